import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { daysText } from '#web/analytics/reports/periods.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { StaleNote } from '#web/core/ui/stale-note.tsx';

/** What was looked at, before what follows from it. */
export function AnalysisBanner({ result }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { storeAnalysis, period, computedAt, currency } = result;
  const { totalProducts, mainCategory, productRange, orders, netSales, averageOrderValue } = storeAnalysis;
  const facts = [
    { term: t('Products analysed'), fact: format.number(totalProducts) },
    { term: t('Main category'), fact: mainCategory ?? NO_FIGURE },
    { term: t('Product range'), fact: productRange ?? NO_FIGURE },
    {
      term: t('Orders'),
      fact: format.number(orders),
      before: beforeText(t, format.number, storeAnalysis, 'orders'),
    },
    {
      term: t('Net sales'),
      fact: format.money(netSales, currency, { whole: true }),
      before: beforeText(
        t,
        (value) => format.money(value, currency, { whole: true }),
        storeAnalysis,
        'netSales',
      ),
    },
    { term: t('Average Order Value'), fact: format.money(averageOrderValue, currency) },
  ];
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-xl border border-line bg-surface px-5 py-4.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <h2 id={id} className="flex items-center gap-2 text-base">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
          {t('Store Analysis Complete')}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 text-ink-faint text-xs tabular-nums">
          <span>{daysText(format, period)}</span>
          <span>{t('Times in {zone}', { zone: zoneText(period.timeZone, t) })}</span>
          <span>{t('updated {moment}', { moment: format.time(computedAt, period.timeZone) })}</span>
          <BasisBadge basis={storeAnalysis.basis} few={storeAnalysis.fewData} />
        </div>
      </div>
      {result.stale && <StaleNote />}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-6">
        {facts.map(({ term, fact, before }) => (
          <div key={term} className="grid min-w-0 content-start">
            <dt className="text-ink-soft text-xs">{term}</dt>
            <dd className="break-words font-medium text-sm tabular-nums">{fact}</dd>
            {before && <dd className="text-ink-faint text-xs tabular-nums">{before}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function beforeText(
  t: Translate,
  write: (value: number) => string,
  { previous }: AdsResult['storeAnalysis'],
  name: 'orders' | 'netSales',
) {
  return previous ? t('before: {figure}', { figure: write(previous[name]) }) : undefined;
}
