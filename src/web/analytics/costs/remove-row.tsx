import { Trash2 } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';

interface RemoveRowProps {
  label: string;
  onRemove: () => void;
  className?: string;
}

/** Its line is gone once it was pressed, so the focus goes to the section. */
export function RemoveRow({ label, onRemove, className }: RemoveRowProps) {
  const t = useT();
  return (
    <Button
      variant="ghost"
      square
      aria-label={t('Remove: {name}', { name: label })}
      className={classNames('self-end', className)}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus();
        onRemove();
      }}
    >
      <Trash2 aria-hidden />
    </Button>
  );
}
