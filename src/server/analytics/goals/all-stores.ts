import type { Converter } from '#server/analytics/rates/converter.ts';
import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import type { AllStoresGoal, GoalHint, goalEndpoints } from '#shared/analytics/goals.ts';
import type { Conversion } from '#shared/analytics/rates.ts';
import type { BodyOf, ReplyOf } from '#shared/core/endpoint.ts';
import { minorDigits, toMajor, toMinor } from '#shared/core/money.ts';
import { hintIn, majorOf } from './goal-money.ts';
import { type GoalMonth, goalMonth, monthsBefore } from './goal-month.ts';
import { goalProblems } from './goal-problems.ts';
import { deleteGoalOfAll, findGoalOfAll, saveGoalOfAll } from './goals-repository.ts';
import type { Priced } from './month-profit.ts';
import { progressOf } from './progress.ts';
import type { ReadStore, StoreReading } from './read-store.ts';
import { monthAt } from './store-month.ts';

/** In the order in which they were connected. */
export type StoresOf = (scope: StoreScope) => Promise<OwnedStore[]>;

interface Dependencies {
  db: Database;
  reading: ReadStore;
  converterFor: ExchangeRates['converterFor'];
  storesOf: StoresOf;
  now: () => Date;
}

/** The stores of a user, and what they are added up in. */
interface Stores {
  stores: OwnedStore[];
  currencies: string[];
  /** Null where it is to be chosen first. */
  currency: string | null;
  converter: Converter | null;
  month: GoalMonth;
}

/** One goal for all stores of a user: each is read by its own days, and what they bring is added up. */
export function createAllStoresGoals({ db, reading, converterFor, storesOf, now }: Dependencies) {
  async function goal(account: StoreScope, asked?: string): Promise<AllStoresGoal> {
    const moment = now();
    const all = await findStores(account, { moment, asked });
    const { stores, currency, currencies } = all;
    const { today: _, ...month } = all.month;
    const isForAll = seesAll(account);
    const about = { computedAt: moment.toISOString(), currencies, isForAll, ...month };
    if (currency === null || !isForAll) return { ...NO_GOAL, ...about };

    const before = monthsBefore(month.month, 1);
    const [saved, savedBefore] = await Promise.all([
      findGoalOfAll(db, { userId: account.id, month: month.month, currency }),
      findGoalOfAll(db, { userId: account.id, month: before, currency }),
    ]);
    const read = await Promise.all(
      stores.map(async (store) => ({
        store,
        ...(await reading.read(
          { store, rates: ratesFor(store, all), moment },
          { month: month.month, goal: saved, goalBefore: savedBefore },
        )),
      })),
    );
    const counted = read.filter(({ hasRecords, standing }) => hasRecords && standing?.reason !== 'no_rate');
    const sum = (of: (store: StoreReading) => number | null) => sumOfAll(counted.map(of));
    const standings = counted.flatMap(({ standing }) => standing ?? []);
    return {
      ...about,
      currency,
      storeIds: counted.map(({ store }) => store.id),
      withoutStoreIds: read.filter((store) => !counted.includes(store)).map(({ store }) => store.id),
      conversion: conversionOf(all, counted),
      historyComplete: counted.every(({ basis }) => basis.historyComplete),
      stale: counted.some(({ basis }) => basis.stale),
      goal: saved && { ...saved, amount: toMajor(saved.amount, currency) },
      progress: saved && standings.length > 0 ? progressOf(saved, standings, currency) : null,
      lastMonth: savedBefore && {
        month: before,
        kind: savedBefore.kind,
        amount: toMajor(savedBefore.amount, currency),
        reached: majorOf(
          sum(({ outcome }) => outcome),
          currency,
        ),
      },
      hint: hintIn(
        { lastMonth: sum(({ hint }) => hint.lastMonth), lastYear: sum(({ hint }) => hint.lastYear) },
        currency,
      ),
    };
  }

  async function profitHint(account: StoreScope, asked?: string): Promise<GoalHint> {
    const moment = now();
    const all = await findStores(account, { moment, asked });
    if (all.currency === null || !seesAll(account)) return NO_GOAL.hint;
    const hints = await Promise.all(
      all.stores.map((store) =>
        reading.profitHint({ store, rates: ratesFor(store, all), moment }, all.month.month),
      ),
    );
    return hintIn(
      {
        lastMonth: sumOfAll(hints.map(({ lastMonth }) => lastMonth)),
        lastYear: sumOfAll(hints.map(({ lastYear }) => lastYear)),
      },
      all.currency,
    );
  }

  async function save(
    account: StoreScope,
    { month, kind, amount, currency }: BodyOf<typeof goalEndpoints.saveOfAll>,
  ): Promise<ReplyOf<typeof goalEndpoints.saveOfAll>> {
    const all = await findStores(account, { moment: now(), asked: month });
    if (all.currency !== currency) throw goalProblems.otherCurrency();
    if (all.month.phase === 'over') throw goalProblems.over();
    const which = { userId: account.id, month, currency };
    if (amount === null) {
      await deleteGoalOfAll(db, which);
      return { month, goal: null };
    }
    const minor = toMinor(amount, currency);
    await saveGoalOfAll(db, which, { kind, amount: minor });
    return { month, goal: { kind, amount: toMajor(minor, currency) } };
  }

  async function findStores(
    account: StoreScope,
    { moment, asked }: { moment: Date; asked: string | undefined },
  ): Promise<Stores> {
    const stores = await storesOf(account);
    const [first] = stores;
    const month = first
      ? monthAt({ store: first, moment }, asked)
      : goalMonth(localDate(moment, 'UTC'), asked);
    const span = { firstDay: `${monthsBefore(month.month, 12)}-01`, lastDay: month.lastDay };
    const currencies = [...new Set(stores.map(({ currency }) => currency))];
    const converter = await converterFor(account.id, { currencies, ...span });
    const [only, ...others] = currencies;
    const currency = converter?.into ?? (others.length === 0 ? only : null) ?? null;
    return { stores, currencies, currency, converter, month };
  }

  return { goal, profitHint, save };
}

/** Beside the sales of some stores the goal of all of them would be a wrong one. */
const seesAll = ({ storeIds }: StoreScope) => storeIds === null;

const NO_GOAL = {
  currency: null,
  storeIds: [],
  withoutStoreIds: [],
  conversion: null,
  historyComplete: true,
  stale: false,
  goal: null,
  progress: null,
  lastMonth: null,
  hint: { lastMonth: null, lastYear: null },
};

/** Of minor units. */
function ratesFor(store: OwnedStore, { converter }: Stores): Priced['rates'] {
  if (!converter || store.currency === converter.into) return null;
  const unit = 10 ** (minorDigits(converter.into) - minorDigits(store.currency));
  const rates = converter.ratesOf(store.currency);
  return {
    factorOn(day) {
      const rate = rates.rateOn(day);
      return rate === null ? null : rate * unit;
    },
  };
}

/** Of the month so far; stores without rates are named apart. */
function conversionOf(
  { converter, month: { firstDay, lastDay, today } }: Stores,
  counted: { store: OwnedStore }[],
): Conversion | null {
  if (!converter) return null;
  const days: string[] = [];
  for (let day = firstDay; day <= today && day <= lastDay; day = dayAfter(day)) days.push(day);
  const currencies = new Set(counted.map(({ store }) => store.currency));
  return {
    into: converter.into,
    rates: [...currencies].flatMap((currency) => converter.ratesOf(currency).use(days) ?? []),
    without: [],
  };
}

/** Null where one of them is not known: without it the others would look like all. */
function sumOfAll(values: (number | null)[]): number | null {
  return values.length === 0 || values.includes(null)
    ? null
    : values.reduce<number>((sum, value) => sum + value!, 0);
}
