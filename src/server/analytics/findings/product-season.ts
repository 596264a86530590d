import { commonDispersion, type RateChange, ratesChangedMore } from './comparisons.ts';

/** That a product whose season is as it was last year looks like more: all that moved share this chance. */
const MOST_CHANCE = 0.004;

/** In how many orders each product was in some days, and in as many before them; with all orders of the shop. */
export interface OrdersMoved {
  orders: number;
  ordersBefore: number;
  products: { id: string; orders: number; ordersBefore: number }[];
}

/** `beyond`: the same days of last year changed less. `not_sold`: it hardly sold in them. `unknown`: they were not read. */
export type ProductSeason = 'beyond' | 'not_sold' | 'unknown';

interface BeyondSeason {
  season: ProductSeason;
  /** The change of these days a year before, where it is known. */
  lastYear?: RateChange;
}

/**
 * Of products whose part of the orders has moved, those whose change is no season as far as anybody can say. What the same
 * days did to its part a year before is its season: the change must be large beyond that one, too, and surely so
 * (`ratesChangedMore`, p ≤ 0.004 shared by all that moved), or the product is left out.
 */
export function beyondSeason<Moved extends { id: string; change: RateChange }>(
  moved: Moved[],
  { orders, ordersBefore, products }: OrdersMoved,
  { dispersion, isLarge }: { dispersion: number; isLarge: (times: number) => boolean },
): (Moved & BeyondSeason)[] {
  const isKnown = orders > 0 && ordersBefore > 0;
  const changes = products.map(({ id, orders: now, ordersBefore: before }) => ({
    id,
    first: { count: now, exposure: orders },
    second: { count: before, exposure: ordersBefore },
  }));
  const wide = Math.max(dispersion, commonDispersion(changes));
  const ofId = new Map(changes.map(({ id, first, second }) => [id, { now: first, before: second }]));
  return moved.flatMap((each): (Moved & BeyondSeason)[] => {
    const lastYear = ofId.get(each.id);
    if (!lastYear) return [{ ...each, season: isKnown ? 'not_sold' : 'unknown' }];
    const { times, chance } = ratesChangedMore(each.change, lastYear, wide);
    const isBeyond = isLarge(times) && chance <= MOST_CHANCE / moved.length;
    return isBeyond ? [{ ...each, season: 'beyond', lastYear }] : [];
  });
}
