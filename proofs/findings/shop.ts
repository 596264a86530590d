import { type Chance, createChance } from './chance.ts';

/** Days of a shop: a burn-in for its customers, the history, and the month in which an owner looks every day. */
const BURN_IN = 300;
export const HISTORY = 500;
/** Shops in which nothing happens have records of 17 months, of five, or of 28: a year before is known of all, none, or two. */
const HISTORIES = [HISTORY, HISTORY - 350, HISTORY, HISTORY + 364, HISTORY];
export const LOOKS = 30;
/** Orders a day. */
export const SIZES = [1, 4, 20, 100] as const;
export type Size = (typeof SIZES)[number];

/** What a shop is made of. Without a change it is one in which nothing happens. */
export interface ShopPlan {
  size: Size;
  seed: number;
  /** Days of the records before the first look; a multiple of seven more than `HISTORY`, so that weekdays fall alike. */
  history: number;
  weekly: boolean;
  seasonal: boolean;
  /** How many times as many orders on a day of the history, by its number. */
  levelAt: (day: number) => number;
  /** A factor of the shares of products, by the day. */
  productAt: (product: number, day: number) => number;
  /** How many times as many orders in an hour, by weekday (0 is Monday). */
  hourAt: (weekday: number, hour: number) => number;
  /** Chance that a buyer comes back after a first order on a day. */
  comesBack: (day: number) => number;
  /** A factor of that chance, by the products of the first order. */
  comesBackAfter: (products: readonly number[]) => number;
  /** Chance that an order that a returning customer would place on a day is placed. */
  returnsOn: (day: number) => number;
  /** Chance that product 1 is added to an order of product 0. */
  pairChance: number;
  /** Share of orders that product 0 has. */
  firstShare: number;
  /** Days for which the stock of product 0 lasts at its true pace; null where stock is ample. */
  stockDays: number | null;
  openCarts: number;
  figuresDiffer: boolean;
  /** Chance that a product of an order is given back. */
  givenBack: (product: number) => number;
  /** What a product costs, of what it brings. */
  costShare: (product: number) => number;
  /** A factor of that, by the day. */
  costAt: (day: number) => number;
  /** Chance that an order of a day stays unpaid. */
  unpaid: (day: number) => number;
  /** Part of the price that is taken off on a day. */
  takenOff: (day: number) => number;
  /** Customers who order again and again, each after about the same time. */
  regulars: number;
  /** Chance that one of them stays away after an order on a day. A new one then takes the place. */
  regularsLeave: (day: number) => number;
}

export interface MadeOrder {
  day: number;
  hour: number;
  products: number[];
  /** Null for a guest. */
  buyer: number | null;
  /** Minor units. */
  amount: number;
  isReturn: boolean;
  isUnpaid: boolean;
  /** Those of the products that come back later. */
  givenBack: number[];
}

export interface MadeShop {
  plan: ShopPlan;
  products: number;
  orders: MadeOrder[];
  /** Where the orders of a day begin in the list; one more than there are days. */
  startOf: number[];
}

const PRODUCTS: Record<Size, number> = { 1: 6, 4: 15, 20: 40, 100: 120 };
const GUESTS = 0.15;
const COMES_BACK = 0.4;
const COMES_BACK_AGAIN = 0.5;
const MEAN_GAP = 60;
const OPEN = { from: 9, to: 23 };
const WEEKLY = [0.9, 0.85, 0.9, 1, 1.15, 1.3, 0.9];
const SEASON = 0.3;
/** Variance of a day's level: days scatter more widely than chance. */
const DAY_VARIANCE = 0.05;
const AMOUNT_SPREAD = 0.9;
const GIANT_CHANCE = 0.005;
const TAKES_SECOND = 0.3;
/** Days between two orders of a regular customer: a mean between these, and so far from it to each side. */
const REGULAR_GAP = { shortest: 14, longest: 74 };
const REGULAR_SPREAD = 0.6;
const REGULARS_LEAVE = 0.04;

export function quietPlan(size: Size, seed: number): ShopPlan {
  return {
    size,
    seed,
    history: HISTORY,
    weekly: seed % 2 === 0,
    seasonal: seed % 4 < 2,
    levelAt: () => 1,
    productAt: () => 1,
    hourAt: () => 1,
    comesBack: () => COMES_BACK,
    comesBackAfter: () => 1,
    returnsOn: () => 1,
    pairChance: 0,
    firstShare: 0.2,
    stockDays: null,
    openCarts: 0,
    figuresDiffer: false,
    givenBack: () => 0.04,
    costShare: (product) => 0.4 + 0.05 * (product % 9),
    costAt: () => 1,
    unpaid: () => 0.04,
    takenOff: () => 0.02,
    regulars: 0,
    regularsLeave: () => REGULARS_LEAVE,
  };
}

/** The `number`th shop of a size in which nothing happens. */
export function silentPlan(size: Size, number: number): ShopPlan {
  return { ...quietPlan(size, 1_000 + number), history: HISTORIES[number % HISTORIES.length]! };
}

/** Day 0 is a Monday. */
export function makeShop(plan: ShopPlan): MadeShop {
  const days = plan.history + LOOKS;
  const chance = createChance(plan.seed * 7_919 + plan.size);
  const products = PRODUCTS[plan.size];
  const shares = sharesOf(products, plan.firstShare);
  // Every first order is followed by 0.4 ÷ (1 − 0.5) others on average.
  const followers = COMES_BACK / (1 - COMES_BACK_AGAIN);
  const newcomers = (plan.size * (1 - GUESTS)) / (1 + followers);
  const due: { buyer: number; orders: number }[][] = Array.from({ length: BURN_IN + days }, () => []);
  const byDay: MadeOrder[][] = Array.from({ length: days }, () => []);
  let buyers = 0;
  for (let day = -BURN_IN; day < days; day += 1) {
    const weekday = ((day % 7) + 7) % 7;
    const season = plan.seasonal ? 1 + SEASON * Math.sin((2 * Math.PI * day) / 364 + plan.seed) : 1;
    const level =
      season *
      (plan.weekly ? WEEKLY[weekday]! : 1) *
      chance.gammaAroundOne(DAY_VARIANCE) *
      (day >= 0 ? plan.levelAt(day) : 1);
    const weights = weightsOf(shares, plan, day);
    const place = (buyer: number | null, isReturn: boolean) => {
      if (day < 0) return [];
      const first = pick(weights, chance.uniform());
      const second = chance.uniform() < TAKES_SECOND ? pick(weights, chance.uniform()) : first;
      const held = new Set([first, second]);
      if (held.has(0) && chance.uniform() < plan.pairChance) held.add(1);
      const giant = chance.uniform() < GIANT_CHANCE ? 10 : 1;
      byDay[day]!.push({
        day,
        hour: hourOf(plan, weekday, chance.uniform()),
        products: [...held],
        buyer,
        amount: Math.round(3_000 * giant * Math.exp(AMOUNT_SPREAD * chance.normal())),
        isReturn,
        isUnpaid: false,
        givenBack: [],
      });
      return [...held];
    };
    const comeBack = (buyer: number, orders: number, held: number[] = []) => {
      const usually = orders === 1 ? plan.comesBack(day) * plan.comesBackAfter(held) : COMES_BACK_AGAIN;
      if (chance.uniform() >= usually) return;
      const after = Math.max(1, Math.round(-MEAN_GAP * Math.log(1 - chance.uniform())));
      due[day + BURN_IN + after]?.push({ buyer, orders });
    };
    for (let count = chance.poisson(plan.size * GUESTS * level); count > 0; count -= 1) place(null, false);
    for (let count = chance.poisson(newcomers * level); count > 0; count -= 1) {
      comeBack(buyers, 1, place(buyers, false));
      buyers += 1;
    }
    for (const { buyer, orders } of due[day + BURN_IN]!) {
      if (chance.uniform() >= plan.returnsOn(day)) continue;
      // A level above 1 brings every kind of buyer.
      place(buyer, true);
      if (day >= 0 && chance.uniform() < plan.levelAt(day) - 1) place(buyer, true);
      comeBack(buyer, orders + 1);
    }
  }
  // From numbers of their own, so that none of the orders above depends on them.
  const later = createChance(plan.seed * 104_729 + plan.size);
  addRegulars(byDay, plan, shares, buyers, later);
  for (const orders of byDay) failSome(orders, plan, later);
  const startOf = [0];
  for (const orders of byDay) startOf.push(startOf.at(-1)! + orders.length);
  return { plan, products, orders: byDay.flat(), startOf };
}

function addRegulars(
  byDay: MadeOrder[][],
  plan: ShopPlan,
  shares: number[],
  firstBuyer: number,
  chance: Chance,
) {
  let buyers = firstBuyer;
  for (let regular = 0; regular < plan.regulars; regular += 1) {
    let buyer = -1;
    let gap = 0;
    for (let day = -BURN_IN; day < byDay.length; ) {
      const isReturn = buyer >= 0;
      if (!isReturn) {
        buyer = buyers;
        buyers += 1;
        gap = REGULAR_GAP.shortest + (REGULAR_GAP.longest - REGULAR_GAP.shortest) * chance.uniform();
        day += Math.floor(gap * chance.uniform());
      }
      byDay[day]?.push({
        day,
        hour: OPEN.from,
        products: [pick(weightsOf(shares, plan, day), chance.uniform())],
        buyer,
        amount: 3_000,
        isReturn,
        isUnpaid: false,
        givenBack: [],
      });
      if (chance.uniform() < plan.regularsLeave(day)) buyer = -1;
      day += Math.max(1, Math.round(gap * (1 - REGULAR_SPREAD + 2 * REGULAR_SPREAD * chance.uniform())));
    }
  }
}

/** What stays unpaid comes in pairs: who is refused tries again. */
function failSome(orders: MadeOrder[], plan: ShopPlan, chance: Chance) {
  for (const [at, order] of orders.entries()) {
    order.givenBack = order.products.filter((product) => chance.uniform() < plan.givenBack(product));
    if (chance.uniform() >= plan.unpaid(order.day) / 2) continue;
    order.isUnpaid = true;
    const next = orders[at + 1];
    if (next) next.isUnpaid = true;
  }
}

/** The first has its share; the others fall as 1 ÷ rank. */
function sharesOf(products: number, firstShare: number): number[] {
  const others = Array.from({ length: products - 1 }, (_, rank) => 1 / (rank + 2));
  const whole = others.reduce((sum, each) => sum + each, 0);
  const scale = (1 - firstShare) / whole;
  return [firstShare, ...others.map((each) => Math.min(each * scale, 0.25))];
}

function weightsOf(shares: number[], { productAt }: ShopPlan, day: number): number[] {
  let sum = 0;
  const sums = shares.map((share, product) => {
    sum += share * productAt(product, day);
    return sum;
  });
  return sums.map((each) => each / sum);
}

function pick(sums: number[], at: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

function hourOf({ hourAt }: ShopPlan, weekday: number, at: number): number {
  let whole = 0;
  for (let hour = OPEN.from; hour < OPEN.to; hour += 1) whole += hourAt(weekday, hour);
  let left = at * whole;
  for (let hour = OPEN.from; hour < OPEN.to; hour += 1) {
    left -= hourAt(weekday, hour);
    if (left < 0) return hour;
  }
  return OPEN.to - 1;
}
