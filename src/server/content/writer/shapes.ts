import type { ContentPlatform, ContentType, Strategy } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';

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
 * another type, so that ten posts of one product have ten shapes. Those around what is told as a whole come first; the
 * others are for types and products that have too little for ten of them.
 */
const LONG: Record<ContentType, string[]> = {
  product: [
    'story reason / close',
    'story / reason close',
    'story / list / close',
    'story / reason / close',
    'story / description / close',
    'story reason / variants close',
    'story reason close',
    'story / facts / close',
    'story / reason / variants close',
    'story / close',
    'story close',
    'hook / introduction / close',
    'line / introduction / close',
    'description / introduction / close',
    'introduction reason / close',
    'hook introduction / close',
    'line introduction / close',
    'hook / introduction close',
    'line / introduction close',
    'introduction / variants / close',
    'introduction close',
  ],
  promotion: [
    'story reason / offer',
    'story / reason offer',
    'offer / story reason',
    'story / list / offer',
    'story / reason / offer',
    'story / description / offer',
    'offer / story / reason',
    'story reason offer',
    'story reason / variants offer',
    'story / offer',
    'story offer',
    'offer story',
    'hook / introduction / offer',
    'offer / introduction reason',
    'line / introduction / offer',
    'introduction reason / offer',
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
    'story / reason / call',
    'story / reason / question',
    'story reason / call',
    'story / description / question',
    'story reason question',
    'story / description / call',
    'story / reason call',
    'story / list / question',
    'story / reason question',
    'story / question',
    'story / call',
    'story question',
    'line / introduction / question',
    'line introduction / call',
    'line introduction / question',
    'line / introduction / call',
    'line / naming facts / question',
    'question / introduction / call',
    'question introduction / call',
    'line / introduction call',
  ],
  educational: [
    'lesson reason / close',
    'lesson / reason / close',
    'lesson reason / call',
    'lesson / reason close',
    'lesson / reason / question',
    'lesson / list / close',
    'lesson reason close',
    'lesson reason / question',
    'lesson / reason / call',
    'lesson / description / close',
    'lesson / close',
    'lesson / question',
    'lesson / call',
    'tip / introduction / close',
    'tip / introduction / question',
    'tip moreTip / introduction / close',
    'tip introduction / close',
    'tip / introduction close',
    'introduction / tip / question',
    'tip / introduction / call',
    'tip moreTip / introduction / call',
  ],
};

/** For X, where a third as much fits. */
const SHORT: Record<ContentType, string[]> = {
  product: [
    'story reason / price',
    'story reason price',
    'story / reason price',
    'story / reason / price',
    'story / price',
    'story price',
    'hook introduction price',
    'hook / introduction',
    'line introduction price',
    'hook introduction',
    'hook / introduction / price',
    'line / introduction price',
    'introduction price',
    'hook introduction / price',
    'line introduction / price',
    'introduction / price',
  ],
  promotion: [
    'price / story reason',
    'price story reason',
    'price / story / reason',
    'price story / reason',
    'price / story',
    'price story',
    'price / introduction',
    'hook price / introduction',
    'price introduction',
    'line / price introduction',
    'price / introduction reason',
    'hook / price / introduction',
    'price / line / introduction',
    'hook price introduction',
    'price line introduction',
  ],
  lifestyle: [
    'story reason',
    'story / reason',
    'story',
    'story / facts',
    'line / introduction',
    'question / introduction',
    'line introduction',
    'question introduction',
    'line / naming / reason',
    'line / introduction question',
    'introduction question',
    'line introduction question',
    'line naming / reason',
    'question / line / introduction',
    'question / line introduction',
  ],
  educational: [
    'lesson reason',
    'lesson / reason',
    'lesson reason price',
    'lesson / reason price',
    'lesson reason / price',
    'lesson / reason / price',
    'lesson',
    'tip / introduction',
    'tip introduction',
    'tip / introduction price',
    'introduction / tip',
    'tip introduction price',
    'tip naming / reason',
    'introduction tip',
    'tip / naming / reason',
    'hook tip introduction',
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

/** Parts that say what it costs. */
export const PRICED: ReadonlySet<Part> = new Set<Part>(['price', 'close', 'offer']);

/** What a variation begins with. */
const BEGINS: Record<Strategy, readonly Part[]> = {
  hook: ['hook', 'story', 'question'],
  benefit: ['factHook', 'introduction', 'reason', 'description', 'line'],
  offer: ['price', 'offer'],
};

export function shapesFor(platform: ContentPlatform, type: ContentType, strategy: Strategy | null): Shape[] {
  const shapes = (NETWORKS[platform].manner === 'twitter' ? SHORT_SHAPES : LONG_SHAPES)[type];
  if (!strategy) return shapes;
  const leadsWith = (paragraph: readonly Part[]) =>
    BEGINS[strategy].includes(paragraph[0]!) &&
    (strategy === 'offer' || !paragraph.some((part) => PRICED.has(part)));
  const fitting = shapes.filter(([first]) => leadsWith(first!));
  if (fitting.length > 0) return fitting;
  // Nothing of this type begins so by itself: what is wanted comes first, and nothing is said twice.
  const [wanted] = BEGINS[strategy];
  return shapes.map((shape) => [
    [wanted!],
    ...shape.map((paragraph) => paragraph.filter((part) => part !== wanted)),
  ]);
}
