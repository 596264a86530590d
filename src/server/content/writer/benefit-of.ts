import { BENEFITS, type Benefits } from './voice/benefits/benefits.ts';
import type { Kind } from './voice/kinds.ts';
import type { ProductFact } from './voice/product-fact.ts';

const SHELVES: Readonly<Record<string, readonly Kind[] | null>> = BENEFITS;

/** What a fact is good for on such a shelf, as it is added to the sentence that says it; none where nobody could check it. */
export function benefitsOf({ concept }: ProductFact, kind: Kind, benefits: Benefits): readonly string[] {
  const shelves = SHELVES[concept.replace(SHARE, '')];
  if (shelves === undefined || (shelves !== null && !shelves.includes(kind))) return [];
  return benefits[concept.replace(SHARE, '') as keyof Benefits] ?? [];
}

/** «100% cotton» does what cotton does. */
const SHARE = /^\d+% /;
