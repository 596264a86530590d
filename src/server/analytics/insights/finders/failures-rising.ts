import { count, percent, type Scale } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { type Finding, makeFinding } from './finding.ts';

/** Orders that are cancelled, stay unpaid or are not sent more often than before; the test is `findRisingFailure`'s. */
export function findFailuresRising({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  return signals.failures.map(({ kind, from, to, recent, before }) =>
    makeFinding(
      {
        subject: `failures_rising:${kind}`,
        type: 'failures_rising',
        variant: kind,
        category: 'sales',
        period: { from, to },
        figures: [
          count('failedOrders', recent.hits),
          count('ordersThen', recent.of),
          percent('failedShare', recent.hits / recent.of),
          count('failedBefore', before.hits),
          count('ordersBefore', before.of),
          percent('failedShareBefore', before.hits / before.of),
        ],
        atStake: null,
        confidence: 0.9,
        priority: 'high',
      },
      scale,
    ),
  );
}
