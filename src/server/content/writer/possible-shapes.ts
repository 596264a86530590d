import { fitsHook, listableFacts } from './listable-facts.ts';
import type { Part, Shape } from './shapes.ts';
import type { ProductFact } from './voice/product-fact.ts';

/** What there is to say of a product. */
export interface Available {
  facts: readonly ProductFact[];
  /** Of its description. */
  sentences: number;
  price: boolean;
  variants: boolean;
  /** Its type has stories and lessons. */
  whole: boolean;
}

/** So many posts of a product have so many shapes. */
const ENOUGH = 12;
/** What is told as a whole stands under other products of its type too; the others say the product's name and fact in one. */
const MOST_WHOLE = 7;
const SAYS_FACT: ReadonlySet<Part> = new Set<Part>([
  'reason',
  'introduction',
  'facts',
  'list',
  'description',
  'factHook',
]);
const saysFact = (shape: Shape) => shape.flat().some((part) => SAYS_FACT.has(part));
const isWhole = (shape: Shape) => shape.flat().some((part) => part === 'story' || part === 'lesson');

/** The shapes as this product can fill them, each once: what there is nothing for gives way to what there is. */
export function possibleShapes(shapes: readonly Shape[], available: Available): Shape[] {
  const known = new Map<string, Shape>();
  for (const shape of shapes) {
    const filled = fillable(shape, available);
    known.set(filled.map((paragraph) => paragraph.join(' ')).join(' / '), filled);
  }
  const all = [...known.values()];
  if (!available.whole) return all;
  const saying = available.facts.length > 0 ? all.filter(saysFact) : all;
  const whole = saying.filter(isWhole);
  const named = saying.filter((shape) => !isWhole(shape));
  const first = [...whole.slice(0, MOST_WHOLE), ...named];
  return [...new Set([...first, ...whole, ...all])].slice(0, ENOUGH);
}

function fillable(shape: Shape, { facts, sentences, price, variants }: Available): Shape {
  let factsLeft = facts.length;
  const inHook = facts.some(fitsHook);
  const listable = listableFacts(facts).length;
  const reason = (): Part | null => {
    if (factsLeft <= 0) return null;
    factsLeft -= 1;
    return 'reason';
  };
  const listed = (part: Part, fewest: number): Part | null => {
    if (Math.min(listable, factsLeft) < fewest) return reason();
    factsLeft = 0;
    return part;
  };
  const instead: Partial<Record<Part, () => Part | null>> = {
    factHook: () => {
      if (!inHook || factsLeft <= 0) return 'hook';
      factsLeft -= 1;
      return 'factHook';
    },
    reason,
    introduction: () => {
      if (factsLeft <= 0) return 'naming';
      factsLeft -= 1;
      return 'introduction';
    },
    facts: () => listed('facts', 2),
    list: () => listed('list', 3),
    description: () => (sentences > 0 ? 'description' : reason()),
    price: () => (price ? 'price' : null),
    close: () => (price ? 'close' : 'call'),
    variants: () => (variants ? 'variants' : null),
  };
  const parts = shape.map((paragraph) =>
    paragraph.flatMap((part) => {
      const replace = instead[part];
      return (replace ? replace() : part) ?? [];
    }),
  );
  return parts.filter((paragraph) => paragraph.length > 0);
}
