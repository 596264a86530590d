import { quietFacts } from '#server/ads/advice/actions/testing/made-facts.ts';
import type { AdsFacts, OrderValues, PlaceFact } from '#server/ads/advice/facts/facts.ts';
import { seededChance } from '#shared/core/chance.ts';

/*
 * Shops whose orders are drawn by chance at constant rates, and the same with one thing planted in them: what the ads
 * finders must be quiet about, and what they must find. The same seed gives the same shop.
 */
export const SIZES = [4, 10, 20, 50];
export type Planted = 'hours' | 'weekday' | 'product' | 'city' | 'country';
export const PLANTED: Planted[] = ['hours', 'weekday', 'product', 'city', 'country'];

const WINDOW = 30;
const LOOKS = 30;
const DAYS = 2 * WINDOW + LOOKS;
const PRODUCTS = 40;
/** Shares of the orders, and which country or city they are of; the rest names no city. */
const COUNTRIES: [code: string, share: number][] = [
  ['GB', 0.7],
  ['DE', 0.2],
  ['FR', 0.1],
];
const CITIES: [name: string, share: number][] = [
  ['London', 0.35],
  ['Leeds', 0.2],
  ['York', 0.15],
  ['Bath', 0.1],
];
const TIMES = { hours: 3, weekday: 2, product: 3, city: 1.8, country: 0.3 };
const EVENING = [18, 22];
const SATURDAY = 6;

interface Order {
  day: number;
  hour: number;
  value: number;
  country: string;
  city: string | null;
  products: number[];
}

/** The facts of 30 days as they stand on each day of a month. */
export function monthOfFacts(seed: number, perDay: number, planted: Planted | null): AdsFacts[] {
  const orders = drawOrders(seededChance(seed), perDay, planted);
  return Array.from({ length: LOOKS }, (_, look) => factsOf(orders, 2 * WINDOW + look));
}

function drawOrders(chance: () => number, perDay: number, planted: Planted | null): Order[] {
  const times = (what: Planted, holds: boolean) => (planted === what && holds ? TIMES[what] : 1);
  const orders: Order[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      const rate =
        (perDay / 24) *
        times('hours', hour >= EVENING[0]! && hour < EVENING[1]!) *
        times('weekday', day % 7 === SATURDAY);
      for (let left = poisson(chance, rate); left > 0; left -= 1) {
        const country = pick(chance, COUNTRIES) ?? 'GB';
        const city = country === 'GB' ? pick(chance, CITIES) : null;
        const value =
          40 *
          Math.exp(0.8 * normal(chance)) *
          times('city', city === 'London') *
          times('country', country === 'DE');
        // The planted product begins to sell when the newest 30 days begin.
        const rises = planted === 'product' && day >= DAYS - WINDOW;
        orders.push({ day, hour, value, country, city, products: drawProducts(chance, rises) });
      }
    }
  }
  return orders;
}

/** Well-selling products are in far more orders than others; the first is in three times as many when it rises. */
function drawProducts(chance: () => number, rises: boolean): number[] {
  const held: number[] = [];
  for (let product = 0; product < PRODUCTS; product += 1) {
    const share = 0.12 / (1 + product / 6);
    if (chance() < share * (product === 0 && rises ? TIMES.product : 1)) held.push(product);
  }
  return held;
}

/** `today` is the first day that is not over. */
function factsOf(orders: Order[], today: number): AdsFacts {
  const current = orders.filter(({ day }) => day >= today - WINDOW && day < today);
  const previous = orders.filter(({ day }) => day >= today - 2 * WINDOW && day < today - WINDOW);
  const count = (of: (order: Order) => boolean) => current.filter(of).length;
  const netSales = sumOf(current);
  const firstDay = today - WINDOW;
  const days = Array.from({ length: WINDOW }, (_, place) => count(({ day }) => day === firstDay + place));
  const weekday = (day: number) => (day + 1) % 7;
  const lastDays = orders.filter(({ day }) => day < today);
  const perDay = Array.from({ length: today }, (_, day) =>
    sumOf(lastDays.filter((order) => order.day === day)),
  );
  return {
    ...quietFacts(),
    sales: {
      orders: current.length,
      netSales,
      averageOrderValue: current.length === 0 ? null : netSales / current.length,
      previous: { orders: previous.length, netSales: sumOf(previous) },
    },
    hours: Array.from({ length: 24 }, (_, hour) => count((order) => order.hour === hour)),
    days,
    weekdays: Array.from({ length: 7 }, (_, number) => {
      const ofDay = current.filter(({ day }) => weekday(day) === number);
      const known = days.filter((_orders, place) => weekday(firstDay + place) === number);
      return { days: known.length, orders: ofDay.length, netSales: sumOf(ofDay) };
    }),
    located: { countries: current.length, cities: count(({ city }) => city !== null) },
    values: valuesOf(current),
    countries: COUNTRIES.map(([code]) =>
      placeOf(
        current.filter(({ country }) => country === code),
        code,
        null,
      ),
    ),
    cities: CITIES.map(([name]) =>
      placeOf(
        current.filter(({ city }) => city === name),
        'GB',
        name,
      ),
    ),
    bestSellers: Array.from({ length: PRODUCTS }, (_, product) => sellerOf(product, current, previous)),
    outlook: outlookOf(perDay),
  };
}

function placeOf(orders: Order[], countryCode: string, city: string | null): PlaceFact {
  return {
    region: city ?? countryCode,
    kind: city === null ? 'country' : 'city',
    countryCode,
    orders: orders.length,
    netSales: sumOf(orders),
    values: orders.length >= 30 ? valuesOf(orders) : null,
    strongestMonth: null,
  };
}

function sellerOf(product: number, current: Order[], previous: Order[]): AdsFacts['bestSellers'][number] {
  const holds = ({ products }: Order) => products.includes(product);
  const orders = current.filter(holds).length;
  const before = previous.filter(holds).length;
  return {
    id: `p${product}`,
    title: `Product ${product}`,
    handle: `p${product}`,
    imageUrl: null,
    category: null,
    price: 20,
    inventory: null,
    units: orders,
    orders,
    grossSales: orders * 20,
    discounts: 0,
    reversals: 0,
    netSales: orders * 20,
    previousNetSales: before * 20,
    previousOrders: before,
    share: null,
  };
}

/** The plainest forecast there is: as the days were, with the band in which four of five months of such days lie. */
function outlookOf(perDay: number[]): AdsFacts['outlook'] {
  const mean = perDay.reduce((sum, each) => sum + each, 0) / perDay.length;
  const spread = Math.sqrt(perDay.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (perDay.length - 1));
  const half = 1.2816 * spread * Math.sqrt(WINDOW);
  const expected = mean * WINDOW;
  return {
    from: '2026-11-21',
    to: '2026-12-20',
    expected,
    low: Math.max(0, expected - half),
    high: expected + half,
    lastMonth: perDay.slice(-WINDOW).reduce((sum, each) => sum + each, 0),
    lastYear: null,
  };
}

const sumOf = (orders: Order[]) => orders.reduce((sum, { value }) => sum + value, 0);

function valuesOf(orders: Order[]): OrderValues {
  return {
    orders: orders.length,
    sum: sumOf(orders),
    squares: orders.reduce((sum, { value }) => sum + value ** 2, 0),
  };
}

function poisson(chance: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = chance(); product > limit; product *= chance()) count += 1;
  return count;
}

const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

function pick(chance: () => number, shares: [name: string, share: number][]): string | null {
  let left = chance();
  for (const [name, share] of shares) {
    left -= share;
    if (left < 0) return name;
  }
  return null;
}
