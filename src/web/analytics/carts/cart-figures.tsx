import type { CartSummary } from '#shared/analytics/customer-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ReportFigure } from '#web/analytics/lists/report-figure.tsx';
import { cartSummaryQuery } from '#web/analytics/reports/customer-queries.ts';
import { WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';

/** What was left in the period, what came back, and what may still come. */
export function CartFigures({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <section aria-labelledby="cart-figures" className="grid min-w-0 gap-3">
      <h2 id="cart-figures" className="text-base">
        {t('Carts of the period')}
      </h2>
      <Loaded
        query={cartSummaryQuery(store.id, range)}
        failed={t('Failed to load the figures of abandoned carts.')}
        waiting={
          <FigureRow count={3}>
            <WaitingFigure />
            <WaitingFigure />
            <WaitingFigure />
          </FigureRow>
        }
      >
        {(reply) => (
          <>
            <Amounts reply={reply} />
            <Rates reply={reply} store={store} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Amounts({
  reply: { abandoned, open, recovered, recoveredOtherwise, currency },
}: {
  reply: CartSummary;
}) {
  const t = useT();
  const format = useFormat();
  const carts = (count: number) => t.plural(count, { one: '{n} cart', other: '{n} carts' });
  const amount = (part: CartSummary['open']) => (part ? format.money(part.value, currency) : NO_FIGURE);
  return (
    <FigureRow count={3}>
      <div className="bg-surface p-5">
        <StatFigure
          label={t('Still open')}
          value={amount(open)}
          note={
            open &&
            t('{open} of {abandoned} abandoned', {
              open: format.number(open.carts),
              abandoned: format.number(abandoned),
            })
          }
        />
      </div>
      <div className="bg-surface p-5">
        <StatFigure
          label={t('Recovered')}
          value={amount(recovered)}
          note={recovered && t('{carts} completed after all', { carts: carts(recovered.carts) })}
        />
      </div>
      <div className="bg-surface p-5">
        <StatFigure
          label={t('Bought otherwise')}
          value={amount(recoveredOtherwise)}
          note={
            recoveredOtherwise &&
            t('{carts}, bought by another route within 7 days', { carts: carts(recoveredOtherwise.carts) })
          }
        />
      </div>
    </FigureRow>
  );
}

function Rates({ reply, store }: { reply: CartSummary; store: Store }) {
  const t = useT();
  const shared = { unit: 'percent', reply, store } as const;
  return (
    <FigureRow count={3}>
      <ReportFigure
        {...shared}
        lessIsBetter
        label={t('Abandonment rate')}
        meaning={t('Abandoned of all checkouts begun')}
        formula={t.plural(reply.abandonedAfterMinutes, {
          one: 'Abandoned checkouts divided by abandoned and completed ones, by when they were begun. A checkout with contact details counts as abandoned after {n} minute without change.',
          other:
            'Abandoned checkouts divided by abandoned and completed ones, by when they were begun. A checkout with contact details counts as abandoned after {n} minutes without change.',
        })}
        detail={reply.abandonmentRate}
      />
      <ReportFigure
        {...shared}
        label={t('Recovery rate')}
        meaning={t('Of the abandoned that are older than 7 days')}
        formula={t(
          'Checkouts completed after they were abandoned, divided by all abandoned ones, only of checkouts older than 7 days.',
        )}
        detail={reply.recoveryRate}
      />
      <ReportFigure
        {...shared}
        label={t('Checkout completion')}
        meaning={t('Of checkouts begun; not the conversion rate, which counts visits')}
        formula={t('Orders divided by orders and abandoned checkouts. Visits play no part in it.')}
        detail={reply.checkoutCompletion}
      />
    </FigureRow>
  );
}
