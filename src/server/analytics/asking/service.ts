import { figureWords } from '#languages/figure-words.ts';
import { WORDS } from '#languages/words.ts';
import type { City } from '#server/analytics/query/cities.ts';
import type { SalesQueries } from '#server/analytics/query/sales-query.ts';
import { joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { Answer, Asked, AskedMetric, Reading } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Answerer, Answering, AnswerSources, Found } from './answering.ts';
import { type AskedStretches, stretchesOf } from './asked-stretches.ts';
import { chipsOf } from './chips.ts';
import { answerSales, isNarrowed, subjectOf } from './composed-figures.ts';
import { answerCarts, answerConversion, answerForecast, answerWhy } from './other-figures.ts';
import { comparedWords, periodChoice, stretchWords } from './period-words.ts';
import { findTitles, findTitlesOf } from './products-repository.ts';
import { answerProfit } from './profit-figures.ts';
import { type Known, MOST_SUGGESTIONS, type QuestionReading, type Refusal } from './read-question.ts';
import { tidyReading, whyImpossible } from './reading.ts';

interface Dependencies {
  db: Database;
  sources: AnswerSources;
  sales: SalesQueries;
  readQuestion: QuestionReading;
  now: () => Date;
}

const OTHER_ANSWERERS: Partial<Record<AskedMetric, Answerer>> = {
  carts: answerCarts,
  forecast: answerForecast,
  why_changed: answerWhy,
  conversion_rate: answerConversion,
  profit: answerProfit,
  gross_profit: answerProfit,
  gross_margin: answerProfit,
  fees: answerProfit,
  cost_of_goods: answerProfit,
};
const COUNTRIES_OFFERED = 6;
const CITIES_OFFERED = 6;

/** A reading worked out for one store; `found` is null where nothing could be, and `answering` before its time has begun. */
export interface WorkedOut {
  reply: Answer;
  answering: Answering | null;
  found: Found | null;
}

/**
 * Answers questions from the store's figures alone. Words become a reading (see shared/asking.ts), and a reading an answer;
 * a provider may propose the reading where our grammar finds none, never the answer.
 */
export function createAskingService({ db, sources, sales, readQuestion, now }: Dependencies) {
  async function ask(store: OwnedStore, asked: Asked, language: Language): Promise<Answer> {
    if (asked.reading) return (await workOut(store, tidyReading(asked.reading), language)).reply;
    const read = await readQuestion(asked.question!, {
      previous: asked.previous ?? null,
      language,
      known: knownOf(store),
    });
    return 'reading' in read
      ? (await workOut(store, read.reading, language)).reply
      : refusal(read, { reading: null, title: null, chips: [], language });
  }

  /** What questions about a store may speak of. */
  function knownOf(store: OwnedStore): Known {
    return {
      today: localDate(now(), store.timeZone),
      cities: () => sales.citiesOf(store),
      titles: () => findTitles(db, [store.id]),
      caller: { userId: store.userId, storeId: store.id },
    };
  }

  async function workOut(store: OwnedStore, reading: Reading, language: Language): Promise<WorkedOut> {
    const words = WORDS[language].answers;
    const answering = await understand(store, reading, language);
    const chips = answering === null ? [] : chipsFor(answering);
    const title = answering && words.title(words.subject(answering.subject), reading.by);
    const refused = (answer: string) => ({
      reply: refusal({ answer }, { reading, title, chips, language }),
      answering,
      found: null,
    });
    if (!answering) return refused(words.notBegun);
    const impossible = whyImpossible(reading, store.platform);
    if (impossible) return refused(words.impossible[impossible]);
    const answerer = OTHER_ANSWERERS[reading.metric];
    const uncovered = reading.metric === 'forecast' ? null : whyUncovered(answering);
    if (uncovered) return refused(uncovered);
    const { figures: found, basis } = await readWithBasis(db, store.id, now(), () => {
      answering.bases.length = 0;
      return (answerer ?? answerSales)(answering);
    });
    if (found.figures.length === 0) return refused(found.answer);
    const coverage = coverageRemark(answering);
    const reply = {
      answered: true,
      title,
      answer: coverage ? `${found.answer} ${coverage}` : found.answer,
      reading,
      chips,
      formula: formulaOf(answering),
      figures: found.figures,
      table: found.table ?? null,
      period: {
        ...(found.days ?? daysOf(answering.stretches)),
        label: reading.metric === 'forecast' ? words.metrics.forecast : answering.periodWords,
      },
      search: answering.productTitle,
      basis: joinBases(basis, ...answering.bases),
      suggestions: suggestionsFor(reading, language),
    };
    return { reply, answering, found };
  }

  /** Null where the period lies ahead. */
  async function understand(
    store: OwnedStore,
    reading: Reading,
    language: Language,
  ): Promise<Answering | null> {
    const { coverage } = await sources.dashboard(store, { range: 'mtd' });
    const situation = { now: now(), timeZone: store.timeZone, recordsBegin: coverage.recordsBegin };
    const stretches = stretchesOf(reading, situation);
    if (!stretches) return null;
    const words = WORDS[language].answers;
    const figures = figureWords(language, store.currency);
    const wording = { words, figures, language };
    const { current, compared } = stretches;
    const answering = {
      reading,
      store,
      sources,
      sales,
      language,
      words,
      figures,
      stretches,
      query: rangeOf(reading, stretches),
      periodWords: stretchWords(reading.period, current, wording),
      comparedWords:
        compared && comparedWords(reading.period, reading.compareWith, { current, compared }, wording),
      recordsBegin: coverage.recordsBegin,
      bases: [],
      isComplete: coverage.complete,
      productTitle: await productTitleOf(store, reading),
      ...(await citiesFor(store, reading, language)),
      titlesOf: (ids: string[]) => findTitlesOf(db, store.id, ids),
      countries: await countriesOf(store, reading),
    };
    return { ...answering, subject: subjectOf(answering) };
  }

  /** The heading of a reading's answer, at hand before anything is computed. */
  async function titleOf(store: OwnedStore, reading: Reading, language: Language): Promise<string> {
    const words = WORDS[language].answers;
    const productTitle = await productTitleOf(store, reading);
    const { cityName } = await citiesFor(store, reading, language);
    const subject = subjectOf({ reading, language, words, productTitle, cityName });
    return words.title(words.subject(subject), reading.by);
  }

  async function productTitleOf(store: OwnedStore, { product }: Reading): Promise<string | null> {
    return (product && (await findTitlesOf(db, store.id, [product])).get(product)) || null;
  }

  /** To be chosen from where a country can be, largest first. */
  async function countriesOf(store: OwnedStore, { country }: Reading): Promise<string[]> {
    const { countries } = await sources.places(store, { range: '30d' });
    const codes = countries.flatMap(({ countryCode }) => countryCode ?? []).slice(0, COUNTRIES_OFFERED);
    return country && !codes.includes(country) ? [country, ...codes] : codes;
  }

  /** The city of the reading as it is written most, and those it could be instead. */
  async function citiesFor(store: OwnedStore, { city: key }: Reading, language: Language) {
    if (!key) return { cityName: null, cities: [] };
    const known = await sales.citiesOf(store);
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    const labelOf = ({ name, country }: City) =>
      country && known.filter((each) => each.name === name).length > 1
        ? `${name} (${regions.of(country)})`
        : name;
    const chosen = known.find((each) => each.key === key);
    const offered = known.slice(0, CITIES_OFFERED);
    return {
      cityName: chosen ? labelOf(chosen) : key.slice(key.indexOf('/') + 1),
      cities: (!chosen || offered.includes(chosen) ? offered : [chosen, ...offered]).map((each) => ({
        key: each.key,
        label: labelOf(each),
      })),
    };
  }

  function chipsFor(answering: Answering) {
    const { reading, words, figures, language, store } = answering;
    const today = localDate(now(), store.timeZone);
    return chipsOf(reading, {
      ...answering,
      comparedWords: answering.comparedWords?.whole ?? null,
      platform: store.platform,
      periodChoice: (period) => periodChoice(period, today, { words, figures, language }),
    });
  }

  return { ask, workOut, knownOf, chipsFor, titleOf };
}
export type AskingService = ReturnType<typeof createAskingService>;

/** Ranges with a name are asked for by it, for their reports are at hand. */
function rangeOf({ period }: Reading, { current: { span } }: AskedStretches): RangeQuery {
  if (period.kind === 'this_month') return { range: 'mtd' };
  if (period.kind === 'all') return { range: 'all' };
  if (period.kind === 'days' && [7, 30, 90].includes(period.days))
    return { range: `${period.days as 7 | 30 | 90}d` };
  return { range: 'custom', from: span.first.toString(), to: span.last.toString() };
}

function daysOf({ current: { span, stretch, cut } }: AskedStretches): { from: string; to: string } {
  return { from: span.first.toString(), to: cut ? stretch.lastDay : span.last.toString() };
}

/** What lies before the records was not nothing: nobody knows. */
function whyUncovered({ stretches, recordsBegin, isComplete, words, figures }: Answering): string | null {
  if (recordsBegin === null) return isComplete ? null : words.missing.no_data_yet;
  if (stretches.current.span.last.toString() >= recordsBegin) return null;
  return isComplete ? words.recordsBegin(figures.date(recordsBegin)) : words.missing.not_covered;
}

/** That the records begin within the days that are meant; a forecast goes by all there are. */
export function coverageRemark({
  reading,
  stretches,
  recordsBegin,
  isComplete,
  words,
  figures,
}: Answering): string | null {
  if (reading.metric === 'forecast' || recordsBegin === null) return null;
  if (stretches.current.span.first.toString() >= recordsBegin) return null;
  const day = figures.date(recordsBegin);
  return isComplete ? words.recordsBegin(day) : words.onlySince(day);
}

function formulaOf({ reading, words }: Answering): string {
  const { metric, by, product, country, city, customerKind, orderState } = reading;
  const ofGoods = metric === 'refunds' && isNarrowed(reading);
  const { formulaOf: notes } = words;
  return [
    ofGoods ? notes.refundedGoods : words.formulas[metric],
    customerKind && notes[customerKind],
    (product || by === 'product') && metric !== 'net_sales' && notes.product,
    (country || city || by === 'country' || by === 'city') && notes.place,
    orderState && notes.state,
    by === 'weekday' && notes.perWeekday,
  ]
    .filter(Boolean)
    .join(' ');
}

export function refusal(
  { answer, suggestions }: Refusal,
  { reading, title, chips, language }: Pick<Answer, 'reading' | 'title' | 'chips'> & { language: Language },
): Answer {
  return {
    answered: false,
    answer,
    title,
    reading,
    chips,
    formula: null,
    figures: [],
    table: null,
    period: null,
    search: null,
    basis: null,
    suggestions: suggestions ?? suggestionsFor(reading, language),
  };
}

/** Questions of other kinds than the one just asked. */
function suggestionsFor(reading: Reading | null, language: Language): string[] {
  const examples = Object.entries(WORDS[language].answers.examples);
  const asked =
    reading &&
    (reading.by === 'product' ? 'products' : reading.by === 'country' ? 'countries' : reading.metric);
  return examples
    .filter(([name]) => name !== asked)
    .map(([, question]) => question)
    .slice(0, MOST_SUGGESTIONS);
}
