import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useT } from './i18n.ts';

/** Stands in for everything when a page failed in a way that nobody foresaw. */
export function BrokenPage() {
  const t = useT();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center p-4">
      <Alert
        variant="destructive"
        title={t('This page failed')}
        action={
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            {t('Reload')}
          </Button>
        }
      >
        {t('Nothing that was saved is lost.')}
      </Alert>
    </main>
  );
}
