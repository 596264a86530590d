import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas';
import { clamp, roundedPath, strike } from '#server/content/studio/canvas-parts.ts';
import type { Face } from '#server/content/studio/fonts.ts';
import { drawLogoOn, plateOn } from '#server/content/studio/logo-plate.ts';
import { css, type Oklch } from '#server/content/studio/oklab.ts';
import type { Box, ProductPhoto } from '#server/content/studio/photo.ts';
import { upperCase } from '#server/content/studio/text-fit.ts';
import type { Direction, Paper } from './direction.ts';
import { easeOut, passed, pulse } from './easing.ts';
import { drawMovingText, fitMovingText, legibleTimes, type MovingText } from './moving-text.ts';
import { fillsScreen, type Picture, paintExtended, pictureOf } from './picture.ts';
import { REEL_SIZE } from './reel-request.ts';
import type { ReelWords } from './reel-words.ts';
import { CENTRED_WIDTH, SAFE } from './stage.ts';
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

/** What is written where, and when all of it can be read. */
export interface FilmWriting {
  role: Role;
  text: string;
  box: Box;
  ink: Oklch;
  /** From its first trace to its last. */
  drawn: { from: number; until: number };
  legible: { from: number; until: number };
}

export interface Scene {
  plan: ScenePlan;
  paper: Paper;
  writings: FilmWriting[];
  /** Everything but the words. */
  drawGround(ctx: SKRSContext2D, at: number): void;
  drawWords(ctx: SKRSContext2D, at: number): void;
  /** Where the product is; null where none is shown. */
  productAt(at: number): Box | null;
}

/** A text that has its size and waits for its place. */
interface Block {
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

interface Placed extends Block {
  x: number;
  y: number;
  from: number;
  until: number;
}

const { width: WIDTH, height: HEIGHT } = REEL_SIZE;
const MIDDLE = WIDTH / 2;
/** Pictures may go on below what is safe for words. */
const PICTURE = { top: 180, bottom: 1700 };
const COMES_AFTER = 0.1;
const GAP = 56;
/** Between what stands in one row. */
const BESIDE = 76;

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

function hookBlocks(stage: Stage): Block[] {
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

function stepBlocks(stage: Stage, { text, number }: ScenePlan): Block[] {
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

function priceBlocks(stage: Stage, plan: ScenePlan): Block[] {
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

function block({ paper, direction }: Stage, role: Role, text: string, wish: Wish): Block {
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

const heightOf = (blocks: readonly Block[]) => {
  const rows = blocks.filter(({ joins }) => !joins);
  return rows.reduce(
    (sum, { moving, gap }, index) => sum + moving.height + (index < rows.length - 1 ? gap : 0),
    0,
  );
};

/** One below the other, in the middle. */
function stack(blocks: readonly Block[], top: number, plan: ScenePlan): Placed[] {
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
function timesOf({ kind, from, to }: ScenePlan, { delay }: Block) {
  return {
    from: kind === 'hook' ? -1 : from + COMES_AFTER + delay,
    until: kind === 'end' ? Number.POSITIVE_INFINITY : to,
  };
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
      block(stage, 'store', words.storeName, {
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

/** Instead of a picture on paper; `share` of the scene is over. */
interface Own {
  drawGround(ctx: SKRSContext2D, share: number): void;
  productAt(share: number): Box;
}

interface Shown {
  picture: Picture;
  x: number;
  y: number;
}

/** How a picture lies on its ground at a moment. */
interface Pose {
  scale: number;
  turn: number;
  /** Of the scene that is over. */
  share: number;
}

function sceneOf(stage: Stage, plan: ScenePlan, placed: Placed[], shown: Shown | null, own?: Own): Scene {
  const { direction, paper, beat } = stage;
  const { arrival } = direction;
  const shareAt = (time: number) => passed(time, plan.from, plan.to - plan.from);
  const poseAt = (time: number): Pose => {
    const since = time - plan.from;
    const share = shareAt(time);
    if (shown?.picture.bleeds) return { scale: 1, turn: 0, share };
    // Larger than the frame, so that its sides are not seen when it grows.
    if (stage.seamless) return { scale: 1 + 0.02 * share, turn: 0, share };
    const grown = 0.94 + 0.035 * easeOut(passed(since, 0, 0.5)) + 0.02 * share;
    const scale = grown - (direction.pulses ? 0.02 - 0.02 * pulse(Math.max(0, since), beat) : 0);
    return { scale, turn: turnAt(since), share };
  };
  /** To and fro; on the beat, where the music is loud. */
  const turnAt = (since: number) => {
    if (direction.pulses) return direction.sway * (Math.floor(since / beat) % 2 === 0 ? -1 : 1);
    return direction.sway * Math.sin(since * 1.5 - 0.9);
  };
  return {
    plan,
    paper,
    writings: placed.map(({ role, moving, ink, x, y, from, until }) => ({
      role,
      text: moving.text,
      ink,
      box: { x, y, width: moving.width, height: moving.height },
      drawn: { from, until },
      legible: legibleTimes(moving, arrival, { from, until }),
    })),
    drawGround(ctx, time) {
      if (own) own.drawGround(ctx, shareAt(time));
      else {
        ctx.drawImage(stage.ground, 0, 0);
        direction.decorate(ctx, paper, time);
      }
      if (shown) drawPicture(ctx, shown, poseAt(time));
      for (const each of placed) drawPlate(ctx, each, time);
    },
    drawWords(ctx, time) {
      for (const each of placed) {
        drawMovingText(ctx, each.moving, each, { at: time, from: each.from, until: each.until, arrival });
        if (each.struck) drawStrike(ctx, each, time);
      }
    },
    productAt: (time) => (own ? own.productAt(shareAt(time)) : shown && turnedBox(shown, poseAt(time))),
  };
}

function drawPicture(ctx: SKRSContext2D, { picture, x, y }: Shown, { scale, turn, share }: Pose) {
  ctx.save();
  ctx.translate(x + picture.width / 2, y + picture.height / 2);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  ctx.translate(-picture.width / 2, -picture.height / 2);
  picture.draw(ctx, share);
  ctx.restore();
}

/** What a turned and scaled product covers, upright. */
function turnedBox({ picture, x, y }: Shown, { scale, turn, share }: Pose): Box {
  const product = picture.productAt(share);
  const fromMiddle = {
    x: (product.x + product.width / 2 - picture.width / 2) * scale,
    y: (product.y + product.height / 2 - picture.height / 2) * scale,
  };
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const middle = {
    x: x + picture.width / 2 + fromMiddle.x * cosine - fromMiddle.y * sine,
    y: y + picture.height / 2 + fromMiddle.x * sine + fromMiddle.y * cosine,
  };
  const width = (product.width * cosine + product.height * Math.abs(sine)) * scale;
  const height = (product.width * Math.abs(sine) + product.height * cosine) * scale;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

function drawPlate(ctx: SKRSContext2D, { plate, moving, x, y, from, until }: Placed, at: number) {
  if (!plate || at < from - 0.06) return;
  const share = easeOut(passed(at, from - 0.06, 0.22)) * (1 - passed(at, until - 0.1, 0.1));
  if (share <= 0) return;
  const width = moving.width + 2 * plate.x;
  const height = moving.height + 2 * plate.y;
  const [left, top] = [x - plate.x, y - plate.y];
  ctx.save();
  ctx.globalAlpha = Math.min(1, share * 1.02);
  if (plate.shadow) {
    ctx.fillStyle = css(plate.shadow);
    roundedPath(ctx, { x: left + 9, y: top + 12, width, height }, plate.radius);
    ctx.fill();
  }
  ctx.fillStyle = css(plate.colour);
  roundedPath(ctx, { x: left, y: top, width, height }, plate.radius);
  ctx.fill();
  ctx.restore();
}

function drawStrike(ctx: SKRSContext2D, { moving, ink, x, y, from, until }: Placed, at: number) {
  const share = easeOut(passed(at, from + 0.12, 0.3)) * (1 - passed(at, until - 0.1, 0.1));
  if (share <= 0) return;
  const thick = Math.max(5, moving.size * 0.09);
  ctx.fillStyle = css(ink, share < 1 ? Math.min(1, share * 2) : 1);
  strike(ctx, { x, y: y + moving.height / 2, width: moving.width * share - thick }, thick);
}
