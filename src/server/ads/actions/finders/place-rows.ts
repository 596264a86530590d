import type { AdsFacts, PlaceFact } from '#server/ads/facts.ts';

/** A place with orders, beside all others. */
export interface PlaceRow extends PlaceFact {
  /** Of all orders, 0 to 1. */
  share: number;
  perOrder: number;
  /** Net sales per order of everywhere else; null where there is nothing to compare with. */
  elsewhere: number | null;
  /** An order from there over one from elsewhere; never negative. */
  ratio: number | null;
}

export function placeRows(places: PlaceFact[], { sales }: Pick<AdsFacts, 'sales'>): PlaceRow[] {
  return places
    .filter(({ orders }) => orders > 0)
    .map((place) => {
      const others = sales.orders - place.orders;
      const elsewhere = others > 0 ? (sales.netSales - place.netSales) / others : 0;
      const perOrder = Math.max(0, place.netSales / place.orders);
      return {
        ...place,
        share: Math.min(1, place.orders / Math.max(1, sales.orders)),
        perOrder,
        elsewhere: elsewhere > 0 ? elsewhere : null,
        ratio: elsewhere > 0 ? perOrder / elsewhere : null,
      };
    });
}
