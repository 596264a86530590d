import { type Grounds, MONTH_DAYS } from '#server/ads/actions/footing.ts';
import type { ProductRow } from '#shared/sales-reports.ts';

const FEWEST_UNITS = 5;
/** Of the net sales of the timeframe; smaller movements are everyday. */
const WORTH_NAMING = 0.02;
const RISING_FROM = 1.25;
const FADING_TO = 0.6;
const SOON_DAYS = 14;

/** A product that sold, and what can be said of it. */
export interface SellingProduct {
  id: string;
  title: string;
  netSales: number;
  units: number;
  perUnit: number;
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
      perUnit: netSales / units,
      daysLeft,
      inventory: onHand,
      isScarce: daysLeft !== null && daysLeft < SOON_DAYS,
      lastsForMonth: daysLeft === null || daysLeft >= MONTH_DAYS,
      moved: movementOf(row, base),
    };
    return [product];
  });
}

function movementOf({ netSales, previousNetSales }: ProductRow, base: number): SellingProduct['moved'] {
  if (previousNetSales === null || previousNetSales < 0) return null;
  const difference = netSales - previousNetSales;
  if (Math.abs(difference) < base * WORTH_NAMING) return null;
  if (difference > 0 && netSales >= previousNetSales * RISING_FROM)
    return { way: 'up', difference, previous: previousNetSales };
  if (difference < 0 && netSales <= previousNetSales * FADING_TO)
    return { way: 'down', difference: -difference, previous: previousNetSales };
  return null;
}
