import type { FastifyBaseLogger } from 'fastify';
import type { Temporal } from 'temporal-polyfill';
import type { AnswerWords } from '#languages/answer-words.ts';
import { figureWords } from '#languages/figure-words.ts';
import { WORDS } from '#languages/words.ts';
import type { City } from '#server/analytics/query/cities.ts';
import type { SalesQueries } from '#server/analytics/query/sales-query.ts';
import { joinBases, readWithBasis } from '#server/analytics/reports/records-state.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { Answer, Asked, AskedMetric, Reading } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Answerer, Answering, AnswerSources, Found } from './answering.ts';
import { type AskedStretches, stretchesOf } from './asked-stretches.ts';
import { chipsOf } from './chips.ts';
import { citiesNamed } from './city-names.ts';
import { answerSales, isNarrowed, subjectOf } from './composed-figures.ts';
import { answerCarts, answerConversion, answerForecast, answerWhy } from './other-figures.ts';
import { matchTitles, type NotUnderstood, parseQuestion, type Stated } from './parse-question.ts';
import { comparedWords, periodChoice, stretchWords } from './period-words.ts';
import { findTitles, findTitlesOf } from './products-repository.ts';
import { answerProfit } from './profit-figures.ts';
import { completeReading, tidyReading, whyImpossible } from './reading.ts';
import { translateQuestion } from './translate-question.ts';

interface Dependencies {
  db: Database;
  sources: AnswerSources;
  sales: SalesQueries;
  textModel: TextModel | null;
  now: () => Date;
  log: FastifyBaseLogger;
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
const SUGGESTIONS = 3;
const TRANSLATED_WITHIN_MS = 8_000;
const COUNTRIES_OFFERED = 6;
const CITIES_OFFERED = 6;

/** Why nothing was computed, in words, with questions to ask instead. */
interface Refusal {
  answer: string;
  suggestions?: string[];
}

/**
 * Answers questions from the store's figures alone. Words become a reading (see shared/asking.ts), and a reading an answer;
 * a provider may propose the reading where our grammar finds none, never the answer.
 */
export function createAskingService({ db, sources, sales, textModel, now, log }: Dependencies) {
  async function ask(store: OwnedStore, asked: Asked, language: Language): Promise<Answer> {
    if (asked.reading) return answerReading(store, tidyReading(asked.reading), language);
    const read = await readQuestion(store, asked.question!, { previous: asked.previous ?? null, language });
    return 'metric' in read
      ? answerReading(store, read, language)
      : refusal(read, { reading: null, title: null, chips: [], language });
  }

  /** What a question means, by our own grammar first. */
  async function readQuestion(
    store: OwnedStore,
    question: string,
    { previous, language }: { previous: Reading | null; language: Language },
  ): Promise<Reading | Refusal> {
    const words = WORDS[language].answers;
    const today = localDate(now(), store.timeZone);
    const asked = { question, today: today.toString(), previous };
    const stated = await parsed(store, question, today);
    if ('reason' in stated) return (await proposed(stated)) ?? notUnderstood(stated, words);
    const product = await productOf(store, stated, words);
    if (isRefusal(product)) return product.suggestions ? product : ((await proposed(null)) ?? product);
    const reading = completeReading(stated, product, { previous, today });
    return reading ?? (await proposed(null)) ?? { answer: words.notUnderstood.unclear };

    async function proposed(why: NotUnderstood | null): Promise<Reading | Refusal | null> {
      const translated = await translatedBy(store, asked, why);
      if (!translated) return null;
      const named = await productOf(store, translated, words);
      return isRefusal(named) ? named : completeReading(translated, named, { previous, today });
    }
  }

  /** Words that we do not know may be cities of the store; its products come first where several words name one. */
  async function parsed(store: OwnedStore, question: string, today: Temporal.PlainDate) {
    const stated = parseQuestion(question, today);
    const unknown = 'words' in stated ? stated.words : 'productWords' in stated ? stated.productWords : [];
    if (unknown.length === 0) return stated;
    const cities = citiesNamed(unknown, await sales.citiesOf(store));
    if (cities.length === 0) return stated;
    if (unknown.length > 1 && matchTitles(unknown, await findTitles(db, store.id)).length > 0) return stated;
    return parseQuestion(question, today, cities);
  }

  /** The product that a question names by words of its title; a refusal where there is none, or there are several. */
  async function productOf(
    store: OwnedStore,
    { productWords }: Stated,
    words: AnswerWords,
  ): Promise<string | null | Refusal> {
    if (productWords.length === 0) return null;
    const quoted = `“${productWords.join(' ')}”`;
    const matching = matchTitles(productWords, await findTitles(db, store.id));
    if (matching.length === 0) return { answer: words.unknownWords(quoted) };
    if (matching.length === 1) return matching[0]!.id;
    const suggestions = matching
      .slice(0, SUGGESTIONS)
      .map(({ title }) => words.suggested.aboutProduct(title));
    return { answer: words.whichProduct(quoted), suggestions };
  }

  async function translatedBy(
    store: OwnedStore,
    asked: Parameters<typeof translateQuestion>[1],
    why: NotUnderstood | null,
  ): Promise<Stated | null> {
    // What was understood and cannot be answered, nobody needs to translate.
    if (!textModel || (why && why.reason !== 'unknown_words' && why.reason !== 'unclear')) return null;
    const signal = AbortSignal.timeout(TRANSLATED_WITHIN_MS);
    try {
      return await translateQuestion(textModel, asked, {
        userId: store.userId,
        storeId: store.id,
        signal,
      });
    } catch (error) {
      if (!(error instanceof PlatformFailure) && !signal.aborted) throw error;
      log.warn({ storeId: store.id }, 'question not translated by the provider');
      return null;
    }
  }

  async function answerReading(store: OwnedStore, reading: Reading, language: Language): Promise<Answer> {
    const words = WORDS[language].answers;
    const answering = await understand(store, reading, language);
    const chips = answering === null ? [] : chipsFor(answering);
    const title = answering && words.title(words.subject(answering.subject), reading.by);
    const refused = (answer: string) => refusal({ answer }, { reading, title, chips, language });
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
    return {
      answered: true,
      title,
      answer: reading.metric === 'forecast' ? found.answer : withCoverage(found, answering),
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

  return { ask, titleOf };
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

function withCoverage(
  { answer }: Found,
  { stretches, recordsBegin, isComplete, words, figures }: Answering,
): string {
  if (recordsBegin === null || stretches.current.span.first.toString() >= recordsBegin) return answer;
  const day = figures.date(recordsBegin);
  return `${answer} ${isComplete ? words.recordsBegin(day) : words.onlySince(day)}`;
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

function isRefusal(product: string | null | Refusal): product is Refusal {
  return product !== null && typeof product !== 'string';
}

function notUnderstood(why: NotUnderstood, words: AnswerWords): Refusal {
  return why.reason === 'unknown_words'
    ? { answer: words.unknownWords(`“${why.words.join(' ')}”`) }
    : { answer: words.notUnderstood[why.reason] };
}

function refusal(
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
    .slice(0, SUGGESTIONS);
}
