import { dayBefore, dayOf, type PlainOrder, type PlainShop } from '#server/testing/plain-shop.ts';
import {
  before,
  type Days,
  daysFrom,
  firstDay,
  holds,
  lastDays,
  lastWeeks,
  laterOf,
  netIn,
  placedIn,
  purchasesByBuyer,
  sumOf,
  unitsIn,
} from './plain-sums.ts';
import type { Recompute, Recomputed } from './recomputation.ts';

/* Findings about products, from the shop's own rows. */

type OfProducts =
  | 'best_product'
  | 'rising_product'
  | 'fading_product'
  | 'running_out'
  | 'bought_together'
  | 'idle_stock'
  | 'refund_rate'
  | 'first_product'
  | 'below_cost'
  | 'falling_margin';

export const RECOMPUTED_OF_PRODUCTS: Record<OfProducts, Recompute> = {
  best_product(shop, { names }) {
    const period = lastDays(shop, 30);
    const all = netIn(shop, period);
    const share = (product: string) => (netIn(shop, period, product) / all) * 100;
    const product = names.product!;
    return {
      period,
      figures: {
        netSales: netIn(shop, period, product),
        share: share(product),
        units: unitsIn(shop, period, product),
        orders: placedIn(shop, period).filter(holds(product)).length,
      },
      atStake: null,
      rows: (said) =>
        said.map(([title]) => {
          const each = String(title);
          return [each, netIn(shop, period, each), share(each), unitsIn(shop, period, each)];
        }),
    };
  },
  /** Of shops without discounts, returns and known fees, in which every product has a cost. */
  falling_margin(shop) {
    const now = lastWeeks(shop, 4);
    const earlier = { from: dayBefore(now.from!, 28), to: dayBefore(now.from!, 1) };
    const of = (days: Days, product: string) => {
      const cost = sumOf(
        placedIn(shop, days)
          .flatMap(({ at, lines }) => lines.map((line) => ({ ...line, at })))
          .filter((line) => line.product === product)
          .map(({ quantity, at }) => quantity * costOn(shop, product, dayOf(at))),
      );
      const net = netIn(shop, days, product);
      return { share: net / netIn(shop, days), rate: cost / net };
    };
    const marginIn = (days: Days) =>
      1 - sumOf(Object.keys(shop.costs!).map((product) => of(days, product).share * of(days, product).rate));
    const parts = Object.keys(shop.costs!).map((product) => {
      const [one, other] = [of(now, product), of(earlier, product)];
      return {
        cost: ((one.rate - other.rate) * (one.share + other.share)) / 2,
        mix: ((one.share - other.share) * (one.rate + other.rate)) / 2,
      };
    });
    const points = {
      margin_cost: sumOf(parts.map(({ cost }) => cost)) * 100,
      margin_mix: sumOf(parts.map(({ mix }) => mix)) * 100,
    };
    const lost = (marginIn(earlier) - marginIn(now)) * netIn(shop, now);
    return {
      period: now,
      figures: {
        contributionMargin: marginIn(now) * 100,
        contributionMarginBefore: marginIn(earlier) * 100,
        lessLeft: lost,
        largestPart: points.margin_cost,
      },
      atStake: lost * 100,
      rows: (said) => said.map(([reason]) => [reason!, points[reason as keyof typeof points]]),
    };
  },
  /** Of shops in which nothing with a cost comes back. */
  below_cost(shop) {
    const period = lastWeeks(shop, 4);
    const of = (product: string) => {
      const orders = placedIn(shop, period).filter(holds(product)).length;
      const net = netIn(shop, period, product);
      const cost = unitsIn(shop, period, product) * shop.costs![product]!;
      return { orders, net, cost, lost: cost - net };
    };
    const losing = Object.keys(shop.costs ?? {})
      .map(of)
      .filter(({ orders, lost }) => orders >= 5 && lost > 0);
    const lost = sumOf(losing.map((each) => each.lost));
    return {
      period,
      figures: {
        products: losing.length,
        orders: sumOf(losing.map(({ orders }) => orders)),
        netSales: sumOf(losing.map(({ net }) => net)),
        costOfGoods: sumOf(losing.map(({ cost }) => cost)),
        lost,
      },
      atStake: lost * 100,
      rows: (said) =>
        said.map(([title]) => {
          const { orders, net, cost, lost: lostOnIt } = of(String(title));
          return [String(title), orders, net, cost, lostOnIt];
        }),
    };
  },
  rising_product: movedProduct,
  fading_product: movedProduct,
  running_out(shop, { names }) {
    const period = lastDays(shop, 30);
    const product = names.product!;
    const orders = placedIn(shop, period).filter(holds(product)).length;
    const units = unitsIn(shop, period, product);
    const stock = productOf(shop, product).stock!;
    const daysLeft = stock / (units / 30);
    // Of orders that scatter 1.5 times as widely as chance, those that were and those that the stock is for; 1.2816 cuts off
    // a tenth on each side.
    const reach = Math.exp(1.2816 * Math.sqrt(1.5 / orders + 1.5 / (stock / (units / orders))));
    const missed = (netIn(shop, period, product) / 30) * (30 - daysLeft);
    return {
      period,
      figures: {
        inventory: stock,
        orders,
        units,
        unitsPerDay: units / 30,
        daysLeft,
        unitsForMonth: Math.max(0, units - stock),
        missed,
        // In whole days, outwards.
        daysLow: Math.floor(daysLeft / reach),
        daysHigh: Math.ceil(daysLeft * reach),
      },
      atStake: missed * 100,
    };
  },
  /** Of twelve months; what was cancelled was not bought together. */
  bought_together(shop, { names }) {
    const period = { from: monthsBefore(shop.today, 12), to: shop.today };
    const orders = placedIn(shop, period).filter(({ cancelledAt }) => cancelledAt === null);
    const pair = (first: string, second: string) => {
      const withFirst = orders.filter(holds(first));
      const together = withFirst.filter(holds(second)).length;
      const confidence = together / withFirst.length;
      const lift = (confidence / orders.filter(holds(second)).length) * orders.length;
      return { together, withFirst: withFirst.length, confidence: confidence * 100, lift };
    };
    return {
      period,
      figures: { ...pair(names.first!, names.second!), ordersLookedAt: orders.length },
      atStake: null,
      rows: (said) =>
        said.map(([first, second]) => {
          const { together, lift } = pair(String(first), String(second));
          return [first!, second!, together, lift];
        }),
    };
  },
  idle_stock(shop) {
    const idle = idleProducts(shop);
    return {
      period: { from: null, to: shop.today },
      figures: {
        products: idle.length,
        idleValue: sumOf(idle.map(({ value }) => value)),
        unitsLying: sumOf(idle.map(({ units }) => units)),
        silentDays: Math.min(...idle.map(({ silentDays }) => silentDays)),
      },
      atStake: null,
      rows: (said) =>
        said.map(([title]) => {
          const row = idle.find((each) => each.title === title);
          return row ? [row.title, row.units, row.silentDays, row.ordersBefore, row.value] : [];
        }),
    };
  },
  /** Every product of an order is a case of its own, whenever it came back. */
  refund_rate(shop, { names }) {
    const period = {
      from: laterOf(firstDay(shop), dayBefore(shop.today, 180)),
      to: dayBefore(shop.today, 1),
    };
    const cases = placedIn(shop, period).flatMap((order) =>
      [...new Set(order.lines.map(({ product }) => product))]
        .filter((product) => product !== null)
        .map((product) => ({ product, isBack: order.returns.some((back) => back.product === product) })),
    );
    const count = (some: typeof cases) => ({
      of: some.length,
      hits: some.filter(({ isBack }) => isBack).length,
    });
    const own = count(cases.filter(({ product }) => product === names.product));
    const others = count(cases.filter(({ product }) => product !== names.product));
    return {
      period,
      figures: {
        ordersReturned: own.hits,
        ordersWithIt: own.of,
        returnRate: (own.hits / own.of) * 100,
        returnRateOfOthers: (others.hits / others.of) * 100,
        otherReturns: others.hits,
        otherSales: others.of,
      },
      atStake: null,
    };
  },
  /** Customers by the products of their first purchase, of a year of first purchases whose 90 days are over. */
  first_product(shop, { names }) {
    const period = { from: dayBefore(shop.today, 455), to: dayBefore(shop.today, 91) };
    const starters = purchasesByBuyer(shop).filter(
      ([first]) => dayOf(first!.at) >= period.from && dayOf(first!.at) <= period.to,
    );
    const isBack = ([first, second]: PlainOrder[]) =>
      second !== undefined && daysFrom(dayOf(first!.at), dayOf(second.at)) <= 90;
    const [own, others] = [true, false].map((wanted) =>
      starters.filter(([first]) => holds(names.product!)(first!) === wanted),
    ) as [PlainOrder[][], PlainOrder[][]];
    return {
      period,
      figures: {
        firstBuyers: own.length,
        cameBack: own.filter(isBack).length,
        cameBackShare: (own.filter(isBack).length / own.length) * 100,
        otherFirstBuyers: others.length,
        otherCameBackShare: (others.filter(isBack).length / others.length) * 100,
      },
      atStake: null,
    };
  },
};

function productOf({ products }: PlainShop, title: string) {
  return products.find((each) => each.title === title)!;
}

function movedProduct(shop: PlainShop, { type, variant, names }: Parameters<Recompute>[1]): Recomputed {
  const period = lastWeeks(shop, 4);
  const earlier = before(period, 28);
  const product = names.product!;
  const orders = (days: Days) => placedIn(shop, days).filter(holds(product)).length;
  const [now, then] = [orders(period), orders(earlier)];
  const netBefore = netIn(shop, earlier, product);
  const figures = {
    orders: now,
    ordersBefore: then,
    change: (Math.abs(now - then) / then) * 100,
    netSales: netIn(shop, period, product),
    netSalesBefore: netBefore,
    ordersLastYear: orders(before(period, 364)),
    ordersBeforeLastYear: orders(before(earlier, 364)),
  };
  // A month of what it sold before.
  const atStake =
    type === 'fading_product' && variant.startsWith('sold_out') ? (netBefore / 28) * 30 * 100 : null;
  return { period, figures, atStake };
}

/**
 * In stock, at least 60 days without an order, at least five orders in the half year before, and silent for longer than
 * chance allows: (T ÷ (T + N))ⁿ ≤ 0.001 ÷ the products whose stock is counted. Out of season is what did not sell in
 * these days of the year before either.
 */
function idleProducts(shop: PlainShop) {
  const { today } = shop;
  const stocked = shop.products.filter(({ stock }) => stock !== null);
  const begin = firstDay(shop);
  return stocked
    .flatMap(({ title, stock, price }) => {
      const days = shop.orders.filter(holds(title)).map(({ at }) => dayOf(at));
      const last = days.filter((day) => day < today && day >= dayBefore(today, 730)).at(-1);
      if (last === undefined || stock! <= 0) return [];
      const silentDays = daysFrom(last, today) - 1;
      const from = laterOf(begin, dayBefore(last, 182));
      const ordersBefore = days.filter((day) => day >= from && day < last).length;
      const daysBefore = daysFrom(from, last);
      const season = { from: dayBefore(last, 364), to: dayBefore(today, 365) };
      const isOutOfSeason =
        season.from >= begin && !days.some((day) => day >= season.from && day <= season.to);
      const chance = (daysBefore / (daysBefore + silentDays)) ** ordersBefore;
      if (silentDays < 60 || ordersBefore < 5 || isOutOfSeason || chance > 0.001 / stocked.length) return [];
      return { title, units: stock!, silentDays, ordersBefore, value: (stock! * price) / 100 };
    })
    .toSorted((one, other) => other.value - one.value);
}

function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

function costOn({ costs, costsSince }: PlainShop, product: string, day: string): number {
  const since = costsSince && day >= costsSince.day ? costsSince.costs[product] : undefined;
  return since ?? costs![product]!;
}
