import type { AdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { Ages } from './ages.tsx';
import { Baskets } from './baskets.tsx';
import { Groups } from './groups.tsx';
import { Interests } from './interests.tsx';
import { Places } from './places.tsx';

const NAMES = { Mobile: text('Mobile'), Desktop: text('Desktop'), Tablet: text('Tablet') };

/** Who buys: what the store has counted, and what only an ads account could add. */
export function CustomersTab({ result }: { result: AdsResult }) {
  return (
    <div className="grid min-w-0 gap-4">
      <BuyerFigures result={result} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Groups result={result} />
          <Baskets result={result} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Places result={result} />
          <Interests result={result} />
          <Devices result={result} />
          <Ages result={result} />
        </div>
      </div>
    </div>
  );
}

/** How many bought, and how many of them for the first time. */
function BuyerFigures({ result: { customers } }: { result: AdsResult }) {
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

/** On what they look; a store does not receive it, so most of it comes from elsewhere. */
function Devices({ result: { audiences } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const { devices } = audiences.behaviors;
  const share = (value: number | null) => format.percent(value === null ? null : value * 100);
  const knows = devices.some(({ basis }) => basis.kind === 'account');
  return (
    <FoldingCard title={t('Devices')} className="min-w-0">
      <div className="grid min-w-0 gap-3">
        {devices.length > 0 && (
          <div className="-mx-5">
            <DataTable
              caption={t('Devices')}
              rows={devices}
              rowKey={({ type }) => type}
              columns={[
                {
                  name: 'type',
                  label: t('Device'),
                  isHeader: true,
                  cell: ({ type, usage, basis }) => (
                    <div className="grid justify-items-start">
                      {t(NAMES[type])}
                      {usage !== null && <BasisBadge basis={basis} />}
                    </div>
                  ),
                },
                { name: 'usage', label: t('Share'), isNumber: true, cell: ({ usage }) => share(usage) },
                {
                  name: 'conversion',
                  label: t('Conversion Rate'),
                  isNumber: true,
                  cell: ({ conversion }) => share(conversion),
                },
              ]}
            />
          </div>
        )}
        {!knows && (
          <p className="text-ink-faint text-xs">
            {t(
              'Orders do not say on which device they were placed. A Google Ads account shows it for your own ads.',
            )}
          </p>
        )}
      </div>
    </FoldingCard>
  );
}
