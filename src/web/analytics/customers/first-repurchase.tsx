import type { FirstRepurchase as Report } from '#shared/analytics/customer-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { firstRepurchaseQuery } from '#web/analytics/reports/customer-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** How long the second order takes and who has not placed one: regular customers make most of all other pairs. */
export function FirstRepurchase({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={firstRepurchaseQuery(store.id)}
      failed={t('Failed to load the second orders.')}
      waiting={<Skeleton className="h-10" />}
    >
      {(reply) => <Sentences reply={reply} />}
    </Loaded>
  );
}

function Sentences({ reply: { medianDays, cameBack, horizons } }: { reply: Report }) {
  const t = useT();
  const format = useFormat();
  const shares = horizons.filter(({ notBack }) => notBack !== null);
  if (medianDays === null && shares.length === 0) return null;
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      {medianDays !== null && (
        <p>
          {t.plural(
            Math.round(medianDays),
            {
              one: 'From the first to the second order it takes {n} day in the median ({customers} customers who came back).',
              other:
                'From the first to the second order it takes {n} days in the median ({customers} customers who came back).',
            },
            { customers: format.number(cameBack) },
          )}
        </p>
      )}
      {shares.map(({ days, notBack, customers }) => (
        <p key={days}>
          {t(
            '{share} did not come back within {days} days ({customers} customers whose first order is that old).',
            {
              share: format.percent(notBack! * 100, { digits: 0 }),
              days: format.number(days),
              customers: format.number(customers),
            },
          )}
        </p>
      ))}
    </div>
  );
}
