import type { ProfitReport } from '#shared/analytics/profit.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Legend } from '#web/analytics/charts/legend.tsx';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { profitQuery } from './queries.ts';
import { WaterfallBars } from './waterfall-bars.tsx';
import { WaterfallTable } from './waterfall-table.tsx';

/** From gross sales to what is left. */
export function WaterfallPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <Picture
      title={t('From sales to profit')}
      description={t('What came in, what was taken off it, and what is left.')}
      store={store}
      query={profitQuery(store.id, range)}
      failed={t('Failed to load profit.')}
      height="h-80"
      isEmpty={hasNothing}
      empty={t('No orders in this period.')}
      inputs={({ period, coverage, computedAt }) => ({
        formula: t(
          'Each total is the sum of all parts before it, to the last unit. Sales without a known cost are taken off before profit, because nothing is known of what they earned.',
        ),
        rows: t('All sales, refunds, fees and costs of the period, each on the day it happened'),
        period,
        coverage,
        computedAt,
      })}
      chart={({ waterfall, currency }) => (
        <>
          {waterfall.some(({ name }) => name === 'withoutCost') && (
            <Legend entries={[{ mark: 'hatch', label: t('Net sales without a known cost') }]} />
          )}
          <WaterfallBars steps={waterfall} currency={currency} />
        </>
      )}
      table={(reply) => <WaterfallTable reply={reply} store={store} />}
    />
  );
}

function hasNothing({ waterfall }: ProfitReport): boolean {
  return waterfall.every(({ amount }) => amount === 0);
}
