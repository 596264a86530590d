import type { ContentLanguage } from '#shared/content/content.ts';
import { GRAMMARS, spanishAdjective } from './portrait.ts';
import type { TypeWords } from './voice/voice.ts';

export type GrammaticalNumber = 'one' | 'many';
/** The verb with its fact; null where the language would have to bend what it does not know. */
export type Clause = (text: string, number: GrammaticalNumber, words: TypeWords | null) => string | null;

export const verb =
  (one: string, many: string): Clause =>
  (text, number) =>
    `${number === 'one' ? one : many} ${text}`;

/** After the noun it would part it from its material: «taza apta para lavavajillas de cerámica». */
const SPANISH_WITH_MORE = /^(?:(?:apto|listo|preparado) para|resistente al?|fácil de) /;
/** Nouns that stand before a noun and not after a verb: «an SLR camera», «un appareil reflex», «a stretch fabric». */
const IS_NOUN = /^(?:[A-Z\d]{2,}|stretch|reflex)$/;

/** A feature that is said of the thing, in its gender and number. */
export function said(language: ContentLanguage, say: Clause): Clause {
  return (feature, number, words) => {
    const text = saidOfIt(feature, words, language);
    return text === null ? null : say(text, number, words);
  };
}

/** After «is»: German adjectives stand as they are, and so does «de estilo vintage», «à bretelles», «in aviator style». */
export function saidOfIt(feature: string, words: TypeWords | null, language: ContentLanguage): string | null {
  const { isAdjective, bend } = GRAMMARS[language];
  if (/^(?:de|sin|à|au|aux|in|réflex de) /.test(feature)) return feature;
  if (IS_NOUN.test(feature)) return null;
  if (language === 'es' && SPANISH_WITH_MORE.test(feature)) return words && spanishAdjective(feature, words);
  if (!isAdjective(feature)) return null;
  if (language === 'de' || language === 'en') return feature;
  return words && bend(feature, words);
}
