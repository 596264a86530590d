import { clamp } from '#server/content/studio/canvas-parts.ts';
import { drawLogoOn, plateOn } from '#server/content/studio/logo-plate.ts';
import type { Box, ProductPhoto } from '#server/content/studio/photo.ts';
import { type Scene, sceneOf } from './moving-scene.ts';
import { fillsScreen, type Picture, paintExtended, pictureOf } from './picture.ts';
import { REEL_SIZE } from './reel-request.ts';
import {
  type Block,
  block,
  heightOf,
  hookBlocks,
  type Placed,
  priceBlocks,
  type Stage,
  stack,
  stepBlocks,
  timesOf,
} from './scene-blocks.ts';
import { CENTRED_WIDTH, SAFE } from './stage.ts';
import type { ScenePlan } from './storyboard.ts';

const { width: WIDTH, height: HEIGHT } = REEL_SIZE;
const MIDDLE = WIDTH / 2;
/** Pictures may go on below what is safe for words. */
const PICTURE = { top: 180, bottom: 1700 };
const GAP = 56;

export function composeScene(stage: Stage, plan: ScenePlan): Scene {
  switch (plan.kind) {
    case 'hook':
      return underWords(stage, plan, hookBlocks(stage));
    case 'step':
      return underWords(stage, plan, stepBlocks(stage, plan));
    case 'steps':
      return listed(stage, plan);
    case 'show':
      return stage.photo?.kind === 'scene' && fillsScreen(stage.photo)
        ? filled(stage, plan, { photo: stage.photo, placed: [], height: HEIGHT })
        : overWords(stage, plan, []);
    case 'line':
      return captioned(stage, plan);
    case 'price':
      return overWords(stage, plan, priceBlocks(stage, plan));
    case 'end':
      return endCard(stage, plan);
  }
}
/** Words above, the product below; without a photo the words alone. */
function underWords(stage: Stage, plan: ScenePlan, blocks: Block[]): Scene {
  const words = heightOf(blocks);
  if (!stage.photo) return sceneOf(stage, plan, stack(blocks, alone(words), plan), null);
  const most = (bleeds(stage) ? HEIGHT : PICTURE.bottom) - SAFE.y - words - GAP;
  const picture = shownIn(stage, most);
  const top = SAFE.y + (most - picture.height) * 0.33;
  return sceneOf(stage, plan, stack(blocks, top, plan), at(picture, top + words + GAP));
}

/** The product above, words below. */
function overWords(stage: Stage, plan: ScenePlan, blocks: Block[]): Scene {
  const words = heightOf(blocks);
  if (!stage.photo) return sceneOf(stage, plan, stack(blocks, alone(words), plan), null);
  const from = bleeds(stage) ? 0 : PICTURE.top;
  const bottom = blocks.length > 0 ? SAFE.y + SAFE.height - words - 24 - GAP : 1620;
  const picture = shownIn(stage, bottom - from);
  const spare = bottom - from - picture.height;
  const top = from + spare * (spare < 120 ? 0 : 0.8);
  const end = top + picture.height + GAP + (spare < 120 ? spare * 0.8 : 0);
  return sceneOf(stage, plan, stack(blocks, end, plan), at(picture, top));
}

/** A window without a border reaches from edge to edge. */
function bleeds({ direction, photo }: Stage): boolean {
  return photo?.kind === 'scene' && (direction.mount === 'window' || direction.mount === 'frame');
}

function shownIn(stage: Stage, height: number): Picture {
  const width = bleeds(stage) || stage.seamless ? WIDTH : 940;
  return pictureOf(stage.photo!, { width, height }, settingOf(stage));
}

const alone = (height: number) => SAFE.y + (SAFE.height - height) / 2;
const at = (picture: Picture, y: number) => ({ picture, x: MIDDLE - picture.width / 2, y });

/** A line of the caption on a plate below the picture; a photo of the world fills the screen. */
function captioned(stage: Stage, plan: ScenePlan): Scene {
  const { direction, paper, photo } = stage;
  if (!photo)
    return underWords(stage, plan, [
      block(stage, 'line', plan.text!, { face: direction.lead, sizes: [direction.sizes[0], 60], lines: 5 }),
    ]);
  // By turns, so that lines over one and the same photo are not one and the same picture.
  if (photo.kind !== 'scene' || plan.index % 2 === 0) {
    const [withPhoto] = direction.sizes;
    const line = block(stage, 'line', plan.text!, {
      face: direction.lead,
      sizes: [Math.min(112, withPhoto), 56],
      lines: 3,
      height: 300,
    });
    return (plan.index % 2 === 0 ? underWords : overWords)(stage, plan, [line]);
  }
  const line = block(stage, 'line', plan.text!, {
    face: direction.body,
    sizes: [72, 44],
    lines: 2,
    width: CENTRED_WIDTH - 100,
    ink: paper.onBadge,
  });
  const bottom = SAFE.y + SAFE.height - 30;
  const top = bottom - line.moving.height;
  const plate = { colour: paper.badge, x: 44, y: 22, radius: direction.badged ? 48 : 12 };
  const placed = stack([{ ...line, plate }], top, plan);
  return filled(stage, plan, { photo, placed, height: top - 60 });
}

/** A photo of the world from edge to edge, its product in the upper `height`; the camera comes slowly closer. */
function filled(
  stage: Stage,
  plan: ScenePlan,
  { photo, placed, height }: { photo: ProductPhoto; placed: Placed[]; height: number },
): Scene {
  const { picture, product } = paintExtended(photo, { x: 0, y: 0, width: WIDTH, height });
  const centre = { x: MIDDLE, y: height / 2 };
  const across = Math.max(centre.x - product.x, product.x + product.width - centre.x) / centre.x;
  const down = Math.max(centre.y - product.y, product.y + product.height - centre.y) / centre.y;
  // No closer than it is still whole.
  const closer = clamp(1 / Math.max(across, down) - 1, 0, CLOSER);
  const scaleAt = (share: number) => 1 + closer * share;
  return sceneOf(stage, plan, placed, null, {
    drawGround(ctx, share) {
      ctx.save();
      ctx.translate(centre.x, centre.y);
      ctx.scale(scaleAt(share), scaleAt(share));
      ctx.drawImage(picture, -centre.x, -centre.y);
      ctx.restore();
    },
    productAt: (share) => scaled(product, centre, scaleAt(share)),
  });
}

const CLOSER = 0.04;

function scaled({ x, y, width, height }: Box, centre: { x: number; y: number }, scale: number): Box {
  return {
    x: centre.x + (x - centre.x) * scale,
    y: centre.y + (y - centre.y) * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Three short rows that come one after the other, for a film too short for a scene each. */
function listed(stage: Stage, plan: ScenePlan): Scene {
  const { words, direction, paper, photo } = stage;
  const apart = Math.min(0.45, (plan.to - plan.from - 1.6) / words.steps.length);
  const size = words.steps.some((step) => step.length > 60) ? 48 : 64;
  const rows = words.steps.map((step, index) => {
    const delay = index * apart;
    const number = block(stage, 'number', String(index + 1), {
      face: direction.figures,
      sizes: [56, 56],
      lines: 1,
      ink: paper.onBadge,
      delay,
    });
    const text = block(stage, 'step', step, {
      face: direction.body,
      sizes: [size, 36],
      lines: 3,
      width: SAFE.width - 150,
      align: 'left',
      delay,
    });
    return { number, text, height: Math.max(110, text.moving.height) };
  });
  const gap = 40;
  const total = rows.reduce((sum, { height }) => sum + height, 0) + gap * (rows.length - 1);
  const picture =
    photo &&
    pictureOf(
      photo,
      { width: 900, height: SAFE.y + SAFE.height - PICTURE.top - total - GAP },
      settingOf(stage),
    );
  let y = picture ? PICTURE.top + picture.height + GAP : alone(total);
  const placed = rows.flatMap(({ number, text, height }) => {
    const middle = y + height / 2;
    y += height + gap;
    const plate = { colour: paper.badge, x: 48 - number.moving.width / 2, y: 14, radius: 999 };
    return [
      {
        ...number,
        plate,
        ...timesOf(plan, number),
        x: SAFE.x + 50 - number.moving.width / 2,
        y: middle - number.moving.height / 2,
      },
      { ...text, ...timesOf(plan, text), x: SAFE.x + 140, y: middle - text.moving.height / 2 },
    ];
  });
  return sceneOf(stage, plan, placed, picture && at(picture, PICTURE.top));
}

/** Whose it is, and where to find it. */
function endCard(stage: Stage, plan: ScenePlan): Scene {
  const { words, direction, paper, logo, photo } = stage;
  const blocks: Block[] = [];
  if (!logo || !words.handle)
    blocks.push(
      block(stage, 'store', words.signature, {
        face: direction.lead,
        sizes: [words.handle ? 124 : 150, 56],
        lines: 2,
        gap: 44,
      }),
    );
  if (words.handle)
    blocks.push({
      ...block(stage, 'handle', words.handle, {
        face: direction.body,
        sizes: [66, 34],
        lines: 1,
        ink: paper.onBadge,
        width: CENTRED_WIDTH - 100,
        delay: 0.06,
      }),
      plate: { colour: paper.badge, x: 40, y: 18, radius: direction.badged ? 999 : 10 },
      gap: 62,
    });
  // Plain words: what looks like a button would be tapped in vain.
  blocks.push(
    block(stage, 'call', words.call, { face: direction.body, sizes: [58, 40], lines: 1, delay: 0.12 }),
  );
  const height = heightOf(blocks);
  const mark = logo ? { width: Math.min(520, logo.width * 1.4), height: 240 } : null;
  const room = { width: 700, height: Math.min(700, SAFE.height - height - GAP * 2) };
  const picture = logo ? null : photo && pictureOf(photo, room, settingOf(stage));
  const shown = mark?.height ?? picture?.height ?? 0;
  const total = height + (shown ? shown + GAP + 20 : 0);
  const top = SAFE.y + (SAFE.height - total) / 2;
  const placed = stack(blocks, top + (shown ? shown + GAP + 20 : 0), plan);
  const scene = sceneOf(stage, plan, placed, picture && at(picture, top));
  if (!logo || !mark) return scene;
  const scale = Math.min(mark.width / logo.width, mark.height / logo.height);
  const [width, high] = [logo.width * scale, logo.height * scale];
  const box = { x: MIDDLE - width / 2, y: top + (mark.height - high) / 2, width, height: high };
  const plate = plateOn(logo, paper.fill);
  return {
    ...scene,
    drawGround(ctx, time) {
      scene.drawGround(ctx, time);
      drawLogoOn(ctx, logo, box, plate);
    },
  };
}

const settingOf = ({ direction, paper, seamless }: Stage) => ({
  mount: direction.mount,
  fill: paper.fill,
  shape: paper.shape,
  seamless,
});
