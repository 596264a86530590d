import { RotateCw } from 'lucide-react';
import { useT } from '#web/app/i18n.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface FailedAdsProps {
  pending: boolean;
  onRetry: () => void;
}

export function FailedAds({ pending, onRetry }: FailedAdsProps) {
  const t = useT();
  return (
    <Alert
      variant="destructive"
      action={
        <Button variant="secondary" size="small" pending={pending} onClick={onRetry}>
          <RotateCw aria-hidden />
          {t('Retry')}
        </Button>
      }
    >
      {t('Failed to fetch optimization data')}
    </Alert>
  );
}
