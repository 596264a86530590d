import { type TurkishCase, withTurkishSuffix } from '#languages/tr/grammar/suffix.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

export type AdFact =
  | 'title'
  | 'store'
  | 'price'
  | 'before'
  | 'percent'
  | 'count'
  | 'names'
  | 'variant'
  | 'vendor'
  | 'category'
  | 'purpose';
export type AdFacts = Partial<Record<AdFact, string>>;

const PLACE = /(?:\b([Dd])e )?\{(\w+)(?::(\w+))?\}/g;
const VOWEL_FIRST = /^[aeiouàâéèêëîïôœ]/i;

/** Puts the facts into a text of an ad; null when it names one that is not known. */
export function fillAd(piece: string, facts: AdFacts, language: ContentLanguage): string | null {
  let missing = false;
  const text = piece.replace(PLACE, (_, article: string | undefined, name: AdFact, ending?: TurkishCase) => {
    const fact = facts[name];
    if (!fact) missing = true;
    if (article)
      return language === 'fr' && VOWEL_FIRST.test(fact ?? '') ? `${article}’${fact}` : `${article}e ${fact}`;
    return fact && ending ? withTurkishSuffix(fact, ending) : (fact ?? '');
  });
  if (missing) return null;
  // A fact may bring its own sign; and no space of an ad is more than a space, so that lines are as Google breaks them.
  return text
    .replace(/([.:?])\.(?=\s|$)/gu, '$1')
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim();
}
