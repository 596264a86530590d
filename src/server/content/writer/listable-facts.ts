import type { FactKind, ProductFact } from './voice/product-fact.ts';

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

/** How it is washed stops nobody. */
export function fitsHook({ kind, text }: ProductFact): boolean {
  return kind !== 'care' && text.length <= LONGEST_IN_HOOK;
}

/** Those of the facts that a list can have, in the order in which buyers ask for them. */
export function listableFacts(facts: readonly ProductFact[]): ProductFact[] {
  return facts
    .filter(({ kind, text }) => LISTABLE.includes(kind) && text.length <= LONGEST_POINT)
    .sort((one, other) => LISTABLE.indexOf(one.kind) - LISTABLE.indexOf(other.kind));
}
