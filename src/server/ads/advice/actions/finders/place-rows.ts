import type { AdsFacts, PlaceFact } from '#server/ads/advice/facts/facts.ts';
import { valuesDiffer } from './evidence.ts';

/** A place with orders, compared with all others. */
export interface PlaceRow extends PlaceFact {
  /** Of the orders whose country, or city, is known, 0 to 1. */
  share: number;
  perOrder: number;
  /** Net sales per order of everywhere else; null where there is nothing to compare with. */
  elsewhere: number | null;
  /** An order from there over one from elsewhere; never negative. */
  ratio: number | null;
  /** Whether that is more than chance among the places looked at. */
  differs: boolean;
}

/** Averages of fewer orders are not compared. */
const FEWEST_COMPARED = 30;

export function placeRows(
  places: PlaceFact[],
  { sales, located, values }: Pick<AdsFacts, 'sales' | 'located' | 'values'>,
): PlaceRow[] {
  const looks = places.filter(({ orders }) => orders >= FEWEST_COMPARED).length;
  return places
    .filter(({ orders }) => orders > 0)
    .map((place) => {
      const others = sales.orders - place.orders;
      const elsewhere = others > 0 ? (sales.netSales - place.netSales) / others : 0;
      const perOrder = Math.max(0, place.netSales / place.orders);
      return {
        ...place,
        share: Math.min(
          1,
          place.orders / Math.max(1, place.kind === 'city' ? located.cities : located.countries),
        ),
        perOrder,
        elsewhere: elsewhere > 0 ? elsewhere : null,
        ratio: elsewhere > 0 ? perOrder / elsewhere : null,
        differs: place.values !== null && valuesDiffer(place.values, values, looks),
      };
    });
}
