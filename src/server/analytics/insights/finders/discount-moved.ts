import { count, type Figure, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { type Finding, makeFinding } from './finding.ts';

/** The newest discount, if the orders it brought were missing afterwards; the test is `findMovedForward`'s. */
export function findDiscountMoved({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  const moved = signals.movedForward;
  if (!moved) return [];
  const { from, to, during, duringExpected, afterFrom, afterTo, after, afterExpected, share } = moved;
  const day = (name: string, value: string): Figure => ({ name, value, unit: 'date' });
  return [
    makeFinding(
      {
        subject: `discount_moved:${from}`,
        type: 'discount_moved',
        variant: 'moved',
        category: 'sales',
        period: { from, to: afterTo },
        figures: [
          day('discountFrom', from),
          day('discountTo', to),
          percent('discountShare', share),
          count('ordersDuring', during),
          count('expectedDuring', Math.round(duringExpected)),
          count('extraOrders', during - Math.round(duringExpected)),
          day('afterFrom', afterFrom),
          day('afterTo', afterTo),
          count('ordersAfter', after),
          count('expectedAfter', Math.round(afterExpected)),
          count('missingOrders', Math.round(afterExpected) - after),
        ],
        atStake: null,
        confidence: 0.8,
        priority: 'medium',
      },
      scale,
    ),
  ];
}
