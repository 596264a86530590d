import type { Image } from '@napi-rs/canvas';
import {
  drawBody,
  drawCover,
  drawNear,
  drawShadow,
  frameWithin,
  insidePath,
  placeBody,
  roundedPath,
} from './canvas-parts.ts';
import { BLACK } from './colours.ts';
import type { Face } from './fonts.ts';
import { drawLogo } from './logo-plate.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { measure, type Stage, type WriteOptions, write } from './stage.ts';
import { fitText, upperCase } from './text-fit.ts';

/** The store's logo where it has one, else its name as its owner writes it. */
export function drawStore(
  stage: Stage,
  room: Box,
  {
    ink,
    align = 'left',
    face = 'Manrope Bold',
  }: { ink: Oklch; align?: 'left' | 'center' | 'right'; face?: Face },
) {
  const { ctx, logo, words, small } = stage;
  if (logo) {
    const wanted = logoSize(stage, logo);
    const scale = Math.min(1, room.height / wanted.height, room.width / wanted.width);
    const [width, height] = [wanted.width * scale, wanted.height * scale];
    const spare = room.width - width;
    const x = room.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    drawLogo(ctx, logo, { x, y: room.y + (room.height - height) / 2, width, height }, align);
    return;
  }
  if (!words.storeName) return;
  write(stage, words.storeName, {
    room,
    ink,
    align,
    face,
    maxLines: 1,
    sizes: [Math.min(small, room.height * 0.8), Math.min(small, room.height) * 0.7],
    lineHeight: 1.25,
    tracking: 0.01,
    stand: 'middle',
  });
}

/** A round badge and a long line of letters are equally present: the longer a logo, the lower it is. */
function logoSize({ small, shape, safe }: Stage, logo: Image): { width: number; height: number } {
  const ratio = logo.width / logo.height;
  const height = (shape === 'wide' ? 2.2 : 2.9) * small * ratio ** -0.35;
  const scale = Math.min(1, (safe.width * (shape === 'wide' ? 0.3 : 0.42)) / (height * ratio));
  return { width: height * ratio * scale, height: height * scale };
}

/** What the store's logo or name takes of a picture's height. */
export function storeHeight(stage: Stage): number {
  const { logo, small, words } = stage;
  if (logo) return logoSize(stage, logo).height;
  return words.storeName ? small * 1.3 : 0;
}

/** How high a label with an offer is; 0 where nothing is offered. */
export const offerHeight = ({ words, small }: Stage) => (words.offer ? small * 1.75 : 0);

/** How much of a wide picture's width the words take beside the photo: steps are sentences. */
export const columnShare = ({ words }: Stage) => (words.steps.length > 0 ? 0.53 : 0.47);

interface LeadStyle extends Omit<WriteOptions, 'room'> {
  softInk: Oklch;
  /** Of what stands below in small letters. */
  smallFace: Face;
  /** In capitals, where the language of the words allows them. */
  isLoud?: boolean;
}

/**
 * What is written largest; below it the product's title where a headline leads, and the steps of an educational picture.
 * Gives back where all of it is.
 */
export function writeLead(
  stage: Stage,
  room: Box,
  { softInk, smallFace, isLoud = false, ...style }: LeadStyle,
): Box {
  const { words, unit, brandFace } = stage;
  const stand = style.stand ?? 'top';
  const gap = 18 * unit;
  const under = gap * (isLoud ? 1.3 : 0.7);
  const byline = words.byline && measureByline(stage, words.byline, room, smallFace);
  const bylineHeight = byline ? byline.height + under : 0;
  const left = room.height - bylineHeight - style.sizes[1] * style.lineHeight * 2;
  const steps = measureSteps(stage, room, { face: smallFace, gap, most: left });
  const below = bylineHeight + steps.reduce((sum, { height }) => sum + height + gap, 0);
  const text = isLoud ? upperCase(words.lead, words.language) : words.lead;
  const { ink: _ink, align, stand: _stand, ...type } = style;
  // Marks above and below capitals would touch the next line.
  const lineHeight =
    isLoud && /\p{M}/u.test(text.normalize('NFD')) ? type.lineHeight * 1.08 : type.lineHeight;
  const sizes = steps.length > 0 ? type.sizes : grown(type.sizes, room.height - below);
  const lead = { ...type, sizes, lineHeight, face: brandFace ?? type.face };
  const leadRoom = { ...room, height: Math.max(room.height - below, type.sizes[1] * lineHeight) };
  const fitted = measure(stage, text, { ...lead, maxWidth: leadRoom.width, maxHeight: leadRoom.height });
  const height = fitted.height + below;
  const spare = Math.max(0, room.height - height);
  const y = room.y + (stand === 'top' ? 0 : stand === 'bottom' ? spare : spare / 2);
  const options = { ...lead, ink: style.ink, ...(align ? { align } : {}) };
  const box = write(stage, text, { ...options, room: { ...leadRoom, y, height: fitted.height } });
  let bottom = box.y + box.height;
  if (byline && words.byline) {
    const line = { x: room.x, y: bottom + under, width: room.width, height: byline.height };
    write(stage, words.byline, { ...byline.style, room: line, ink: softInk, ...(align ? { align } : {}) });
    bottom = line.y + line.height;
  }
  for (const [index, step] of steps.entries()) {
    bottom += gap;
    drawStep(
      stage,
      index + 1,
      step,
      { x: room.x, y: bottom, width: room.width, height: step.height },
      style.ink,
    );
    bottom += step.height;
  }
  return { x: box.x, y: box.y, width: box.width, height: bottom - box.y };
}

/** Words with much room around them are larger. */
function grown([largest, smallest]: [number, number], height: number): [number, number] {
  return [Math.max(largest, Math.min(largest * 1.45, height * 0.36)), smallest];
}

/** On one line, or on two where it would be cut or be too small to read. */
function measureByline({ ctx, small }: Stage, text: string, room: Box, face: Face) {
  const sizes: [number, number] = [small, small * 0.88];
  const one = { face, maxLines: 1, sizes, lineHeight: 1.3 };
  const fitted = fitText(ctx, text, { ...one, maxWidth: room.width });
  if (!fitted.lines[0]!.endsWith('…')) return { style: one, height: fitted.height };
  const two = { face, maxLines: 2, sizes, lineHeight: 1.2 };
  return { style: two, height: fitText(ctx, text, { ...two, maxWidth: room.width }).height };
}

/** Of steps in a low room. */
const SCALES = [1, 0.92, 0.84, 0.76];

/** As large as their room lets them be. */
function measureSteps(
  stage: Stage,
  room: Box,
  { face, gap, most }: { face: Face; gap: number; most: number },
) {
  const measured = SCALES.map((scale) =>
    stage.words.steps.map((step) => measureStep(stage, step, room, face, scale)),
  );
  const fits = measured.find((steps) => steps.reduce((sum, { height }) => sum + height + gap, 0) <= most);
  return fits ?? measured.at(-1)!;
}

function measureStep({ ctx, small }: Stage, text: string, room: Box, face: Face, scale = 1) {
  const size = small * scale;
  const style = { face, maxLines: 2, sizes: [size, size * 0.9] as [number, number], lineHeight: 1.2 };
  const indent = size * 1.9;
  const fitted = fitText(ctx, text, { ...style, maxWidth: room.width - indent });
  return { text, style, indent, height: Math.max(size * 1.45, fitted.height) };
}

function drawStep(
  stage: Stage,
  number: number,
  { text, style, indent }: ReturnType<typeof measureStep>,
  room: Box,
  ink: Oklch,
) {
  const { ctx, scheme } = stage;
  const radius = indent * 0.355;
  const middle = { x: room.x + radius, y: room.y + room.height / 2 };
  ctx.fillStyle = css(scheme.accent);
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, radius, 0, Math.PI * 2);
  ctx.fill();
  write(stage, String(number), {
    room: { x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2 },
    face: 'Manrope Heavy',
    maxLines: 1,
    sizes: [radius * 1.1, radius],
    lineHeight: 1.2,
    ink: scheme.onAccent,
    align: 'center',
    stand: 'middle',
  });
  const line = { ...room, x: room.x + indent, width: room.width - indent };
  write(stage, text, { ...style, room: line, ink, stand: 'middle' });
}

/** What the steps and the byline add to the room that a look gives its words. */
export function extraFoot(stage: Stage): number {
  const { words, unit, shape, photo, safe } = stage;
  // Without a photo the words are where the photo would be.
  if (shape === 'wide' || !photo) return 0;
  const steps = words.steps.map((step) => measureStep(stage, step, safe, 'Manrope').height + 18 * unit);
  return steps.reduce((sum, height) => sum + height, (words.byline ? 40 : 0) * unit);
}

const OFFER_PADDING = 0.66;

const offerType = ({ small }: Stage, face: Face) => ({
  face,
  maxLines: 1,
  sizes: [small, small * 0.7] as [number, number],
  lineHeight: 1.25,
});

/** What the label takes where nothing narrows it; 0 where nothing is offered. */
export function widthOfOffer(stage: Stage, face: Face): number {
  const { words, small, safe } = stage;
  if (!words.offer) return 0;
  const { width } = measure(stage, words.offer, { ...offerType(stage, face), maxWidth: safe.width * 0.5 });
  return width + small * OFFER_PADDING * 2;
}

/** What a promotion offers, as a label; null where it offers nothing. */
export function drawOffer(
  stage: Stage,
  room: Box,
  {
    ground,
    ink,
    face,
    align,
    radius,
  }: { ground: Oklch; ink: Oklch; face: Face; align: 'left' | 'center' | 'right'; radius?: number },
): Box | null {
  const { ctx, words, small } = stage;
  if (!words.offer) return null;
  const padding = small * OFFER_PADDING;
  const type = offerType(stage, face);
  const { width } = measure(stage, words.offer, { ...type, maxWidth: room.width - padding * 2 });
  const height = offerHeight(stage);
  const spare = room.width - width - padding * 2;
  const label = {
    x: room.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2),
    y: room.y + (room.height - height) / 2,
    width: width + padding * 2,
    height,
  };
  roundedPath(ctx, label, radius ?? height / 2);
  ctx.fillStyle = css(ground);
  ctx.fill();
  write(stage, words.offer, { ...type, room: label, ink, align: 'center', stand: 'middle' });
  return label;
}

/** A product stands in a room of its own ground; a photo of a scene fills it. */
export function drawInCard(
  stage: Stage,
  box: Box,
  radius: number,
  ground: string | CanvasGradientLike,
  padding = 0.1,
) {
  const { ctx, photo } = stage;
  if (!photo) return;
  roundedPath(ctx, box, radius);
  insidePath(ctx, () => {
    if (photo.kind === 'plain') return drawNear(ctx, photo, box);
    ctx.fillStyle = ground;
    ctx.fillRect(box.x, box.y, box.width, box.height);
    if (photo.kind === 'scene') return drawMatted(stage, box, radius);
    const inner = Math.min(box.width, box.height) * padding;
    standProduct(stage, {
      x: box.x + inner,
      y: box.y + inner,
      width: box.width - inner * 2,
      height: box.height - inner * 2,
    });
  });
}

/** A scene fills its card; where that would cut it, it lies on the card as on a mount. */
export function drawMatted({ ctx, photo }: Stage, card: Box, radius: number) {
  const whole = frameWithin(photo!, card);
  const fills = whole.width > card.width - 1 && whole.height > card.height - 1;
  if (fills) return drawCover(ctx, photo!, card);
  const rim = Math.min(card.width, card.height) * 0.055;
  const frame = frameWithin(photo!, {
    x: card.x + rim,
    y: card.y + rim,
    width: card.width - rim * 2,
    height: card.height - rim * 2,
  });
  roundedPath(ctx, frame, radius * 0.5);
  insidePath(ctx, () => drawCover(ctx, photo!, frame));
}

type CanvasGradientLike = ReturnType<Stage['ctx']['createLinearGradient']>;

/** Draws a cut-out as large as a room takes it, with a shadow below. Gives back where its body is. */
export function standProduct(
  stage: Stage,
  room: Box,
  {
    anchor = 0.5,
    shadow = BLACK,
    strength = 0.3,
  }: { anchor?: number; shadow?: Oklch; strength?: number } = {},
): Box {
  const placed = placeBody(stage.photo!, room, anchor);
  drawShadow(stage.ctx, stage.photo!, placed, shadow, strength);
  drawBody(stage.ctx, stage.photo!, placed);
  return placed.body;
}
