import type { Canvas, Image } from '@napi-rs/canvas';
import type { Face } from '#server/content/studio/fonts.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import type { ProductPhoto } from '#server/content/studio/photo.ts';
import { upperCase } from '#server/content/studio/text-fit.ts';
import type { Direction, Paper } from './direction.ts';
import { fitMovingText, type MovingText } from './moving-text.ts';
import { REEL_SIZE } from './reel-request.ts';
import type { ReelWords } from './reel-words.ts';
import { CENTRED_WIDTH } from './stage.ts';
import type { ScenePlan } from './storyboard.ts';

/** All that a scene is made from. */
export interface Stage {
  words: ReelWords;
  direction: Direction;
  paper: Paper;
  /** The paper, painted. */
  ground: Canvas;
  photo: ProductPhoto | null;
  logo: Image | null;
  language: string;
  beat: number;
  /** The paper has the colour of the photo's plain ground. */
  seamless: boolean;
}

export type Role =
  | 'hook'
  | 'title'
  | 'line'
  | 'number'
  | 'step'
  | 'offer'
  | 'from'
  | 'old-price'
  | 'price'
  | 'store'
  | 'handle'
  | 'call';

/** A text that has its size and waits for its place. */
export interface Block {
  role: Role;
  moving: MovingText;
  ink: Oklch;
  /** Behind it, as far as it reaches beyond the text. */
  plate?: { colour: Oklch; x: number; y: number; radius: number; shadow?: Oklch };
  struck?: boolean;
  /** In one row with the one before it. */
  joins?: boolean;
  /** Below it, to the next one. */
  gap: number;
  /** After the scene has come. */
  delay: number;
}

export interface Placed extends Block {
  x: number;
  y: number;
  from: number;
  until: number;
}
const MIDDLE = REEL_SIZE.width / 2;
const COMES_AFTER = 0.1;
/** Between what stands in one row. */
const BESIDE = 76;

export function hookBlocks(stage: Stage): Block[] {
  const { words, direction, photo, language, paper } = stage;
  const [withPhoto, alone] = direction.sizes;
  const hook = block(stage, 'hook', direction.capitals ? upperCase(words.hook, language) : words.hook, {
    face: direction.lead,
    sizes: [photo ? withPhoto : alone, 56],
    lines: photo ? 4 : 6,
    height: photo ? 470 : 1000,
  });
  if (!words.title) return [hook];
  const title = block(stage, 'title', words.title, {
    face: direction.body,
    sizes: [photo ? 54 : 72, 38],
    lines: 2,
    ink: paper.soft,
  });
  return [{ ...hook, gap: 24 }, title];
}

export function stepBlocks(stage: Stage, { text, number }: ScenePlan): Block[] {
  const { direction, photo, paper } = stage;
  const badge = block(stage, 'number', String(number), {
    face: direction.figures,
    sizes: [photo ? 84 : 130, 84],
    lines: 1,
    ink: paper.onBadge,
  });
  const side = badge.moving.height;
  const [withPhoto] = direction.sizes;
  const step = block(stage, 'step', text!, {
    face: direction.lead,
    sizes: [Math.min(photo ? 92 : 130, withPhoto), 48],
    lines: 5,
    height: photo ? 400 : 760,
    delay: 0.08,
  });
  const plate = { colour: paper.badge, x: (side - badge.moving.width) / 2 + 24, y: 24, radius: 999 };
  return [{ ...badge, plate, gap: 56 }, step];
}

export function priceBlocks(stage: Stage, plan: ScenePlan): Block[] {
  const { words, direction, paper, photo } = stage;
  const { price } = words;
  const blocks: Block[] = [];
  if (plan.text && !price?.before)
    blocks.push(
      block(stage, 'line', plan.text, { face: direction.body, sizes: [62, 42], lines: 2, gap: 30 }),
    );
  const label = words.offer ?? price?.saving ?? null;
  if (label)
    blocks.push({
      ...block(stage, 'offer', label, {
        face: direction.body,
        sizes: [photo ? 64 : 84, 40],
        lines: 2,
        width: CENTRED_WIDTH - 80,
        ink: paper.onBadge,
      }),
      plate: { colour: paper.badge, x: 34, y: 12, radius: direction.badged ? 999 : 10 },
      gap: 44,
    });
  const isRow = label !== null && label.length <= SHORT_LABEL;
  if (price?.before)
    blocks.push({
      ...block(stage, 'old-price', price.before, {
        face: direction.body,
        sizes: [photo ? 72 : 96, 44],
        lines: 1,
        ink: paper.soft,
      }),
      struck: true,
      joins: isRow,
      gap: 4,
    });
  else if (price?.prefix)
    blocks.push(
      block(stage, 'from', price.prefix, {
        face: direction.body,
        sizes: [48, 40],
        lines: 1,
        ink: paper.soft,
        gap: 2,
      }),
    );
  if (price) {
    const badged = direction.badged && !label;
    const now = block(stage, 'price', price.now, {
      face: direction.figures,
      sizes: [photo ? 212 : 300, 80],
      lines: 1,
      width: badged ? CENTRED_WIDTH - 120 : CENTRED_WIDTH,
      ...(badged ? { ink: paper.onBadge } : {}),
      delay: 0,
    });
    blocks.push(
      badged ? { ...now, plate: { colour: paper.badge, x: 54, y: 6, radius: 999, shadow: paper.ink } } : now,
    );
  }
  return blocks;
}

/** It leaves room for the old price beside it. */
const SHORT_LABEL = 9;

interface Wish {
  face: Face;
  sizes: [number, number];
  lines: number;
  width?: number;
  height?: number;
  ink?: Oklch;
  gap?: number;
  delay?: number;
  align?: 'left' | 'center';
}

export function block({ paper, direction }: Stage, role: Role, text: string, wish: Wish): Block {
  const {
    face,
    sizes,
    lines,
    width = CENTRED_WIDTH,
    height,
    ink = paper.ink,
    gap = 20,
    delay = 0,
    align = 'center',
  } = wish;
  const isFigure = role === 'price' || role === 'old-price' || role === 'number';
  const moving = fitMovingText(
    text,
    {
      face,
      sizes,
      maxWidth: width,
      maxLines: lines,
      lineHeight: role === 'hook' || role === 'step' ? direction.lineHeight : isFigure ? 1.14 : 1.24,
      ...(height ? { maxHeight: height } : {}),
    },
    { fill: css(ink), align },
  );
  return { role, moving, ink, gap, delay };
}

export const heightOf = (blocks: readonly Block[]) => {
  const rows = blocks.filter(({ joins }) => !joins);
  return rows.reduce(
    (sum, { moving, gap }, index) => sum + moving.height + (index < rows.length - 1 ? gap : 0),
    0,
  );
};

/** One below the other, in the middle. */
export function stack(blocks: readonly Block[], top: number, plan: ScenePlan): Placed[] {
  let y = top;
  return blocks.map((each, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    const { width, height } = each.moving;
    const place = { ...each, ...timesOf(plan, each), x: MIDDLE - width / 2, y };
    if (each.joins && before) {
      const row = before.moving.width + BESIDE + width;
      const middle = y - before.gap - before.moving.height / 2;
      return { ...place, x: MIDDLE + row / 2 - width, y: middle - height / 2 };
    }
    y += height + each.gap;
    return after?.joins ? { ...place, x: MIDDLE - (width + BESIDE + after.moving.width) / 2 } : place;
  });
}

/** The hook stands there when the film begins. */
export function timesOf({ kind, from, to }: ScenePlan, { delay }: Block) {
  return {
    from: kind === 'hook' ? -1 : from + COMES_AFTER + delay,
    until: kind === 'end' ? Number.POSITIVE_INFINITY : to,
  };
}
