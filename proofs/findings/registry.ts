import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { InsightType } from '#shared/analytics/insights.ts';
import { HISTORY, LOOKS, type ShopPlan, type Size } from './shop.ts';

/** What the proof asks of one kind of finding. */
export interface Expectation {
  /** What a shop without this signal is, where that is not "everything stays as it is". */
  silentWhere: string;
  /** A finding that is true in a shop without a planted signal: a season that is called a season. */
  isTrueAnyway?: (finding: Finding, plan: ShopPlan) => boolean;
  /** Shops without the signal in which it could be mistaken; looked at in addition to those in which nothing happens. */
  lookalike?: (plan: ShopPlan) => ShopPlan;
  planted: {
    signal: string;
    /** Orders a day of the shops in which it is said to be found. */
    sizes: readonly Size[];
    plant: (plan: ShopPlan) => ShopPlan;
    isIt: (finding: Finding) => boolean;
  };
}

const WEEK = 7;
/** The first Monday after four whole weeks and some days of change. */
const CHANGED_FROM = Math.floor(HISTORY / WEEK) * WEEK - 4 * WEEK;
/** Two years and what the weeks before them need, in whole years more. */
const TWO_YEARS = HISTORY + 364;
/** Until the last look, so that the season has not ended last year while it lasts this year. */
const SEASON_DAYS = HISTORY + LOOKS - CHANGED_FROM;
const FRIDAY = 4;
const ofProduct = (id: number) => (finding: Finding) => finding.subject.endsWith(`:p${id}`);

/** One line for each kind of finding; the proof fails for a kind without one. */
export const EXPECTATIONS: Record<InsightType, Expectation> = {
  trend: {
    silentWhere: 'the level stays, or follows its season',
    isTrueAnyway: ({ variant }, plan) =>
      plan.seasonal && (variant.endsWith(':season') || variant.endsWith(':unknown')),
    planted: {
      signal: 'twice the orders for five weeks',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, levelAt: (day) => (day >= CHANGED_FROM ? 2 : 1) }),
      isIt: ({ variant }) => variant.startsWith('up') && !variant.endsWith(':season'),
    },
  },
  unusual_day: {
    silentWhere: 'days scatter, a few orders are ten times as large',
    planted: {
      signal: 'one day with seven times the new buyers and guests',
      sizes: [20, 100],
      plant: (plan) => ({
        ...plan,
        levelAt: (day) => (day === HISTORY + 3 ? 7 : 1),
      }),
      isIt: ({ variant }) => variant.startsWith('up') || variant.startsWith('many'),
    },
  },
  best_product: {
    silentWhere: 'the leader has a fifth of the orders',
    planted: {
      signal: 'a product with 60 % of the orders',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, firstShare: 0.6 }),
      isIt: ofProduct(0),
    },
  },
  rising_product: {
    silentWhere:
      'all products keep their shares, or one has three times as many orders in these weeks of every year',
    lookalike: (plan) => ({ ...plan, productAt: inSeason(1, 3) }),
    planted: {
      signal: 'a product in three times as many orders for five weeks',
      sizes: [20, 100],
      plant: (plan) => ({
        ...plan,
        productAt: (product, day) => (product === 1 && day >= CHANGED_FROM ? 3 : 1),
      }),
      isIt: ofProduct(1),
    },
  },
  fading_product: {
    silentWhere:
      'all products keep their shares, or one has a quarter of its orders in these weeks of every year',
    lookalike: (plan) => ({ ...plan, productAt: inSeason(0, 0.25) }),
    planted: {
      signal: 'a product in a quarter of its orders for five weeks',
      sizes: [20, 100],
      plant: (plan) => ({
        ...plan,
        productAt: (product, day) => (product === 0 && day >= CHANGED_FROM ? 0.25 : 1),
      }),
      isIt: ofProduct(0),
    },
  },
  running_out: {
    silentWhere: 'stock lasts for 25 days and more',
    planted: {
      signal: 'stock of the leader for six days',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, stockDays: 6 }),
      isIt: ofProduct(0),
    },
  },
  bought_together: {
    silentWhere: 'products share orders by chance alone',
    planted: {
      signal: 'a quarter of the leader’s orders hold the same second product',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, pairChance: 0.25 }),
      isIt: ({ subject }) => subject.includes(':p0') && subject.includes(':p1'),
    },
  },
  win_back: {
    silentWhere: 'customers come back as they did, with the season',
    planted: {
      signal: 'half of the returning orders are not placed for 13 weeks',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, returnsOn: (day) => (day >= HISTORY - 91 ? 0.5 : 1) }),
      isIt: () => true,
    },
  },
  second_order: {
    silentWhere: 'first-time buyers come back as they did',
    planted: {
      signal: '40 % of first-time buyers come back, then 15 %',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, comesBack: (day) => (day >= HISTORY - 170 ? 0.15 : 0.4) }),
      isIt: ({ variant }) => variant === 'fewer',
    },
  },
  open_carts: {
    silentWhere: 'no carts are open',
    planted: {
      signal: '20 carts of two orders’ worth are open',
      sizes: [4, 20, 100],
      plant: (plan) => ({ ...plan, openCarts: 20 }),
      isIt: () => true,
    },
  },
  posting_window: {
    silentWhere: 'orders come alike in open hours, of days that differ',
    planted: {
      signal: 'Friday 12–14 with four times the orders',
      sizes: [20, 100],
      plant: (plan) => ({
        ...plan,
        hourAt: (weekday, hour) => (weekday === FRIDAY && (hour === 12 || hour === 13) ? 4 : 1),
      }),
      isIt: ({ figures }) => figures.some(({ name, value }) => name === 'hour' && value === 12),
    },
  },
  outlook: {
    silentWhere: 'the level stays, or follows a mild season',
    isTrueAnyway: (_, plan) => plan.seasonal,
    planted: {
      // A forecast can know a season only when it has seen one end.
      signal: 'five weeks of three times the orders, each year, now ending; records of 28 months',
      sizes: [20, 100],
      plant: (plan) => ({
        ...plan,
        history: TWO_YEARS,
        levelAt: (day) => ([0, 364, 728].some((before) => isPeak(day + before)) ? 3 : 1),
      }),
      isIt: ({ variant }) => variant === 'down',
    },
  },
  idle_stock: {
    silentWhere: 'every product sells at its pace',
    planted: {
      signal: 'the second product stops selling, with stock for a month',
      sizes: [4, 20, 100],
      plant: (plan) => ({
        ...plan,
        productAt: (product, day) => (product === 1 && day >= HISTORY - 75 ? 0 : 1),
      }),
      isIt: ({ names }) => names.product === 'Product 1',
    },
  },
  refund_rate: {
    silentWhere: 'of every product 4 % come back',
    planted: {
      signal: 'of one product 25 % come back, of the others 4 %',
      sizes: [4, 20, 100],
      plant: (plan) => ({ ...plan, givenBack: (product) => (product === 0 ? 0.25 : 0.04) }),
      isIt: ofProduct(0),
    },
  },
  discount_moved: {
    silentWhere: 'a week on discount brings 80 % more orders, and none are missing after it',
    lookalike: (plan) => ({ ...onDiscount(plan), levelAt: (day) => (isDiscountWeek(day) ? 1.8 : 1) }),
    planted: {
      signal: 'a week on discount brings 80 % more orders, which are missing in the week after',
      sizes: [20, 100],
      plant: (plan) => ({
        ...onDiscount(plan),
        levelAt: (day) => (isDiscountWeek(day) ? 1.8 : isDiscountWeek(day - WEEK) ? 0.2 : 1),
        returnsOn: (day) => (isDiscountWeek(day - WEEK) ? 0.2 : 1),
      }),
      isIt: () => true,
    },
  },
  first_product: {
    silentWhere: 'customers come back alike after every product',
    planted: {
      signal: 'after one product 80 % come back, after the others 40 %',
      sizes: [4, 20, 100],
      plant: (plan) => ({ ...plan, comesBackAfter: (products) => (products.includes(1) ? 2 : 1) }),
      isIt: ofProduct(1),
    },
  },
  failures_rising: {
    silentWhere: '4 % of orders stay unpaid, in pairs',
    planted: {
      signal: '4 % of orders stay unpaid, then 20 %',
      sizes: [20, 100],
      plant: (plan) => ({ ...plan, unpaid: (day) => (day >= HISTORY - 20 ? 0.2 : 0.04) }),
      isIt: () => true,
    },
  },
  best_overdue: {
    silentWhere: 'regular customers stay away after 4 % of their orders',
    lookalike: withRegulars,
    planted: {
      signal: 'regular customers stay away after 4 % of their orders, then after 30 %',
      sizes: [20, 100],
      plant: (plan) => ({
        ...withRegulars(plan),
        regularsLeave: (day) => (day >= HISTORY - 120 ? 0.3 : 0.04),
      }),
      isIt: () => true,
    },
  },
  below_cost: {
    silentWhere: 'every product brings more than it costs',
    planted: {
      signal: 'the leader costs half as much again as it brings',
      sizes: [4, 20, 100],
      plant: (plan) => ({ ...plan, costShare: (product) => (product === 0 ? 1.5 : 0.6) }),
      isIt: ({ names }) => names.product === 'Product 0',
    },
  },
  falling_margin: {
    silentWhere: 'products cost what they did, from 40 to 80 % of their price',
    planted: {
      signal: 'every product costs a fifth more for five weeks',
      sizes: [4, 20, 100],
      plant: (plan) => ({ ...plan, costAt: (day) => (day >= CHANGED_FROM ? 1.2 : 1) }),
      isIt: ({ variant }) => variant === 'cost',
    },
  },
  data_note: {
    silentWhere: 'the figures agree',
    planted: {
      signal: 'the platform counts ten orders more',
      sizes: [1, 4, 20, 100],
      plant: (plan) => ({ ...plan, figuresDiffer: true }),
      isIt: () => true,
    },
  },
};

/** The weeks of the planted change, of this year and of the last one. */
function inSeason(product: number, times: number): ShopPlan['productAt'] {
  return (each, day) =>
    each === product &&
    (day >= CHANGED_FROM || (day >= CHANGED_FROM - 364 && day < CHANGED_FROM - 364 + SEASON_DAYS))
      ? times
      : 1;
}

/** A week four weeks before the last day of the history. */
function isDiscountWeek(day: number): boolean {
  return day >= CHANGED_FROM && day < CHANGED_FROM + WEEK;
}

function onDiscount(plan: ShopPlan): ShopPlan {
  return { ...plan, takenOff: (day) => (isDiscountWeek(day) ? 0.25 : 0.02) };
}

/** About a third of all orders. */
function withRegulars(plan: ShopPlan): ShopPlan {
  return { ...plan, regulars: plan.size * 15 };
}

function isPeak(day: number): boolean {
  return day >= TWO_YEARS - 30 && day < TWO_YEARS + 5;
}
