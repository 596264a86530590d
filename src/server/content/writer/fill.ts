import { inflected, type TurkishCase, withEnding } from '#languages/tr/grammar/suffix.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

export type FactName =
  | 'title'
  | 'quoted'
  | 'ours'
  | 'Ours'
  | 'store'
  | 'price'
  | 'link'
  | 'Link'
  | 'cost'
  | 'Cost'
  | 'before'
  | 'percent'
  | 'count'
  | 'names'
  | 'fact'
  | 'Fact'
  | 'facts'
  | 'Facts'
  | 'noun'
  | 'Noun'
  | 'the'
  | 'The'
  | 'whom'
  | 'Whom'
  | 'tip'
  | 'Tip'
  | 'portrait'
  | 'Portrait'
  | 'one'
  | 'One'
  | 'does'
  | 'Does'
  | 'with'
  | 'this'
  | 'This'
  | 'a'
  | 'A'
  | 'it'
  | 'It';
export type FactTexts = Partial<Record<FactName, string>>;

/** «d’Atelier»; not before h, which may be the one that stops it. */
const VOWEL_FIRST = /^[aeiouàâéèêëîïôœ]/i;
const PLACE = /(?:(?<!\p{L})([Dd]e|[AaÀà]) )?\{(\w+)(?::(\w+))?\}/gu;

/** Puts the facts into a piece; null when it names one that is not known. What a fact contains is not looked at. */
export function fill(piece: string, facts: FactTexts, language: ContentLanguage): string | null {
  let missing = false;
  const typeset = language === 'fr' ? typesetFrench(piece) : piece;
  const text = typeset.replace(
    PLACE,
    (_, before: string | undefined, name: FactName, ending?: TurkishCase) => {
      const fact = facts[name];
      if (!fact) missing = true;
      if (before && language !== 'tr') return joined(before, fact ?? '', language);
      // «İkisi de …»: in Turkish it is no preposition.
      const kept = before ? `${before} ` : '';
      if (!fact || !ending) return kept + (fact ?? '');
      // Facts are common nouns; names and prices take an apostrophe.
      if (/^[Ff]act$/.test(name)) return kept + inflected(fact, ending);
      return kept + (inflectedNoun(fact, ending, facts) ?? withEnding(fact, ending));
    },
  );
  // A title may bring its own sign: «Ready?.» reads as a slip.
  return missing ? null : text.replace(/([.!?…])\.(?=\s|$)/gu, '$1');
}

/** A title that is the type's word is no name: «kupanın», «mumluğu», with the consonant that its accusative shows. */
function inflectedNoun(title: string, ending: TurkishCase, { noun, whom }: FactTexts): string | null {
  if (!noun || !whom || title.toLocaleLowerCase('tr') !== noun) return null;
  const [first = ''] = title;
  const large = (text: string) => first + text.slice(first.length);
  if (ending === 'i') return large(whom);
  const [, vowel] = whom.startsWith(noun) ? (/^n([ıiuü])$/.exec(whom.slice(noun.length)) ?? []) : [];
  // «Kol saati»: its ending is a possessive, and an n follows.
  if (vowel) {
    const low = vowel === 'ı' || vowel === 'u' ? 'a' : 'e';
    const endings = { e: `n${low}`, de: `nd${low}`, den: `nd${low}n`, in: `n${vowel}n` };
    if (ending in endings) return large(noun + endings[ending as keyof typeof endings]);
  }
  // «Mumluğ-u», «kap-ı», «kupa-yı».
  const stem = whom.slice(0, -1);
  const isSoftened = stem.length === noun.length && stem !== noun && (ending === 'e' || ending === 'in');
  return large(inflected(isSoftened ? stem : noun, ending));
}

/** «du mug», «al sofá», «d’Atelier»: small words that melt into the article or the vowel after them. */
function joined(before: string, fact: string, language: ContentLanguage): string {
  const of = /^de$/i.test(before);
  // «Il y a» is a verb.
  if (language === 'fr' && /^a$/i.test(before)) return `${before} ${fact}`;
  const melted: [RegExp, string][] =
    language === 'fr'
      ? [
          [/^le /, of ? 'du ' : 'au '],
          [/^les /, of ? 'des ' : 'aux '],
        ]
      : language === 'es'
        ? [[/^el /, of ? 'del ' : 'al ']]
        : [];
  const found = melted.find(([article]) => article.test(fact));
  if (found)
    return (/^[DA]/.test(before) ? capitalise(found[1], language) : found[1]) + fact.replace(found[0], '');
  return language === 'fr' && of && VOWEL_FIRST.test(fact) ? `${before[0]}’${fact}` : `${before} ${fact}`;
}

export function names(piece: string, ...facts: FactName[]): boolean {
  return facts.some((fact) => piece.includes(`{${fact}}`) || piece.includes(`{${fact}:`));
}

/** French sets a narrow space before ; ! ? and a full one before a colon, none of which may end a line. */
export function typesetFrench(text: string): string {
  return text.replace(/ ([;!?])/g, '\u202F$1').replace(/ :/g, '\u00A0:');
}

const QUOTES: Record<ContentLanguage, [string, string]> = {
  en: ['“', '”'],
  tr: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u00A0', '\u00A0»'],
  de: ['„', '“'],
};

export function quote(text: string, language: ContentLanguage): string {
  const [open, close] = QUOTES[language];
  return `${open}${text}${close}`;
}

export function capitalise(text: string, language: ContentLanguage): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
