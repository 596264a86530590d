import { BENEFITS, type Benefits } from './voice/benefits.ts';
import type { Kind } from './voice/kinds.ts';
import type { ProductFact } from './voice/product-fact.ts';
import type { ProductType } from './voice/product-types.ts';

const SHELVES: Readonly<Record<string, readonly (Kind | ProductType)[] | null>> = BENEFITS;

/** What a fact is good for in such a thing, as it is added to the sentence that says it; none where nobody could check it. */
export function benefitsOf(
  { concept }: ProductFact,
  { kind, type, benefits }: { kind: Kind; type: ProductType | null; benefits: Benefits },
): readonly string[] {
  const shelves = SHELVES[concept.replace(SHARE, '')];
  if (
    shelves === undefined ||
    (shelves !== null && !shelves.some((shelf) => shelf === kind || shelf === type))
  )
    return [];
  return benefits[concept.replace(SHARE, '') as keyof Benefits] ?? [];
}

/** «100% cotton» does what cotton does. */
const SHARE = /^\d+% /;
