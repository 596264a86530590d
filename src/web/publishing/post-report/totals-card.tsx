import type { PostReport } from '#shared/publishing/post-report.ts';
import { coverageText } from '#web/analytics/profit/figures.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';

/** All posts of the period together, each order counted once. */
export function TotalsCard({ report }: { report: PostReport }) {
  const t = useT();
  const format = useFormat();
  const { currency, posts, known, byLastTouch, byFirstTouch, likelyOrders, earned, coverage, perMinute } =
    report;
  const isAnyKnown = known > 0;
  const money = (amount: number | null) => format.money(amount, currency);
  const earnedNote =
    earned === null
      ? t('No cost is known for these orders yet.')
      : coverage !== null && coverage < 1
        ? t('The cost is known for {share} of the net sales.', { share: coverageText(format, coverage) })
        : t('After goods, fees, shipping and what the posts cost');
  return (
    <Card title={t('All posts')}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
        <StatFigure
          label={t('Posts')}
          value={format.number(posts)}
          note={
            known < posts &&
            t('Of {n} it cannot be known what they sold', { n: format.number(posts - known) })
          }
        />
        <StatFigure
          label={t('Orders')}
          value={format.number(isAnyKnown ? byLastTouch.orders : null)}
          note={
            isAnyKnown &&
            (likelyOrders > 0
              ? t('Of these likely: {n}', { n: format.number(likelyOrders) })
              : t('By the first visit: {n}', { n: format.number(byFirstTouch.orders) }))
          }
        />
        <StatFigure
          label={t('Net sales')}
          value={money(isAnyKnown ? byLastTouch.netSales : null)}
          note={isAnyKnown && t('By the first visit: {n}', { n: money(byFirstTouch.netSales) })}
        />
        <StatFigure
          label={t('Earned')}
          value={money(isAnyKnown ? earned : null)}
          note={isAnyKnown && earnedNote}
        />
        <StatFigure
          label={t('Per minute of work')}
          value={money(perMinute)}
          note={
            perMinute === null
              ? t('Work is measured from your next post on')
              : t('Posts whose work was measured')
          }
        />
      </div>
    </Card>
  );
}
