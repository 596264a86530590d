import { WORDS } from '#languages/words.ts';
import type { SalesQueries } from '#server/analytics/query/sales-query.ts';
import type { ExchangeRates } from '#server/analytics/rates/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { StoreScope } from '#server/core/http/serve.ts';
import { findStoresOf } from '#server/stores/connect/repository.ts';
import type { Answer, AnswerOfAll, AskedOfAll, Reading } from '#shared/analytics/asking.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { Language } from '#shared/core/languages.ts';
import { convertAnswers } from './convert-answers.ts';
import { parseQuestion } from './parse-question.ts';
import { findNamesakes, findTitles } from './products-repository.ts';
import { wordsOf } from './question-words.ts';
import type { Known, QuestionReading, Refusal } from './read-question.ts';
import { tidyReading } from './reading.ts';
import { type AskingService, coverageRemark, refusal, type WorkedOut } from './service.ts';
import { type NamedStore, putTogether, type StoreAnswer } from './side-by-side.ts';
import { storesIn } from './stores-in-question.ts';
import { CONJUNCTIONS, FILLERS, PARTICLES } from './vocabulary.ts';

interface Dependencies {
  db: Database;
  asking: AskingService;
  sales: SalesQueries;
  readQuestion: QuestionReading;
  converterFor: ExchangeRates['converterFor'];
}

type Stores = [NamedStore, ...NamedStore[]];

/** Answers a question from the figures of all stores of a user: understood once, worked out for each of them. */
export function createAskingOfAll({ db, asking, sales, readQuestion, converterFor }: Dependencies) {
  async function ask(account: StoreScope, asked: AskedOfAll, language: Language): Promise<AnswerOfAll> {
    const all = await storesOf(account);
    if (!isSome(all)) return unanswered({ answer: WORDS[language].answers.all.noStores }, [], language);
    const some = all.filter(({ id }) => asked.storeIds?.includes(id));
    const before = isSome(some) ? some : all;
    if (asked.reading) return answer(before, tidyReading(asked.reading), language);

    const previous = asked.previous ?? null;
    const { named, isOfAll, question } = await storesIn(asked.question!, all, knownOf(all));
    const meant = isSome(named) ? named : all;
    const speaksOfStores = isSome(named) || isOfAll;
    // “And Yonder?”, “in all stores?”
    if (speaksOfStores && previous && isBare(question)) return answer(meant, previous, language);
    const known = knownOf(meant);
    const words = isOfAll && !previous ? withFigure(question, known) : question;
    const read = await readQuestion(words, { previous, language, known });
    if (!('reading' in read)) return unanswered(read, meant, language);
    return answer(!speaksOfStores && read.goesOn ? before : meant, read.reading, language);
  }

  async function storesOf(account: StoreScope): Promise<NamedStore[]> {
    return (await findStoresOf(db, account)).map(
      ({ store: { id, platform, currency, timeZone, storeName } }) => ({
        id,
        userId: account.id,
        platform,
        currency,
        timeZone,
        storeName,
      }),
    );
  }

  /** What questions about these stores may speak of. Goods of one title are one product, whoever of them sells it. */
  function knownOf(stores: Stores): Known {
    return {
      ...asking.knownOf(stores[0]),
      async cities() {
        const cities = (await Promise.all(stores.map((store) => sales.citiesOf(store)))).flat();
        return [...new Map(cities.map((city) => [city.key, city])).values()];
      },
      async titles() {
        const titles = await findTitles(
          db,
          stores.map(({ id }) => id),
        );
        const first = Map.groupBy(titles, ({ title }) => wordsOf(title).join(' '));
        return [...first.values()].map(([product]) => ({
          id: `${product!.storeId}/${product!.id}`,
          title: product!.title,
        }));
      },
    };
  }

  async function answer(stores: Stores, reading: Reading, language: Language): Promise<AnswerOfAll> {
    const idsIn = await productIn(stores, reading);
    const worked = await Promise.all(
      stores.map(async (store) => {
        const product = idsIn ? idsIn.get(store.id) : null;
        return product === undefined
          ? { store, out: null }
          : { store, out: await asking.workOut(store, { ...reading, product }, language) };
      }),
    );
    return joined(worked, reading, language);
  }

  /** The product of a reading in each store that has one of its title; null where the reading is about none. */
  async function productIn(stores: Stores, { product }: Reading): Promise<Map<string, string> | null> {
    if (product === null) return null;
    const [storeId = '', productId = ''] = product.split(/\/(.*)/s);
    const ids = stores.map(({ id }) => id);
    const owner = ids.includes(storeId) ? storeId : null;
    return owner ? findNamesakes(db, ids, { storeId: owner, productId }) : new Map();
  }

  async function joined(worked: Worked[], reading: Reading, language: Language): Promise<AnswerOfAll> {
    const words = WORDS[language].answers;
    const [only] = worked;
    const storeIds = worked.map(({ store }) => store.id);
    if (worked.length === 1 && only?.out)
      return { ...only.out.reply, reading, search: null, storeIds, notes: [] };
    const answers = worked.flatMap(({ store, out }): StoreAnswer[] =>
      out?.found && out.answering ? [{ store, answering: out.answering, found: out.found }] : [],
    );
    const replies = worked.flatMap(({ out }) => out?.reply ?? []);
    const about = { reading, title: replies[0]?.title ?? null, chips: chipsFor(worked) };
    if (!isSome(answers)) {
      const reasons = new Set(worked.map((each) => whyNot(each, language)));
      const [reason] = reasons;
      return {
        ...refusal({ answer: reasons.size === 1 ? reason! : words.all.none }, { ...about, language }),
        storeIds,
        notes: reasons.size === 1 ? [] : notesOf(worked, reading, language),
      };
    }
    const missing = worked.filter(({ out }) => !out?.found).map(({ store }) => store.storeName);
    const { answers: comparable, conversion } = await convertAnswers(answers, { db, converterFor });
    const together = putTogether(comparable);
    const given = replies.filter(({ answered }) => answered);
    return {
      ...given[0]!,
      ...about,
      ...together,
      answer: [
        together.answer,
        conversion && words.all.converted(conversion.into, conversion.sources),
        missing.length > 0 && words.all.without(missing),
      ]
        .filter(Boolean)
        .join(' '),
      formula: `${given[0]!.formula} ${words.all.ownDays}`,
      period: spanOf(given),
      search: null,
      basis: basisOfAll(given.flatMap(({ basis }) => basis ?? [])),
      storeIds,
      notes: notesOf(worked, reading, language),
    };
  }

  /** As one store offers them, with the places of all. */
  function chipsFor(worked: Worked[]): Answer['chips'] {
    const all = worked.flatMap(({ out }) => out?.answering ?? []);
    const most = all.find(({ store }) => store.platform === 'shopify') ?? all[0];
    if (!most) return [];
    const cities = new Map(all.flatMap((each) => each.cities).map((city) => [city.key, city]));
    return asking.chipsFor({
      ...most,
      countries: [...new Set(all.flatMap(({ countries }) => countries))],
      cities: [...cities.values()],
    });
  }

  return { ask };
}
export type AskingOfAll = ReturnType<typeof createAskingOfAll>;

interface Worked {
  store: NamedStore;
  /** Null where the store has no such product. */
  out: WorkedOut | null;
}

function isSome<Item>(items: Item[]): items is [Item, ...Item[]] {
  return items.length > 0;
}

function isBare(question: string): boolean {
  return wordsOf(question).every(
    (word) => FILLERS.has(word) || CONJUNCTIONS.includes(word) || PARTICLES.includes(word),
  );
}

/** “Which store is best?” is about revenue, as nothing else is said. */
function withFigure(question: string, { today }: Known): string {
  const stated = parseQuestion(question, today);
  const isUnclear = 'reason' in stated ? stated.reason === 'unclear' : stated.metric === null;
  return isUnclear ? `${question} revenue` : question;
}

function unanswered(why: Refusal, stores: NamedStore[], language: Language): AnswerOfAll {
  return {
    ...refusal(why, { reading: null, title: null, chips: [], language }),
    storeIds: stores.map(({ id }) => id),
    notes: [],
  };
}

function whyNot({ out }: Worked, language: Language): string {
  return out?.reply.answer ?? WORDS[language].answers.all.withoutProduct;
}

/** Why a store is left out, or in with a part only; of a change, what made it in each. */
function notesOf(worked: Worked[], { metric }: Reading, language: Language): AnswerOfAll['notes'] {
  return worked.flatMap((each) => {
    const { store, out } = each;
    const note = { storeId: store.id, store: store.storeName };
    if (!out?.found) return [{ ...note, text: whyNot(each, language) }];
    const coverage = out.answering && coverageRemark(out.answering);
    const said = metric === 'why_changed' ? [out.found.answer] : (out.found.remarks ?? []);
    const text = [...said, coverage].filter(Boolean).join(' ');
    return text ? [{ ...note, text }] : [];
  });
}

/** First and last of the stores' own days. */
function spanOf(replies: Answer[]): Answer['period'] {
  const periods = replies.flatMap(({ period }) => period ?? []);
  const [first] = periods;
  if (!first) return null;
  const known = (days: (string | null)[]) => days.filter((day) => day !== null).toSorted();
  return {
    from: known(periods.map(({ from }) => from))[0] ?? null,
    to: known(periods.map(({ to }) => to)).at(-1) ?? null,
    label: first.label,
  };
}

/** The oldest of them; its version grows with the records of any. */
function basisOfAll(bases: ReportBasis[]): ReportBasis | null {
  const [oldest] = bases.map(({ computedAt }) => computedAt).toSorted();
  if (oldest === undefined) return null;
  return {
    computedAt: oldest,
    recordsVersion: bases.reduce((sum, { recordsVersion }) => sum + recordsVersion, 0),
    historyComplete: bases.every(({ historyComplete }) => historyComplete),
    stale: bases.some(({ stale }) => stale),
  };
}
