import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';

/** How many bought, and how many of them for the first time. */
export function BuyerFigures({ result: { customers } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const { buyers, newBuyers, returningBuyers, basis } = customers;
  const share = (part: number | null) =>
    part === null
      ? t('Not known: the orders do not name enough customers.')
      : buyers > 0 && t('{share} of buyers', { share: format.percent((part / buyers) * 100) });
  const figures = [
    { label: t('Buyers'), value: buyers, note: null },
    { label: t('New customers'), value: newBuyers, note: share(newBuyers) },
    { label: t('Returning customers'), value: returningBuyers, note: share(returningBuyers) },
  ];
  return (
    <div className="grid gap-2">
      <FigureRow count={3}>
        {figures.map(({ label, value, note }) => (
          <section key={label} aria-label={label} className="bg-surface px-5 py-4">
            <StatFigure label={label} value={format.number(value)} note={note} />
          </section>
        ))}
      </FigureRow>
      <BasisBadge basis={basis} counted="buyers" className="px-1" />
    </div>
  );
}
