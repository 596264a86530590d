import type { ContentPlatform, ContentType, Strategy } from '#shared/content/content.ts';

export const PARTS = [
  'hook',
  'factHook',
  'naming',
  'reason',
  'facts',
  'list',
  'line',
  'description',
  'tip',
  'moreTip',
  'bridge',
  'price',
  'variants',
  'question',
  'call',
] as const;
export type Part = (typeof PARTS)[number];

/** Parts of a caption in their order, by paragraph. */
export type Shape = readonly (readonly Part[])[];

/**
 * Ways to put a caption together, by what it is for: paragraphs parted by a stroke. No two are alike, also not those of
 * another type, so that ten posts of one product have ten shapes. Each has a part that can say a fact.
 */
const LONG: Record<ContentType, string[]> = {
  product: [
    'hook / naming reason / price / call',
    'factHook / naming reason / variants / call',
    'naming description / reason / question',
    'hook / naming / list / price call',
    'question / naming reason / call',
    'factHook / naming reason / price / call',
    'naming / list / question',
    'hook reason / description / variants / call',
    'line / naming reason reason / call',
    'description / naming price / call',
    'hook / naming facts / question',
    'reason / naming reason / variants price / call',
    'hook reason / naming reason / price call',
    'factHook description / naming call',
    'naming reason / line / price call',
    'hook / reason reason / naming price',
  ],
  promotion: [
    'hook / naming price / reason / call',
    'price / naming reason / call',
    'hook price / naming reason / variants / call',
    'naming price / reason / question',
    'factHook / naming price / call',
    'hook / price / naming / list / call',
    'naming / list / price call',
    'reason / price naming / variants / call',
    'hook / naming reason / price variants call',
    'price naming / reason reason / call',
    'question / naming price / reason call',
    'hook / description / naming price / call',
    'naming reason / price / call',
    'factHook price / naming reason / call',
    'line / naming reason price / call',
  ],
  lifestyle: [
    'hook / line / naming reason / question',
    'line / naming reason / call',
    'hook line / naming facts / call',
    'line / factHook naming / question',
    'question / line / naming reason',
    'factHook line / naming / question',
    'hook / description line / naming call',
    'naming line / reason / call',
    'hook / naming reason / line',
    'line naming / reason call',
    'reason / line / naming question',
    'line / description / naming / call',
    'line reason / naming / question',
    'hook / line naming / reason / price',
    'factHook / line / naming call',
  ],
  educational: [
    'hook / tip / bridge reason / call',
    'tip / bridge reason / question',
    'hook tip / bridge facts / call',
    'question / tip / bridge reason',
    'hook / tip moreTip / bridge reason',
    'tip moreTip / reason bridge / call',
    'factHook / tip / bridge / call',
    'hook / bridge reason / tip / question',
    'tip / bridge / list / call',
    'hook / tip / bridge / list',
    'reason / tip / bridge question',
    'bridge reason / tip / call',
    'hook / reason tip / bridge',
    'tip / reason / bridge reason / question',
    'facts / tip / bridge / call',
  ],
};

/** For X, where a third as much fits. */
const SHORT: Record<ContentType, string[]> = {
  product: [
    'hook naming reason',
    'factHook / naming price',
    'naming reason / question',
    'hook / naming / reason',
    'reason / naming price',
    'question / naming reason',
    'naming / reason / call',
    'hook reason / naming',
    'factHook naming / call',
    'naming facts',
    'description / naming',
    'hook / naming reason price',
    'reason / naming / question',
    'factHook / naming / call',
    'naming reason price',
  ],
  promotion: [
    'hook / naming price reason',
    'price / naming reason',
    'factHook naming price',
    'naming price / reason / call',
    'reason / naming price call',
    'hook price / naming reason',
    'price naming / reason',
    'naming reason / price',
    'hook / reason / naming price',
    'naming price facts',
    'factHook / price / naming',
    'price / reason / naming',
    'question / naming price reason',
    'reason price / naming',
  ],
  lifestyle: [
    'line / naming reason',
    'hook line / naming reason',
    'line naming reason',
    'factHook / line naming',
    'hook / line / naming facts',
    'naming reason line',
    'line / reason / naming',
    'reason line / naming',
    'naming line / reason',
    'factHook line naming',
    'line naming / facts',
    'hook line reason naming',
    'line factHook / naming',
    'reason / line naming',
  ],
  educational: [
    'tip / bridge reason',
    'hook / tip / bridge facts',
    'tip bridge reason',
    'factHook / tip / bridge',
    'reason / tip bridge',
    'bridge reason / tip',
    'hook tip / bridge reason',
    'tip / reason bridge',
    'bridge / tip / reason',
    'factHook tip / bridge',
    'tip / bridge / reason',
    'reason tip / bridge',
    'bridge facts / tip',
    'factHook / tip bridge',
  ],
};

const parse = (lists: Record<ContentType, string[]>) =>
  Object.fromEntries(
    Object.entries(lists).map(([type, shapes]) => [
      type,
      shapes.map((shape) => shape.split(' / ').map((paragraph) => paragraph.split(' ') as Part[])),
    ]),
  ) as unknown as Record<ContentType, Shape[]>;
const LONG_SHAPES = parse(LONG);
const SHORT_SHAPES = parse(SHORT);

/** What a variation begins with. */
const BEGINS: Record<Strategy, readonly Part[]> = {
  hook: ['hook', 'question'],
  benefit: ['factHook', 'reason', 'description', 'line'],
  offer: ['price'],
};

export function shapesFor(platform: ContentPlatform, type: ContentType, strategy: Strategy | null): Shape[] {
  const shapes = (platform === 'twitter' ? SHORT_SHAPES : LONG_SHAPES)[type];
  if (!strategy) return shapes;
  const fitting = shapes.filter((shape) => BEGINS[strategy].includes(shape[0]![0]!));
  if (fitting.length > 0) return fitting;
  // Nothing of this type begins so by itself: what is wanted comes first, and nothing is said twice.
  const [wanted] = BEGINS[strategy];
  return shapes.map((shape) => [
    [wanted!],
    ...shape.map((paragraph) => paragraph.filter((part) => part !== wanted)),
  ]);
}
