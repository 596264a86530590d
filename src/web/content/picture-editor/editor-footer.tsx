import { Undo2 } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';

interface EditorFooterProps {
  /** Null where there is nothing to take back. */
  undo: (() => void) | null;
  onCancel: () => void;
  onApply: () => void;
  pending: boolean;
  blocked: string | false | null;
}

export function EditorFooter({ undo, onCancel, onApply, pending, blocked }: EditorFooterProps) {
  const t = useT();
  return (
    <>
      <Button
        variant="ghost"
        className="sm:mr-auto"
        blocked={!undo && t('Nothing was changed yet.')}
        onClick={undo ?? undefined}
      >
        <Undo2 aria-hidden />
        {t('Undo')}
      </Button>
      <Button variant="secondary" disabled={pending} onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <Button pending={pending} pendingLabel={t('Drawing...')} blocked={blocked} onClick={onApply}>
        {t('Apply')}
      </Button>
    </>
  );
}
