import { useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useAuth } from './auth.tsx';

export function FailedStart() {
  const t = useT();
  const { refetchUser } = useAuth();
  const [pending, setPending] = useState(false);

  async function retry() {
    setPending(true);
    await refetchUser();
    setPending(false);
  }

  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center p-4">
      <Alert
        variant="destructive"
        title={t('Failed to fetch user')}
        action={
          <Button variant="secondary" size="small" pending={pending} onClick={retry}>
            {t('Retry')}
          </Button>
        }
      >
        {t('Vitrin does not answer at the moment.')}
      </Alert>
    </main>
  );
}
