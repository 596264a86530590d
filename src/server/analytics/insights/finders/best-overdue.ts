import { count, money, percent, type Scale, tenths } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { toMajor } from '#shared/core/money.ts';
import { type Finding, makeFinding } from './finding.ts';

/** More of the best customers than usual let their own rhythm pass; the test is `findOverdue`'s. */
export function findBestOverdue({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  const { overdue, day } = signals;
  if (!overdue) return [];
  const { recent, before, times, netPerOrder } = overdue;
  const usually = recent.of * (before.hits / before.of);
  const beyond = Math.round(recent.hits - usually);
  const perOrder = toMajor(Math.round(netPerOrder), scale.currency);
  return [
    makeFinding(
      {
        subject: 'best_overdue',
        type: 'best_overdue',
        variant: 'more',
        category: 'customers',
        period: { from: null, to: day },
        figures: [
          count('overdueCustomers', recent.hits),
          count('customersDue', recent.of),
          percent('overdueShare', recent.hits / recent.of),
          percent('overdueShareBefore', before.hits / before.of),
          tenths('timesOwnRhythm', times, 'times'),
          count('beyondUsual', beyond),
          money('perOrder', perOrder),
          money('ifTheyOrdered', beyond * perOrder),
        ],
        atStake: beyond * perOrder,
        confidence: 0.5,
      },
      scale,
    ),
  ];
}
