import { count, money, type Scale } from '#server/analytics/findings/finding.ts';
import type { ShopSignals } from '#server/analytics/signals/signals.ts';
import { toMajor } from '#shared/core/money.ts';
import { type Finding, makeFinding } from './finding.ts';

const SHOWN = 10;
/** Of a month's net sales: less is not worth a card. */
const WORTH_NAMING = 0.05;

/** Money that lies in stock which stopped selling; the test is `findIdleStock`'s. At cost, or at the selling price. */
export function findIdleStockInsight({ signals }: { signals: ShopSignals }, scale: Scale): Finding[] {
  const { idle, day } = signals;
  const major = (minor: number) => toMajor(Math.round(minor), scale.currency);
  const value = major(idle.reduce((sum, each) => sum + each.value, 0));
  const [first] = idle;
  if (!first || value < scale.monthNet * WORTH_NAMING) return [];
  const atCost = idle.every(({ isCost }) => isCost);
  return [
    makeFinding(
      {
        subject: 'idle_stock',
        type: 'idle_stock',
        variant: `${idle.length === 1 ? 'one' : 'several'}:${atCost ? 'cost' : 'price'}`,
        category: 'products',
        period: { from: null, to: day },
        names: { product: first.title },
        figures: [
          count('products', idle.length),
          money('idleValue', value),
          count(
            'unitsLying',
            idle.reduce((sum, { inventory }) => sum + inventory, 0),
          ),
          count('silentDays', Math.min(...idle.map(({ silentDays }) => silentDays))),
        ],
        table: {
          columns: [
            { name: 'product', unit: 'text' },
            { name: 'unitsLying', unit: 'count' },
            { name: 'silentDays', unit: 'count' },
            { name: 'ordersBefore', unit: 'count' },
            { name: 'idleValue', unit: 'money' },
          ],
          rows: idle
            .slice(0, SHOWN)
            .map((each) => [
              each.title,
              each.inventory,
              each.silentDays,
              each.ordersBefore,
              major(each.value),
            ]),
        },
        // It is not lost: it lies there.
        atStake: null,
        confidence: 0.8,
        priority: value >= scale.monthNet ? 'high' : 'medium',
      },
      scale,
    ),
  ];
}
