import { LRUCache } from 'lru-cache';
import { areAlike, FEWEST_LETTERS } from './voice/word-forms.ts';

/** Of four letters; longer ones are few, and a sentence is the better for not having them again. */
const SAYS_NOTHING = new Set(
  'this that with your from have what here için daha avec pour vous dans tout elle para este esta como sind eine dein ihre auch wenn noch oder'.split(
    ' ',
  ),
);

/** How many of the words that a piece brings itself stand in another too, in whichever form. */
export function sharedWords(piece: string, other: string): number {
  const others = ownWordsOf(other);
  return ownWordsOf(piece).filter((word) => others.some((each) => areAlike(word, each))).length;
}

/** By their first word; a name in braces is the same in small and capital letters. */
export function beginAlike(piece: string, other: string): boolean {
  return firstWordOf(piece) === firstWordOf(other);
}

const firstWordOf = (piece: string) => /^\S*[\p{L}\d}]/u.exec(piece)?.[0].toLowerCase();

/** Pieces come again and again; among them are sentences of shops, of which there is no end. */
const known = new LRUCache<string, string[]>({ max: 5_000 });

function ownWordsOf(piece: string): string[] {
  const before = known.get(piece);
  if (before) return before;
  const words =
    piece
      .replace(/\{[^}]*\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const long = [...new Set(words.filter((word) => word.length >= FEWEST_LETTERS && !SAYS_NOTHING.has(word)))];
  known.set(piece, long);
  return long;
}
