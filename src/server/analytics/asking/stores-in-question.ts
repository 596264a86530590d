import type { Temporal } from 'temporal-polyfill';
import { plainText } from '#server/core/language/plain-text.ts';
import { isNamed } from './city-names.ts';
import { matchTitles, parseQuestion } from './parse-question.ts';
import { wordsOf } from './question-words.ts';
import { unknownIn } from './read-question.ts';
import { ALL_STORES_FORMS, STORE_RANKS, WHICH_STORE } from './vocabulary.ts';

interface Found<Store> {
  /** Those that are named, as they were connected. */
  named: Store[];
  /** All of them are meant: “in all stores”, “which store sold most”. */
  isOfAll: boolean;
  /** What is asked, without its words for stores. */
  question: string;
}

/** A word of a name that others may have, too, names no store. */
const SHORTEST_PART = 3;

/** The stores that a question speaks of, and what it asks of them. A word that names one product alone names no store. */
export async function storesIn<Store extends { storeName: string }>(
  asked: string,
  stores: Store[],
  { today, titles }: { today: Temporal.PlainDate; titles(): Promise<{ title: string }[]> },
): Promise<Found<Store>> {
  const general = withoutStores(asked);
  const unknown = unknownIn(parseQuestion(general.question, today));
  if (unknown.length === 0) return { named: [], ...general };
  const whole = namesIn(general.question, stores, unknown);
  const places = whole.length > 0 ? whole : partsIn(general.question, stores, unknown);
  if (places.length === 0) return { named: [], ...general };
  const isWholeName = whole.some(({ words }) => words >= unknown.length);
  if (!isWholeName && matchTitles(unknown, await titles()).length === 1) return { named: [], ...general };
  return {
    named: stores.filter((store) => places.some((place) => place.store === store)),
    isOfAll: general.isOfAll,
    question: cut(general.question, places),
  };
}

function withoutStores(asked: string): { isOfAll: boolean; question: string } {
  const ranked = WHICH_STORE.some((form) => asked.search(form) >= 0);
  let question = asked;
  for (const form of [...WHICH_STORE, ...ALL_STORES_FORMS, ...(ranked ? STORE_RANKS : [])])
    question = question.replace(form, ' ');
  if (question === asked) return { isOfAll: false, question };
  return { isOfAll: true, question };
}

interface Place<Store> {
  store: Store;
  from: number;
  to: number;
  words: number;
}

interface Token {
  word: string;
  from: number;
  to: number;
}

function tokensOf(question: string): Token[] {
  return [...question.matchAll(/[\p{L}\d]+(?:['’]s\b)?/gu)].map(({ 0: text, index }) => ({
    word: plainText(text).replace(/['’]s$/, ''),
    from: index,
    to: index + text.length,
  }));
}

/** Names in full, the longest first; one that our grammar knows word by word is none. */
function namesIn<Store extends { storeName: string }>(
  question: string,
  stores: Store[],
  unknown: string[],
): Place<Store>[] {
  const tokens = tokensOf(question);
  const taken = new Set<number>();
  const named = stores
    .map((store) => ({ store, name: wordsOf(store.storeName) }))
    .filter(({ name }) => name.length > 0)
    .toSorted((one, other) => other.name.length - one.name.length);
  return named.flatMap(({ store, name }) => {
    const at = tokens.findIndex((_, start) =>
      name.every((word, place) => {
        const token = tokens[start + place];
        if (!token || taken.has(start + place)) return false;
        return token.word === word || (place === name.length - 1 && isNamed(token.word, word));
      }),
    );
    const run = at < 0 ? [] : tokens.slice(at, at + name.length);
    if (!run.some(({ word }) => unknown.includes(word))) return [];
    for (let place = 0; place < name.length; place += 1) taken.add(at + place);
    return [{ store, from: run[0]!.from, to: run.at(-1)!.to, words: name.length }];
  });
}

/** Words that only one of the stores has in its name. */
function partsIn<Store extends { storeName: string }>(
  question: string,
  stores: Store[],
  unknown: string[],
): Place<Store>[] {
  const named = stores.map((store) => ({
    store,
    name: wordsOf(store.storeName).filter(({ length }) => length >= SHORTEST_PART),
  }));
  return tokensOf(question).flatMap(({ word, from, to }) => {
    if (!unknown.includes(word)) return [];
    const [one, ...others] = named.filter(({ name }) => name.some((part) => isNamed(word, part)));
    return one && others.length === 0 ? [{ store: one.store, from, to, words: 1 }] : [];
  });
}

/** With the ending that an apostrophe parts from a name: «Yonder’in». */
function cut(question: string, places: { from: number; to: number }[]): string {
  return places
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to).replace(/^['’]\p{L}+/u, '')}`,
      question,
    );
}
