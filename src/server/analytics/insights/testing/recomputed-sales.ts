import {
  dayBefore,
  dayOf,
  hourOf,
  type PlainOrder,
  type PlainShop,
  weekdayOf,
} from '#server/testing/plain-shop.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type DayFigure, finishedDays, usualDays } from './plain-days.ts';
import { plainForecast } from './plain-forecast.ts';
import {
  before,
  type Days,
  dayAfter,
  daysFrom,
  firstDay,
  lastDays,
  lastWeeks,
  medianOf,
  movementsOf,
  netIn,
  placedIn,
  soldIn,
  sumOf,
} from './plain-sums.ts';
import type { Cell, Recompute, Recomputed } from './recomputation.ts';

/* Findings about sales as a whole, from the shop's own rows. */

type OfSales =
  | 'trend'
  | 'unusual_day'
  | 'posting_window'
  | 'outlook'
  | 'discount_moved'
  | 'failures_rising'
  | 'data_note';

function unusualOrders(shop: PlainShop, day: string): Recomputed {
  const days = { from: day, to: day };
  return {
    period: days,
    figures: {
      day: unusualDay(shop, day, 'orders'),
      ordersOfDay: placedIn(shop, days).length,
      usualOrders: Math.round(usuallyOn(shop, day, 'orders')),
    },
    atStake: null,
  };
}

export const RECOMPUTED_OF_SALES: Record<OfSales, Recompute> = {
  trend(shop, { variant }) {
    const period = lastWeeks(shop, 4);
    const earlier = before(period, 28);
    const [now, then] = [netIn(shop, period), netIn(shop, earlier)];
    const [lastYear, lastYearBefore] = [period, earlier].map((days) => netIn(shop, before(days, 364))) as [
      number,
      number,
    ];
    return {
      period,
      figures: {
        netSales: now,
        netSalesBefore: then,
        change: Math.abs(now / then - 1) * 100,
        difference: Math.abs(now - then),
        orders: placedIn(shop, period).length,
        ordersBefore: placedIn(shop, earlier).length,
        lastYear,
        lastYearBefore,
        lastYearChange: (lastYear / lastYearBefore - 1) * 100,
        mainEffect: Math.abs(effectOf(shop, variant.split(':')[1]!, period)),
      },
      atStake: null,
      rows: (said) => said.map(([part]) => [part!, effectOf(shop, String(part), period)]),
    };
  },
  unusual_day(shop, finding) {
    const day = finding.period.from!;
    const days = { from: day, to: day };
    if (finding.variant.endsWith(':orders')) return unusualOrders(shop, day);
    const isCancelled = finding.variant.startsWith('cancelled');
    const value = isCancelled ? soldIn(shop, days) : netIn(shop, days);
    const figure = isCancelled ? 'sold' : 'net';
    const usual = usuallyOn(shop, day, figure) / 100;
    const causes = (rows: Cell[][]) => causesOf(shop, { day, effect: value - usual, usual }, rows);
    const [, , first] = isCancelled
      ? [null, null, soldOf(shop, day, finding.names.cause!)]
      : (causes(finding.table!.rows)[0] ?? []);
    return {
      period: days,
      figures: {
        day: unusualDay(shop, day, figure),
        netSales: value,
        sold: value,
        usual,
        difference: Math.abs(value - usual),
        // Of the amount that is shown, to the penny.
        ofUsual: (value / (Math.round(usual * 100) / 100)) * 100,
        causeAmount: Math.abs(Number(first)),
      },
      atStake: null,
      ...(isCancelled ? {} : { rows: causes }),
    };
  },
  /** Two hours against two hours in which the shop is open: those with at least half of the mean hour's orders. */
  posting_window(shop, { figures, variant }) {
    const period = lastWeeks(shop, 13);
    const placed = placedIn(shop, period);
    const hours = placed.map(({ at }) => hourOf(at));
    const ofHour = (hour: number) => hours.filter((each) => each === hour).length;
    const open = Array.from({ length: 24 }, (_, hour) => hour).filter(
      (hour) => ofHour(hour) >= placed.length / 48,
    );
    const usual = (sumOf(open.map(ofHour)) * 2) / open.length;
    const window = (weekday: number | null, hour: number) => {
      const orders = placed.filter(
        ({ at }) =>
          (weekday === null || weekdayOf(dayOf(at)) === weekday) && [hour, hour + 1].includes(hourOf(at)),
      ).length;
      return { orders, times: orders / (weekday === null ? usual : usual / 7) };
    };
    const hour = Number(figureOf(figures, 'hour'));
    const weekday = variant === 'weekday' ? Number(figureOf(figures, 'weekday')) : null;
    const { orders, times } = window(weekday, hour);
    return {
      period,
      figures: {
        ...(weekday === null ? {} : { weekday }),
        hour,
        hourAfter: hour + 2,
        hourBefore: Math.max(0, hour - 1),
        ordersInWindow: orders,
        orders: placed.length,
        share: (orders / placed.length) * 100,
        timesUsual: times,
      },
      atStake: null,
      rows: (said) =>
        said.map(([name, when]) => {
          const from = Number(String(when).split('–')[0]);
          const on = name === 'every_day' ? null : Number(String(name).split('_')[1]);
          const found = window(on, from);
          return [name!, `${from}–${from + 2}`, found.orders, found.times];
        }),
    };
  },
  outlook(shop) {
    const { today } = shop;
    const last30 = netIn(shop, lastDays(shop, 30));
    const period = { from: today, to: dayAfter(today, 29) };
    const { total, past } = plainForecast(shop)!;
    const expected = total.expected / 100;
    const lastYear = before(period, 364);
    return {
      period,
      figures: {
        expected,
        low: total.low / 100,
        high: total.high / 100,
        sumHeld: past!.sumHeld! * 100,
        last30,
        change: (Math.abs(expected - last30) / last30) * 100,
        lastYear: netIn(shop, lastYear),
        lastYearFrom: lastYear.from!,
        lastYearTo: lastYear.to!,
      },
      atStake: null,
    };
  },
  /** Orders against the mean of the same weekdays in the 56 days before, without other discounts. */
  discount_moved(shop) {
    const days = discountDays(shop);
    const shares = days.map(({ off, gross }) => (gross > 0 ? off / gross : 0));
    const usual = upperMedian(shares.slice(-112));
    const isSpecial = shares.map((share) => share >= Math.max(2 * usual, usual + 0.08));
    const last = isSpecial.lastIndexOf(true);
    // One ordinary day between two of them belongs to the stretch.
    let first = last;
    for (let at = last - 1; at >= first - 2 && at >= 0; at -= 1) if (isSpecial[at]) first = at;
    const window = Math.ceil((last - first + 1) / 7) * 7;
    const expectedOn = (at: number) => {
      const same = Array.from({ length: 56 }, (_, back) => first - 56 + back).filter(
        (each) => (at - each) % 7 === 0 && !isSpecial[each],
      );
      return sumOf(same.map((each) => days[each]!.orders)) / same.length;
    };
    const expected = (from: number, to: number) =>
      sumOf(Array.from({ length: to - from + 1 }, (_, at) => expectedOn(from + at)));
    const part = (from: number, to: number) => days.slice(from, to + 1);
    const orders = (from: number, to: number) => sumOf(part(from, to).map((day) => day.orders));
    const [during, duringExpected] = [orders(first, last), Math.round(expected(first, last))];
    const after = orders(last + 1, last + window);
    const afterExpected = Math.round(
      expected(last + 1, last + window) * fallOfYearBefore(days, { first, after: last + 1, window }),
    );
    return {
      period: { from: days[first]!.day, to: days[last + window]!.day },
      figures: {
        discountFrom: days[first]!.day,
        discountTo: days[last]!.day,
        discountShare:
          (sumOf(part(first, last).map(({ off }) => off)) /
            sumOf(part(first, last).map(({ gross }) => gross))) *
          100,
        ordersDuring: during,
        expectedDuring: duringExpected,
        extraOrders: during - duringExpected,
        afterFrom: days[last + 1]!.day,
        afterTo: days[last + window]!.day,
        ordersAfter: after,
        expectedAfter: afterExpected,
        missingOrders: afterExpected - after,
      },
      atStake: null,
    };
  },
  /** Two weeks of orders so old that the failure would have shown, against the eight weeks before. */
  failures_rising(shop, { variant }) {
    const { knownAfter, failed } = FAILURES[variant]!;
    const to = dayBefore(shop.today, 1 + knownAfter);
    const period = { from: dayBefore(to, 13), to };
    const count = (days: Days) => {
      const placed = placedIn(shop, days);
      return { orders: placed.length, failed: placed.filter(failed).length };
    };
    const now = count(period);
    const then = count({ from: dayBefore(to, 69), to: dayBefore(to, 14) });
    return {
      period,
      figures: {
        failedOrders: now.failed,
        ordersThen: now.orders,
        failedShare: (now.failed / now.orders) * 100,
        failedBefore: then.failed,
        ordersBefore: then.orders,
        failedShareBefore: (then.failed / then.orders) * 100,
      },
      atStake: null,
    };
  },
  /** What the platform itself says of its last 30 days stands in the shop; so does all that it shares. */
  data_note(shop, { variant }): Recomputed {
    const days = lastDays(shop, 30);
    if (variant === 'history_short')
      return {
        period: { from: firstDay(shop), to: days.to },
        figures: { historyFrom: firstDay(shop) },
        atStake: null,
      };
    return {
      period: days,
      figures: {
        ourOrders: placedIn(shop, days).length,
        ourSales: netIn(shop, days),
        theirOrders: shop.platformSays!.orders,
        theirSales: shop.platformSays!.totalSales,
      },
      atStake: null,
    };
  },
};

const figureOf = (figures: { name: string; value: number | string }[], name: string) =>
  figures.find((each) => each.name === name)?.value;

/** So many days after an order its failure is known. What was cancelled is neither unpaid nor unsent. */
const FAILURES: Record<string, { knownAfter: number; failed: (order: PlainOrder) => boolean }> = {
  cancelled: {
    knownAfter: 7,
    failed: ({ at, cancelledAt }) => cancelledAt !== null && cancelledAt - at < 7 * DAY_MS,
  },
  unpaid: { knownAfter: 14, failed: ({ paid, cancelledAt }) => cancelledAt === null && !paid },
  unsent: { knownAfter: 14, failed: ({ paid, sent, cancelledAt }) => cancelledAt === null && paid && !sent },
};

/** A part of the change of net sales: guests apart, the rest by log-mean shares of its three factors (metrics 7). */
function effectOf(shop: PlainShop, kind: string, period: Days): number {
  const earlier = before(period, 28);
  const guests = (days: Days) =>
    sumOf(
      movementsOf(shop)
        .filter(({ day, order }) => order.buyer === null && day >= days.from! && day <= days.to!)
        .map(({ worth }) => worth),
    ) / 100;
  if (kind === 'guests') return guests(period) - guests(earlier);
  const [now, then] = [period, earlier].map((days) => {
    const known = placedIn(shop, days).filter(({ buyer }) => buyer !== null);
    const net = netIn(shop, days) - guests(days);
    const buyers = new Set(known.map(({ buyer }) => buyer)).size;
    return { net, buyers, ordersPerBuyer: known.length / buyers, netPerOrder: net / known.length };
  }) as [Factors, Factors];
  const logMean = now.net === then.net ? now.net : (now.net - then.net) / Math.log(now.net / then.net);
  return logMean * Math.log(now[kind as 'buyers'] / then[kind as 'buyers']);
}

type Factors = Record<'net' | 'buyers' | 'ordersPerBuyer' | 'netPerOrder', number>;

/** What a day like it usually brings: minor units, or orders. */
function usuallyOn(shop: PlainShop, day: string, figure: DayFigure): number {
  return usualDays(shop, figure)[placeOf(shop, day)]!.expected!;
}

/** The day, where it is as unusual as is said. */
function unusualDay(shop: PlainShop, day: string, figure: DayFigure): string {
  return usualDays(shop, figure)[placeOf(shop, day)]!.isUnusual ? day : 'a day as usual';
}

const placeOf = (shop: PlainShop, day: string) => finishedDays(shop).findIndex((each) => each.day === day);

/** What an order changed net sales by on a day. */
function netOfOrder(shop: PlainShop, day: string, name: string): number {
  const own = movementsOf(shop).filter((each) => each.day === day && each.order.name === name);
  return sumOf(own.map(({ worth }) => worth)) / 100;
}

function soldOf(shop: PlainShop, day: string, name: string): number {
  const own = movementsOf(shop).filter((each) => each.day === day && each.order.name === name && each.isSale);
  return sumOf(own.map(({ worth }) => worth)) / 100;
}

/**
 * The parts of a day's difference, in the order in which they stand: single orders, products beyond the median of such
 * days, and how many and how large the other orders were (log-mean shares); each at most what those before it left.
 */
function causesOf(
  shop: PlainShop,
  { day, effect, usual }: { day: string; effect: number; usual: number },
  rows: Cell[][],
): Cell[][] {
  const single = rows
    .filter(([kind]) => kind === 'order' || kind === 'refund')
    .map(([, name]) => String(name));
  const days = { from: day, to: day };
  const rest = {
    net: netIn(shop, days) - sumOf(single.map((name) => netOfOrder(shop, day, name))),
    orders: placedIn(shop, days).filter(({ name }) => !single.includes(name ?? '')).length,
  };
  let left = Math.abs(effect);
  return rows.map(([kind, what]) => {
    const amount = Math.min(left, Math.abs(amountOf(String(kind), String(what))));
    left -= amount;
    return [kind!, what!, amount * Math.sign(effect)];
  });

  function amountOf(kind: string, what: string): number {
    if (kind === 'order' || kind === 'refund') return netOfOrder(shop, day, what);
    if (kind === 'product') {
      const earlier = Array.from({ length: 8 }, (_, week) => dayBefore(day, 7 * (week + 1)));
      return (
        netIn(shop, days, what) - medianOf(earlier.map((each) => netIn(shop, { from: each, to: each }, what)))
      );
    }
    const logMean = (rest.net - usual) / Math.log(rest.net / usual);
    const ofCount = logMean * Math.log(rest.orders / usuallyOn(shop, day, 'orders'));
    const isOfCount = kind === 'more_orders' || kind === 'fewer_orders';
    return isOfCount ? ofCount : rest.net - usual - ofCount;
  }
}

interface DiscountDay {
  day: string;
  orders: number;
  gross: number;
  off: number;
}

/** Finished days of at most two years. */
function discountDays(shop: PlainShop): DiscountDay[] {
  const from = firstDay(shop) > dayBefore(shop.today, 730) ? firstDay(shop) : dayBefore(shop.today, 730);
  const byDay = Map.groupBy(shop.orders, ({ at }) => dayOf(at));
  return Array.from({ length: daysFrom(from, shop.today) }, (_, at) => {
    const day = dayAfter(from, at);
    const orders = byDay.get(day) ?? [];
    const lines = orders.flatMap((order) => order.lines);
    return {
      day,
      orders: orders.length,
      gross: sumOf(lines.map(({ worth, discount }) => worth + discount)),
      off: sumOf(lines.map(({ discount }) => discount)),
    };
  });
}

/** By how much the same weeks fell a year before, at most 1; 1 where that is not known. */
function fallOfYearBefore(
  days: DiscountDay[],
  { first, after, window }: { first: number; after: number; window: number },
): number {
  const from = first - 56 - 364;
  if (from < 0) return 1;
  const mean = (some: DiscountDay[]) => sumOf(some.map(({ orders }) => orders)) / some.length;
  const base = mean(days.slice(from, from + 56));
  return base > 0 ? Math.min(1, mean(days.slice(after - 364, after - 364 + window)) / base) : 1;
}

const upperMedian = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
