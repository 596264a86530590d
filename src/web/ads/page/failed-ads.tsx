import { CircleSlash, RotateCw } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';

interface FailedAdsProps {
  pending: boolean;
  onRetry: () => void;
}

/** The advice could not be read, or not be shown. */
export function FailedAds({ pending, onRetry }: FailedAdsProps) {
  const t = useT();
  return (
    <Card flush>
      <div role="alert">
        <EmptyState
          icon={CircleSlash}
          title={t('Analysis Not Available')}
          action={
            <Button variant="secondary" pending={pending} onClick={onRetry}>
              <RotateCw aria-hidden />
              {t('Retry')}
            </Button>
          }
        >
          {t('Failed to fetch optimization data')}
        </EmptyState>
      </div>
    </Card>
  );
}
