import { createNumberIndex } from '#server/analytics/reports/number-index.ts';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import { type OrderDay, readOrderDays } from '#server/stores/ledger/write-order-days.ts';

export interface PlaceSums {
  countryCode: string | null;
  city: string | null;
  orders: number;
  customers: number;
  netSales: number;
}

/** Rows of countries, and of cities, in the report. */
export const MOST_PLACES = 50;
const LISTS = ['placed', 'buyers', 'countries', 'cities', 'nets', 'later'] as const;

/** Sales by the address on the order: a refund counts where the order went, on its own day. */
export async function findPlaces(db: Database, storeId: string, { from, to }: Pick<Stretch, 'from' | 'to'>) {
  const places = createPlaceSums({ from: from.getTime(), to: to.getTime() });
  for await (const day of readOrderDays(db, storeId, { from, to, lists: LISTS })) places.add(day);
  return places.list();
}

interface Tally extends Omit<PlaceSums, 'city'> {
  number: number;
  /** How the city is written on the orders, and how often; of a country none. */
  spelled: Map<string, number>;
}

function createPlaceSums({ from, to }: { from: number; to: number }) {
  const countries = new Map<string | null, Tally>();
  const cities = new Map<string, Tally>();
  const buyers = createNumberIndex();
  const customers = createNumberIndex();
  let total = 0;

  function add({
    startsAt,
    orders,
    ...lists
  }: Pick<OrderDay, 'startsAt' | 'orders' | (typeof LISTS)[number]>) {
    const isWithin = (msOfDay: number) => startsAt + msOfDay >= from && startsAt + msOfDay < to;
    for (let place = 0; place < orders; place += 1) {
      if (!isWithin(lists.placed[place]!)) continue;
      const buyer = lists.buyers[place]!;
      const [country, city] = [lists.countries[place]!, lists.cities[place]!];
      for (const tally of talliesOf(country, city)) {
        tally.orders += 1;
        tally.netSales += lists.nets[place]!;
        if (buyer !== null && isNew(tally, buyer)) tally.customers += 1;
        if (city !== null && tally.spelled.has(city)) tally.spelled.set(city, tally.spelled.get(city)! + 1);
      }
      total += lists.nets[place]!;
    }
    for (const [msOfDay, , country, city, net] of lists.later) {
      if (!isWithin(msOfDay)) continue;
      for (const tally of talliesOf(country, city)) tally.netSales += net;
      total += net;
    }
  }

  /** Whether the buyer has not ordered from there yet. */
  function isNew({ number }: Tally, buyer: number): boolean {
    const before = customers.size;
    customers.add(number * 2 ** 32 + buyers.add(buyer));
    return customers.size > before;
  }

  /** The country's, and where it is known the city's. */
  function talliesOf(countryCode: string | null, city: string | null): Tally[] {
    const country = tallyIn(countries, countryCode, countryCode);
    if (city === null) return [country];
    // Databases lower-case the letters of some languages differently, so it is done here.
    const own = tallyIn(cities, `${countryCode ?? ''} ${city.toLowerCase()}`, countryCode);
    if (!own.spelled.has(city)) own.spelled.set(city, 0);
    return [country, own];
  }

  function tallyIn<Key>(tallies: Map<Key, Tally>, key: Key, countryCode: string | null): Tally {
    let tally = tallies.get(key);
    if (!tally) {
      const number = countries.size + cities.size;
      tally = { number, countryCode, spelled: new Map(), orders: 0, customers: 0, netSales: 0 };
      tallies.set(key, tally);
    }
    return tally;
  }

  return { add, list: () => ({ total, countries: ranked(countries), cities: ranked(cities) }) };
}

/** The largest places; one from which only things came back in the stretch is there too. */
function ranked(tallies: Map<unknown, Tally>): PlaceSums[] {
  return [...tallies.values()]
    .map(({ spelled, countryCode, orders, customers, netSales }) => ({
      countryCode,
      city: mostOften(spelled),
      orders,
      customers,
      netSales,
    }))
    .toSorted((one, other) => other.netSales - one.netSales || other.orders - one.orders)
    .slice(0, MOST_PLACES);
}

function mostOften(spelled: Map<string, number>): string | null {
  const [first] = [...spelled].sort(([one, times], [other, otherTimes]) =>
    times === otherTimes ? (one < other ? -1 : 1) : otherTimes - times,
  );
  return first?.[0] ?? null;
}
