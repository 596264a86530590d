import { CircleSlash, RotateCw } from 'lucide-react';
import type { NoAdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';

const ERRORS: Record<NoAdsResult['error'], string> = {
  no_data_yet: text('No data yet'),
  nothing_to_analyse: text('Nothing to analyse'),
};

interface NotAvailableProps {
  reply: NoAdsResult;
  pending: boolean;
  onRetry: () => void;
}

/** The store holds nothing that advice could rest on. */
export function NotAvailable({ reply: { error, message }, pending, onRetry }: NotAvailableProps) {
  const t = useT();
  return (
    <Card flush>
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
        <p className="font-medium text-ink">{t(ERRORS[error])}</p>
        <p>{t.message(message)}</p>
      </EmptyState>
    </Card>
  );
}
