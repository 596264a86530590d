import { typesetFrench } from './fill.ts';

/** What the captions before contain: a piece is known again whatever was put into it. */
export interface Memory {
  /** How many captions ago a piece was last said, 0 for the latest; null when none has it. */
  lastSaid(piece: string): number | null;
  /** Whether one of the last week begins with the piece, or with the same text. */
  opened(piece: string, text: string): boolean;
  /** How many captions ago one had just this text. */
  lastWith(text: string): number | null;
}

/** Three posts a day, and some by hand. */
const WEEK = 30;

export function remember(captions: readonly string[]): Memory {
  const firstLines = captions.slice(0, WEEK).map((caption) => caption.trimStart().split('\n')[0]!);
  const known = new Map<string, number | null>();
  return {
    lastSaid(piece) {
      const before = known.get(piece);
      if (before !== undefined) return before;
      const pattern = patternOf(piece);
      const at = pattern ? captions.findIndex((caption) => pattern.anywhere.test(caption)) : -1;
      known.set(piece, at < 0 ? null : at);
      return at < 0 ? null : at;
    },
    opened(piece, text) {
      const pattern = patternOf(piece);
      return firstLines.some((line) => pattern?.first.test(line) || line.startsWith(text));
    },
    lastWith(text) {
      const at = captions.findIndex((caption) => caption.includes(text));
      return at < 0 ? null : at;
    },
  };
}

interface Pattern {
  anywhere: RegExp;
  first: RegExp;
}

const ENOUGH_LETTERS = 8;
const FEWEST_LETTERS = 2;
/** Anything within a sentence stands for a name in braces; French joins «de» to what begins with a vowel. */
const ANYTHING = String.raw`(?:[^\n.!?]|\.(?=\d)){1,120}?`;
const SENTENCE_START = String.raw`(?:^|[\n.!?…:]["”»“)]?\s*(?:(?:\p{Extended_Pictographic}|\uFE0F)\s*)?)`;
const patterns = new Map<string, Pattern | null>();

function patternOf(piece: string): Pattern | null {
  const made = patterns.get(piece);
  if (made !== undefined) return made;
  const pattern = makePattern(piece);
  patterns.set(piece, pattern);
  return pattern;
}

function makePattern(piece: string): Pattern | null {
  const letters = piece.replace(/\{[^}]*\}/g, '').match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return null;
  const parts = piece
    // Two names beside each other are anything as one is, which is quicker found.
    .replace(/\{[^}]*\}(?: \{[^}]*\})+/g, '{}')
    .split(/((?:\b[Dd]e )?\{[^}]*\})/g)
    .filter(Boolean)
    .map((part) => (part.endsWith('}') ? ANYTHING : escapePattern(part)));
  const whole = parts.join('');
  // What stands at an end may be anything, and looking for it takes long.
  const from = parts[0] === ANYTHING ? 1 : 0;
  const to = parts.at(-1) === ANYTHING ? -1 : undefined;
  const middle = parts.slice(from, to).join('');
  return {
    // What has few letters of its own is known by standing alone.
    anywhere: new RegExp(letters < ENOUGH_LETTERS ? SENTENCE_START + whole : middle, 'u'),
    first: new RegExp(`^${whole}`, 'u'),
  };
}

/** Written in French or not: the spaces before its signs may be of any width. */
function escapePattern(text: string): string {
  return typesetFrench(text)
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/[ \u00A0\u202F]+/g, String.raw`[ \u00A0\u202F]?`);
}
