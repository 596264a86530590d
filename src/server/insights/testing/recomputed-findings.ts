import type { Finding } from '#server/insights/finding.ts';
import {
  dayBefore,
  dayOf,
  hourOf,
  type PlainOrder,
  type PlainShop,
  weekdayOf,
} from '#server/testing/plain-shop.ts';
import type { InsightType } from '#shared/insights.ts';

type Figures = Record<string, number | string>;
type Recompute = (shop: PlainShop, finding: Finding) => Figures;

/** What a model says: compared with the same shop read in peace, as nobody can work it out by hand. */
export const OF_A_MODEL = 'of a model';

/**
 * Every figure of a finding once more, from the shop's own orders, in major units and unrounded. A type without an entry
 * fails the test, and so does a figure without one: whoever adds a finder adds both.
 */
export const RECOMPUTED: Partial<Record<InsightType, Recompute>> = {
  trend(shop, { period }) {
    const both = [placedIn(shop, period), placedIn(shop, before(period, 28))] as const;
    const [now, then] = both.map(net) as [number, number];
    const weeks = [0, 1, 2, 3].map((week) => {
      const from = dayBefore(period.from!, -7 * week);
      const inWeek = { from, to: dayBefore(from, -6) };
      return net(placedIn(shop, inWeek)) - net(placedIn(shop, before(inWeek, 28)));
    });
    return {
      ...compared(now, then),
      orders: both[0].length,
      ordersBefore: both[1].length,
      agreeingWeeks: weeks.filter((change) => Math.sign(change) === Math.sign(now - then)).length,
    };
  },
  why_changed(shop, { period, variant, names }) {
    const both = [placedIn(shop, period), placedIn(shop, before(period, 30))] as const;
    const [now, then] = both.map(net) as [number, number];
    const [guestsNow, guestsThen] = both.map((orders) => net(orders.filter(({ buyer }) => !buyer))) as [
      number,
      number,
    ];
    const factors = both.map((orders) => {
      const known = orders.filter(({ buyer }) => buyer !== null);
      const buyers = new Set(known.map(({ buyer }) => buyer)).size;
      return { buyers, ordersPerBuyer: known.length / buyers, netPerOrder: net(known) / known.length };
    });
    const kind = variant.split(':')[1]!;
    const product = names.product ? netOf(both[0], names.product) - netOf(both[1], names.product) : 0;
    if (kind === 'guests')
      return {
        ...compared(now, then),
        mainEffect: Math.abs(guestsNow - guestsThen),
        factorNow: guestsNow,
        factorBefore: guestsThen,
        productEffect: Math.abs(product),
      };
    const [factorNow, factorBefore] = factors.map((each) => each[kind as 'buyers']) as [number, number];
    const ofKnown = [now - guestsNow, then - guestsThen] as const;
    const logMean = (ofKnown[0] - ofKnown[1]) / Math.log(ofKnown[0] / ofKnown[1]);
    return {
      ...compared(now, then),
      mainEffect: Math.abs(logMean * Math.log(factorNow / factorBefore)),
      factorNow,
      factorBefore,
      productEffect: Math.abs(product),
    };
  },
  best_product(shop, { period, names }) {
    const orders = placedIn(shop, period);
    return {
      netSales: netOf(orders, names.product!),
      share: (netOf(orders, names.product!) / net(orders)) * 100,
      units: unitsOf(orders, names.product!),
      orders: orders.filter(holds(names.product!)).length,
    };
  },
  rising_product: movedProduct,
  fading_product: movedProduct,
  running_out(shop, { period, names }) {
    const orders = placedIn(shop, period);
    const units = unitsOf(orders, names.product!);
    const { stock } = shop.products.find(({ title }) => title === names.product)!;
    const daysLeft = stock / (units / 30);
    return {
      inventory: stock,
      units,
      unitsPerDay: units / 30,
      daysLeft,
      unitsForMonth: Math.max(0, units - stock),
      missed: (netOf(orders, names.product!) / 30) * (30 - daysLeft),
    };
  },
  bought_together(shop, { period, names }) {
    const orders = placedIn(shop, { from: period.from, to: '9999' });
    const withFirst = orders.filter(holds(names.first!));
    const withSecond = orders.filter(holds(names.second!));
    const together = withFirst.filter(holds(names.second!)).length;
    return {
      together,
      withFirst: withFirst.length,
      confidence: (together / withFirst.length) * 100,
      lift: (together / withFirst.length / withSecond.length) * orders.length,
      ordersLookedAt: orders.length,
    };
  },
  second_order(shop, { period }) {
    const known = placedIn(shop, period).flatMap(({ buyer }) => buyer ?? []);
    const buyers = new Set(known);
    const before = new Set(
      shop.orders.filter(({ at }) => dayOf(at) < period.from!).map(({ buyer }) => buyer),
    );
    const everybody = shop.orders.flatMap(({ buyer }) => buyer ?? []);
    const newCustomers = [...buyers].filter((buyer) => !before.has(buyer)).length;
    const again = [...buyers].filter(
      (buyer) => before.has(buyer) || known.indexOf(buyer) !== known.lastIndexOf(buyer),
    ).length;
    return {
      medianDays: OF_A_MODEL,
      orderPairs: everybody.length - new Set(everybody).size,
      newCustomers,
      returningRate: (again / buyers.size) * 100,
    };
  },
  posting_window(shop, { period, figures }) {
    const figureOf = (name: string) => Number(figures.find((each) => each.name === name)!.value);
    const [weekday, hour] = [figureOf('weekday'), figureOf('hour')];
    const orders = placedIn(shop, period);
    const inWindow = orders.filter(
      ({ at }) => weekdayOf(dayOf(at)) === weekday && [hour, hour + 1].includes(hourOf(at)),
    ).length;
    const days = daysOf(period);
    const such = days.filter((day) => weekdayOf(day) === weekday).length;
    return {
      weekday,
      hour,
      hourAfter: hour + 2,
      hourBefore: hour - 1,
      ordersInWindow: inWindow,
      orders: orders.length,
      share: (inWindow / orders.length) * 100,
      timesUsual: inWindow / such / (orders.length / days.length / 12),
    };
  },
  unusual_day(shop, { period }) {
    const netSales = net(placedIn(shop, period));
    return {
      day: period.from!,
      netSales,
      usual: OF_A_MODEL,
      difference: OF_A_MODEL,
      ofUsual: OF_A_MODEL,
      causeAmount: OF_A_MODEL,
    };
  },
  outlook(shop, { period }) {
    const last = { from: dayBefore(period.from!, 31), to: dayBefore(period.from!, 2) };
    const yearAgo = { from: dayBefore(period.from!, 365), to: dayBefore(period.to!, 365) };
    return {
      last30: net(placedIn(shop, last)),
      expected: OF_A_MODEL,
      low: OF_A_MODEL,
      high: OF_A_MODEL,
      change: OF_A_MODEL,
      sumHeld: OF_A_MODEL,
      lastYear: net(placedIn(shop, yearAgo)),
      lastYearFrom: yearAgo.from,
      lastYearTo: yearAgo.to,
    };
  },
  win_back: () => ({
    customers: OF_A_MODEL,
    netSales: OF_A_MODEL,
    medianDays: OF_A_MODEL,
    perOrder: OF_A_MODEL,
    oneInTen: OF_A_MODEL,
    ifOneInTen: OF_A_MODEL,
  }),
};

/** Figures that are not what the shop's orders say; `undefined` where nobody recomputes them. */
export function differencesOf(shop: PlainShop, finding: Finding): string[] {
  const recompute = RECOMPUTED[finding.type];
  if (!recompute) return [`${finding.type} is not recomputed`];
  const recomputed = recompute(shop, finding);
  return finding.figures.flatMap(({ name, value }) => {
    const right = recomputed[name];
    if (right === OF_A_MODEL) return [];
    const same =
      typeof value === 'number' && typeof right === 'number'
        ? Math.abs(value - right) <= 0.0501 + Math.abs(right) * 1e-9
        : value === right;
    return same ? [] : [`${finding.subject} ${name}: said ${value}, recomputed ${right}`];
  });
}

export function placedIn({ orders }: PlainShop, { from, to }: Finding['period']): PlainOrder[] {
  return orders.filter(({ at }) => dayOf(at) >= from! && dayOf(at) <= to!);
}

export function net(orders: PlainOrder[]): number {
  return (
    orders.flatMap(({ lines }) => lines).reduce((sum, { quantity, price }) => sum + quantity * price, 0) / 100
  );
}

const holds = (title: string) => (order: PlainOrder) => order.lines.some(({ product }) => product === title);
const linesOf = (orders: PlainOrder[], title: string) =>
  orders.flatMap(({ lines }) => lines).filter(({ product }) => product === title);
const netOf = (orders: PlainOrder[], title: string) =>
  linesOf(orders, title).reduce((sum, { quantity, price }) => sum + quantity * price, 0) / 100;
const unitsOf = (orders: PlainOrder[], title: string) =>
  linesOf(orders, title).reduce((sum, { quantity }) => sum + quantity, 0);

function movedProduct(shop: PlainShop, { period, names }: Finding): Figures {
  return compared(
    netOf(placedIn(shop, period), names.product!),
    netOf(placedIn(shop, before(period, 30)), names.product!),
  );
}

function compared(now: number, then: number): Figures {
  return {
    netSales: now,
    netSalesBefore: then,
    difference: Math.abs(now - then),
    change: (Math.abs(now - then) / then) * 100,
  };
}

function before({ from, to }: Finding['period'], days: number) {
  return { from: dayBefore(from!, days), to: dayBefore(to!, days) };
}

function daysOf({ from, to }: Finding['period']): string[] {
  const days: string[] = [];
  for (let day = from!; day <= to!; day = dayBefore(day, -1)) days.push(day);
  return days;
}
