import { type Counted, isFewer, isMore, scatterOf } from '#server/ads/advice/actions/evidence.ts';
import { type Grounds, MONTH_DAYS } from '#server/ads/advice/actions/footing.ts';
import type { SoldRow } from '#server/ads/advice/facts.ts';

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
  /** How much more, or less, than in the timeframe before; null where that is not known or an everyday movement. */
  moved: { way: 'up' | 'down'; difference: number; previous: number } | null;
}

/** Best sellers of the timeframe of which enough was sold to rest something on. */
export function sellingProducts({ facts }: Grounds): SellingProduct[] {
  const { bestSellers, period, sales } = facts;
  const scatter = scatterOf(facts);
  const base = Math.max(sales.netSales, sales.previous?.netSales ?? 0);
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
      moved: movementOf(row, { facts, base, scatter }),
    };
    return [product];
  });
}

/**
 * In money it must be worth naming; that it is more than chance is tested in orders, for one large order is no movement:
 * exact binomial test of its orders in both stretches against all orders of the store in them, held to all products.
 */
function movementOf(
  { netSales, previousNetSales, orders, previousOrders }: SoldRow,
  { facts, base, scatter }: { facts: Grounds['facts']; base: number; scatter: number },
): SellingProduct['moved'] {
  const { sales, bestSellers } = facts;
  if (previousNetSales === null || previousNetSales < 0 || previousOrders === null || !sales.previous)
    return null;
  const difference = netSales - previousNetSales;
  if (Math.abs(difference) < base * WORTH_NAMING) return null;
  const counted: Counted = {
    hits: orders,
    of: orders + previousOrders,
    share: sales.orders / Math.max(1, sales.orders + sales.previous.orders),
  };
  const expected = counted.of * counted.share;
  if (Math.min(expected, counted.of - expected) < FEWEST_EXPECTED) return null;
  const look = { looks: bestSellers.length, scatter };
  if (difference > 0 && netSales >= previousNetSales * RISING_FROM && isMore(counted, look))
    return { way: 'up', difference, previous: previousNetSales };
  if (difference < 0 && netSales <= previousNetSales * FADING_TO && isFewer(counted, look))
    return { way: 'down', difference: -difference, previous: previousNetSales };
  return null;
}
