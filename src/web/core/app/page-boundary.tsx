import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Boundary } from './boundary.tsx';
import { useT } from './i18n.ts';
import { useOnline } from './online.ts';

/** A page that failed, or that could not be read in, leaves the shell and every other page within reach. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <Boundary place={path} failed={<FailedPage />}>
      {children}
    </Boundary>
  );
}

/** React asks only once for a part that is read in later, so another try is the page loaded again. */
function FailedPage() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:px-8">
      {isOnline ? (
        <Alert
          variant="destructive"
          title={t('This page failed')}
          action={
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Nothing that was saved is lost.')}
        </Alert>
      ) : (
        <WaitingForNetwork />
      )}
    </div>
  );
}

function WaitingForNetwork() {
  const t = useT();
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="status">
      <EmptyState icon={WifiOff} title={t('You are offline')}>
        {t(
          'This part of Vitrin has not been loaded yet. It opens automatically once you are connected again.',
        )}
      </EmptyState>
    </div>
  );
}
