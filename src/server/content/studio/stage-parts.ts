import { drawBody, drawCover, drawShadow, insidePath, placeBody, roundedPath } from './canvas-parts.ts';
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
  const { ctx, logo, words } = stage;
  if (logo) {
    const scale = Math.min((room.height * 1.5) / logo.height, (room.width * 0.6) / logo.width);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const spare = room.width - width;
    const x = room.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2);
    drawLogo(ctx, logo, { x, y: room.y + (room.height - height) / 2, width, height });
    return;
  }
  if (!words.storeName) return;
  write(stage, words.storeName, {
    room,
    ink,
    align,
    face,
    maxLines: 1,
    sizes: [room.height * 0.78, room.height * 0.5],
    lineHeight: 1.25,
    tracking: 0.01,
    stand: 'middle',
  });
}

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
  const steps = words.steps.map((step) => measureStep(stage, step, room, smallFace));
  const stepsHeight = steps.reduce((sum, { height }) => sum + height + gap, 0);
  const below = (byline ? byline.height + under : 0) + stepsHeight;
  const text = isLoud ? upperCase(words.lead, words.language) : words.lead;
  const { ink: _ink, align, stand: _stand, ...type } = style;
  // Marks above and below capitals would touch the next line.
  const lineHeight =
    isLoud && /\p{M}/u.test(text.normalize('NFD')) ? type.lineHeight * 1.08 : type.lineHeight;
  const lead = { ...type, lineHeight, face: brandFace ?? type.face };
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

function measureByline({ ctx, unit }: Stage, text: string, room: Box, face: Face) {
  const style = { face, maxLines: 1, sizes: [38 * unit, 28 * unit] as [number, number], lineHeight: 1.3 };
  return { style, height: fitText(ctx, text, { ...style, maxWidth: room.width }).height };
}

function measureStep({ ctx, unit }: Stage, text: string, room: Box, face: Face) {
  const style = { face, maxLines: 2, sizes: [40 * unit, 30 * unit] as [number, number], lineHeight: 1.2 };
  const indent = 76 * unit;
  const fitted = fitText(ctx, text, { ...style, maxWidth: room.width - indent });
  return { text, style, indent, height: Math.max(58 * unit, fitted.height) };
}

function drawStep(
  stage: Stage,
  number: number,
  { text, style, indent }: ReturnType<typeof measureStep>,
  room: Box,
  ink: Oklch,
) {
  const { ctx, unit, scheme } = stage;
  const radius = 27 * unit;
  const middle = { x: room.x + radius, y: room.y + room.height / 2 };
  ctx.fillStyle = css(scheme.accent);
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, radius, 0, Math.PI * 2);
  ctx.fill();
  write(stage, String(number), {
    room: { x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2 },
    face: 'Manrope Heavy',
    maxLines: 1,
    sizes: [30 * unit, 28 * unit],
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
  const { ctx, words, unit } = stage;
  if (!words.offer) return null;
  const padding = 26 * unit;
  const type = { face, maxLines: 1, sizes: [38 * unit, 28 * unit] as [number, number], lineHeight: 1.25 };
  const { width } = measure(stage, words.offer, { ...type, maxWidth: room.width - padding * 2 });
  const height = Math.min(room.height, 68 * unit);
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
    if (photo.kind !== 'cut-out') return drawCover(ctx, photo, box);
    ctx.fillStyle = ground;
    ctx.fillRect(box.x, box.y, box.width, box.height);
    const inner = Math.min(box.width, box.height) * padding;
    standProduct(stage, {
      x: box.x + inner,
      y: box.y + inner,
      width: box.width - inner * 2,
      height: box.height - inner * 2,
    });
  });
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
