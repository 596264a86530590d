import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useT } from './i18n.ts';

/** Says that a form does not begin empty, and lets it. */
export function CachedDraftNote({ onStartAfresh }: { onStartAfresh: () => void }) {
  const t = useT();
  return (
    <Alert
      action={
        <Button variant="secondary" size="small" onClick={onStartAfresh}>
          {t('Discard it')}
        </Button>
      }
    >
      {t('This is what you typed before. It is not saved yet.')}
    </Alert>
  );
}
