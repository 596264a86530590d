import type { ContentLanguage } from '#shared/content/content.ts';
import type { FactKind, ProductFact } from './voice/product-fact.ts';
import { AND } from './voice/word-forms.ts';

/** A hook of 3 to 6 words has no room for more. */
const LONGEST_IN_HOOK = 34;
const LONGEST_POINT = 80;
/** What can stand in a row without a word that says how it belongs to the product, what matters most first. */
const LISTABLE: readonly FactKind[] = [
  'material',
  'measure',
  'capacity',
  'weight',
  'colour',
  'contents',
  'feature',
  'care',
];

/** What any buyer expects, and what nobody boasts of: «this chair is stable», «yes, that’s bonded leather». */
const NO_NEWS =
  /^(?:stable|durable|padded|soft|regular fit|knitted|(?:\d+% )?(?:polyester|polycotton|acrylic|nylon|plastic|PVC|MDF|plywood|bonded leather|faux leather))$/;

/** How it is washed stops nobody. */
export function fitsHook({ kind, text, concept }: ProductFact): boolean {
  return kind !== 'care' && !NO_NEWS.test(concept) && text.length <= LONGEST_IN_HOOK;
}

/** Those of the facts that a list can have, in the order in which buyers ask for them. */
export function listableFacts(facts: readonly ProductFact[]): ProductFact[] {
  return facts
    .filter(({ kind, text }) => LISTABLE.includes(kind) && text.length <= LONGEST_POINT)
    .sort((one, other) => LISTABLE.indexOf(one.kind) - LISTABLE.indexOf(other.kind));
}

/** «%100 pamuk, gri ve siyah, reglan kollu»: one «and» is enough. */
export function inRow(texts: readonly string[], language: ContentLanguage): string {
  return texts.some((text) => text.split(' ').includes(AND[language]))
    ? texts.join(', ')
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(texts);
}
