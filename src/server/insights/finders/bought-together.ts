import { count, type Finding, makeFinding, percent, type Scale, tenths } from '#server/insights/finding.ts';
import type { Affinity } from '#shared/sales-reports.ts';

const MOST = 2;
const OFTEN = 20;

/** The pairs that are bought together far more often than chance has it. */
export function findBoughtTogether({ affinity }: { affinity: Affinity }, scale: Scale): Finding[] {
  return affinity.pairs.slice(0, MOST).map((pair) =>
    makeFinding(
      {
        subject: `bought_together:${pair.first.id}:${pair.second.id}`,
        type: 'bought_together',
        variant: 'pair',
        category: 'products',
        period: { from: affinity.from?.slice(0, 10) ?? null, to: affinity.computedAt.slice(0, 10) },
        names: { first: pair.first.title, second: pair.second.title },
        figures: [
          count('together', pair.together),
          count('withFirst', pair.withFirst),
          percent('confidence', pair.confidence),
          tenths('lift', pair.lift, 'times'),
          count('ordersLookedAt', affinity.orders),
        ],
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'second', unit: 'text' },
            { name: 'together', unit: 'count' },
            { name: 'lift', unit: 'times' },
          ],
          rows: affinity.pairs
            .slice(0, 5)
            .map(({ first, second, together, lift }) => [
              first.title,
              second.title,
              together,
              Math.round(lift * 10) / 10,
            ]),
        },
        atStake: null,
        confidence: 0.8,
        priority: pair.together >= OFTEN ? 'medium' : 'low',
      },
      scale,
    ),
  );
}
