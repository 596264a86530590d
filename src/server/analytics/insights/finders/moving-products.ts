import { commonDispersion, type RateChange, rateIsHigher } from '#server/analytics/findings/comparisons.ts';
import { count, money, percent, type Scale } from '#server/analytics/findings/finding.ts';
import { beyondSeason, type ProductSeason } from '#server/analytics/findings/product-season.ts';
import { poissonAtLeast } from '#server/analytics/findings/statistics.ts';
import type { ProductMovement } from '#server/analytics/sales/product-movements.ts';
import type { ProductMovements } from '#server/analytics/sales/sales-history.ts';
import type { ProductRanking } from '#shared/analytics/sales-reports.ts';
import { type Finding, makeFinding } from './finding.ts';

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
 * products that were looked at (Dunn, JASA 56, 1961), and then the season (`beyondSeason`). Where the year before was not
 * read, or the product hardly sold then, the sentence says that it may be the season. A product never sold before is a claim
 * of its own.
 */
export function findMovingProducts(
  {
    movements,
    movementsLastYear,
    ranking,
  }: { movements: ProductMovements; movementsLastYear: ProductMovements; ranking: ProductRanking },
  scale: Scale,
): Finding[] {
  const { products, orders, ordersBefore, from, to } = movements;
  const known = products.filter(({ isNew, ordersBefore: before }) => !isNew && before >= FEWEST_ORDERS);
  const rates = known.map((product) => ({
    id: product.id,
    product,
    first: { count: product.orders, exposure: orders },
    second: { count: product.ordersBefore, exposure: ordersBefore },
  }));
  const dispersion = commonDispersion(rates);
  const most = MOST_CHANCE / Math.max(1, known.length);
  const moved = ({ first, second, ...row }: (typeof rates)[number]) => ({
    ...row,
    change: { now: first, before: second },
  });
  const rising = beyondSeason(
    rates
      .filter(
        ({ product, first, second }) =>
          product.orders >= RISING_FROM * product.ordersBefore &&
          rateIsHigher(first, second, dispersion) <= most,
      )
      .map(moved),
    movementsLastYear,
    { dispersion, isLarge: (times) => times >= RISING_FROM },
  );
  const fading = beyondSeason(
    rates
      .filter(
        ({ product, first, second }) =>
          product.orders <= FADING_TO * product.ordersBefore &&
          rateIsHigher(second, first, dispersion) <= most,
      )
      .map(moved),
    movementsLastYear,
    { dispersion, isLarge: (times) => times <= FADING_TO },
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
      ...rising.map((moved) => found('rising_product', 'more', moved)),
      ...launched.map((product) => found('rising_product', 'new', { product })),
    ]),
    ...mostMoved(
      fading.map((moved) =>
        found('fading_product', soldOut.has(moved.product.id) ? 'sold_out' : 'less', moved),
      ),
    ),
  ];

  function found(
    type: 'rising_product' | 'fading_product',
    kind: string,
    { product: row, season, lastYear }: Moved,
  ): Finding {
    const isNew = kind === 'new';
    return makeFinding(
      {
        subject: `${type}:${row.id}`,
        type,
        variant: season ? `${kind}:${season}` : kind,
        category: 'products',
        period: { from, to },
        names: { product: row.title },
        figures: [
          count('orders', row.orders),
          ...(isNew ? [] : [count('ordersBefore', row.ordersBefore), percent('change', changeOf(row))]),
          money('netSales', row.netSales),
          ...(isNew ? [] : [money('netSalesBefore', row.netSalesBefore)]),
          ...(lastYear
            ? [
                count('ordersLastYear', lastYear.now.count),
                count('ordersBeforeLastYear', lastYear.before.count),
              ]
            : []),
        ],
        // A sold-out product can sell again what it sold; what else has changed is past.
        atStake: kind === 'sold_out' ? row.netSalesBefore * WEEKS_OF_MONTH : null,
        ...(kind === 'sold_out' ? {} : { priority: 'medium' as const }),
        confidence: 0.8,
      },
      scale,
    );
  }
}

interface Moved {
  product: ProductMovement;
  /** Of a product never sold before there is none. */
  season?: ProductSeason;
  lastYear?: RateChange;
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
