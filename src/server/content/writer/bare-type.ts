import { CONTENT_LANGUAGES, type ContentLanguage } from '#shared/content/content.ts';
import type { ProductType } from './voice/product-types.ts';
import { LEXICONS } from './voice/product-words.ts';
import type { TypeWords } from './voice/voice.ts';
import { VOICES } from './voice/voices.ts';
import { baseForm, wordsOf } from './voice/word-forms.ts';

/**
 * A title that is nothing but what such a thing is called in another language: in a Turkish post «Mug» is no name. One of
 * several words says more than its type, as «Bedside Table» does, unless the type itself has several: «Candle Holder».
 */
export function isBareType(title: string, type: ProductType, language: ContentLanguage): boolean {
  const plain = (text: string, of: ContentLanguage) => wordsOf(text, of).map((word) => baseForm(of, word));
  const isNoun = (of: ContentLanguage) =>
    plain(title, of).join(' ') === plain(VOICES[of].types[type].noun, of).join(' ');
  const says = (of: ContentLanguage) => {
    const [word, ...more] = plain(title, of);
    return isNoun(of) || (more.length === 0 && LEXICONS[of].names.get(word!)?.type === type);
  };
  // English puts a word before it: «our laptop», where «our Laptop» would be a name.
  if (language === 'en') return says('en');
  // So does German: «das Tablet». A «Becher» stays one, though its type is a `Tasse`.
  if (language === 'de' && isNoun('de')) return true;
  // «Mug» and «Laptop» are known in Spain, where a shop says «la taza» and «el portátil».
  if (language === 'es' && isNoun('en') && !isNoun('es')) return true;
  return !says(language) && (CONTENT_LANGUAGES.some(says) || ENGLISH_SYNONYM.test(title.trim()));
}

/** Says in English what the type's own word says. */
const ENGLISH_SYNONYM =
  /^(?:light shades?|camera lens(?:es)?|bonsai trees?|salt (?:&|and) pepper (?:shakers?|set|mills?)|t-?shirts?|tees?|cell ?phones?|mobile phones?|door ?mats?|wall clocks?|hair ?dryers?|photo frames?|table lamps?)$/i;

/** What the post calls it instead: Turkish and English have no article that would have to stand there. */
export function commonName({ noun, the, whom }: TypeWords, language: ContentLanguage): string {
  // «On te présente ce bougeoir».
  if (language === 'fr') return whom;
  return language === 'tr' || language === 'en' ? noun : the;
}

/** Speaks of what the thing is called, not of the thing. */
const OF_A_NAME =
  /\b(?:nom|appelle|name|heißt|nombre|llama|autrement)\b|\badı\b|dediğin|tan[ıi]ş|[Ff]avori|gözde|[Kk]arşınızda|[Bb]aşrol|[Bb]ak |\bsoit \{/iu;
const NAMES_TYPE_TOO = /\{(?:[Nn]oun|[Tt]he|[Ww]hom|[Tt]his|[Pp]ortrait|[Oo]ne|[Aa])(?::\w+)?\}/;
const NAMES_TITLE = /\{(?:title|quoted)\}/;

/** Whether a piece still reads well with the type's word in its title's place. */
export function fitsCommonName(piece: string, language: ContentLanguage): boolean {
  if (!NAMES_TITLE.test(piece)) return true;
  if (/^\{\w+\}\.?$/.test(piece) || OF_A_NAME.test(piece) || NAMES_TYPE_TOO.test(piece)) return false;
  // Elsewhere in a German sentence its article would have to be bent, and an English one would need one.
  if (language === 'en') return /^\{title\}/.test(piece);
  return language !== 'de' || /(?:^|: )\{(?:title|quoted)\}/.test(piece);
}
