import { drawBody, drawCover, drawShadow, insidePath, placeBody, roundedPath } from './canvas-parts.ts';
import { BLACK } from './colours.ts';
import type { Face } from './fonts.ts';
import type { Oklch } from './oklab.ts';
import type { Box } from './photo.ts';
import { type Stage, write } from './stage.ts';
import { upperCase } from './text-fit.ts';

/** The store's logo where it has one, else its name in spaced capitals. */
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
    ctx.drawImage(logo, x, room.y + (room.height - height) / 2, width, height);
    return;
  }
  write(stage, upperCase(words.storeName, words.language), {
    room,
    ink,
    align,
    face,
    maxLines: 1,
    sizes: [room.height * 0.62, room.height * 0.4],
    lineHeight: 1.5,
    tracking: 0.18,
    stand: 'middle',
  });
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
