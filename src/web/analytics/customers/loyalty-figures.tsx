import type { FirstRepurchase as Report } from '#shared/analytics/customer-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ReportFigure } from '#web/analytics/lists/report-figure.tsx';
import { firstRepurchaseQuery, loyaltyQuery } from '#web/analytics/reports/customer-queries.ts';
import { WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** New and returning, and the two rates that are easily mixed up. */
export function LoyaltyFigures({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <section aria-labelledby="loyalty" className="grid min-w-0 gap-3">
      <h2 id="loyalty" className="text-base">
        {t('Coming back')}
      </h2>
      <Loaded
        query={loyaltyQuery(store.id, range)}
        failed={t('Failed to load who came back.')}
        waiting={
          <FigureRow count={4}>
            <WaitingFigure />
            <WaitingFigure />
            <WaitingFigure />
            <WaitingFigure />
          </FigureRow>
        }
      >
        {(reply) => (
          <>
            <FigureRow count={4}>
              <ReportFigure
                label={t('New customers')}
                meaning={t('First order ever in the period')}
                formula={t('Different customers whose first order ever lies in the period.')}
                unit="count"
                detail={reply.newCustomers}
                reply={reply}
                store={store}
              />
              <ReportFigure
                label={t('Returning customers')}
                meaning={t('Ordered before, or twice in the period')}
                formula={t(
                  'Different customers who ordered in the period and had an order before it, or two in the period.',
                )}
                unit="count"
                detail={reply.returningCustomers}
                reply={reply}
                store={store}
              />
              <ReportFigure
                label={t('Returning customer rate')}
                meaning={t('Of all who ordered; earlier orders may lie before the period')}
                formula={t(
                  'Returning customers divided by all customers who ordered in the period. The earlier order may lie outside the period.',
                )}
                unit="percent"
                detail={reply.returningRate}
                reply={reply}
                store={store}
              />
              <ReportFigure
                label={t('Repeat purchase rate')}
                meaning={t('Two or more orders within the period itself')}
                formula={t(
                  'Customers with two or more orders inside the period, divided by all customers who ordered in it.',
                )}
                unit="percent"
                detail={reply.repeatPurchaseRate}
                reply={reply}
                store={store}
              />
            </FigureRow>
            {reply.medianDaysBetweenOrders !== null && (
              <p className="text-ink-soft text-sm">
                {t.plural(
                  Math.round(reply.medianDaysBetweenOrders),
                  {
                    one: 'Half of all next orders come within {n} day of the one before ({pairs} pairs of orders in 24 months).',
                    other:
                      'Half of all next orders come within {n} days of the one before ({pairs} pairs of orders in 24 months).',
                  },
                  { pairs: new Intl.NumberFormat(t.locale).format(reply.orderPairs) },
                )}
              </p>
            )}
          </>
        )}
      </Loaded>
      <FirstRepurchase store={store} />
    </section>
  );
}

/** How long the second order takes and who has not placed one: regular customers make most of all other pairs. */
function FirstRepurchase({ store }: { store: Store }) {
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
