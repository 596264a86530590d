import { count, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { type Finding, makeFinding } from './finding.ts';

/** The clearest. */
const MOST = 1;

/** The first purchase after which clearly more, or fewer, customers come back; the test is `findUnusualRates`'. */
export function findFirstProduct({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  return signals.firstProducts.slice(0, MOST).map(({ id, title, hits, of, others, way }) =>
    makeFinding(
      {
        subject: `first_product:${id}`,
        type: 'first_product',
        variant: way,
        category: 'customers',
        period: signals.firstBuyersPeriod,
        names: { product: title },
        figures: [
          count('firstBuyers', of),
          count('cameBack', hits),
          percent('cameBackShare', hits / of),
          count('otherFirstBuyers', others.of),
          percent('otherCameBackShare', others.hits / others.of),
        ],
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
      },
      scale,
    ),
  );
}
