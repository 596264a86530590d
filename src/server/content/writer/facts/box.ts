import type { ContentLanguage } from '#shared/content/content.ts';
import { COUNT_WORDS } from './counted.ts';
import { THING_ENTRIES } from './lexicon/lexicon.ts';
import { createRecogniser } from './recogniser.ts';
import type { Said } from './said.ts';

const thingsIn = createRecogniser(THING_ENTRIES);

const LIST_STARTS: Record<ContentLanguage, RegExp> = {
  en: starts(
    'includes?|contains|contents?|in the box|box contents?|package contents?|comes with|set includes',
  ),
  tr: starts('kutu içeriği|paket içeriği|set içeriği|kutudan çıkanlar|paketin içinde|kutunun içinde'),
  de: starts('lieferumfang|inhalt|set besteht aus|enthält|besteht aus|im set enthalten|inklusive|inkl\\.'),
  fr: starts('contenu de la boîte|contenu du coffret|contenu|comprend|contient|composé de'),
  es: starts('contenido de la caja|contenido|incluye|contiene'),
};
const ITEM =
  /^\s*(?:(\d{1,3}|\p{L}{1,5})\s*(?:[x×]|adet|stück|stk\.?|pcs|unidades|pièces)?\s+|(\d{1,3})\s*[x×]\s*)?$/u;
const JOIN = /^\s*(?:,\s*(?:and|und|et|y|ve)?|&|\+|and|und|et|y|ve|ile)\s+/u;

function starts(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})\s*:?`, 'gu');
}

interface Item {
  count: number | null;
  name: (language: ContentLanguage) => string;
}

/** A list of what is in the box, up to the first thing that is not known. */
export function boxIn(plain: string, language: ContentLanguage): Said[] {
  for (const start of plain.matchAll(LIST_STARTS[language])) {
    let place = start.index + start[0].length;
    const items: Item[] = [];
    const [line = ''] = plain.slice(place).split(/\n|[.•|;](?:\s|$)/);
    const end = place + line.length;
    const first = place + (line.length - line.trimStart().length);
    for (const hit of thingsIn(plain.slice(place, end), language).map((found) => ({
      ...found,
      from: found.from + start.index + start[0].length,
      to: found.to + start.index + start[0].length,
    }))) {
      let before = plain.slice(place, hit.from);
      if (items.length > 0) {
        const join = JOIN.exec(before);
        if (!join) break;
        before = before.slice(join[0].length);
      }
      const counted = ITEM.exec(before);
      if (!counted) break;
      const written = counted[1] ?? counted[2];
      const count = written ? (COUNT_WORDS[written] ?? Number(written)) : null;
      if (Number.isNaN(count)) break;
      const isPlural =
        language !== 'tr' &&
        plain.slice(hit.from, hit.to).startsWith(hit.meaning.plurals[language].toLowerCase()) &&
        hit.meaning.plurals[language] !== hit.meaning.texts[language];
      const { meaning } = hit;
      items.push({ count, name: (target) => itemText(meaning, count, isPlural, target) });
      place = hit.to;
    }
    // «2 cups of tea», «a case made of leather»: the thing goes on, so its name alone would not be what is meant.
    const rest = plain.slice(place, end);
    if (items.length === 0 || /^\s*(?:of|made|de|d'|aus|en|for|für|pour|para)(?!\p{L})/u.test(rest)) continue;
    return [
      {
        kind: 'contents',
        text: (target) =>
          listed(
            items.map(({ name }) => name(target)),
            target,
          ),
        from: first,
        to: place,
      },
    ];
  }
  return [];
}

const ONE: Record<ContentLanguage, Record<'m' | 'f' | 'n', string>> = {
  en: { m: 'a', f: 'a', n: 'a' },
  tr: { m: '1', f: '1', n: '1' },
  de: { m: 'ein', f: 'eine', n: 'ein' },
  fr: { m: 'un', f: 'une', n: 'un' },
  es: { m: 'un', f: 'una', n: 'un' },
};

function itemText(
  { texts, plurals, genders }: (typeof THING_ENTRIES)[number],
  count: number | null,
  isPlural: boolean,
  language: ContentLanguage,
): string {
  if (count !== null && count > 1) return `${count} ${plurals[language]}`;
  if (count === null && isPlural) return plurals[language];
  if (count === null && language === 'tr') return texts.tr;
  const one = language === 'en' && /^[aeiou]/.test(texts.en) ? 'an' : ONE[language][genders[language]];
  return `${one} ${texts[language]}`;
}

const lists = new Map<ContentLanguage, Intl.ListFormat>();

/** «grey and black», «gri ve siyah». */
export function listed(texts: string[], language: ContentLanguage): string {
  const known = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, known);
  return known.format(texts);
}
