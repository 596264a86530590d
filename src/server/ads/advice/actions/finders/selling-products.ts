import type { SoldRow } from '#server/ads/advice/facts/facts.ts';
import { beyondSeason, type ProductSeason } from '#server/analytics/findings/product-season.ts';
import { type Counted, isFewer, isMore, scatterOf } from './evidence.ts';
import { type FinderContext, MONTH_DAYS } from './inputs.ts';

const FEWEST_UNITS = 5;
/** Of the net sales of the timeframe; smaller movements are everyday. */
const WORTH_NAMING = 0.02;
const RISING_FROM = 1.25;
const FADING_TO = 0.6;
const SOON_DAYS = 14;
/** Orders on each side if nothing had moved (metrics 0.8). */
const FEWEST_EXPECTED = 5;

/** A product that sold, and what can be said of it. */
export interface SellingProduct {
  id: string;
  title: string;
  netSales: number;
  units: number;
  /** Net sales of the product per order that holds it: what a buyer spends on it. */
  perOrder: number;
  /** Units on hand ÷ units a day; null where nobody counts them. */
  daysLeft: number | null;
  inventory: number | null;
  isScarce: boolean;
  lastsForMonth: boolean;
  /** How much more, or less, than in the timeframe before; null where that is not known, everyday, or its season. */
  moved: Movement | null;
}

interface Movement {
  way: 'up' | 'down';
  difference: number;
  previous: number;
  season: ProductSeason;
  /** In how many orders it was in the same days of last year, and in as many before them. */
  lastYear: { orders: number; before: number } | null;
}

/** Best sellers of the timeframe of which enough was sold to rest something on. */
export function sellingProducts({ facts }: FinderContext): SellingProduct[] {
  const { bestSellers, period } = facts;
  const movements = movementsOf(facts);
  return bestSellers.flatMap((row) => {
    const { id, title, netSales, units, inventory } = row;
    if (id === null || units < FEWEST_UNITS || netSales <= 0) return [];
    const onHand = inventory === null ? null : Math.max(0, inventory);
    const daysLeft = onHand === null ? null : onHand / (units / Math.max(1, period.days));
    const product: SellingProduct = {
      id,
      title,
      netSales,
      units,
      perOrder: netSales / Math.max(1, row.orders),
      daysLeft,
      inventory: onHand,
      isScarce: daysLeft !== null && daysLeft < SOON_DAYS,
      lastsForMonth: daysLeft === null || daysLeft >= MONTH_DAYS,
      moved: movements.get(id) ?? null,
    };
    return [product];
  });
}

/**
 * In money it must be worth naming; that it is more than chance is tested in orders, for one large order is no movement:
 * exact binomial test of its orders in both stretches against all orders of the store in them, held to all products. Then
 * the season is, as the insights do it.
 */
function movementsOf(facts: FinderContext['facts']): Map<string, Movement> {
  const { bestSellers, movementsLastYear } = facts;
  const scatter = scatterOf(facts);
  const all = bestSellers.flatMap((row) => changeOf(row, { facts, scatter }) ?? []);
  const beyond = (way: Movement['way'], isLarge: (times: number) => boolean) =>
    beyondSeason(
      all.filter((each) => each.way === way),
      movementsLastYear,
      { dispersion: scatter, isLarge },
    );
  const moved = [
    ...beyond('up', (times) => times >= RISING_FROM),
    ...beyond('down', (times) => times <= FADING_TO),
  ];
  return new Map(
    moved.map(({ id, way, difference, previous, season, lastYear = null }) => [
      id,
      {
        way,
        difference,
        previous,
        season,
        lastYear: lastYear && { orders: lastYear.now.count, before: lastYear.before.count },
      },
    ]),
  );
}

function changeOf(
  { id, netSales, previousNetSales, orders, previousOrders }: SoldRow,
  { facts, scatter }: { facts: FinderContext['facts']; scatter: number },
) {
  const { sales, bestSellers } = facts;
  const { previous: before } = sales;
  if (id === null || previousNetSales === null || previousNetSales < 0 || previousOrders === null || !before)
    return null;
  const difference = netSales - previousNetSales;
  if (Math.abs(difference) < Math.max(sales.netSales, before.netSales) * WORTH_NAMING) return null;
  const counted: Counted = {
    hits: orders,
    of: orders + previousOrders,
    share: sales.orders / Math.max(1, sales.orders + before.orders),
  };
  const expected = counted.of * counted.share;
  if (Math.min(expected, counted.of - expected) < FEWEST_EXPECTED) return null;
  const look = { looks: bestSellers.length, scatter };
  const change = {
    now: { count: orders, exposure: sales.orders },
    before: { count: previousOrders, exposure: before.orders },
  };
  const found = { id, change, previous: previousNetSales };
  if (difference > 0 && netSales >= previousNetSales * RISING_FROM && isMore(counted, look))
    return { ...found, way: 'up' as const, difference };
  if (difference < 0 && netSales <= previousNetSales * FADING_TO && isFewer(counted, look))
    return { ...found, way: 'down' as const, difference: -difference };
  return null;
}
