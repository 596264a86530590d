import { type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { ProductRanking, SalesChange } from '#shared/sales-reports.ts';

const RISING_FROM = 1.25;
const FADING_TO = 0.6;
/** Of a month's net sales; smaller movements are everyday. */
const WORTH_NAMING = 0.02;
const MOST_OF_EACH = 3;

/** Products that sold much more or much less than in the 30 days before. */
export function findMovingProducts(
  { change, ranking }: { change: SalesChange; ranking: ProductRanking },
  scale: Scale,
): Finding[] {
  const base = Math.max(change.netSales.current, change.netSales.previous ?? 0);
  const moved = change.products.filter(
    ({ productId, effect }) => productId !== null && Math.abs(effect) >= base * WORTH_NAMING,
  );
  const rising = moved.filter(
    ({ effect, current, previous }) => effect > 0 && current >= previous * RISING_FROM,
  );
  const fading = moved.filter(
    ({ effect, current, previous }) => effect < 0 && current <= previous * FADING_TO,
  );
  const soldOut = new Set(
    ranking.rows.filter(({ inventory }) => inventory !== null && inventory <= 0).map(({ id }) => id),
  );
  return [
    ...rising
      .slice(0, MOST_OF_EACH)
      .map((row) => found('rising_product', row.previous > 0 ? 'more' : 'new', row)),
    ...fading
      .slice(0, MOST_OF_EACH)
      .map((row) => found('fading_product', soldOut.has(row.productId) ? 'sold_out' : 'less', row)),
  ];

  function found(
    type: 'rising_product' | 'fading_product',
    variant: string,
    { productId, title, current, previous, effect }: SalesChange['products'][number],
  ): Finding {
    return makeFinding(
      {
        subject: `${type}:${productId}`,
        type,
        variant,
        category: 'products',
        period: { from: change.period.firstDay, to: change.period.lastDay },
        names: { product: title },
        figures: [
          money('netSales', current),
          money('netSalesBefore', previous),
          money('difference', Math.abs(effect)),
          ...(previous > 0 ? [percent('change', Math.abs(effect) / previous)] : []),
        ],
        atStake: Math.abs(effect),
        confidence: type === 'fading_product' ? 0.6 : 0.5,
      },
      scale,
    );
  }
}
