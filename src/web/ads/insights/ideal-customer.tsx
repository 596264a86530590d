import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

export function IdealCustomer({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  const { idealCustomer, topLocations } = recommendations;
  return (
    <FoldingCard title={t('Ideal customer')} className="min-w-0">
      {idealCustomer ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm">{idealCustomer.text}</p>
          {topLocations.length > 0 && (
            <p className="text-ink-soft text-sm">
              {t('Most orders from: {places}', {
                places: new Intl.ListFormat(t.locale).format(topLocations),
              })}
            </p>
          )}
          <BasisBadge basis={idealCustomer.basis} counted="buyers" />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          {t('No known customer has bought in this timeframe, so there is no one to describe.')}
        </p>
      )}
    </FoldingCard>
  );
}
