import { isManyInGerman } from './article.ts';
import type { GrammaticalNumber } from './clause.ts';
import type { TypeWords } from './voice/voice.ts';

interface OfTitle {
  isForeign: boolean;
  isCommonName: boolean;
  number: GrammaticalNumber | null;
}

/** A title that brings what a name has before it, or ends a sentence. */
const STANDS_ALONE =
  /^(?:the|an?|our|my|your|der|die|das|ein|eine|unser|mein|dein|\p{P})(?![\p{L}\d])|[.!?…]$/iu;

/**
 * «Unser Cruiser Skateboard», «unsere Tasse mit Goldrand», as a subject: German puts a word before the name of a thing. By
 * the type's gender, which an English title takes too; empty where the title's own may be another.
 */
export function ourGermanTitle(title: string, words: TypeWords | null, of: OfTitle): string {
  if (!words) return '';
  const unser = words.the.startsWith('die ') ? 'unsere' : 'unser';
  if (of.isCommonName) return `${unser} ${words.noun}`;
  if (!of.number || STANDS_ALONE.test(title)) return '';
  if (of.isForeign) return /shoe$/i.test(title) ? `unser ${title}` : `${unser} ${title}`;
  return isHead(title, words) ? `${unser} ${title}` : '';
}

/** «Kleine Tasse», «Kaschmirschal», but no «Becher» that is a `Tasse`; plural adjectives would have to be bent. */
function isHead(title: string, words: TypeWords): boolean {
  const ends = (word = '') => word.toLowerCase().endsWith(words.noun.toLowerCase());
  const [first, second] = title.split(' ');
  return ends(first) || (!isManyInGerman(words) && ends(second));
}
