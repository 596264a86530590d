import { type FirstOrders, firstRepurchaseOf } from '#server/analytics/customers/first-repurchase.ts';
import type { Reports } from '#server/analytics/insights/finders/reports.ts';
import { lastWeeks } from '#server/analytics/insights/finders/whole-weeks.ts';
import { detail, profitRow, quietReports } from '#server/analytics/insights/testing/made-reports.ts';
import { isEvident, pairStatistics } from '#server/analytics/products/affinity-statistics.ts';
import { createPairCounter } from '#server/analytics/products/pair-counter.ts';
import { type FoundAnomaly, findAnomalies } from '#server/analytics/sales/anomalies.ts';
import { type Expectation, forecastSales } from '#server/analytics/sales/forecast.ts';
import { HORIZON, YEAR_DAYS } from '#server/analytics/sales/forecast-methods.ts';
import type { SoldDay } from '#server/analytics/sales/sales-day.ts';
import { createCustomerCounter } from '#server/analytics/signals/customer-signals.ts';
import { findMovedForward } from '#server/analytics/signals/discount-after.ts';
import { findRisingFailure } from '#server/analytics/signals/failures.ts';
import { FEWEST_SILENT_DAYS, findIdleStock } from '#server/analytics/signals/idle-stock.ts';
import { findOverdue } from '#server/analytics/signals/overdue.ts';
import { findUnusualRates } from '#server/analytics/signals/product-rates.ts';
import { silenceOf } from '#server/analytics/signals/signals.ts';
import { KNOWN_AFTER_DAYS } from '#server/analytics/signals/signals-repository.ts';
import { addProfit, noProfit } from '#server/stores/profit/profit-sums.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { LOOKS, type MadeShop } from './shop.ts';

const WEEK = 7;
const YEAR = 365;
/** As many days back as have the same weekdays a year ago. */
const SAME_WEEKDAYS = 364;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const dayText = (day: number) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
const never = () => false;

/**
 * The reports of a made shop as they are on one day, from its orders, by the product's own pure functions where it has
 * them. What only whole weeks change is made once a week.
 */
export function createReportsOf(shop: MadeShop) {
  const days = daysOf(shop);
  const anomalies = once(() => findAnomalies(days, never));
  const stocks = stocksOf(shop);
  const signalsOn = createSignalsOf(shop, stocks);
  let ofWeek: { end: number; reports: WeekReports } | undefined;
  return (look: number): Reports => {
    const end = shop.plan.history + look;
    const sunday = Math.floor(end / WEEK) * WEEK;
    if (ofWeek?.end !== sunday) ofWeek = { end: sunday, reports: reportsOfWeeks(shop, days, sunday, end) };
    const quiet = quietReports();
    const today = dayText(end);
    // Each is made when a finder asks for it: a look at one kind of finding needs one or two.
    return lazily<Reports>({
      change: () => quiet.change,
      dashboard: () => ({
        ...quiet.dashboard,
        coverage: { ...quiet.dashboard.coverage, complete: true },
        comparison: shop.plan.figuresDiffer
          ? {
              comparedAt: `${today}T03:00:00.000Z`,
              days: { from: dayText(end - 30), to: dayText(end - 1) },
              ours: { orders: 300, totalSales: 10_000 },
              theirs: { orders: 310, totalSales: 10_400 },
              cause: 'orders_missing',
            }
          : null,
      }),
      history: () => ({
        ...quiet.history,
        days: days.slice(0, end).map((day) => ({ ...day, netSales: day.netSales / 100 })),
      }),
      series: () => ({
        ...quiet.series,
        points: quiet.series.points.map((point) => ({ ...point, to: today })),
        anomalies: anomalies()
          .filter(({ day }) => day.day < today)
          .map(anomalyOf),
      }),
      ranking: () => rankingOf(shop, stocks, end),
      firstRepurchase: () => ({ ...quiet.firstRepurchase, ...firstRepurchaseOf(firstOrdersOf(shop, end)) }),
      carts: () => cartsOf(shop),
      signals: () => signalsOn(end),
      forecast: ofWeek.reports.forecast,
      movements: ofWeek.reports.movements,
      profitByProduct: ofWeek.reports.profitByProduct,
      margins: ofWeek.reports.margins,
      movementsLastYear: ofWeek.reports.movementsLastYear,
      orderHours: ofWeek.reports.orderHours,
      loyalty: ofWeek.reports.loyalty,
      loyaltyLastYear: ofWeek.reports.loyaltyLastYear,
      affinity: ofWeek.reports.affinity,
      groups: ofWeek.reports.groups,
    });
  };
}

/** An object each part of which is made once, when it is first read. */
function lazily<Parts extends object>(makers: { [Name in keyof Parts]: () => Parts[Name] }): Parts {
  const parts = {} as Parts;
  for (const name of Object.keys(makers) as (keyof Parts)[]) {
    const make = once(makers[name]);
    Object.defineProperty(parts, name, { get: make, enumerable: true });
  }
  return parts;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type WeekReports = {
  [Name in
    | 'movements'
    | 'profitByProduct'
    | 'margins'
    | 'movementsLastYear'
    | 'orderHours'
    | 'loyalty'
    | 'loyaltyLastYear'
    | 'affinity'
    | 'forecast'
    | 'groups']: () => Reports[Name];
};

function reportsOfWeeks(shop: MadeShop, days: SoldDay[], sunday: number, end: number): WeekReports {
  const quiet = quietReports();
  // The proof stands on the same weeks as the finders.
  const weeks = lastWeeks(days.slice(0, end), 4);
  if (weeks?.at(-1)?.day !== dayText(sunday - 1))
    throw new Error('The weeks of the proof are not those of the finders.');
  return {
    movements: once(() => movementsOf(shop, sunday)),
    profitByProduct: once(() => profitOf(shop, sunday)),
    margins: once(() => marginsOf(shop, sunday)),
    movementsLastYear: once(() =>
      sunday < SAME_WEEKDAYS + 56 ? quiet.movementsLastYear : movementsOf(shop, sunday - SAME_WEEKDAYS),
    ),
    orderHours: once(() => orderHoursOf(shop, sunday)),
    loyalty: once(() => loyaltyOf(shop, sunday)),
    loyaltyLastYear: once(() =>
      sunday < SAME_WEEKDAYS + 182 ? quiet.loyalty : loyaltyOf(shop, sunday - SAME_WEEKDAYS),
    ),
    affinity: once(() => affinityOf(shop, end)),
    forecast: once(() => forecastOf(days.slice(0, end))),
    groups: () => ({
      ...quiet.groups,
      groups: [
        {
          group: 'at_risk',
          customers: 60,
          share: 0.2,
          netSales: 9_000,
          netShare: 0.2,
          medianDaysSinceOrder: 140,
          meanOrders: 3,
        },
      ],
    }),
  };
}

function ordersIn({ orders, startOf }: MadeShop, from: number, until: number) {
  return orders.slice(startOf[from]!, startOf[until]!);
}

function daysOf(shop: MadeShop): SoldDay[] {
  return Array.from({ length: shop.plan.history + LOOKS }, (_, day) => {
    const orders = ordersIn(shop, day, day + 1);
    const sold = orders.reduce((sum, { amount }) => sum + amount, 0);
    return { day: dayText(day), orders: orders.length, netSales: sold, sold };
  });
}

function anomalyOf({ day, metric, value, usual, chance }: FoundAnomaly) {
  return {
    day: day.day,
    metric,
    value,
    expected: usual[metric],
    score: -Math.log10(Math.max(chance, 1e-9)),
    causes: metric === 'sold' ? [{ kind: 'cancelled_order' as const, label: '#1', amount: value }] : [],
  };
}

function movementsOf(shop: MadeShop, sunday: number): Reports['movements'] {
  const [now, before] = [ordersIn(shop, sunday - 28, sunday), ordersIn(shop, sunday - 56, sunday - 28)];
  const count = (orders: typeof now) => {
    const sums = Array.from({ length: shop.products }, () => ({ orders: 0, net: 0 }));
    for (const { products, amount } of orders) {
      for (const product of products) {
        sums[product]!.orders += 1;
        sums[product]!.net += amount / 100 / products.length;
      }
    }
    return sums;
  };
  const [sums, sumsBefore] = [count(now), count(before)];
  return {
    ...quietReports().movements,
    from: dayText(sunday - 28),
    to: dayText(sunday - 1),
    orders: now.length,
    ordersBefore: before.length,
    products: sums
      .map((sum, product) => ({
        id: `p${product}`,
        title: `Product ${product}`,
        orders: sum.orders,
        ordersBefore: sumsBefore[product]!.orders,
        netSales: sum.net,
        netSalesBefore: sumsBefore[product]!.net,
        isNew: false,
      }))
      .filter(({ orders, ordersBefore }) => orders + ordersBefore >= 5),
  };
}

function profitOf(shop: MadeShop, sunday: number): Reports['profitByProduct'] {
  const { products } = movementsOf(shop, sunday);
  return {
    ...quietReports().profitByProduct,
    rows: products.map(({ id, title, netSales }) => ({
      ...profitRow(title, { netSales, costOfGoods: netSales * shop.plan.costShare(Number(id.slice(1))) }),
      id,
    })),
  };
}

function marginsOf(shop: MadeShop, sunday: number): Reports['margins'] {
  return {
    ...quietReports().margins,
    now: earnedIn(shop, sunday - 28, sunday),
    before: earnedIn(shop, sunday - 56, sunday - 28),
  };
}

/** Of orders as they were placed. */
function earnedIn(shop: MadeShop, from: number, until: number): Reports['margins']['now'] {
  const { costShare, costAt } = shop.plan;
  const variants = Array.from({ length: shop.products }, noProfit);
  const days = Array.from({ length: until - from }, (_, at) => ({
    day: dayText(from + at),
    sums: noProfit(),
  }));
  for (const { day, products, amount } of ordersIn(shop, from, until)) {
    const discount = shop.plan.takenOff(day);
    const ofDay = days[day - from]!.sums;
    ofDay.orders += 1;
    for (const product of products) {
      const covered = Math.round(amount / products.length);
      const grossSales = Math.round(covered / (1 - discount));
      const sold = {
        units: 1,
        grossSales,
        discounts: covered - grossSales,
        covered,
        costOfGoods: Math.round(grossSales * costShare(product) * costAt(day)),
      };
      addProfit(ofDay, sold);
      addProfit(variants[product]!, sold);
    }
  }
  return {
    days,
    variants: variants.flatMap((sums, product) =>
      sums.units === 0 ? [] : [{ id: `p${product}`, variantId: `v${product}`, sums }],
    ),
  };
}

function orderHoursOf(shop: MadeShop, sunday: number): Reports['orderHours'] {
  const counts = new Float64Array(7 * 24);
  const orders = ordersIn(shop, sunday - 91, sunday);
  for (const { day, hour } of orders) counts[(((day % WEEK) + 1) % WEEK) * 24 + hour]! += 1;
  return {
    ...quietReports().orderHours,
    cells: [...counts].flatMap((found, at) =>
      found > 0 ? [{ weekday: Math.floor(at / 24), hour: at % 24, orders: found }] : [],
    ),
    weekdays: Array.from({ length: 7 }, () => 13),
    orders: orders.length,
  };
}

function loyaltyOf(shop: MadeShop, sunday: number): Reports['loyalty'] {
  const count = (from: number, until: number) => {
    const all = new Set<number>();
    const returning = new Set<number>();
    for (const { buyer, isReturn } of ordersIn(shop, from, until)) {
      if (buyer === null) continue;
      all.add(buyer);
      if (isReturn) returning.add(buyer);
    }
    return { all: all.size, returning: returning.size };
  };
  const now = count(sunday - 91, sunday);
  const before = count(sunday - 182, sunday - 91);
  return {
    ...quietReports().loyalty,
    customers: detail(now.all, { previous: before.all }),
    returningCustomers: detail(now.returning, { previous: before.returning }),
  };
}

function affinityOf(shop: MadeShop, end: number): Reports['affinity'] {
  const counter = createPairCounter(shop.products);
  const orders = ordersIn(shop, end - YEAR, end);
  const single = new Float64Array(shop.products);
  for (const { products } of orders) {
    for (const product of products) single[product]! += 1;
    counter.add({ buyer: null, placedAt: 0, products });
  }
  const face = (product: number) => ({ id: `p${product}`, title: `Product ${product}`, imageUrl: null });
  return {
    ...quietReports().affinity,
    orders: orders.length,
    products: single.filter((count) => count >= 5).length,
    usualLift: counter.usualLift(),
    pairs: [...counter.together()]
      .filter(isEvident)
      .map((pair) => ({
        ...pair,
        ...pairStatistics(pair),
        first: face(pair.first),
        second: face(pair.second),
      }))
      .sort((one, other) => other.cautiousLift - one.cautiousLift),
  };
}

/** As `makeForecast` of the product has it. */
function forecastOf(days: SoldDay[]): Reports['forecast'] {
  const quiet = quietReports().forecast;
  const found = forecastSales(days, never);
  if (!found) return quiet;
  const major = ({ expected, low, high }: Expectation) => ({
    expected: expected / 100,
    low: low / 100,
    high: high / 100,
  });
  const yearBefore = days.slice(-YEAR_DAYS).slice(0, HORIZON);
  return {
    ...quiet,
    status: 'ok',
    methods: found.methods,
    history: days.slice(-90).map(({ day, netSales }) => ({ day, netSales: netSales / 100 })),
    days: found.days.map((each, ahead) => ({ day: dayText(days.length + ahead), ...major(each) })),
    total: major(found.total),
    lastYear:
      days.length < YEAR_DAYS
        ? null
        : {
            from: yearBefore[0]!.day,
            to: yearBefore.at(-1)!.day,
            netSales: yearBefore.reduce((sum, { netSales }) => sum + netSales, 0) / 100,
          },
    past: found.past,
  };
}

function rankingOf(shop: MadeShop, stocks: number[], end: number): Reports['ranking'] {
  const orders = ordersIn(shop, end - 30, end);
  const sums = Array.from({ length: shop.products }, () => ({ orders: 0, net: 0 }));
  let whole = 0;
  for (const { products, amount } of orders) {
    whole += amount;
    for (const product of products) {
      sums[product]!.orders += 1;
      sums[product]!.net += amount / products.length;
    }
  }
  const quiet = quietReports().ranking;
  return {
    ...quiet,
    rows: sums.flatMap(({ orders: found, net }, product) =>
      found === 0
        ? []
        : [
            {
              id: `p${product}`,
              title: `Product ${product}`,
              handle: `p${product}`,
              imageUrl: null,
              category: null,
              price: 10,
              inventory: stocks[product]!,
              units: found,
              orders: found,
              grossSales: net / 100,
              discounts: 0,
              reversals: 0,
              netSales: net / 100,
              previousNetSales: null,
              share: net / whole,
            },
          ],
    ),
  };
}

/** Stock at the true pace of each product: of a quiet shop it lasts for 25 days and more. */
const AMPLE_DAYS = 25;
export function stocksOf({ plan, orders, startOf, products }: MadeShop): number[] {
  const sold = new Float64Array(products);
  for (const order of orders.slice(0, startOf[plan.history]))
    for (const product of order.products) sold[product]! += 1;
  return [...sold].map((units, product) => {
    const days =
      product === 0 && plan.stockDays !== null ? plan.stockDays : AMPLE_DAYS + ((product * 7) % products);
    return Math.max(1, Math.ceil((units / plan.history) * days));
  });
}

/** Customers whose first order lies in the history; those of the burn-in came before the records. */
function firstOrdersOf(shop: MadeShop, end: number): FirstOrders[] {
  const first = new Map<number, number>();
  const counted = new Map<number, number>();
  const keyOf = (age: number, days: number | null) => Math.floor(age / 90) * 1_000 + (days ?? 999);
  for (const { buyer, day, isReturn } of ordersIn(shop, 0, end)) {
    if (buyer === null) continue;
    const since = first.get(buyer);
    if (since === undefined) {
      if (!isReturn) first.set(buyer, day);
      continue;
    }
    if (since < 0) continue;
    const key = keyOf(end - since, Math.min(998, day - since));
    counted.set(key, (counted.get(key) ?? 0) + 1);
    first.set(buyer, -1);
  }
  for (const since of first.values()) {
    if (since < 0) continue;
    const key = keyOf(end - since, null);
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return [...counted].map(([key, customers]) => ({
    ageStep: Math.floor(key / 1_000),
    days: key % 1_000 === 999 ? null : key % 1_000,
    customers,
  }));
}

const titled = (product: number) => ({ id: `p${product}`, title: `Product ${product}` });

/** What `readOrders`, `readStock` and `readBuyers` of the product find, from the orders up to a day. */
export function createSignalsOf(shop: MadeShop, stocks: number[]) {
  const soldOn = soldDaysOf(shop);
  return (end: number): Reports['signals'] => {
    const quiet = quietReports().signals;
    const ofBuyers = once(() => buyerSignalsOf(shop, end));
    return lazily<Reports['signals']>({
      computedAt: () => quiet.computedAt,
      recordsVersion: () => quiet.recordsVersion,
      historyComplete: () => quiet.historyComplete,
      stale: () => quiet.stale,
      refundPeriod: () => quiet.refundPeriod,
      firstBuyersPeriod: () => quiet.firstBuyersPeriod,
      day: () => dayText(end),
      idle: () => idleOf(shop, stocks, soldOn, end),
      refundRates: () => refundRatesOf(shop, end),
      failures: () => failuresOf(shop, end),
      movedForward: () => findMovedForward(discountDaysOf(shop, end)),
      firstProducts: () => ofBuyers().firstProducts,
      overdue: () => ofBuyers().overdue,
    });
  };
}

/** Of every product, the days on which it was ordered and how often. */
function soldDaysOf({ orders, products }: MadeShop): Map<number, number>[] {
  const days = Array.from({ length: products }, () => new Map<number, number>());
  for (const order of orders)
    for (const product of order.products)
      days[product]!.set(order.day, (days[product]!.get(order.day) ?? 0) + 1);
  return days;
}

function idleOf(shop: MadeShop, stocks: number[], soldOn: Map<number, number>[], end: number) {
  const candidates = soldOn.flatMap((sold, product) => {
    const days = [...sold].filter(([day]) => day < end);
    // As in the product, only what has not sold for so long is looked at.
    if (days.some(([day]) => day >= end - FEWEST_SILENT_DAYS)) return [];
    const found = silenceOf(
      { ...titled(product), inventory: stocks[product]!, price: UNIT_PRICE, cost: null },
      days.map(([day, orders]) => ({ id: `p${product}`, day: dayText(day), orders })),
      { today: dayText(end), begin: dayText(0) },
    );
    return found ? [found] : [];
  });
  return findIdleStock(candidates, shop.products);
}

/** Minor units. */
const UNIT_PRICE = 3_000;
const REFUND_DAYS = 180;

function refundRatesOf(shop: MadeShop, end: number) {
  const counts = Array.from({ length: shop.products }, (_, product) => ({
    ...titled(product),
    hits: 0,
    of: 0,
  }));
  const all = { hits: 0, of: 0 };
  for (const { products, givenBack } of ordersIn(shop, end - REFUND_DAYS, end)) {
    for (const product of products) counts[product]!.of += 1;
    for (const product of givenBack) counts[product]!.hits += 1;
    all.of += products.length;
    all.hits += givenBack.length;
  }
  return findUnusualRates(counts, all, { ways: ['more'] });
}

/** Of orders that could have been paid by now. */
function failuresOf(shop: MadeShop, end: number): Reports['signals']['failures'] {
  const until = end - KNOWN_AFTER_DAYS.unpaid;
  const days = Array.from({ length: until }, (_, day) => {
    const orders = ordersIn(shop, day, day + 1);
    return { orders: orders.length, failed: orders.filter(({ isUnpaid }) => isUnpaid).length };
  });
  const found = findRisingFailure(days);
  return found ? [{ ...found, kind: 'unpaid', from: dayText(until - 14), to: dayText(until - 1) }] : [];
}

function discountDaysOf(shop: MadeShop, end: number) {
  return Array.from({ length: end }, (_, day) => {
    const orders = ordersIn(shop, day, day + 1);
    const gross = orders.reduce((sum, { amount }) => sum + amount, 0);
    return {
      day: dayText(day),
      orders: orders.length,
      gross,
      discount: Math.round(gross * shop.plan.takenOff(day)),
    };
  });
}

function buyerSignalsOf(shop: MadeShop, end: number): Pick<Reports['signals'], 'firstProducts' | 'overdue'> {
  const counter = createCustomerCounter(end);
  const ids = Array.from({ length: shop.products }, (_, product) => `p${product}`);
  for (const { buyer, day, products, amount } of ordersIn(shop, 0, end))
    if (buyer !== null) counter.add(buyer, { day, held: products.map((at) => ids[at]!), net: amount });
  const { firstProducts, firstBuyers, waits, netPerOrder } = counter.signals();
  const named = firstProducts.map((each) => ({ ...each, title: each.id }));
  const found = findOverdue(waits, end);
  return {
    firstProducts: findUnusualRates(named, firstBuyers, { ways: ['more', 'less'] }),
    overdue: found && { ...found.overdue, netPerOrder },
  };
}

function cartsOf({ plan }: MadeShop): Reports['carts'] {
  const quiet = quietReports().carts;
  if (plan.openCarts === 0) return quiet;
  return {
    ...quiet,
    shared: true,
    abandoned: plan.openCarts + 10,
    open: { carts: plan.openCarts, value: plan.openCarts * plan.size * 60 },
    recoveryRate: detail(0.12),
  };
}
