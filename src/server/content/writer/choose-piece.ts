import type { Chance } from '#shared/core/chance.ts';
import { names } from './fill.ts';
import type { Candidate } from './parts.ts';
import type { Memory } from './remembered.ts';

/** What this caption has said so far. */
export interface Said {
  pieces: string[];
  texts: string[];
  /** A long one tires when it comes again. */
  titleLength: number;
}

interface Circumstances {
  said: Said;
  memory: Memory;
  chance: Chance;
  /** Where room is scarce. */
  short: boolean;
  /** A part that names the product is still to come. */
  isNamedLater: boolean;
}

/* What speaks against a piece; the one with least is taken, and among equals chance decides. */
const SAID_BEFORE = 40;
const PER_CAPTION_SINCE = 0.8;
const LEAST_WHEN_SAID = 10;
const SAYS_AGAIN = 100;
const NAMES_STORE_AGAIN = 60;
const NAMES_TITLE_AGAIN = 4;
const TITLE_CHARACTERS_PER_POINT = 5;
/** The part that names it would have nothing left to say. */
const NAMES_TITLE_EARLY = 200;
const NAMES_TYPE_AGAIN = 3;
/** It would read the same under any product. */
const NAMES_NOTHING = 22;
const OPENS_ALIKE = 60;
/** A colour is on the picture; other facts say more. */
const SAYS_WHAT_IS_SEEN = 12;
const CHANCE = 5;
const CHARACTERS_PER_POINT = 14;

/** @returns the text of the piece that repeats least, or null when there is none. */
export function choosePiece(
  candidates: readonly Candidate[],
  { said, memory, chance, short, isNamedLater }: Circumstances,
): string | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (said.texts.includes(candidate.text)) continue;
    const against =
      repeats(candidate, said) +
      (candidate.fact === 'colour' ? SAYS_WHAT_IS_SEEN : 0) +
      remembered(candidate, memory) +
      (said.pieces.length === 0 && memory.opened(candidate.piece, candidate.text) ? OPENS_ALIKE : 0) +
      (isNamedLater && names(candidate.piece, 'title', 'quoted') ? NAMES_TITLE_EARLY : 0) +
      (short ? candidate.text.length / CHARACTERS_PER_POINT : 0) +
      chance() * CHANCE;
    if (against < least) [best, least] = [candidate, against];
  }
  if (!best) return null;
  said.pieces.push(best.piece);
  said.texts.push(best.text);
  return best.text;
}

function repeats({ piece }: Candidate, { pieces, titleLength }: Said): number {
  const again = (...facts: Parameters<typeof names>[1][]) =>
    names(piece, ...facts) ? pieces.filter((earlier) => names(earlier, ...facts)).length : 0;
  const namesProduct = /\{(?:title|quoted|[Nn]oun|[Tt]he|[Ww]hom|[Ff]acts?)/.test(piece);
  return (
    again('price') * SAYS_AGAIN +
    again('percent') * SAYS_AGAIN +
    again('before') * SAYS_AGAIN +
    again('store') * NAMES_STORE_AGAIN +
    again('title', 'quoted') * (NAMES_TITLE_AGAIN + titleLength / TITLE_CHARACTERS_PER_POINT) +
    again('noun', 'Noun', 'the', 'The', 'whom', 'Whom') * NAMES_TYPE_AGAIN +
    (namesProduct ? 0 : NAMES_NOTHING)
  );
}

function remembered({ piece, tip }: Candidate, memory: Memory): number {
  const against = (since: number | null) =>
    since === null ? 0 : Math.max(LEAST_WHEN_SAID, SAID_BEFORE - since * PER_CAPTION_SINCE);
  return against(memory.lastSaid(piece)) + (tip ? against(memory.lastSaid(tip)) : 0);
}
