import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { headInDescription } from './description-head.ts';
import type { Kind } from './kinds.ts';
import type { ProductType } from './product-types.ts';
import type { Named } from './product-words.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { type Head, readingsOf } from './title-head.ts';

export interface ProductKind {
  /** `other` where nobody could know: then only what holds for everything may be said. */
  kind: Kind;
  type: ProductType | null;
  confidence: 'sure' | 'likely' | 'unsure';
}

const UNSURE: ProductKind = { kind: 'other', type: null, confidence: 'unsure' };

/**
 * What the title names decides. A category can only agree or contradict, or speak where the title is a proper name
 * («Aurora»); then the first sentence of the description is asked too.
 */
export function kindOf({
  title,
  category,
  description,
}: Pick<ProductFacts, 'title' | 'category' | 'description'>): ProductKind {
  const shelf = shelfOf(category);
  const head = titleHead(title);
  if (!head) return silentTitle(shelf, description);
  const { named, unknown } = head;
  if (!named.kind || contradicts(shelf, named.kind)) return UNSURE;
  if (named.isVague) return isBackedUp(named, shelf, description) ? likely(named) : UNSURE;
  if (unknown > UNKNOWN_AT_MOST && !shelf?.kinds.has(named.kind)) return UNSURE;
  return {
    kind: named.kind,
    type: named.type,
    confidence: unknown > 0 || head.isDisputed ? 'likely' : 'sure',
  };
}

const UNKNOWN_AT_MOST = 2;

const likely = ({ kind, type }: Pick<Named, 'kind' | 'type'>): ProductKind => ({
  kind: kind!,
  type,
  confidence: 'likely',
});

/** A title that names no thing: proper names, codes, nothing but colours. */
function silentTitle(shelf: Shelf | null, description: string | null): ProductKind {
  const described = headInDescription(description);
  if (described?.kind && !described.isVague && !contradicts(shelf, described.kind)) return likely(described);
  const [kind, ...more] = shelf?.kinds ?? [];
  return shelf && kind && more.length === 0 ? likely({ kind, type: shelf.type }) : UNSURE;
}

function isBackedUp(named: Named, shelf: Shelf | null, description: string | null): boolean {
  if (shelf?.kinds.size === 1 && shelf.kinds.has(named.kind!)) return true;
  const described = headInDescription(description);
  return described?.kind === named.kind && described.type === named.type;
}

/** The title in the languages it may be written in: they have to agree unless one is clearly its own. */
function titleHead(title: string): (Head & { isDisputed: boolean }) | null {
  const [best, ...others] = readingsOf(title);
  if (!best) return null;
  const rival = others.find(
    ({ head, score }) => score === best.score && !isSameThing(head.named, best.head.named),
  );
  if (rival)
    return rival.head.unknown > best.head.unknown
      ? { ...best.head, isDisputed: true }
      : { named: NEITHER, unknown: 0, isDisputed: true };
  return { ...best.head, isDisputed: false };
}

const NEITHER: Named = { thing: true, kind: null, type: null, isVague: false, words: 0 };

const isSameThing = (one: Named, other: Named) => one.kind === other.kind && one.type === other.type;

/** Kinds that shops put on one shelf. */
const NEIGHBOURS: Kind[][] = [
  ['home', 'furniture', 'kitchen', 'plants', 'stationery', 'toys'],
  ['kitchen', 'food'],
  ['clothing', 'accessories', 'shoes', 'jewellery', 'sports'],
  ['electronics', 'photo', 'accessories'],
  ['beauty', 'accessories', 'home'],
];

function contradicts(shelf: Shelf | null, kind: Kind): boolean {
  if (!shelf || shelf.kinds.has(kind)) return false;
  return !NEIGHBOURS.some(
    (group) => group.includes(kind) && group.some((neighbour) => shelf.kinds.has(neighbour)),
  );
}
