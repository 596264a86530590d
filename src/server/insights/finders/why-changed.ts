import { type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { SalesChange } from '#shared/sales-reports.ts';

const SMALLEST_CHANGE = 0.05;

/** What a change of the month's net sales is made of, when it is worth asking. */
export function findWhyChanged({ change }: { change: SalesChange }, scale: Scale): Finding[] {
  const { netSales, factors, products, period } = change;
  if (!factors || netSales.previous === null || netSales.change === null || netSales.previous <= 0) return [];
  const share = netSales.change / netSales.previous;
  if (Math.abs(share) < SMALLEST_CHANGE) return [];
  const parts = [
    { kind: 'buyers', ...factors.buyers },
    { kind: 'ordersPerBuyer', ...factors.ordersPerBuyer },
    { kind: 'netPerOrder', ...factors.netPerOrder },
    { kind: 'guests', ...factors.guests },
  ];
  const along = (effect: number) => effect * Math.sign(netSales.change!);
  const main = parts.sort((one, other) => along(other.effect) - along(one.effect))[0]!;
  const product = products.find(({ productId, effect }) => productId !== null && along(effect) > 0);
  return [
    makeFinding(
      {
        subject: 'why_changed',
        type: 'why_changed',
        variant: `${share > 0 ? 'up' : 'down'}:${main.kind}`,
        category: 'sales',
        period: { from: period.firstDay, to: period.lastDay },
        names: product ? { product: product.title } : {},
        figures: [
          money('netSales', netSales.current),
          money('netSalesBefore', netSales.previous),
          money('difference', Math.abs(netSales.change)),
          percent('change', Math.abs(share)),
          money('mainEffect', Math.abs(main.effect)),
          main.kind === 'netPerOrder'
            ? money('factorNow', main.current ?? 0)
            : { name: 'factorNow', value: roundTo(main.current ?? 0, 2), unit: 'times' },
          main.kind === 'netPerOrder'
            ? money('factorBefore', main.previous ?? 0)
            : { name: 'factorBefore', value: roundTo(main.previous ?? 0, 2), unit: 'times' },
          ...(product ? [money('productEffect', Math.abs(product.effect))] : []),
        ],
        table: {
          columns: [
            { name: 'part', unit: 'word' },
            { name: 'effect', unit: 'money' },
          ],
          rows: parts.map(({ kind, effect }) => [kind, effect]),
        },
        atStake: Math.abs(netSales.change),
        confidence: 0.7,
      },
      scale,
    ),
  ];
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
