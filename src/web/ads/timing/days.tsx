import { useState } from 'react';
import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { summedBasis } from '#web/ads/basis/shared-basis.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { weekdayName } from '#web/analytics/charts/week.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { AverageComparison } from './average-comparison.tsx';

export function Days({ result: { bestTimes, currency } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const ranked = bestTimes.daily.toSorted((a, b) => b.performance - a.performance || a.day - b.day);
  const basis = summedBasis(ranked.map((day) => day.basis));
  const most = Math.max(...ranked.map(({ performance }) => performance), 0);
  const hasOrders = ranked.some(({ orders }) => orders > 0);
  return (
    <FoldingCard
      title={t('Days')}
      description={t('Each day of the week compared with your average day.')}
      className="min-w-0"
    >
      {!hasOrders ? (
        <p className="text-ink-soft text-sm">{t('No orders in this period.')}</p>
      ) : (
        <div className="grid min-w-0 gap-4">
          <ul className="grid gap-4">
            {ranked.slice(0, all ? undefined : SHOWN.days).map((day) => (
              <li key={day.day} className="grid gap-1">
                <AverageComparison
                  name={weekdayName(t.locale, day.day, 'long')}
                  performance={day.performance}
                  most={most}
                  figures={[
                    t.plural(day.orders, { one: '{n} order', other: '{n} orders' }),
                    format.money(day.netSales, currency, { whole: true }),
                    day.impressions !== null &&
                      t.plural(day.impressions, { one: '{n} impression', other: '{n} impressions' }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
                <p className="text-ink-soft text-xs">{day.reasoning}</p>
                {!basis && <BasisBadge basis={day.basis} />}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <ShowAll shown={SHOWN.days} total={ranked.length} all={all} onChange={setAll} what={t('Days')} />
            {basis && <BasisBadge basis={basis} />}
          </div>
          {ranked.every(({ impressions }) => impressions === null) && (
            <p className="text-ink-faint text-xs">
              {t('How often ads were shown on each day is known from a Google Ads account only.')}
            </p>
          )}
        </div>
      )}
    </FoldingCard>
  );
}
