import type { Chance } from '#shared/core/chance.ts';
import { type FactName, names } from './fill.ts';
import type { Candidate } from './parts.ts';
import type { Memory } from './remembered.ts';
import { type Part, PRICED } from './shapes.ts';
import { beginAlike, sharedWords } from './shared-words.ts';

/** What this caption has said so far. */
export interface Said {
  pieces: string[];
  texts: string[];
  /** A long one tires when it comes again. */
  titleLength: number;
  /** Naming the one is naming the other. */
  titleIsType: boolean;
  /** Its type's word says it in the post's own language. */
  isForeign: boolean;
}

interface Circumstances {
  said: Said;
  memory: Memory;
  chance: Chance;
  /** Where room is scarce. */
  short: boolean;
  /** Parts that are still to come. */
  later: readonly Part[];
}

/* What speaks against a piece; the one with least is taken, and among equals chance decides. */
const SAID_BEFORE = 40;
const PER_CAPTION_SINCE = 0.3;
/** More than for naming the title again: two posts in a row must not say the same. */
const SAID_JUST_NOW = 150;
const JUST_NOW = 3;
/** Under another product too. */
const SAME_WORDS = 60;
const LEAST_WHEN_SAID = 10;
const SAYS_AGAIN = 100;
const NAMES_STORE_AGAIN = 60;
const NAMES_TITLE_AGAIN = 14;
const TITLE_CHARACTERS_PER_POINT = 3;
/** «Looking for a mug? … For those looking for a mug.» */
const PER_WORD_SAID_AGAIN = 15;
/** «Bu kupa … Bu kupayı …» */
const BEGINS_ALIKE = 12;
/** The part to come would have nothing left to say, or say it again. */
const TAKES_AWAY = 200;
const NAMES_TYPE_AGAIN = 8;
const NAMES_BARE_TYPE_AGAIN = 10;
/** It would read the same under any product. */
const NAMES_NOTHING = 18;
/** It would under another of its type alone. */
const IS_OF_TYPE = 2;
const PER_BARE_SENTENCE = 10;
/** A hook that fits whatever is sold, as soon as one is left that was written for its type. */
const IS_GENERAL = 10;
/** Product and facts in one phrase, as people speak. */
const SAYS_MUCH = 14;
/** A fact with what it is good for is a reason; alone it is a label. */
const SAYS_WHAT_FOR = 22;
/** A colour is on the picture; other facts say more. */
const SAYS_WHAT_IS_SEEN = 12;
const CHANCE = 5;
const CHARACTERS_PER_POINT = 10;

/** Parts that name the product. */
const NAMING: readonly Part[] = ['naming', 'introduction', 'story', 'lesson'];
const TITLE: readonly FactName[] = ['title', 'quoted', 'ours', 'Ours'];
const TYPE: readonly FactName[] = ['noun', 'Noun', 'the', 'The', 'whom', 'Whom', 'this', 'This', 'a', 'A'];
/** «La cámara Zenit», «una cámara con flash». */
const SAYS_TYPE: readonly FactName[] = [...TYPE, 'ours', 'Ours', 'portrait', 'Portrait', 'one', 'One'];
const NAMES_PRODUCT =
  /\{(?:title|quoted|[Oo]urs|[Nn]oun|[Tt]he|[Ww]hom|[Tt]his|[Aa]|[Ff]acts?|[Pp]ortrait|[Oo]ne|price|[Cc]ost|names|[Dd]oes|with)/;
/** «La tienes en la bio» fits what is feminine. */
const POINTS_AT_PRODUCT = /\{[Ii]t\}/;

/** @returns the text of the piece that repeats least, or null when there is none. */
export function choosePiece(
  candidates: readonly Candidate[],
  { said, memory, chance, short, later }: Circumstances,
): string | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (said.pieces.includes(candidate.piece) && !candidate.tip) continue;
    const against =
      repeats(candidate, said) +
      (candidate.fact === 'colour' ? SAYS_WHAT_IS_SEEN : 0) -
      (candidate.isGoodFor ? SAYS_WHAT_FOR : 0) -
      (candidate.saysTwo || names(candidate.piece, 'portrait', 'Portrait', 'one', 'One') ? SAYS_MUCH : 0) +
      remembered(candidate, memory) +
      takesAway(candidate, later) +
      (short ? candidate.text.length / CHARACTERS_PER_POINT : 0) +
      chance() * CHANCE;
    if (against < least) [best, least] = [candidate, against];
  }
  if (!best) return null;
  said.pieces.push(best.piece);
  said.texts.push(best.text);
  return best.text;
}

function repeats(candidate: Candidate, { pieces, titleLength, titleIsType, isForeign }: Said): number {
  const { piece } = candidate;
  const againOf = (facts: readonly FactName[], earlierFacts: readonly FactName[]) =>
    names(piece, ...facts) ? pieces.filter((earlier) => names(earlier, ...earlierFacts)).length : 0;
  const again = (...facts: FactName[]) => againOf(facts, facts);
  return (
    again('price') * SAYS_AGAIN +
    again('percent') * SAYS_AGAIN +
    again('before') * SAYS_AGAIN +
    again('portrait', 'Portrait', 'one', 'One') * SAYS_AGAIN +
    again('store') * NAMES_STORE_AGAIN +
    again(...TITLE) *
      (isForeign ? SAYS_AGAIN : NAMES_TITLE_AGAIN + titleLength / TITLE_CHARACTERS_PER_POINT) +
    (titleIsType
      ? again(...TYPE, ...TITLE, 'portrait', 'Portrait', 'one', 'One') * NAMES_BARE_TYPE_AGAIN
      : againOf(TYPE, SAYS_TYPE) * NAMES_TYPE_AGAIN) +
    pieces.reduce((sum, earlier) => sum + sharedWords(piece, earlier), 0) * PER_WORD_SAID_AGAIN +
    pieces.filter((earlier) => beginAlike(piece, earlier)).length * BEGINS_ALIKE +
    fitsAny(candidate, pieces.length === 0)
  );
}

/**
 * How much of it could stand under another product; a tip is of its type, whatever leads to it. A price is the
 * product's own once one knows whose: a caption that begins with it names it better.
 */
function fitsAny({ piece, tip, isOfType, isGeneral }: Candidate, isFirst: boolean): number {
  if (tip) return 0;
  if (isGeneral) return IS_GENERAL;
  if (isFirst && !NAMES_PRODUCT.test(piece.replaceAll('{price', '')))
    return isOfType ? IS_OF_TYPE : NAMES_NOTHING;
  if (NAMES_PRODUCT.test(piece)) return bareSentences(piece) * PER_BARE_SENTENCE;
  return isOfType || POINTS_AT_PRODUCT.test(piece) ? IS_OF_TYPE : NAMES_NOTHING;
}

function remembered({ piece, text, tip }: Candidate, memory: Memory): number {
  const against = (since: number | null) =>
    since === null
      ? 0
      : since < JUST_NOW
        ? SAID_JUST_NOW
        : Math.max(LEAST_WHEN_SAID, SAID_BEFORE - since * PER_CAPTION_SINCE);
  const sameWords = memory.lastWith(text);
  // «$8.99, link in bio.» has too few words of its own to be known by its piece.
  const known = Math.max(against(memory.lastSaid(piece)), against(sameWords));
  return known + (sameWords === null ? 0 : SAME_WORDS) + (tip ? against(memory.lastSaid(tip)) : 0);
}

function takesAway({ piece }: Candidate, later: readonly Part[]): number {
  const isNamed = later.some((part) => NAMING.includes(part));
  const title = isNamed && names(piece, ...TITLE);
  const price =
    later.some((part) => PRICED.has(part)) && names(piece, 'price', 'percent', 'before', 'cost', 'Cost');
  return title || price ? TAKES_AWAY : 0;
}

/** Sentences of a piece that would read the same under any product. */
function bareSentences(piece: string): number {
  return piece
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !sentence.includes('{') && sentence.includes(' ')).length;
}
