import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { findStoresOf } from '#server/stores/connect/repository.ts';
import type { EnteredRate, Rates, ReadRates } from '#shared/analytics/rates.ts';
import { toMajor } from '#shared/core/money.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import {
  type Converter,
  calendarOf,
  type DayRates,
  type PaidRate,
  ratesBetween,
  readable,
  type Span,
} from './converter.ts';
import { isCurrency } from './currencies.ts';
import { isDay, latestDay } from './days.ts';
import { presentedReport } from './presented-payments.ts';
import { fileProblems, rateProblems } from './problems.ts';
import {
  beginChange,
  deleteEntered,
  deleteList,
  findChoice,
  findEntered,
  findLists,
  findPublished,
  replaceEntered,
  replaceList,
  saveChoice,
} from './rates-repository.ts';
import { readRates, summaryOf } from './read-rates.ts';

interface Dependencies {
  db: Database;
  reports: Pick<ReportCache, 'readAll'>;
  storesOf: (scope: StoreScope) => Promise<OwnedStore[]>;
  now: () => Date;
}

interface Wanted extends Span {
  currencies: string[];
}

const MOST_LISTS = 20;
const MOST_ENTERED = 1_000;
const REMEMBERED = 100;

/** Rates that owners import and enter, and what amounts of several currencies are converted by. */
export function createRates({ db, reports, storesOf, now }: Dependencies) {
  const presented = presentedReport(db);
  const remembered = new LRUCache<string, Converter>({ max: REMEMBERED });

  async function rates(userId: string): Promise<Rates> {
    const [{ currency }, lists, entered, stores] = await Promise.all([
      findChoice(db, userId),
      findLists(db, userId),
      findEntered(db, userId),
      findStoresOf(db, { id: userId, storeIds: null }),
    ]);
    const today = stores
      .map(({ store }) => localDate(now(), store.timeZone).toString())
      .reduce((latest, day) => (day > latest ? day : latest), localDate(now(), 'UTC').toString());
    const storeCurrencies = mostUsedFirst(stores.map(({ store }) => store.currency));
    const paid = currency === null ? [] : await paidRates(userId, new Set([currency, ...storeCurrencies]));
    const begins = [...lists.map(({ firstDay }) => firstDay), ...[...entered, ...paid].map(({ day }) => day)];
    const first = begins.sort()[0];
    const span = { firstDay: first ?? today, lastDay: today };
    const converter = await converterFor(userId, { currencies: storeCurrencies, ...span });
    return {
      currency,
      storeCurrencies,
      known: storeCurrencies
        .filter((each) => converter && each !== converter.into)
        .map((each) => {
          const days = converter!.ratesOf(each).list();
          const last = days.at(-1);
          return {
            currency: each,
            firstDay: days[0]?.day ?? null,
            lastDay: last?.day ?? null,
            latest: last ? readable(last.rate) : null,
            source: last ? (converter!.ratesOf(each).use([last.day])?.sources[0] ?? null) : null,
          };
        }),
      lists: lists.map(({ userId: _, importedAt, ...list }) => ({
        ...list,
        importedAt: importedAt.toISOString(),
      })),
      entered,
    };
  }

  /** Null where currencies are kept apart. */
  async function converterFor(
    userId: string,
    { currencies, firstDay, lastDay }: Wanted,
  ): Promise<Converter | null> {
    const { currency: into, version } = await findChoice(db, userId);
    if (into === null) return null;
    const others = [...new Set(currencies)].filter(isCurrency).sort();
    const paid = await paidRates(userId, new Set([into, ...others]));
    const rates = `${into} ${version} ${digestOf(paid)}`;
    const key = [userId, rates, firstDay, lastDay, ...others].join(' ');
    const before = remembered.get(key);
    if (before) return before;
    const span = { firstDay, lastDay };
    const [lists, entered] = await Promise.all([
      findPublished(db, userId, [...new Set([into, ...others])], span),
      findEntered(db, userId),
    ]);
    const calendar = calendarOf(span);
    const ofCurrency = new Map<string, DayRates>();
    const converter: Converter = {
      into,
      version: rates,
      ratesOf(currency) {
        const found =
          ofCurrency.get(currency) ??
          ratesBetween({ from: currency, into }, { lists, entered, paid }, calendar);
        ofCurrency.set(currency, found);
        return found;
      },
    };
    remembered.set(key, converter);
    return converter;
  }

  /** What the platforms themselves exchanged for the owner's stores. */
  async function paidRates(userId: string, currencies: Set<string>): Promise<PaidRate[]> {
    const stores = (await storesOf({ id: userId, storeIds: null })).filter(({ currency }) =>
      currencies.has(currency),
    );
    if (stores.length === 0) return [];
    const days = await reports.readAll(presented, stores, () => ({}));
    return stores.flatMap(({ currency: from, platform }, at) =>
      days[at]!.days.filter(([, into]) => into !== from && currencies.has(into)).map(
        ([day, into, got, given]) => ({
          day,
          platform: PLATFORM_NAMES[platform],
          from,
          into,
          given: toMajor(given, from),
          got: toMajor(got, into),
        }),
      ),
    );
  }

  async function change(userId: string, work: (tx: Database) => Promise<void>): Promise<Rates> {
    await db.transaction(async (tx) => {
      await beginChange(tx, userId);
      await work(tx);
    });
    return rates(userId);
  }

  async function choose(userId: string, currency: string | null): Promise<Rates> {
    if (currency !== null && !isCurrency(currency)) throw rateProblems.noCurrency(currency);
    return change(userId, (tx) => saveChoice(tx, userId, currency));
  }

  const read = async (file: string): Promise<ReadRates> => summaryOf(readRates(file, latestDay(now())));

  async function importList(userId: string, { name, text }: { name: string; text: string }): Promise<Rates> {
    const { base, days, problems } = readRates(text, latestDay(now()));
    if (base === null || days.length === 0)
      throw rateProblems.notRead(problems[0]?.problem ?? fileProblems.noRates());
    const currencies = [...new Set(days.flatMap((day) => Object.keys(day.rates)))].sort();
    return change(userId, async (tx) => {
      const lists = await findLists(tx, userId);
      if (lists.filter((list) => list.name !== name).length >= MOST_LISTS)
        throw rateProblems.tooManyLists(MOST_LISTS);
      await replaceList(tx, { userId, name, base, currencies, importedAt: now() }, days);
    });
  }

  async function removeList(userId: string, listId: string) {
    let removed: string | undefined;
    const left = await change(userId, async (tx) => {
      removed = await deleteList(tx, userId, listId);
      if (removed === undefined) throw rateProblems.noList();
    });
    return { ...left, removed };
  }

  async function enter(userId: string, entered: EnteredRate): Promise<Rates> {
    const { from, to, day } = entered;
    const unknown = [from, to].find((code) => !isCurrency(code));
    if (unknown !== undefined) throw rateProblems.noCurrency(unknown);
    if (from === to) throw rateProblems.sameCurrency();
    if (!isDay(day)) throw rateProblems.noDay(day);
    if (day > latestDay(now())) throw rateProblems.future();
    return change(userId, async (tx) => {
      await replaceEntered(tx, userId, entered);
      if ((await findEntered(tx, userId)).length > MOST_ENTERED)
        throw rateProblems.tooManyEntered(MOST_ENTERED);
    });
  }

  /** What is no longer there is removed. */
  async function removeEntered(userId: string, pair: Omit<EnteredRate, 'rate'>): Promise<Rates> {
    if (!isDay(pair.day)) return rates(userId);
    return change(userId, (tx) => deleteEntered(tx, userId, pair));
  }

  return {
    rates,
    choose,
    read,
    importList,
    removeList,
    enter,
    removeEntered,
    converterFor,
    reports: [presented],
    choiceOf: async (userId: string): Promise<string | null> => (await findChoice(db, userId)).currency,
  };
}
export type ExchangeRates = ReturnType<typeof createRates>;

function digestOf(paid: PaidRate[]): string {
  return createHash('sha256').update(JSON.stringify(paid)).digest('base64url').slice(0, 12);
}

function mostUsedFirst(currencies: string[]): string[] {
  return [...Map.groupBy(currencies, (currency) => currency)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([currency]) => currency);
}
