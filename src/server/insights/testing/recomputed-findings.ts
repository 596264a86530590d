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

/**
 * What a model says, or what lies so deep in a definition that a second version would be a copy of the first: compared with
 * the same shop read in peace instead.
 */
export const OF_A_MODEL = 'of a model';

/**
 * Every figure of a finding once more, from the shop's own orders, in major units and unrounded. A type without an entry
 * fails the test, and so does a figure without one: whoever adds a finder adds both.
 */
export const RECOMPUTED: Partial<Record<InsightType, Recompute>> = {
  trend(shop, { period, variant }) {
    const now = placedIn(shop, period);
    const then = placedIn(shop, before(period, FOUR_WEEKS));
    const [lastYear, lastYearBefore] = [YEAR, YEAR + FOUR_WEEKS].map((days) =>
      net(placedIn(shop, before(period, days))),
    ) as [number, number];
    return {
      ...compared(net(now), net(then)),
      orders: now.length,
      ordersBefore: then.length,
      lastYear,
      lastYearBefore,
      lastYearChange: (lastYear / lastYearBefore - 1) * 100,
      mainEffect: Math.abs(effectOf(variant.split(':')[1]!, now, then)),
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
    const withIt = orders.filter(holds(names.product!)).length;
    // Of orders that scatter 1.5 times as widely as chance, those that were and those that the stock is for; 1.2816 cuts off
    // a tenth on each side.
    const reach = Math.exp(1.2816 * Math.sqrt(1.5 / withIt + 1.5 / (stock / (units / withIt))));
    return {
      inventory: stock,
      orders: withIt,
      units,
      unitsPerDay: units / 30,
      daysLeft,
      unitsForMonth: Math.max(0, units - stock),
      missed: (netOf(orders, names.product!) / 30) * (30 - daysLeft),
      // In whole days, outwards.
      daysLow: Math.floor(daysLeft / reach),
      daysHigh: Math.ceil(daysLeft * reach),
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
  posting_window(shop, { period, figures }) {
    const figureOf = (name: string) => figures.find((each) => each.name === name)?.value;
    const [weekday, hour] = [figureOf('weekday'), Number(figureOf('hour'))];
    const orders = placedIn(shop, period);
    const inWindow = orders.filter(
      ({ at }) =>
        (weekday === undefined || weekdayOf(dayOf(at)) === weekday) && [hour, hour + 1].includes(hourOf(at)),
    ).length;
    return {
      ...(weekday === undefined ? {} : { weekday }),
      hour,
      hourAfter: hour + 2,
      hourBefore: hour - 1,
      ordersInWindow: inWindow,
      orders: orders.length,
      share: (inWindow / orders.length) * 100,
      timesUsual: OF_A_MODEL,
    };
  },
  unusual_day(shop, { period }) {
    const netSales = net(placedIn(shop, period));
    return {
      day: period.from!,
      netSales,
      sold: netSales,
      ...modelled('usual', 'difference', 'ofUsual', 'causeAmount'),
    };
  },
  outlook(shop, { period }) {
    const last = { from: dayBefore(period.from!, 31), to: dayBefore(period.from!, 2) };
    return {
      last30: net(placedIn(shop, last)),
      ...modelled('expected', 'low', 'high', 'change', 'sumHeld', 'lastYear', 'lastYearFrom', 'lastYearTo'),
    };
  },
  second_order(shop, { period }) {
    const waits = firstWaits(shop, period.to!);
    const recent = backWithin(90, waits, { from: 90, to: 179 });
    const earlier = backWithin(90, waits, { from: 180, to: 269 });
    const ofYear = backWithin(360, waits, { from: 360, to: Number.POSITIVE_INFINITY });
    return {
      share: (recent.back / recent.all) * 100,
      cameBack: recent.back,
      customers: recent.all,
      shareBefore: (earlier.back / earlier.all) * 100,
      customersBefore: earlier.all,
      medianDays: medianOf(waits.flatMap(({ days }) => days ?? [])),
      notBack: (1 - ofYear.back / ofYear.all) * 100,
      ...modelled('medianOfAll'),
    };
  },
  idle_stock(shop, { names, period }) {
    const { stock, price } = shop.products.find(({ title }) => title === names.product)!;
    const last = Math.max(...shop.orders.filter(holds(names.product!)).map(({ at }) => at));
    return {
      products: 1,
      idleValue: (stock * price) / 100,
      unitsLying: stock,
      silentDays: daysFrom(dayOf(last), period.to!) - 1,
    };
  },
  first_product(shop, { names, period }) {
    const known = [...ordersOf(shop).values()].filter(
      ([first]) => dayOf(first!.at) >= period.from! && dayOf(first!.at) <= period.to!,
    );
    const isBack = ([first, ...others]: PlainOrder[]) =>
      others.some(({ at }) => {
        const days = daysFrom(dayOf(first!.at), dayOf(at));
        return days > 0 && days <= 90;
      });
    const [withIt, others] = [true, false].map((wanted) =>
      known.filter(([first]) => holds(names.product!)(first!) === wanted),
    ) as [PlainOrder[][], PlainOrder[][]];
    return {
      firstBuyers: withIt.length,
      cameBack: withIt.filter(isBack).length,
      cameBackShare: (withIt.filter(isBack).length / withIt.length) * 100,
      otherFirstBuyers: others.length,
      otherCameBackShare: (others.filter(isBack).length / others.length) * 100,
    };
  },
  win_back: () =>
    modelled(
      ...['returning', 'returningBefore', 'share', 'shareBefore'],
      ...['customers', 'medianDays', 'perOrder', 'ifBack'],
    ),
};

const FOUR_WEEKS = 28;
/** Of whole weeks. */
const YEAR = 364;

/** The orders of each known customer, the first one first. */
const ordersOf = ({ orders }: PlainShop) =>
  Map.groupBy(
    orders.filter(({ buyer }) => buyer !== null),
    ({ buyer }) => buyer,
  );

const daysFrom = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / 86_400_000;

/** Of each known customer, how long ago the first order was, and the days to the second one. */
function firstWaits(shop: PlainShop, today: string): { ago: number; days: number | null }[] {
  return [...ordersOf(shop).values()].map(([first, second]) => ({
    ago: daysFrom(dayOf(first!.at), today),
    days: second ? daysFrom(dayOf(first!.at), dayOf(second.at)) : null,
  }));
}

function backWithin(
  days: number,
  waits: ReturnType<typeof firstWaits>,
  { from, to }: { from: number; to: number },
) {
  const all = waits.filter(({ ago }) => ago >= from && ago <= to);
  return { all: all.length, back: all.filter((wait) => wait.days !== null && wait.days <= days).length };
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

const modelled = (...names: string[]): Figures => Object.fromEntries(names.map((name) => [name, OF_A_MODEL]));

/** A part of the change of net sales: guests apart, the rest by log-mean shares of its three factors (metrics 7). */
function effectOf(kind: string, now: PlainOrder[], then: PlainOrder[]): number {
  const guests = (orders: PlainOrder[]) => net(orders.filter(({ buyer }) => buyer === null));
  if (kind === 'guests') return guests(now) - guests(then);
  const [factorNow, factorBefore] = [now, then].map((orders) => factorsOf(orders)[kind as 'buyers']) as [
    number,
    number,
  ];
  const known = [net(now) - guests(now), net(then) - guests(then)] as const;
  const logMean = (known[0] - known[1]) / Math.log(known[0] / known[1]);
  return logMean * Math.log(factorNow / factorBefore);
}

function factorsOf(orders: PlainOrder[]) {
  const known = orders.filter(({ buyer }) => buyer !== null);
  const buyers = new Set(known.map(({ buyer }) => buyer)).size;
  return { buyers, ordersPerBuyer: known.length / buyers, netPerOrder: net(known) / known.length };
}

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
  const now = placedIn(shop, period);
  const then = placedIn(shop, before(period, FOUR_WEEKS));
  const [orders, ordersBefore] = [now, then].map((some) => some.filter(holds(names.product!)).length) as [
    number,
    number,
  ];
  return {
    orders,
    ordersBefore,
    change: (Math.abs(orders - ordersBefore) / ordersBefore) * 100,
    netSales: netOf(now, names.product!),
    netSalesBefore: netOf(then, names.product!),
  };
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
