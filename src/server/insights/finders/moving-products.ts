import { commonDispersion, rateIsHigher } from '#server/analytics/findings/comparisons.ts';
import { poissonAtLeast } from '#server/analytics/findings/statistics.ts';
import { count, type Finding, makeFinding, money, percent, type Scale } from '#server/insights/finding.ts';
import type { ProductMovement } from '#server/sales-reports/product-movements.ts';
import type { ProductMovements } from '#server/sales-reports/sales-history.ts';
import type { ProductRanking } from '#shared/sales-reports.ts';

/** Metrics 0.8: orders before, the side that is the base of the change. */
const FEWEST_ORDERS = 5;
const RISING_FROM = 1.5;
const FADING_TO = 0.6;
/** Five Mondays a month, and all products together share one such chance each time. */
const MOST_CHANCE = 0.01;
/** A product that no one ordered before: these orders are not one buyer's fancy. */
const FEWEST_OF_NEW = 10;
const WEEKS_OF_MONTH = 30 / 28;

/**
 * Products whose part of the shop's orders in the last four whole weeks differs from that of the four before, so that a
 * season or a trend of the whole shop moves none of them. Test: conditional binomial of two rates, with all orders as their
 * exposure, counts widened by how much most products of the shop scatter (`commonDispersion`), and Bonferroni over all
 * products that were looked at (Dunn, JASA 56, 1961). A product never sold before is a claim of its own.
 */
export function findMovingProducts(
  { movements, ranking }: { movements: ProductMovements; ranking: ProductRanking },
  scale: Scale,
): Finding[] {
  const { products, orders, ordersBefore, from, to } = movements;
  const known = products.filter(({ isNew, ordersBefore: before }) => !isNew && before >= FEWEST_ORDERS);
  const rates = known.map((product) => ({
    product,
    first: { count: product.orders, exposure: orders },
    second: { count: product.ordersBefore, exposure: ordersBefore },
  }));
  const dispersion = commonDispersion(rates);
  const most = MOST_CHANCE / Math.max(1, known.length);
  const rising = rates.filter(
    ({ product, first, second }) =>
      product.orders >= RISING_FROM * product.ordersBefore && rateIsHigher(first, second, dispersion) <= most,
  );
  const fading = rates.filter(
    ({ product, first, second }) =>
      product.orders <= FADING_TO * product.ordersBefore && rateIsHigher(second, first, dispersion) <= most,
  );
  const launched = products.filter(
    ({ isNew, orders: sold }) =>
      isNew && sold >= FEWEST_OF_NEW && poissonAtLeast(sold, FEWEST_ORDERS) <= MOST_CHANCE * 5,
  );
  const soldOut = new Set(
    ranking.rows.filter(({ inventory }) => inventory !== null && inventory <= 0).map(({ id }) => id),
  );
  return [
    ...mostMoved([
      ...rising.map(({ product }) => found('rising_product', 'more', product)),
      ...launched.map((product) => found('rising_product', 'new', product)),
    ]),
    ...mostMoved(
      fading.map(({ product }) =>
        found('fading_product', soldOut.has(product.id) ? 'sold_out' : 'less', product),
      ),
    ),
  ];

  function found(type: 'rising_product' | 'fading_product', variant: string, row: ProductMovement): Finding {
    return makeFinding(
      {
        subject: `${type}:${row.id}`,
        type,
        variant,
        category: 'products',
        period: { from, to },
        names: { product: row.title },
        figures: [
          count('orders', row.orders),
          ...(variant === 'new'
            ? []
            : [count('ordersBefore', row.ordersBefore), percent('change', changeOf(row))]),
          money('netSales', row.netSales),
          ...(variant === 'new' ? [] : [money('netSalesBefore', row.netSalesBefore)]),
        ],
        // A sold-out product can sell again what it sold; what else has changed is past.
        atStake: variant === 'sold_out' ? row.netSalesBefore * WEEKS_OF_MONTH : null,
        ...(variant === 'sold_out' ? {} : { priority: 'medium' as const }),
        confidence: 0.8,
      },
      scale,
    );
  }
}

function changeOf({ orders, ordersBefore }: ProductMovement): number {
  return Math.abs(orders - ordersBefore) / ordersBefore;
}

/** The one whose net sales moved most: of many products that move, the next is no more news than the tenth. */
function mostMoved(findings: Finding[]): Finding[] {
  const netOf = ({ figures }: Finding, name: string) =>
    Number(figures.find((figure) => figure.name === name)?.value ?? 0);
  const moved = (finding: Finding) => Math.abs(netOf(finding, 'netSales') - netOf(finding, 'netSalesBefore'));
  return findings.toSorted((one, other) => moved(other) - moved(one)).slice(0, 1);
}
