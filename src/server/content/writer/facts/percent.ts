import type { ContentLanguage } from '#shared/content/content.ts';
import { numberText } from './quantities.ts';
import type { Said } from './said.ts';

const BEFORE =
  /(?:%\s?(\d{1,3}(?:[.,]\d)?)|(\d{1,3}(?:[.,]\d)?)\s?%|(yüzde yüz))(?:\s+(?:de|of|aus|reine[rns]?|pure|puro|pur|saf))?[\s]*(?:d')?$/u;
const AFTER = /^\s*[:(]?\s*(?:%\s?(\d{1,3}(?:[.,]\d)?)|(\d{1,3}(?:[.,]\d)?)\s?%)/u;
const ABOUT =
  /(?:at least|up to|over|more than|min\.?|mindestens|bis zu|über|au moins|jusqu'à|plus de|al menos|hasta|más de|en az|en fazla)\s*$/u;

/** The percentage next to a material, before it as a rule: «100 % coton», «%100 pamuk», «cotton 80%». */
export function percentAround(plain: string, { from, to }: { from: number; to: number }) {
  const start = plain.slice(Math.max(0, from - 24), from);
  const before = BEFORE.exec(start);
  const after = before ? null : AFTER.exec(plain.slice(to, to + 12));
  const match = before ?? after;
  if (!match) return null;
  const number = match[1] ?? match[2] ?? '100';
  const place = before
    ? { from: from - (start.length - before.index), to }
    : { from, to: to + after![0].length };
  if (ABOUT.test(plain.slice(0, place.from))) return null;
  return {
    place,
    text: (name: string, language: ContentLanguage) => {
      const written = numberText(number, language);
      if (language === 'tr') return `%${written} ${name}`;
      return language === 'en' ? `${written}% ${name}` : `${written} % ${name}`;
    },
  };
}

/** «80 % cotton, 20 % polyester» is one fact. */
export function joined(said: Said[], plain: string): Said[] {
  const result: Said[] = [];
  for (const fact of said) {
    const last = result.at(-1);
    const isShare = (said: Said) => said.kind === 'material' && /^\d+(?:\.\d)?% /.test(said.text('en'));
    const between = last && plain.slice(last.to, fact.from);
    if (
      last &&
      isShare(last) &&
      isShare(fact) &&
      /^\s*(?:[,;/+&-]|and|und|et|y|ve|ile)?\s*(?:and|und|et|y|ve)?\s*$/u.test(between!)
    ) {
      const { text } = last;
      result.splice(-1, 1, {
        ...last,
        to: fact.to,
        text: (target) => `${text(target)}, ${fact.text(target)}`,
      });
    } else result.push(fact);
  }
  return result;
}
