import type { ContentLanguage } from '#shared/content/content.ts';
import { MADE_OF } from './contexts.ts';
import type { Sentence } from './guards.ts';
import type { Entry, Part } from './lexicon/lexicon.ts';
import type { Hit } from './recogniser.ts';
import type { Said } from './said.ts';

export type PlacedPart = Hit<Part>;

interface Place {
  from: number;
  to: number;
}
interface Text {
  plain: string;
  language: ContentLanguage;
  parts: PlacedPart[];
}

const ADJACENT = /^[\s-]+$/u;
const ONE_WORD = /^[\s-]+(?:\p{L}+[\s-]+)?$/u;
const FEW_WORDS = /^[\s:,-]+(?:[\p{L}\d%'.,-]+[\s-]+){0,4}$/u;

export function isNounFirst(language: ContentLanguage): boolean {
  return language === 'fr' || language === 'es';
}

/** The part that a material is said of, `other` where that can't be said with it, null where it is the whole. */
export function partOf({ from, to }: Place, { plain, language, parts }: Text): PlacedPart | 'other' | null {
  const nounFirst = isNounFirst(language);
  for (const part of parts) {
    if (part.from >= to) {
      const between = plain.slice(to, part.from);
      if (!nounFirst && ADJACENT.test(between)) return part.meaning.isSaid ? part : 'other';
      if (!nounFirst && ONE_WORD.test(between)) return 'other';
    } else if (part.to <= from) {
      const between = plain.slice(part.to, from);
      if (/[.;!?\n]/.test(between)) continue;
      if (!FEW_WORDS.test(between)) continue;
      const isMade =
        MADE_OF[language].test(between) && !/,/.test(between) && /^\s*\S+\s*(?:\S+\s*){0,4}$/u.test(between);
      return part.meaning.isSaid && isMade && !/\d/.test(between) ? part : 'other';
    }
  }
  return null;
}

/** Right beside a part, or after it in the same sentence as what it is or has. */
export function isOfPart(
  { from, to }: Place,
  sentence: Sentence | null,
  { plain, language, parts }: Text,
): boolean {
  const nounFirst = isNounFirst(language);
  if (parts.some((part) => part.from < to && from < part.to)) return false;
  return parts.some((part) => {
    if (part.from >= to) return !nounFirst && ADJACENT.test(plain.slice(to, part.from));
    const between = plain.slice(part.to, from);
    if (nounFirst && ADJACENT.test(between)) return true;
    if (!sentence || part.from < sentence.from || /[;!?\n]/.test(between)) return false;
    if (language === 'tr') return ONE_WORD.test(between);
    return (
      FEW_WORDS.test(between) ||
      (/(?<!\p{L})(?:is|are|can|ist|sind|lässt|est|sont|es|son)(?!\p{L})/u.test(between) &&
        between.length < 60)
    );
  });
}

/** A material of several words would have to be declined in German. */
export function withPart(said: Said, material: Entry, part: PlacedPart): Said | null {
  if (material.texts.de.includes(' ')) return null;
  const { texts } = part.meaning;
  return {
    kind: 'feature',
    from: Math.min(said.from, part.from),
    to: Math.max(said.to, part.to),
    text: (language) => {
      const name = said.text(language);
      const whole = texts[language];
      if (language === 'tr') return `${name} ${whole}`;
      if (language === 'de') return `mit ${whole} aus ${name}`;
      if (language === 'fr') return `avec ${whole} en ${name}`;
      if (language === 'es') return `con ${whole} de ${name}`;
      const adjective = name === 'wood' ? 'wooden' : name;
      const article = whole.endsWith('s') ? '' : /^[aeiou]/.test(adjective) ? 'an ' : 'a ';
      return `with ${article}${adjective} ${whole}`;
    },
  };
}

/** «A mustard interior»: the part that a colour stands right beside. */
export function colouredPart({ from, to }: Place, { plain, language, parts }: Text): PlacedPart | null {
  const isBeside = (part: PlacedPart) =>
    isNounFirst(language)
      ? ADJACENT.test(plain.slice(part.to, from))
      : ADJACENT.test(plain.slice(to, part.from));
  return parts.find((part) => part.meaning.isSaid && isBeside(part)) ?? null;
}

export function withColouredPart(said: Said, part: PlacedPart): Said {
  const { texts } = part.meaning;
  return {
    kind: 'feature',
    from: Math.min(said.from, part.from),
    to: Math.max(said.to, part.to),
    text: (language) => {
      const colour = said.text(language);
      const whole = texts[language];
      if (language === 'tr') return `${colour} ${whole}`;
      if (language === 'de') return `mit ${whole} in ${colour[0]!.toUpperCase()}${colour.slice(1)}`;
      // «Un intérieur moutarde»; elsewhere the colour would have to agree.
      if (language === 'fr') return `avec ${whole} ${/^(?:in|ex)térieur$/.test(whole) ? '' : 'en '}${colour}`;
      if (language === 'es') return `con ${whole} en ${colour}`;
      const article = whole.endsWith('s') ? '' : /^[aeiou]/.test(colour) ? 'an ' : 'a ';
      return `with ${article}${colour} ${whole}`;
    },
  };
}
