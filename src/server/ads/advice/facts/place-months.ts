import type { Database } from '#server/core/db/database.ts';
import { localDay, localDayNumbers } from '#server/core/time/local-hours.ts';
import { readOrderDays } from '#server/stores/ledger/write-order-days.ts';

/** Orders by month, in the order of the months. */
export type MonthCounts = Map<string, number[]>;

/**
 * How many orders of each month went to each country and city with a known country; see placeKey. `ends` is the first
 * day of the month behind the last, and of every month the first local day is given.
 */
export async function countOrdersByPlace(
  db: Database,
  store: { id: string; timeZone: string },
  { months, ends }: { months: string[]; ends: string },
): Promise<MonthCounts> {
  const places: MonthCounts = new Map();
  const startOf = (day: string) => localDay(day, store.timeZone).from;
  const dayOf = localDayNumbers(store.timeZone);
  const dayNumbers = [...months, ends].map((day) => dayOf(startOf(day).getTime()));
  const [first, last] = [dayNumbers[0]!, dayNumbers.at(-1)!];
  /** By the days since the first month began. */
  const monthOfDay = Array.from({ length: last - first }, (_, place) =>
    dayNumbers.findLastIndex((begins) => begins <= first + place),
  );

  /** By country and city as orders write them, so that a key is made for each of these once; null for the country alone. */
  const written = new Map<string, Map<string | null, number[]>>();

  function countsOf(countryCode: string, city: string | null): number[] {
    let ofCountry = written.get(countryCode);
    if (!ofCountry) {
      ofCountry = new Map();
      written.set(countryCode, ofCountry);
    }
    let counts = ofCountry.get(city);
    if (!counts) {
      const key = placeKey({ countryCode, city });
      counts = places.get(key) ?? new Array<number>(months.length).fill(0);
      places.set(key, counts);
      ofCountry.set(city, counts);
    }
    return counts;
  }

  const days = readOrderDays(db, store.id, {
    from: startOf(months[0]!),
    to: startOf(ends),
    lists: ['placed', 'countries', 'cities'],
  });
  for await (const { startsAt, orders, placed, countries, cities } of days) {
    for (let place = 0; place < orders; place += 1) {
      const month = monthOfDay[dayOf(startsAt + placed[place]!) - first];
      const [countryCode, city] = [countries[place]!, cities[place]!];
      if (month === undefined || countryCode === null) continue;
      countsOf(countryCode, null)[month]! += 1;
      if (city !== null) countsOf(countryCode, city)[month]! += 1;
    }
  }
  return places;
}

/** A country alone stands under its code. Databases lower-case the letters of some languages differently, so it is done here. */
export function placeKey({ countryCode, city }: { countryCode: string; city: string | null }): string {
  return city === null ? countryCode : `${countryCode} ${city.toLowerCase()}`;
}
