import type { Temporal } from 'temporal-polyfill';
import type { Unclear } from '#languages/answer-words.ts';
import type { Concept } from '#languages/question-words.ts';
import type { City } from '#server/analytics/query/cities.ts';
import type { AskedMetric, Comparison, Dimension, Reading } from '#shared/analytics/asking.ts';
import { ImpossibleDate, type NamedPeriod, numberIn, periodAt, unitOf } from './asked-period.ts';
import { citiesAt } from './city-names.ts';
import { continuedPeriod, isOfYears } from './continued-period.ts';
import { countryAt } from './country-names.ts';
import { meaningOf } from './meaning.ts';
import { isWord, takeQuoted, wordsOf } from './question-words.ts';
import {
  AHEAD,
  CHANNEL_WORDS,
  COMPARES_AFTER,
  COMPARES_BEFORE,
  CONJUNCTIONS,
  CORRECTIONS,
  CUSTOMERS_WON,
  EVERYWHERE,
  FILLERS,
  FIRST_TIME,
  GOING_ON,
  NOT_OURS,
  ORDERING_VERBS,
  ORIGIN_NOT_RECORDED,
  PARTICLES,
  PHRASES,
  PLACING_ORDERS,
  POINTS_BACK,
  STEMS,
  TIME_DIMENSIONS,
  TOMORROW,
  TOP_WORDS,
  WHOLE_QUESTION,
} from './vocabulary.ts';

/** What a question says; what it leaves open is not there. `metric` is null in a fragment such as “and in Turkey?”. */
export type Stated = Partial<Omit<Reading, 'metric'>> & {
  metric: AskedMetric | null;
  /** It is worded like one that goes on from the question before: “and in Turkey?”, “by country?”. */
  goesOn: boolean;
  /** “How many from Izmir?”: a number of what the question before was about. */
  isCount?: boolean;
  /** No word names the metric; it is what such questions usually ask for, as in “top products”. */
  isImplied: boolean;
  /** Of a title, to be looked for among the store's products. */
  productWords: string[];
};

/** Why a question cannot become a reading; `words` are those that are not understood. */
export type NotUnderstood = { reason: 'unknown_words'; words: string[] } | { reason: Unclear };

const METRIC_NOUNS: Concept[] = [
  'revenue',
  'earn',
  'profit',
  'margin',
  'fees',
  'costs',
  'orders',
  'customers',
  'units',
  'refunds',
  'carts',
  'discounts',
];
const MOST_ROWS = 50;
const LONGEST_FRAGMENT = 3;

/** What a question in any of our languages says, on this local day of the store, of which cities may be named. */
export function parseQuestion(
  question: string,
  today: Temporal.PlainDate,
  cities: City[] = [],
): Stated | NotUnderstood {
  try {
    return understand(question, today, cities);
  } catch (error) {
    if (error instanceof ImpossibleDate) return { reason: 'impossible_date' };
    throw error;
  }
}

function understand(question: string, today: Temporal.PlainDate, cities: City[]): Stated | NotUnderstood {
  const { quoted, rest } = takeQuoted(question);
  const corrected = CORRECTIONS.reduce((text, [written, meant]) => text.replace(written, meant), rest);
  const words = wordsOf(corrected);
  const found = lookThrough(words, today, cities);
  if (found.origins > 0) return { reason: 'origin_not_recorded' };
  if (
    found.countries.length > 1 ||
    found.cities.length > 1 ||
    found.channels.length > 1 ||
    found.periods.length > 2
  )
    return { reason: 'one_at_a_time' };
  if (asksForTwo(found.meanings)) return { reason: 'one_at_a_time' };
  const concepts = new Set(found.meanings.flatMap(({ concepts }) => concepts));
  const order = found.meanings.flatMap((word) => word.concepts);
  const productWords = quoted ? wordsOf(quoted) : found.unknown;
  if (namesTwoParts(concepts, found.by)) return { reason: 'one_at_a_time' };
  const meaning = meaningOf(concepts, order, {
    by: found.by,
    periods: found.periods.length,
    hasProduct: productWords.length > 0,
    hasPlace: found.countries.length > 0 || found.cities.length > 0,
    hasCity: found.cities.length > 0,
    hasTop: found.top !== null,
  });
  if (meaning === null)
    return productWords.length > 0 && !quoted ? unknown(productWords) : { reason: 'unclear' };
  // Of the days that are over, the figures themselves are asked for.
  if (meaning.metric === 'forecast' && found.periods.length > 0) return { reason: 'only_ahead' };
  const isBareWhy = concepts.has('why') && concepts.size === 1;
  const isFragment = (meaning.isImplied || isBareWhy) && isShort(words);
  const goesOn = isFragment || GOING_ON.test(words.join(' ')) || words.some((word) => POINTS_BACK.test(word));
  const [country, channel] = [found.countries[0], found.channels[0]];
  const ofName = found.cities[0] ?? [];
  const city = ofName.find((each) => each.country === country) ?? ofName[0];
  return {
    ...meaning,
    ...(found.isEverywhere && { country: null, city: null }),
    ...(country && { country, city: null }),
    ...(city && { city: city.key, country: null }),
    ...(channel && { channel }),
    ...(concepts.has('ever') && { period: { kind: 'all' } }),
    ...periodsOf(found.periods, today),
    ...(found.top && { top: found.top }),
    ...(found.daysAhead && { daysAhead: found.daysAhead }),
    goesOn,
    productWords,
  };
}

function isShort(words: string[]): boolean {
  return (
    words.filter((word) => !PARTICLES.includes(word)).length <= LONGEST_FRAGMENT &&
    !words.some((word) => WHOLE_QUESTION.test(word))
  );
}

function unknown(words: string[]): NotUnderstood {
  return { reason: 'unknown_words', words };
}

interface Found {
  periods: { period: NamedPeriod; isComparison: boolean }[];
  countries: string[];
  /** Of each name all cities of that name. */
  cities: City[][];
  channels: string[];
  /** Words for where a buyer came from, which no order records. */
  origins: number;
  isEverywhere: boolean;
  by: Dimension | null;
  top: number | null;
  daysAhead: number | null;
  meanings: { concepts: Concept[]; word: string }[];
  unknown: string[];
}

/** Word by word, the longest thing first. */
function lookThrough(words: string[], today: Temporal.PlainDate, cities: City[]): Found {
  const found: Found = {
    periods: [],
    countries: [],
    cities: [],
    channels: [],
    origins: 0,
    isEverywhere: false,
    by: null,
    top: null,
    daysAhead: null,
    meanings: [],
    unknown: [],
  };
  let comparesNext = false;
  const namesCustomers = words.some((word) => conceptsOf(word).includes('customers'));
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const here = words.slice(at, at + 5).join(' ');
    const notOurs = wordsIn(NOT_OURS, here);
    if (notOurs) {
      found.unknown.push(...words.slice(at, at + notOurs));
      at += notOurs;
      continue;
    }
    const phrase = PHRASES.map(([form, concepts]) => ({ concepts, length: wordsIn(form, here) })).find(
      ({ length }) => length,
    );
    if (phrase) {
      found.meanings.push({ word, concepts: phrase.concepts });
      at += phrase.length;
      continue;
    }
    const ahead = aheadAt(words, at);
    if (ahead) {
      found.daysAhead = ahead.days;
      found.meanings.push({ word, concepts: ['forecast'] });
      at += ahead.length;
      continue;
    }
    const time = TIME_DIMENSIONS.map(([form, by]) => ({ by, length: wordsIn(form, here) })).find(
      ({ length }) => length,
    );
    if (time) {
      found.by = time.by;
      at += time.length;
      continue;
    }
    const top = topAt(words, at);
    if (top) {
      found.top = top.rows;
      found.meanings.push({ word, concepts: conceptsOf(word) });
      at += top.length;
      continue;
    }
    const named = periodAt(words, at, today);
    if (named) {
      const after = words[at + named.length] ?? '';
      const isComparison = comparesNext || COMPARES_AFTER.some((each) => after.startsWith(each));
      found.periods.push({ period: named.period, isComparison });
      comparesNext = false;
      at += named.length;
      continue;
    }
    const everywhere = wordsIn(EVERYWHERE, here);
    if (everywhere) {
      found.isEverywhere = true;
      at += everywhere;
      continue;
    }
    const country = countryAt(words, at);
    if (country) {
      found.countries.push(country.code);
      at += country.length;
      continue;
    }
    const inCity = citiesAt(words, at, cities);
    if (inCity) {
      found.cities.push(inCity.cities);
      at += inCity.length;
      continue;
    }
    const channel = CHANNEL_WORDS.map(([form, name]) => ({ name, length: wordsIn(form, here) })).find(
      ({ length }) => length,
    );
    if (channel) {
      found.channels.push(channel.name);
      at += channel.length;
      continue;
    }
    const compares = COMPARES_BEFORE.includes(word) || COMPARES_AFTER.some((each) => word.startsWith(each));
    at += 1;
    if (compares) {
      comparesNext ||= COMPARES_BEFORE.includes(word);
      continue;
    }
    if (word === '-' || POINTS_BACK.test(word)) continue;
    const next = words[at] ?? '';
    if (FIRST_TIME.test(`${word} ${next}`)) at += 1;
    if (ORIGIN_NOT_RECORDED.test(word)) found.origins += 1;
    if (CUSTOMERS_WON.test(`${words[at - 2] ?? ''} ${word}`)) continue;
    const isVerb = ORDERING_VERBS.includes(word);
    const buys = namesCustomers && PLACING_ORDERS.test(`${word} ${next}`);
    const concepts = isVerb || buys ? [] : conceptsOf(word);
    if (concepts.length > 0) comparesNext = false;
    if (concepts.length > 0 || CONJUNCTIONS.includes(word)) found.meanings.push({ word, concepts });
    else if (!isVerb && !buys && !FILLERS.has(word)) found.unknown.push(word);
  }
  return found;
}

function wordsIn(form: RegExp, here: string): number {
  return form.exec(here)?.[0].trim().split(' ').length ?? 0;
}

/** “top 5”, “the 3 best products”, «en çok satan 3 ürün». */
function topAt(words: string[], at: number): { rows: number; length: number } | null {
  const rows = (word: string | undefined) => {
    const number = numberIn(word);
    return number && number <= MOST_ROWS ? number : null;
  };
  if (TOP_WORDS.includes(words[at]!) && rows(words[at + 1]))
    return unitOf(words[at + 2] ?? '') ? null : { rows: rows(words[at + 1])!, length: 2 };
  const number = rows(words[at]);
  const next = words[at + 1] ?? '';
  const counted: Concept[] = ['products', 'places', 'cities', 'channels', 'best', 'worst'];
  if (!number || !conceptsOf(next).some((concept) => counted.includes(concept))) return null;
  return { rows: number, length: 1 };
}

/** “the next 14 days”, “gelecek hafta”: how far a forecast is to look. */
function aheadAt(words: string[], at: number): { days: number; length: number } | null {
  const word = words[at]!;
  if (TOMORROW.includes(word)) return { days: 1, length: 1 };
  if (!AHEAD.includes(word)) return null;
  const count = numberIn(words[at + 1]);
  const unit = unitOf(words[at + (count ? 2 : 1)] ?? '');
  const days = { day: 1, week: 7, month: 30, quarter: 0, year: 0 }[unit ?? 'year'] * (count ?? 1);
  return days > 0 ? { days, length: count ? 3 : 2 } : null;
}

/** A word as it is written comes before one that it may be with another letter: “worth” is not “worst”. */
function conceptsOf(word: string): Concept[] {
  const written = conceptsWhere((stem) =>
    stem.startsWith('=') ? word === stem.slice(1) : beginsWith(word, stem),
  );
  if (written.length > 0 || FILLERS.has(word)) return written;
  return conceptsWhere((stem) => isWord(word, stem));
}

function conceptsWhere(fits: (stem: string) => boolean): Concept[] {
  return STEMS.filter(({ stems }) => stems.some(fits)).map(({ concept }) => concept);
}

function beginsWith(word: string, stem: string): boolean {
  return word.startsWith(stem) && isWord(word, stem);
}

/** “revenue and orders”: two figures joined by a word. */
function asksForTwo(meanings: Found['meanings']): boolean {
  const nouns = meanings.map(({ word, concepts }) =>
    CONJUNCTIONS.includes(word) ? 'and' : (METRIC_NOUNS.find((noun) => concepts.includes(noun)) ?? null),
  );
  return nouns.some((noun, at) => {
    const before = nouns.slice(0, at).filter((each) => each !== 'and' && each !== null);
    const after = nouns.slice(at).filter((each) => each !== 'and' && each !== null);
    return noun === 'and' && before.length > 0 && after.length > 0 && before.at(-1) !== after[0];
  });
}

/** “By product and country”: a list has one dimension. */
function namesTwoParts(concepts: ReadonlySet<Concept>, by: Dimension | null): boolean {
  const counts = concepts.has('count') && (concepts.has('sell') || concepts.has('units'));
  const parts = [
    by !== null,
    concepts.has('products') && !counts,
    concepts.has('places') || concepts.has('cities'),
    concepts.has('channels'),
    concepts.has('kinds') || (concepts.has('new') && concepts.has('returning')),
  ];
  return parts.filter(Boolean).length > 1;
}

/** The period that is asked about, and what it is compared with. */
function periodsOf(periods: Found['periods'], today: Temporal.PlainDate) {
  const main = periods.find(
    ({ isComparison, period }) => !isComparison && period.kind !== 'same_time_last_year',
  );
  const other = periods.find((period) => period !== main);
  const stated: { period?: Reading['period']; compareWith?: Comparison } = {};
  if (main && main.period.kind !== 'same_time_last_year') stated.period = main.period;
  if (!other) return stated;
  const { period } = other;
  const isAlone = !main && !other.isComparison;
  const isYear = period.kind === 'last_year' || period.kind === 'year';
  // “October revenue last year”: the year of that month, where nothing says that they are compared.
  if (stated.period && isYear && !other.isComparison && !isOfYears(stated.period)) {
    const moved = continuedPeriod(period, stated.period, today);
    if (moved !== period) stated.period = moved;
  } else if (isAlone) stated.period = { kind: 'year_ago', unit: 'month' };
  else if (period.kind === 'same_time_last_year' || period.kind === 'year_ago')
    stated.compareWith = { kind: 'year_before' };
  // Compared «with last year», a month is compared with the same days a year ago, not with the whole year.
  else if (period.kind === 'last_year' && main?.period.kind !== 'this_year')
    stated.compareWith = { kind: 'year_before' };
  else stated.compareWith = period;
  return stated;
}

/** The titles that hold all of these words, an ending aside: “teapots”, «çaydanlıktan». */
export function matchTitles<Titled extends { title: string }>(words: string[], products: Titled[]): Titled[] {
  const sought = words.filter((word) => word !== '-');
  const matching = products.filter(({ title }) => {
    const inTitle = wordsOf(title);
    return sought.every((word) => inTitle.some((each) => isSameWord(word, each)));
  });
  const exact = matching.filter(({ title }) => wordsOf(title).join(' ') === sought.join(' '));
  return exact.length > 0 ? exact : matching;
}

const SHORTEST_STEM = 3;
const LONGEST_PRODUCT_ENDING = 6;

function isSameWord(asked: string, inTitle: string): boolean {
  if (asked === inTitle) return true;
  if (inTitle.length < SHORTEST_STEM) return false;
  return asked.startsWith(inTitle) && asked.length - inTitle.length <= LONGEST_PRODUCT_ENDING;
}
