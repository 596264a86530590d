import type { Database } from '#server/core/db/database.ts';
import { plainText } from '#server/core/language/plain-text.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';

/** Where orders were placed from. */
export interface City {
  /** Its country and its folded name: however it is spelled, it is one. */
  key: string;
  country: string | null;
  /** As it is written most. */
  name: string;
}

export function cityKey(country: string | null, city: string): string {
  return `${country ?? ''}/${plainText(city.trim())}`;
}

/** All cities of a store's orders, those with most orders first. */
export async function findCities(db: Database, storeId: string): Promise<City[]> {
  const written = new Map<string, { country: string | null; city: string; orders: number }>();
  for await (const day of readOrderDays(db, storeId, { lists: ['countries', 'cities'] }))
    for (let place = 0; place < day.orders; place += 1) {
      const [country, city] = [day.countries[place] ?? null, day.cities[place] ?? null];
      if (city === null) continue;
      const spelling = `${country ?? ''}/${city}`;
      const known = written.get(spelling);
      if (known) known.orders += 1;
      else written.set(spelling, { country, city, orders: 1 });
    }
  return [...Map.groupBy(written.values(), ({ country, city }) => cityKey(country, city))]
    .map(([key, spellings]) => {
      const [most] = spellings.toSorted((one, other) => other.orders - one.orders);
      const orders = spellings.reduce((sum, each) => sum + each.orders, 0);
      return { key, country: most!.country, name: most!.city.trim(), orders };
    })
    .toSorted((one, other) => other.orders - one.orders)
    .map(({ orders: _, ...city }) => city);
}
