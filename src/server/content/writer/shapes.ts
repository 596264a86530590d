import type { ContentPlatform, ContentType, Strategy } from '#shared/content/content.ts';

export const PARTS = [
  'hook',
  'story',
  'factHook',
  'naming',
  'introduction',
  'reason',
  'facts',
  'list',
  'line',
  'description',
  'lesson',
  'tip',
  'moreTip',
  'bridge',
  'price',
  'close',
  'offer',
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
    'story reason / close',
    'hook / introduction / close',
    'story / reason close',
    'line / introduction / close',
    'story / list / close',
    'description / introduction / close',
    'story / reason / close',
    'introduction reason / close',
    'story reason / variants close',
    'hook introduction / close',
    'story reason close',
    'line introduction / close',
    'story / facts / close',
    'hook / introduction close',
    'story / reason / variants close',
    'line / introduction close',
    'story / description / close',
    'introduction / variants / close',
    'introduction close',
  ],
  promotion: [
    'story reason / offer',
    'offer / introduction reason',
    'story / reason offer',
    'hook / introduction / offer',
    'story / reason / offer',
    'line / introduction / offer',
    'story / list / offer',
    'introduction reason / offer',
    'story reason offer',
    'offer introduction',
    'hook introduction / offer',
    'description / introduction / offer',
    'line introduction / offer',
    'introduction offer',
    'hook / introduction offer',
    'line / introduction offer',
  ],
  lifestyle: [
    'story reason / question',
    'story reason',
    'line / introduction / question',
    'story / reason',
    'story reason / call',
    'line introduction / call',
    'story / reason / question',
    'line introduction / question',
    'story reason question',
    'line / introduction / call',
    'story / description / question',
    'question introduction / call',
    'story / reason / call',
    'line / naming facts / question',
    'question / introduction / call',
  ],
  educational: [
    'lesson reason / close',
    'lesson / reason / close',
    'tip / introduction / close',
    'lesson reason / call',
    'lesson / reason close',
    'tip / introduction / question',
    'lesson / reason / question',
    'lesson reason close',
    'tip moreTip / introduction / close',
    'lesson reason / question',
    'tip introduction / close',
    'lesson / reason / call',
    'tip / introduction close',
    'lesson / list / close',
    'introduction / tip / question',
    'tip / introduction / call',
  ],
};

/** For X, where a third as much fits. */
const SHORT: Record<ContentType, string[]> = {
  product: [
    'story reason / price',
    'hook introduction price',
    'story reason price',
    'hook / introduction',
    'story / reason price',
    'line introduction price',
    'story / reason / price',
    'hook introduction',
    'hook / introduction / price',
    'line / introduction price',
    'introduction price',
    'hook introduction / price',
    'line introduction / price',
    'introduction / price',
  ],
  promotion: [
    'price / introduction',
    'hook price / introduction',
    'price / story reason',
    'price / introduction / question',
    'price introduction',
    'line / price introduction',
    'price story reason',
    'price / introduction reason',
    'hook / price / introduction',
    'price / line / introduction',
    'hook price introduction',
    'price line introduction',
  ],
  lifestyle: [
    'question / introduction',
    'line / introduction',
    'question story reason',
    'line introduction',
    'question introduction',
    'question / story reason',
    'line / naming / reason',
    'line / introduction question',
    'introduction question',
    'line introduction question',
    'line naming / reason',
    'question / line / introduction',
  ],
  educational: [
    'lesson reason',
    'tip / introduction',
    'lesson / reason',
    'tip introduction',
    'lesson reason price',
    'tip / introduction price',
    'lesson / reason price',
    'introduction / tip',
    'lesson reason / price',
    'tip introduction price',
    'lesson / reason / price',
    'tip naming / reason',
    'introduction tip',
    'hook tip introduction',
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
  hook: ['hook', 'story', 'question'],
  benefit: ['factHook', 'introduction', 'reason', 'description', 'line'],
  offer: ['price', 'offer'],
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
