import type { ContentPlatform, ContentType, Strategy } from '#shared/content/content.ts';

export const PARTS = [
  'hook',
  'factHook',
  'naming',
  'introduction',
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
    'hook / introduction / price call',
    'factHook / naming / price / call',
    'introduction / variants / call',
    'naming description / reason / question',
    'hook / naming / list / price call',
    'question / introduction / call',
    'hook introduction / price call',
    'introduction / list / question',
    'description introduction / call',
    'line introduction / call',
    'description / introduction / price / question',
    'hook / naming facts / question',
    'line / introduction / price call',
    'factHook line / naming call',
    'hook / introduction / variants call',
    'introduction / reason / question',
    'hook / introduction / question',
    'hook introduction / question',
  ],
  promotion: [
    'hook / introduction price / call',
    'naming price / reason / call',
    'price / introduction / call',
    'hook price / introduction / call',
    'introduction price / question',
    'factHook / naming price / call',
    'hook / price / introduction / call',
    'list / naming price / question',
    'reason / naming price / variants / call',
    'introduction / price variants / call',
    'price introduction / call',
    'question / introduction price / call',
    'hook / description / introduction price call',
    'price / introduction / question',
    'line / introduction price / call',
    'hook price / introduction / variants call',
  ],
  lifestyle: [
    'line / introduction / question',
    'hook / line / introduction / call',
    'line introduction / question',
    'hook line / naming facts / call',
    'line / factHook naming / question',
    'question / line / introduction',
    'factHook line / naming / question',
    'hook / line / introduction / question',
    'hook line / introduction / call',
    'line naming / reason / question',
    'line / description / introduction / call',
    'hook line introduction / question',
    'line / introduction / price',
    'hook / line introduction / call',
    'line / introduction / call',
    'line / naming facts / call',
  ],
  educational: [
    'hook / tip / introduction / call',
    'tip / introduction / question',
    'tip / bridge reason / call',
    'question / tip / introduction',
    'hook / tip moreTip / introduction',
    'tip moreTip / introduction / call',
    'introduction / tip / question',
    'hook / introduction / tip / call',
    'tip / bridge reason / question',
    'hook tip / introduction / call',
    'introduction / tip / call',
    'tip / introduction / call',
    'hook / tip / naming list / question',
    'tip moreTip / bridge reason / question',
    'hook / tip / bridge reason',
    'factHook / tip / naming call',
  ],
};

/** For X, where a third as much fits. */
const SHORT: Record<ContentType, string[]> = {
  product: [
    'hook introduction',
    'factHook naming price',
    'hook / naming / reason',
    'hook / reason / naming',
    'question / introduction',
    'introduction call',
    'hook introduction question',
    'factHook naming / call',
    'hook introduction price',
    'hook / description / naming',
    'hook / introduction price',
    'hook / introduction',
    'hook / introduction call',
    'introduction question',
    'line introduction price',
  ],
  promotion: [
    'hook / introduction / price',
    'price / introduction',
    'factHook / price naming',
    'introduction / price call',
    'introduction / price',
    'hook price / introduction',
    'price introduction',
    'naming price reason',
    'naming price / reason',
    'price / naming reason',
    'factHook / price / naming',
    'question / introduction price',
    'price / reason / naming',
    'line / price introduction',
  ],
  lifestyle: [
    'line / introduction',
    'hook line / introduction',
    'line introduction',
    'factHook / line naming',
    'hook / line / introduction',
    'line / naming facts',
    'line / naming / reason',
    'line naming facts',
    'line naming / reason',
    'hook / line introduction',
    'line / introduction call',
    'factHook line naming',
    'line / introduction question',
    'line introduction question',
    'line / introduction price',
  ],
  educational: [
    'tip / introduction',
    'hook / tip / introduction',
    'tip introduction',
    'naming tip / reason',
    'tip naming / reason',
    'tip bridge / reason',
    'bridge / tip / reason',
    'introduction / tip',
    'hook tip / introduction',
    'tip / bridge reason',
    'hook / tip bridge / reason',
    'introduction tip',
    'tip / reason / naming',
    'tip / naming reason',
    'tip / naming / reason',
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
  benefit: ['factHook', 'introduction', 'reason', 'description', 'line'],
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
