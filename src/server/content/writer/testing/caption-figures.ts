import { materialFor } from '#server/content/writer/material.ts';
import type { Written } from './written-captions.ts';

/** Three posts a day. */
const WEEK = 21;
const POSTS_OF_PRODUCT = 10;

export interface CaptionFigures {
  captions: number;
  sentences: number;
  /** Share of sentences that also stand on a caption of another product. */
  recurring: number;
  /** Share of captions with a fact, of those whose product has a description. */
  withFact: number;
  /** Pairs of posts of one week that begin alike, whatever product they name. */
  openAlike: string[];
  /** Shapes that come twice among ten posts of one product. */
  shapesTwice: string[];
  refused: Written[];
  medianMs: number;
}

export function figuresOf(written: readonly Written[]): CaptionFigures {
  const described = written.filter(({ saysFact }) => saysFact !== null);
  const times = written.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const { sentences, recurring } = recurrence(written);
  return {
    captions: written.length,
    sentences,
    recurring,
    withFact: described.filter(({ saysFact }) => saysFact).length / Math.max(1, described.length),
    openAlike: openAlike(written),
    shapesTwice: shapesTwice(written),
    refused: written.filter(({ problems }) => problems.length > 0),
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
  };
}

const FEWEST_WORDS = 3;

/** Fragments of one or two words («Found. Mug.») are read with what follows, or at the end with what came before. */
export function sentencesOf(caption: string): string[] {
  return caption.split(/\n+/).flatMap((line) => {
    const joined: string[] = [];
    for (const part of line.split(/(?<=[.!?…]["”»“]?)\s+/u)) {
      const last = joined.at(-1);
      if (last !== undefined && wordCount(last) < FEWEST_WORDS) joined[joined.length - 1] = `${last} ${part}`;
      else joined.push(part);
    }
    const end = joined.at(-1)!;
    if (joined.length > 1 && wordCount(end) < FEWEST_WORDS) joined.splice(-2, 2, `${joined.at(-2)} ${end}`);
    return joined.map(plain).filter((sentence) => /\p{L}/u.test(sentence));
  });
}

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function plain(sentence: string): string {
  return sentence
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Sentences by the products they stand under. */
export function productsBySentence(written: readonly Written[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const { request, caption } of written)
    for (const sentence of sentencesOf(caption))
      known.set(sentence, (known.get(sentence) ?? new Set()).add(request.product.id));
  return known;
}

function recurrence(written: readonly Written[]) {
  const products = productsBySentence(written);
  const all = written.flatMap(({ caption }) => sentencesOf(caption));
  const recurring = all.filter((sentence) => products.get(sentence)!.size > 1).length;
  return { sentences: all.length, recurring: recurring / Math.max(1, all.length) };
}

function openAlike(written: readonly Written[]): string[] {
  const openings = written.map(openingWithoutNames);
  return openings.flatMap((opening, at) => {
    if (!/\p{L}{3}/u.test(opening)) return [];
    const earlier = openings.slice(Math.max(0, at - WEEK + 1), at).indexOf(opening);
    return earlier < 0 ? [] : [`${written[at]!.caption.split('\n')[0]} (${opening})`];
  });
}

/** A post that differs only in the name of the product begins as the other does. */
function openingWithoutNames({ request, caption }: Written): string {
  const { texts, facts } = materialFor(request);
  const { title, store, price, before, percent, the, noun, whom } = texts;
  const names = [title, store, price, before, percent, the, noun, whom, ...facts.map(({ text }) => text)]
    .filter((name): name is string => !!name)
    .sort((one, other) => other.length - one.length);
  const sentences = sentencesOf(caption).map((sentence) =>
    names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), '…'), sentence),
  );
  return sentences[0] ?? '';
}

function shapesTwice(written: readonly Written[]): string[] {
  const byProduct = new Map<string, string[]>();
  const found: string[] = [];
  for (const { request, shape } of written) {
    const own = byProduct.get(request.product.id) ?? [];
    if (own.slice(-POSTS_OF_PRODUCT + 1).includes(shape)) found.push(`${request.product.title}: ${shape}`);
    byProduct.set(request.product.id, [...own, shape]);
  }
  return found;
}
