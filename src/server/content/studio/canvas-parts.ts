import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seededChance } from '#shared/core/chance.ts';
import { css, type Oklch } from './oklab.ts';
import type { Box, ProductPhoto } from './photo.ts';

export function roundedPath(ctx: SKRSContext2D, { x, y, width, height }: Box, radius: number) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
}

/** A door with a round top. */
export function archPath(ctx: SKRSContext2D, { x, y, width, height }: Box) {
  const radius = width / 2;
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  ctx.lineTo(x, y + radius);
  ctx.arc(x + radius, y + radius, radius, Math.PI, 0);
  ctx.lineTo(x + width, y + height);
  ctx.closePath();
}

export function starPath(ctx: SKRSContext2D, x: number, y: number, radius: number, points = 18, depth = 0.1) {
  ctx.beginPath();
  for (let step = 0; step < points * 2; step++) {
    const reach = step % 2 ? radius * (1 - depth) : radius;
    const angle = (step / points) * Math.PI;
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  ctx.closePath();
}

/** Rays from a point to beyond the picture's edge. */
export function drawRays(ctx: SKRSContext2D, x: number, y: number, reach: number, count: number) {
  ctx.beginPath();
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2;
    const half = Math.PI / count / 2;
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach);
    ctx.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach);
    ctx.closePath();
  }
  ctx.fill();
}

/** Paper-like noise against banding, over the whole picture. */
export function drawGrain(ctx: SKRSContext2D, width: number, height: number, strength = 0.05) {
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  ctx.globalAlpha = strength;
  ctx.fillStyle = ctx.createPattern(grainTile(), 'repeat')!;
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
}

let grain: Canvas | null = null;
function grainTile(): Canvas {
  if (grain) return grain;
  const random = seededChance(7);
  grain = createCanvas(256, 256);
  const ctx = grain.getContext('2d');
  const pixels = ctx.createImageData(256, 256);
  for (let at = 0; at < pixels.data.length; at += 4) {
    pixels.data.fill(Math.floor(random() * 256), at, at + 3);
    pixels.data[at + 3] = 255;
  }
  ctx.putImageData(pixels, 0, 0);
  return grain;
}

/** The soft dark spot on which a thing stands: without it a cut-out floats. */
export function drawContactShadow(
  ctx: SKRSContext2D,
  { x, y, width }: { x: number; y: number; width: number },
  colour: Oklch,
  strength = 0.4,
) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.09);
  const radius = width * 0.56;
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  shade.addColorStop(0, css(colour, strength));
  shade.addColorStop(0.55, css(colour, strength * 0.55));
  shade.addColorStop(1, css(colour, 0));
  ctx.fillStyle = shade;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  ctx.restore();
}

/** What stands has its spot on the floor; what lies or hangs, a soft copy of itself just below. */
export function drawShadow(
  ctx: SKRSContext2D,
  photo: ProductPhoto,
  placed: { scale: number; body: Box },
  colour: Oklch,
  strength: number,
) {
  const { body } = placed;
  if (photo.stands) {
    const floor = body.y + body.height - body.height * 0.012;
    const spot = { x: body.x + body.width / 2, y: floor, width: body.width * 0.9 };
    return drawContactShadow(ctx, spot, colour, strength);
  }
  const size = Math.min(body.width, body.height);
  ctx.save();
  ctx.shadowColor = css(colour, strength);
  ctx.shadowBlur = size * 0.06;
  ctx.shadowOffsetY = size * 0.03;
  drawBody(ctx, photo, placed);
  ctx.restore();
}

/** The product as large as it fits a box; gives back where its body came to lie. `anchor` 1 stands on the box's floor. */
export function placeBody(photo: ProductPhoto, room: Box, anchor = 0.5): { scale: number; body: Box } {
  const { body } = photo;
  const scale = Math.min(room.width / body.width, room.height / body.height);
  const [width, height] = [body.width * scale, body.height * scale];
  return {
    scale,
    body: {
      x: room.x + (room.width - width) / 2,
      y: room.y + (room.height - height) * anchor,
      width,
      height,
    },
  };
}

export function drawBody(
  ctx: SKRSContext2D,
  photo: ProductPhoto,
  { scale, body }: { scale: number; body: Box },
) {
  ctx.drawImage(
    photo.image,
    body.x - photo.body.x * scale,
    body.y - photo.body.y * scale,
    photo.width * scale,
    photo.height * scale,
  );
}

/** Fills a box with the photo, cut around what matters in it; what is shown on it is never cut itself. */
export function drawCover(ctx: SKRSContext2D, photo: ProductPhoto, box: Box, zoom = 1) {
  const cover = Math.max(box.width / photo.width, box.height / photo.height) * zoom;
  const room = photo.ground ? 0.92 : 1;
  const whole = room * Math.min(box.width / photo.body.width, box.height / photo.body.height);
  if (whole < cover * (1 - slackOf(photo)))
    return photo.ground ? drawOnItsGround(ctx, photo, box, whole) : drawOnItsBlur(ctx, photo, box, whole);
  const [width, height] = [box.width / cover, box.height / cover];
  const keep = (focus: number, shown: number, start: number, length: number, all: number) =>
    clamp(between(focus - shown / 2, start, start + length - shown), 0, all - shown);
  const { body, focus } = photo;
  const left = keep(focus.x, width, body.x, body.width, photo.width);
  const top = keep(focus.y, height, body.y, body.height, photo.height);
  ctx.drawImage(photo.image, left, top, width, height, box.x, box.y, box.width, box.height);
}

/** Nearer, a photo's own pixels would be seen. */
const NEAREST = 1.4;

/** As `drawCover`; a product that lies small on a plain ground comes nearer. */
export function drawNear(ctx: SKRSContext2D, photo: ProductPhoto, box: Box) {
  const cover = Math.max(box.width / photo.width, box.height / photo.height);
  const near = 0.8 * Math.min(box.width / photo.body.width, box.height / photo.body.height);
  const zoom = photo.ground ? Math.max(1, Math.min(near, NEAREST) / cover) : 1;
  drawCover(ctx, photo, box, zoom);
}

/** Of a scene with detail from edge to edge nobody misses a margin; what has room around it shall keep its own ends. */
function slackOf({ kind, body, width, height }: ProductPhoto): number {
  const isFull = kind === 'scene' && body.width > width * 0.82 && body.height > height * 0.82;
  return isFull ? 0.12 : 0.005;
}

/** The largest frame in a room that a scene fills without a cut through what it shows; `across` 0 keeps to the left. */
export function frameWithin(photo: ProductPhoto, room: Box, across = 0.5, down = 0.5): Box {
  if (photo.kind !== 'scene') return room;
  // A little less than what is cut at most, so that rounding decides nothing.
  const slack = 1.004 - slackOf(photo);
  const narrowest = (photo.body.width * slack) / photo.height;
  const widest = photo.width / (photo.body.height * slack);
  const ratio = clamp(room.width / room.height, narrowest, widest);
  const width = Math.min(room.width, room.height * ratio);
  const height = Math.min(room.height, width / ratio);
  return {
    x: room.x + (room.width - width) * across,
    y: room.y + (room.height - height) * down,
    width,
    height,
  };
}

/** As high as a photo can be at a width without a cut through what it shows, at most `most`. */
export function heightOf(photo: ProductPhoto | null, width: number, most: number): number {
  if (photo?.kind !== 'scene') return most;
  return Math.min(most, (width * photo.height) / photo.body.width);
}

/** A photo whose detail reaches further than the box lets it lies whole on a blur of itself. */
function drawOnItsBlur(ctx: SKRSContext2D, photo: ProductPhoto, box: Box, scale: number) {
  const least = Math.min(box.width / photo.width, box.height / photo.height);
  const fitted = Math.max(scale, least);
  const [width, height] = [photo.width * fitted, photo.height * fitted];
  const at = (room: number, size: number, start: number, length: number) =>
    size <= room ? (room - size) / 2 : clamp(room / 2 - (start + length / 2) * fitted, room - size, 0);
  const x = box.x + at(box.width, width, photo.body.x, photo.body.width);
  const y = box.y + at(box.height, height, photo.body.y, photo.body.height);
  const layer = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  const inner = layer.getContext('2d');
  const at0 = { x: x - box.x, y: y - box.y };
  inner.drawImage(photo.image, at0.x, at0.y, width, height);
  inner.globalCompositeOperation = 'destination-in';
  const ends = (start: number, length: number): [number, number, number, number] => [
    start,
    start + length * BLENDED,
    start + length * (1 - BLENDED),
    start + length,
  ];
  if (width < box.width - 1) fadeEnds(inner, ends(at0.x, width), 'across');
  if (height < box.height - 1) fadeEnds(inner, ends(at0.y, height), 'down');
  const behind = mirrored(photo, box, { ...at0, width, height });
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(behind, box.x, box.y, box.width, box.height);
  ctx.drawImage(layer, box.x, box.y);
  ctx.restore();
}

/** Of a photo's side, where it passes into what is behind it. */
const BLENDED = 0.09;
const SMALLER = 8;
const BLUR = 5;

/** A photo with its mirror images around it, blurred: its colours go on where it ends. */
function mirrored(photo: ProductPhoto, box: Box, placed: Box): Canvas {
  const [width, height] = [Math.ceil(box.width / SMALLER), Math.ceil(box.height / SMALLER)];
  const small = createCanvas(width, height);
  const ctx = small.getContext('2d');
  ctx.drawImage(photo.image, 0, 0, width, height);
  ctx.scale(width / box.width, height / box.height);
  for (const column of [-1, 0, 1])
    for (const row of [-1, 0, 1]) {
      ctx.save();
      ctx.translate(placed.x + (column + 0.5) * placed.width, placed.y + (row + 0.5) * placed.height);
      ctx.scale(column ? -1 : 1, row ? -1 : 1);
      ctx.drawImage(photo.image, -placed.width / 2, -placed.height / 2, placed.width, placed.height);
      ctx.restore();
    }
  const blurred = createCanvas(width, height);
  const soft = blurred.getContext('2d');
  // A blur's own ends are half transparent.
  soft.drawImage(small, 0, 0);
  soft.filter = `blur(${BLUR}px)`;
  soft.drawImage(small, 0, 0);
  return blurred;
}

/** The photo's ground goes on where the photo ends, without a seam. */
function drawOnItsGround(ctx: SKRSContext2D, photo: ProductPhoto, box: Box, scale: number) {
  const [width, height] = [photo.width * scale, photo.height * scale];
  const x = (box.width - photo.body.width * scale) / 2 - photo.body.x * scale;
  const y = (box.height - photo.body.height * scale) / 2 - photo.body.y * scale;
  const layer = createCanvas(Math.ceil(box.width), Math.ceil(box.height));
  const inner = layer.getContext('2d');
  inner.drawImage(photo.image, x, y, width, height);
  inner.globalCompositeOperation = 'destination-in';
  const body = { x: x + photo.body.x * scale, y: y + photo.body.y * scale };
  if (x > 0 || x + width < box.width)
    fadeEnds(inner, [x, body.x, body.x + photo.body.width * scale, x + width], 'across');
  if (y > 0 || y + height < box.height)
    fadeEnds(inner, [y, body.y, body.y + photo.body.height * scale, y + height], 'down');
  ctx.fillStyle = css(photo.ground!);
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.drawImage(layer, box.x, box.y);
}

function fadeEnds(
  ctx: SKRSContext2D,
  [start, bodyStart, bodyEnd, end]: [number, number, number, number],
  direction: 'across' | 'down',
) {
  const { width, height } = ctx.canvas;
  const fade =
    direction === 'across'
      ? ctx.createLinearGradient(start, 0, end, 0)
      : ctx.createLinearGradient(0, start, 0, end);
  const at = (place: number) => clamp((place - start) / (end - start), 0, 1);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(Math.min(at(bodyStart), 0.3), 'rgba(0,0,0,1)');
  fade.addColorStop(Math.max(at(bodyEnd), 0.7), 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
}

/** Runs `draw` with everything outside the current path left alone. */
export function insidePath(ctx: SKRSContext2D, draw: () => void) {
  ctx.save();
  ctx.clip();
  draw();
  ctx.restore();
}

export function strike(
  ctx: SKRSContext2D,
  { x, y, width }: { x: number; y: number; width: number },
  thick: number,
) {
  ctx.fillRect(x - thick, y - thick / 2, width + thick * 2, thick);
}

function between(value: number, one: number, other: number): number {
  return clamp(value, Math.min(one, other), Math.max(one, other));
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
