import type { ContentLanguage } from '#shared/content/content.ts';
import type { Form } from './lexicon/entries.ts';
import { plainWords } from './plain-words.ts';

/** Turkish cases, plural, «with» and «it is»; not «without», which would turn the meaning round. */
const TURKISH =
  "(?:'?(?:l[ıiuü]k?|l[ae]r(?:[ıi]n?(?:d[ae]n?|[ae]|ı|i)?)?|s[ıiuü]|[ıiuü]n?|[yn][ıiuüae]|[ae]|n?[dt][ae]n?|n?[dt][ae]nd[ıi]r|[ıiuü]nd[ae]n?|[ıiuü]ndan|[dt][ıiuü]r))?";
const GERMAN = '(?:e|en|er|es|em|s|n|ns)?';
/** What may follow in a compound so that it is made of the first part: «Baumwollhemd», not «Lederpflege». */
const HEADS =
  '(?:-?(?:stoff|gewebe|jersey|garn|strick|hemd|bluse|shirt|t-shirt|kleid|hose|jacke|mantel|pullover|mütze|schal|handschuh|socke|decke|kissen|bettwäsche|vorhang|handtuch|teppich|tasche|rucksack|geldbörse|gürtel|portemonnaie|armband|schuh|stiefel|sofa|sessel|stuhl|hocker|tisch|regal|schrank|bett|bank|brett|schale|schüssel|box|kiste|korb|rahmen|uhr|lampe|vase|becher|tasse|teller|kanne|flasche|topf|pfanne|dose|messer|besteck|ring|kette|ohrringe|figur|spielzeug|schild|platte|bezug))';
/** A capital shows a noun; small words in a German form are adjectives and take endings too. */
export function patternOf({ words, mark }: Form, language: ContentLanguage): string {
  const parts = plainWords(words, language)
    .split(/[\s-]+/)
    .filter(Boolean);
  if (mark === 'compound') return `${parts.map(escaped).join('[\\s-]')}${HEADS}(?:e|en|er|s|n|es)?`;
  return parts
    .map((part, index) =>
      mark === 'exact' ? escaped(part) : ended(part, language, index === parts.length - 1),
    )
    .join('[\\s-]{1,2}');
}

function ended(word: string, language: ContentLanguage, isLast: boolean): string {
  const bare = escaped(word);
  if (/\d|[.%:]$/.test(word) || word.length < 3) return bare;
  if (language === 'en') return isLast && !word.endsWith('s') ? `${bare}(?:s|es)?` : bare;
  if (language === 'tr') return isLast ? bare + TURKISH : bare;
  if (language === 'de') return bare + GERMAN;
  if (language === 'fr') return bare + (word.endsWith('e') ? 's?' : /[sx]$/.test(word) ? '(?:es?)?' : 'e?s?');
  if (word.endsWith('o')) return `${bare.slice(0, -1)}[oa]s?`;
  return bare + (/[aeéá]$/.test(word) ? 's?' : word.endsWith('s') ? '' : '(?:es|a|as)?');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
