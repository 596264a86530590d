import {
  commonDispersion,
  type RateChange,
  rateIsHigher,
  ratesChangedMore,
} from '#server/analytics/findings/comparisons.ts';
import { poissonAtLeast } from '#server/analytics/findings/statistics.ts';
import {
  count,
  type Finding,
  makeFinding,
  money,
  percent,
  type Scale,
} from '#server/analytics/insights/finding.ts';
import type { ProductMovement } from '#server/analytics/sales/product-movements.ts';
import type { ProductMovements } from '#server/analytics/sales/sales-history.ts';
import type { ProductRanking } from '#shared/analytics/sales-reports.ts';

/** Metrics 0.8: orders before, the side that is the base of the change. */
const FEWEST_ORDERS = 5;
const RISING_FROM = 1.5;
const FADING_TO = 0.6;
/** Five Mondays a month, and all products together share one such chance each time. */
const MOST_CHANCE = 0.01;
/** That a product whose season is as it was last year looks like more, on one of those Mondays. */
const MOST_CHANCE_OF_SEASON = 0.004;
/** A product that no one ordered before: these orders are not one buyer's fancy. */
const FEWEST_OF_NEW = 10;
const WEEKS_OF_MONTH = 30 / 28;

/**
 * Products whose part of the shop's orders in the last four whole weeks differs from that of the four before, so that a
 * season or a trend of the whole shop moves none of them. Test: conditional binomial of two rates, with all orders as their
 * exposure, counts widened by how much most products of the shop scatter (`commonDispersion`), and Bonferroni over all
 * products that were looked at (Dunn, JASA 56, 1961). What these weeks did to its part a year before is its season: the change
 * must be as large beyond that one, too, and surely so (`ratesChangedMore`, p ≤ 0.004 shared by those that passed the first
 * test), or nothing is reported. Where that year was not read, or the product hardly sold then, the sentence says that it may
 * be the season. A product never sold before is a claim of its own.
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
    product,
    first: { count: product.orders, exposure: orders },
    second: { count: product.ordersBefore, exposure: ordersBefore },
  }));
  const dispersion = commonDispersion(rates);
  const yearBefore = changesOf(movementsLastYear);
  const most = MOST_CHANCE / Math.max(1, known.length);
  const rising = beyondSeason(
    rates.filter(
      ({ product, first, second }) =>
        product.orders >= RISING_FROM * product.ordersBefore &&
        rateIsHigher(first, second, dispersion) <= most,
    ),
    (times) => times >= RISING_FROM,
  );
  const fading = beyondSeason(
    rates.filter(
      ({ product, first, second }) =>
        product.orders <= FADING_TO * product.ordersBefore && rateIsHigher(second, first, dispersion) <= most,
    ),
    (times) => times <= FADING_TO,
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

  /** Those whose change is no season as far as anybody can say, each with what is known of its season. */
  function beyondSeason(moved: typeof rates, isLarge: (times: number) => boolean): Moved[] {
    const chance = MOST_CHANCE_OF_SEASON / Math.max(1, moved.length);
    return moved.flatMap(({ product, first, second }): Moved[] => {
      const lastYear = yearBefore.rates.get(product.id);
      if (!lastYear) return [{ product, season: yearBefore.known ? 'not_sold' : 'unknown' }];
      const wide = Math.max(dispersion, yearBefore.dispersion);
      const { times, chance: ofChance } = ratesChangedMore({ now: first, before: second }, lastYear, wide);
      return isLarge(times) && ofChance <= chance ? [{ product, season: 'beyond', lastYear }] : [];
    });
  }

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

/** `beyond`: the same weeks of last year changed less. `not_sold`: it hardly sold in them. `unknown`: they were not read. */
type Season = 'beyond' | 'not_sold' | 'unknown';

interface Moved {
  product: ProductMovement;
  /** Of a product never sold before there is none. */
  season?: Season;
  lastYear?: RateChange;
}

/** What some weeks did to each product’s part of the orders. */
function changesOf({ products, orders, ordersBefore }: ProductMovements) {
  const known = products.map(({ id, orders: now, ordersBefore: before }) => ({
    id,
    first: { count: now, exposure: orders },
    second: { count: before, exposure: ordersBefore },
  }));
  return {
    known: orders > 0 && ordersBefore > 0,
    dispersion: commonDispersion(known),
    rates: new Map(known.map(({ id, first, second }) => [id, { now: first, before: second }])),
  };
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
