import { count, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { type Finding, makeFinding } from './finding.ts';

/** The clearest; the others stand in the report that it opens. */
const MOST = 1;

/** Products that come back far more often than the others; the test is `findUnusualRates`'. */
export function findRefundRates({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  return signals.refundRates.slice(0, MOST).map(({ id, title, hits, of, others }) =>
    makeFinding(
      {
        subject: `refund_rate:${id}`,
        type: 'refund_rate',
        variant: 'more',
        category: 'products',
        period: signals.refundPeriod,
        names: { product: title },
        figures: [
          count('ordersReturned', hits),
          count('ordersWithIt', of),
          percent('returnRate', hits / of),
          percent('returnRateOfOthers', others.hits / others.of),
          count('otherReturns', others.hits),
          count('otherSales', others.of),
        ],
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
      },
      scale,
    ),
  );
}
