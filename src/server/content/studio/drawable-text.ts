import { hasGlyph, prepareFontsFor } from './fonts.ts';

/** Of our own faces, or marks that are drawn together with what stands before them. */
const PLAIN =
  /[\p{Script=Latin}\p{M}\s\d\p{Extended_Pictographic}\p{Regional_Indicator}!-/:-@]|\u200c|\u200d|\u20e3/u;
const LETTERS = /[\p{L}\p{N}\p{Extended_Pictographic}]/gu;
/** A product of which less is left is not recognised by it. */
const LEAST_SHARE_DRAWN = 0.4;

/**
 * A text as the fonts at hand can draw it: words that they lack the letters of are left out, since a row of empty boxes
 * says less. Null when that leaves too little.
 */
export function drawableText(text: string | null): string | null {
  const clean = (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    // Joiners shape letters and emoji; every other unseen mark would only show as a box.
    .replace(/\p{Cf}/gu, (mark) => (mark === '\u200c' || mark === '\u200d' ? mark : ''))
    .replace(/\s+/gu, ' ')
    .trim();
  prepareFontsFor(clean);
  const missing = new Set([...clean].filter((character) => !PLAIN.test(character) && !hasGlyph(character)));
  if (missing.size === 0) return clean || null;
  const kept = clean
    .split(' ')
    .map((word) =>
      [...word].some((character) => missing.has(character)) ? withoutMissing(word, missing) : word,
    )
    .join(' ')
    // What stood between words or around them holds nothing any more.
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/^[\s,.:;|/–—-]+|[\s,:;|/–—-]+$/gu, '')
    .replace(/\s+/gu, ' ');
  return lettersIn(kept) >= Math.max(2, lettersIn(clean) * LEAST_SHARE_DRAWN) ? kept : null;
}

/** A sign goes alone; a letter takes its word along, of which the rest would read as another. */
function withoutMissing(word: string, missing: ReadonlySet<string>): string {
  const lacksLetters = [...missing].some((character) => /\p{L}/u.test(character) && word.includes(character));
  return lacksLetters ? '' : [...word].filter((character) => !missing.has(character)).join('');
}

function lettersIn(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}
