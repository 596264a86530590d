import { dayOf, type PlainOrder, type PlainShop } from '#server/testing/plain-shop.ts';
import { DAY_MS } from '#shared/core/time.ts';
import {
  before,
  type Days,
  daysFrom,
  lastDays,
  lastWeeks,
  medianOf,
  movementsOf,
  netAtPlacing,
  ordersByBuyer,
  purchasesByBuyer,
  sumOf,
} from './plain-sums.ts';
import type { Recompute } from './recomputation.ts';

/* Findings about customers and their carts, from the shop's own rows. */

type OfCustomers = 'win_back' | 'second_order' | 'best_overdue' | 'open_carts';

export const RECOMPUTED_OF_CUSTOMERS: Record<OfCustomers, Recompute> = {
  win_back(shop, { variant }) {
    const period = lastWeeks(shop, 13);
    const [now, then] = [period, before(period, 91)].map((days) => returningIn(shop, days)) as [
      Returning,
      Returning,
    ];
    const [lastYear, lastYearBefore] = [364, 364 + 91].map((days) =>
      returningIn(shop, before(period, days)),
    ) as [Returning, Returning];
    const groups = groupsOf(shop);
    const quiet = groups.get(variant) ?? [];
    const perOrder = netOf(quiet) / sumOf(quiet.map(({ orders }) => orders));
    const ifBack = Math.min(then.returning - now.returning, quiet.length) * perOrder;
    return {
      period,
      figures: {
        returning: now.returning,
        returningBefore: then.returning,
        share: (now.returning / now.customers) * 100,
        shareBefore: (then.returning / then.customers) * 100,
        customers: quiet.length,
        medianDays: medianOf(quiet.map(({ days }) => days)),
        perOrder,
        ifBack,
        returningLastYear: lastYear.returning,
        returningBeforeLastYear: lastYearBefore.returning,
      },
      atStake: ifBack * 100,
      rows: (said) =>
        said.map(([group]) => {
          const some = groups.get(String(group)) ?? [];
          return [group!, some.length, netOf(some), medianOf(some.map(({ days }) => days))];
        }),
    };
  },
  second_order(shop) {
    const { today } = shop;
    const waits = firstWaits(shop);
    const recent = backWithin(90, waits, { from: 90, to: 179 });
    const earlier = backWithin(90, waits, { from: 180, to: 269 });
    const ofYear = backWithin(360, waits, { from: 360, to: Number.POSITIVE_INFINITY });
    return {
      period: { from: null, to: today },
      figures: {
        share: (recent.back / recent.all) * 100,
        cameBack: recent.back,
        customers: recent.all,
        shareBefore: (earlier.back / earlier.all) * 100,
        customersBefore: earlier.all,
        medianDays: medianOf(waits.flatMap(({ days }) => days ?? [])),
        notBack: (1 - ofYear.back / ofYear.all) * 100,
        medianOfAll: medianOf(gapsSince(shop, twoYearsBefore(today))),
      },
      atStake: null,
    };
  },
  best_overdue(shop) {
    const { today } = shop;
    const { waits, perOrder } = rhythmOf(shop);
    const finished = waits
      .flatMap(({ lasted, usual }) => (lasted === null ? [] : lasted / usual))
      .toSorted((one, other) => one - other);
    const times = finished[Math.floor(finished.length * 0.95)]!;
    const due = waits.map(({ since, usual, lasted }) => {
      const limit = Math.ceil(times * usual);
      return { ago: daysFrom(since, today) - limit, isOver: lasted === null || lasted > limit };
    });
    const between = (from: number, to: number) => {
      const some = due.filter(({ ago }) => ago >= from && ago <= to);
      return { of: some.length, over: some.filter(({ isOver }) => isOver).length };
    };
    // The last 28 finished days, and twelve such stretches before.
    const recent = between(1, 28);
    const earlier = between(29, 13 * 28);
    const beyond = Math.round(recent.over - recent.of * (earlier.over / earlier.of));
    const worth = Math.round(perOrder * 100) / 100;
    return {
      period: { from: null, to: today },
      figures: {
        overdueCustomers: recent.over,
        customersDue: recent.of,
        overdueShare: (recent.over / recent.of) * 100,
        overdueShareBefore: (earlier.over / earlier.of) * 100,
        timesOwnRhythm: times,
        beyondUsual: beyond,
        perOrder: worth,
        ifTheyOrdered: beyond * worth,
      },
      atStake: beyond * worth * 100,
    };
  },
  /** Nobody who left a cart has ordered otherwise, and each has left one. */
  open_carts(shop, { variant }) {
    const period = lastDays(shop, 30);
    const carts = shop.carts.filter(({ at }) => dayOf(at) >= period.from! && dayOf(at) <= period.to!);
    const open = carts.filter(({ completedAt }) => completedAt === null);
    const value = sumOf(open.map(({ worth }) => worth)) / 100;
    const old = carts.filter(({ at }) => at < shop.now - 7 * DAY_MS);
    const rate = old.filter(({ completedAt }) => completedAt !== null).length / old.length;
    const winnable = value * (variant === 'known' ? rate : 0.05);
    return {
      period,
      figures: {
        carts: open.length,
        value,
        perCart: value / open.length,
        recoveryRate: rate * 100,
        assumedRate: 5,
        winnable,
      },
      atStake: winnable * 100,
    };
  },
};

interface Returning {
  customers: number;
  returning: number;
}

/** They ordered in these days, and had before or did twice. */
function returningIn(shop: PlainShop, { from, to }: Days): Returning {
  const buyers = [...ordersByBuyer(shop.orders).values()].map((orders) => {
    const days = orders.map(({ at }) => dayOf(at));
    return {
      within: days.filter((day) => day >= from! && day <= to!).length,
      earlier: days.filter((day) => day < from!).length,
    };
  });
  const ordering = buyers.filter(({ within }) => within > 0);
  const returning = ordering.filter(({ within, earlier }) => within + earlier > 1);
  return { customers: ordering.length, returning: returning.length };
}

/** Of each known customer, how long ago the first order was, and the days to the second one. */
function firstWaits({ orders, today }: PlainShop): { ago: number; days: number | null }[] {
  return [...ordersByBuyer(orders).values()].map(([first, second]) => ({
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

/** Days between orders that follow each other. */
function gapsSince({ orders }: PlainShop, since: string): number[] {
  const recent = orders.filter(({ at }) => dayOf(at) >= since);
  return [...ordersByBuyer(recent).values()].flatMap((own) =>
    own.slice(1).map(({ at }, place) => daysFrom(dayOf(own[place]!.at), dayOf(at))),
  );
}

const twoYearsBefore = (day: string) => `${Number(day.slice(0, 4)) - 2}${day.slice(4)}`;

interface Wait {
  since: string;
  /** The mean of the customer's times between purchases until then. */
  usual: number;
  lasted: number | null;
}

/** From their fourth purchase on customers have a rhythm: each wait since, and what such a purchase brought. */
function rhythmOf(shop: PlainShop): { waits: Wait[]; perOrder: number } {
  const waits: Wait[] = [];
  const rhythmic: PlainOrder[] = [];
  for (const own of purchasesByBuyer(shop)) {
    const days = own.map(({ at }) => dayOf(at));
    for (let place = 3; place < own.length; place += 1) {
      const usual = daysFrom(days[0]!, days[place]!) / place;
      const next = days[place + 1];
      waits.push({
        since: days[place]!,
        usual,
        lasted: next === undefined ? null : daysFrom(days[place]!, next),
      });
      if (place > 3) rhythmic.push(own[place]!);
    }
  }
  return { waits, perOrder: sumOf(rhythmic.map(netAtPlacing)) / rhythmic.length };
}

interface Scored {
  days: number;
  orders: number;
  /** Minor units. */
  net: number;
}

const netOf = (customers: Scored[]) => sumOf(customers.map(({ net }) => net)) / 100;

/** By recency 5 to 1 (down), and by frequency with money 5, 4, 3 and less (across): the map of metrics 3. */
const MAP = [
  'champions champions active new',
  'loyal loyal active promising',
  'loyal loyal needs_attention needs_attention',
  'previously_loyal at_risk at_risk almost_lost',
  'previously_loyal at_risk at_risk dormant',
].map((row) => row.split(' '));

/** Customers whose last order that is still bought is at most 24 months ago, by group. */
function groupsOf(shop: PlainShop): Map<string, Scored[]> {
  const nets = new Map<string, number>();
  for (const { order, worth } of movementsOf(shop))
    if (order.buyer !== null) nets.set(order.buyer, (nets.get(order.buyer) ?? 0) + worth);
  const since = twoYearsBefore(shop.today);
  const customers = [...ordersByBuyer(shop.orders.filter(isCounted))].flatMap(([buyer, own]) => {
    const last = dayOf(own.at(-1)!.at);
    if (last < since) return [];
    return { days: daysFrom(last, shop.today), orders: own.length, net: nets.get(buyer)! };
  });
  const recency = scoreBy(
    customers.map(({ days }) => -days),
    [-240, -120, -60, -30],
  );
  const money = scoreBy(
    customers.map(({ net }) => net),
    null,
  );
  return Map.groupBy(customers, ({ days, orders, net }) => {
    const frequency = orders >= 6 ? 5 : orders >= 4 ? 4 : orders;
    const both = Math.floor((frequency + money(net) + 1) / 2);
    return MAP[5 - recency(-days)]![Math.min(5 - both, 3)]!;
  });
}

/** Neither cancelled nor all given back. */
function isCounted({ kept, cancelledAt, lines, returns }: PlainOrder): boolean {
  if (kept !== undefined) return kept;
  const left = sumOf(lines.map(({ worth }) => worth)) - sumOf(returns.map(({ worth }) => worth));
  return cancelledAt === null && (returns.length === 0 || left > 0);
}

/**
 * A score is one more than the fifths that lie wholly below a value; equal values share the higher one. Of fewer than 50
 * customers fixed steps decide, or thirds that score 1, 3 and 5.
 */
function scoreBy(values: number[], steps: number[] | null): (value: number) => number {
  const sorted = values.toSorted((one, other) => one - other);
  const shares = sorted.length < 50 ? [1 / 3, 1 / 3, 2 / 3, 2 / 3] : [1 / 5, 2 / 5, 3 / 5, 4 / 5];
  const borders =
    steps && sorted.length < 50
      ? steps
      : shares.map((share) => sorted[Math.floor(sorted.length * share + 1e-6)] ?? 0);
  return (value) => 1 + borders.filter((border) => value >= border).length;
}
