import { useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { cohortsQuery } from '#web/analytics/reports/customer-queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { type CohortView, cohortGrid } from './cohort-grid.ts';
import { CohortTable } from './cohort-table.tsx';

/** Who came back, by the month of the first order. It is a table already. */
export function CohortPicture({ store }: { store: Store }) {
  const t = useT();
  const [view, setView] = useState<CohortView>('retention');
  return (
    <Picture
      title={t('Who comes back')}
      description={t('Customers by the month of their first order.')}
      store={store}
      query={cohortsQuery(store.id)}
      failed={t('Failed to load who comes back.')}
      height="h-96"
      isEmpty={({ cohorts }) => cohorts.length === 0}
      empty={t('No first orders yet.')}
      inputs={({ cohorts, computedAt }) => ({
        formula: t(
          'Coming back: different customers of the month’s newcomers who ordered in that calendar month, divided by all of them. Value: net sales per customer from the first order to the given day, refunds included. A month or period that is not over for all of them is grey and left out of the averages.',
        ),
        rows: t.plural(
          cohorts.reduce((sum, { size }) => sum + size, 0),
          { one: '{n} first order', other: '{n} first orders' },
        ),
        computedAt,
      })}
      chart={(reply) => (
        <div className="grid min-w-0 gap-4">
          <div className="w-fit max-w-full">
            <Segmented
              quiet
              label={t('What the table shows')}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'retention', label: <span className="px-2">{t('Coming back')}</span> },
                { value: 'value', label: <span className="px-2">{t('Value per customer')}</span> },
              ]}
            />
          </div>
          <CohortTable grid={cohortGrid(reply, view)} view={view} currency={reply.currency} />
        </div>
      )}
    />
  );
}
