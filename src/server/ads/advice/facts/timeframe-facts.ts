import { daysIn, timeframeDays, weekdaysIn } from '#server/ads/settings/timeframe-days.ts';
import { findFreshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { rangePeriod } from '#server/analytics/reports/range-period.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Timeframe } from '#shared/ads/ads.ts';
import { minorDigits, toMajor } from '#shared/core/money.ts';
import type { OrderValues, SoldRow, StoreFacts } from './facts.ts';
import { placeKey } from './place-months.ts';
import {
  countDays,
  findBestSellers,
  findOrderValueQuartiles,
  findPlaceValues,
  type Located,
  type SoldHour,
  type SoldProduct,
  sumCategories,
  sumDays,
  sumWeekHours,
} from './timeframe-repository.ts';

export type TimeframeFacts = Pick<
  StoreFacts,
  | 'period'
  | 'sales'
  | 'hours'
  | 'days'
  | 'weekHours'
  | 'weekdays'
  | 'located'
  | 'values'
  | 'categories'
  | 'bestSellers'
  | 'baskets'
> & {
  /** By country, and by country and city; see placeKey. */
  placeValues: Record<string, OrderValues>;
};

export async function findTimeframeFacts(
  db: Database,
  store: OwnedStore,
  { timeframe, now }: { timeframe: Timeframe; now: Date },
): Promise<TimeframeFacts> {
  const period = timeframeDays(timeframe, now, store.timeZone);
  const freshness = await findFreshness(db, store.id);
  const range = rangePeriod(
    { range: 'custom', from: period.from, to: period.to },
    { now, timeZone: store.timeZone, historyFrom: freshness.historyFrom },
  );
  const before = timeframeDays(timeframe, range.current.from, store.timeZone);
  const days = { current: period, previous: before };
  const compares = whyNotCompared(range, freshness) === null;
  const [cells, byDay, previous, quartiles, located, categories, bestSellers] = await Promise.all([
    sumWeekHours(db, store.id, period),
    countDays(db, store.id, period),
    compares ? sumDays(db, store.id, before) : null,
    findOrderValueQuartiles(db, store.id, range.current),
    findPlaceValues(db, store.id, range.current),
    sumCategories(db, store.id, days),
    findBestSellers(db, store.id, days),
  ]);
  const money = (minor: number) => toMajor(minor, store.currency);
  const { orders, net, placed, units } = sumOf(cells);
  return {
    period,
    sales: {
      orders,
      netSales: money(net),
      averageOrderValue: orders === 0 ? null : money(Math.round(placed / orders)),
      previous: previous && { orders: previous.orders, netSales: money(previous.net) },
    },
    ...timesOf(cells, weekdaysIn(period), money),
    days: daysIn(period).map((day) => byDay.get(day) ?? 0),
    ...locatedOf(located, store.currency),
    categories: categories.map((each) => ({
      category: each.category,
      products: each.products,
      netSales: money(each.net),
      previousNetSales: compares ? money(each.before) : null,
    })),
    bestSellers: bestSellers.map((product) => rowOf(product, { net, money, compares })),
    baskets:
      orders === 0
        ? null
        : {
            orders,
            units,
            quartiles: quartiles && {
              orders: quartiles.orders,
              ...quartersOf(quartiles.quartiles.map(money)),
            },
          },
  };
}

type Money = (minor: number) => number;

/** The same orders by hour, by weekday, and by both. */
function timesOf(
  cells: SoldHour[],
  weekdays: number[],
  money: Money,
): Pick<TimeframeFacts, 'hours' | 'weekHours' | 'weekdays'> {
  const hours = new Array<number>(24).fill(0);
  const weekHours = weekdays.map(() => new Array<number>(24).fill(0));
  for (const { weekday, hour, orders } of cells) {
    hours[hour]! += orders;
    weekHours[weekday]![hour]! += orders;
  }
  return {
    hours,
    weekHours,
    weekdays: weekdays.map((days, weekday) => {
      const { orders, net } = sumOf(cells.filter((cell) => cell.weekday === weekday));
      return { days, orders, netSales: money(net) };
    }),
  };
}

function sumOf(cells: SoldHour[]): Pick<SoldHour, 'orders' | 'units' | 'net' | 'placed'> {
  const sums = { orders: 0, units: 0, net: 0, placed: 0 };
  for (const { orders, units, net, placed } of cells) {
    sums.orders += orders;
    sums.units += units;
    sums.net += net;
    sums.placed += placed;
  }
  return sums;
}

function locatedOf(
  { countries, cities, values: [all, ...places] }: Located,
  currency: string,
): Pick<TimeframeFacts, 'located' | 'values' | 'placeValues'> {
  const unit = 10 ** minorDigits(currency);
  const inMajor = ({ orders, sum, squares }: OrderValues): OrderValues => ({
    orders,
    sum: sum / unit,
    squares: squares / unit ** 2,
  });
  return {
    located: { countries, cities },
    values: inMajor(all!),
    placeValues: Object.fromEntries(
      places.map(({ countryCode, cityKey, ...values }) => [
        placeKey({ countryCode: countryCode ?? '', city: cityKey }),
        inMajor(values),
      ]),
    ),
  };
}

function quartersOf([lower, median, upper]: number[]) {
  return { lower: lower!, median: median!, upper: upper! };
}

function rowOf(
  { gross, discounts, reversals, before, ordersBefore, price, ...product }: SoldProduct,
  { net, money, compares }: { net: number; money: Money; compares: boolean },
): SoldRow {
  const own = gross + discounts + reversals;
  return {
    ...product,
    price: price === null ? null : money(price),
    grossSales: money(gross),
    discounts: money(discounts),
    reversals: money(reversals),
    netSales: money(own),
    previousNetSales: compares ? money(before) : null,
    previousOrders: compares ? ordersBefore : null,
    share: net > 0 ? own / net : null,
  };
}
