import { createCanvas } from '@napi-rs/canvas';
import { drawBody, drawGrain, drawNear, frameWithin, heightOf, placeBody } from './canvas-parts.ts';
import { css, oklchOf } from './oklab.ts';
import type { Box, ProductPhoto } from './photo.ts';
import { drawPrice, measurePrice, type PriceStyle } from './price-part.ts';
import { fill, lightnessOf, type Stage } from './stage.ts';
import {
  columnShare,
  drawOffer,
  drawStore,
  extraFoot,
  offerHeight,
  storeHeight,
  widthOfOffer,
  writeLead,
} from './stage-parts.ts';

/** A dark room with one lamp: spotlight and reflection, thin gold, a serif title. */
export function drawNoir(stage: Stage) {
  const { ctx, photo, width, height } = stage;
  fill(stage, stage.scheme.ground);
  if (!photo) drawNameOnly(stage);
  else if (photo.kind === 'cut-out') drawLit(stage);
  else if (stage.shape === 'wide') drawSideBySide(stage);
  else drawFramed(stage);
  drawGrain(ctx, width, height, 0.08);
}

function drawLit(stage: Stage) {
  const { unit, safe, shape, width } = stage;
  const wide = shape === 'wide';
  const foot = footOf(stage);
  const middle = wide ? width * (columnShare(stage) / 2 + 0.51) : width / 2;
  const floor =
    safe.y + safe.height - (wide ? 120 * unit : foot.height + (shape === 'square' ? 70 : 130) * unit);
  const names = storeHeight(stage) + 256 * unit + extraFoot(stage);
  drawLamp(stage, middle, (safe.y + (wide ? 0 : names) + floor) / 2, floor);
  const head = wide ? safe.y : drawNames(stage, { ...safe, height: names });
  const top = head + (shape === 'portrait' ? 50 : 30) * unit;
  const column = width * (columnShare(stage) - 0.02);
  const reach = wide ? width - safe.x - column - 60 * unit : safe.width * 0.94;
  drawReflected(stage, { x: middle - reach / 2, y: top, width: reach, height: floor - top });
  if (wide) drawColumn(stage, column);
  else drawFoot(stage, foot);
}

function drawLamp(stage: Stage, x: number, y: number, floor: number) {
  const { ctx, scheme, photo, words, width, height } = stage;
  // A black product needs a bright wall behind it.
  const lift = lightnessOf(photo!) < 0.42 ? (words.steps.length > 0 ? 0.08 : 0.2) : 0;
  const glow = ctx.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.55);
  glow.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + 0.06 + lift }));
  glow.addColorStop(0.45, css({ ...scheme.shape, l: scheme.shape.l * 0.72 + lift * 0.55 }, 0.8));
  glow.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  const shade = ctx.createLinearGradient(0, floor - height * 0.04, 0, floor + height * 0.22);
  shade.addColorStop(0, css(scheme.ground, 0));
  shade.addColorStop(0.25, css(scheme.ground, 0.55));
  shade.addColorStop(1, css(scheme.ground, 1));
  ctx.fillStyle = shade;
  ctx.fillRect(0, floor - height * 0.04, width, height);
  const cone = ctx.createLinearGradient(0, 0, 0, y);
  cone.addColorStop(0, css(scheme.ink, 0.16));
  cone.addColorStop(1, css(scheme.ink, 0));
  ctx.save();
  ctx.filter = `blur(${Math.round(width * 0.02)}px)`;
  ctx.fillStyle = cone;
  ctx.beginPath();
  ctx.moveTo(x - width * 0.06, -40);
  ctx.lineTo(x + width * 0.06, -40);
  ctx.lineTo(x + width * 0.34, y);
  ctx.lineTo(x - width * 0.34, y);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

function drawReflected({ ctx, photo, scheme, height }: Stage, room: Box) {
  const placed = placeBody(photo!, room, 1);
  const floor = room.y + room.height;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, floor - 2, ctx.canvas.width, height);
  ctx.clip();
  ctx.translate(0, floor * 2 - 4);
  ctx.scale(1, -1);
  ctx.globalAlpha = 0.26;
  drawBody(ctx, photo!, placed);
  ctx.restore();
  const fade = ctx.createLinearGradient(0, floor, 0, floor + room.height * 0.3);
  fade.addColorStop(0, css(scheme.ground, 0.25));
  fade.addColorStop(1, css(scheme.ground, 1));
  ctx.fillStyle = fade;
  ctx.fillRect(0, floor, ctx.canvas.width, height);
  drawBody(ctx, photo!, placed);
}

/** A photo hangs in the dark room as in a gallery: a thin gold line around it, the words below. */
function drawFramed(stage: Stage) {
  const { ctx, unit, safe, scheme, photo, width, height, shape } = stage;
  const foot = footOf(stage);
  const least = (shape === 'square' ? 170 : 220) * unit + extraFoot(stage);
  const store = storeHeight(stage);
  const rim = rimOf(stage);
  const top = safe.y + store + 16 * unit + rim;
  const most = foot.y - least - 24 * unit - top - rim;
  const photoHeight = heightOf(photo, safe.width, most);
  const titleHeight = foot.y - 24 * unit - top - photoHeight - rim;
  const inner = safe.width - Math.max(0, rim - 16 * unit) * 2;
  const ratio = Math.min(1.7, Math.max(0.8, photo!.width / photo!.height));
  const own = Math.min(inner, photoHeight * ratio);
  const box = { x: (width - own) / 2, y: top, width: own, height: photoHeight };
  const glow = ctx.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, width * 0.8);
  glow.addColorStop(0, css(scheme.panel));
  glow.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  drawStore(
    stage,
    { x: safe.x, y: safe.y - 10 * unit, width: safe.width, height: store },
    { ink: scheme.ink, align: 'center' },
  );
  hang(stage, box);
  const title = {
    x: safe.x,
    y: box.y + box.height + rim + 10 * unit,
    width: safe.width,
    height: titleHeight - 16 * unit,
  };
  writeTitle(stage, title, { align: 'center', stand: 'middle', largest: 84, lines: 2 });
  drawFoot(stage, foot);
}

/** A photo that is as dark as the room would be a hole in it: it gets a pale mount, and as much light as it needs. */
const DIM = 0.4;
/** How light the lightest tenth of a product shall be. */
const LIT = 0.8;
const MOST_LIGHT = 0.45;

const isDim = ({ photo }: Stage) => lightnessOf(photo!) < DIM;

/** From a photo's edge to the gold line. */
const rimOf = (stage: Stage) => (isDim(stage) ? 40 : 14) * stage.unit;

function hang(stage: Stage, box: Box) {
  const { ctx, unit, scheme, photo } = stage;
  const rim = rimOf(stage);
  const dim = isDim(stage);
  if (dim) {
    const mount = rim - 12 * unit;
    ctx.fillStyle = css(scheme.ink);
    ctx.fillRect(box.x - mount, box.y - mount, box.width + mount * 2, box.height + mount * 2);
  }
  drawNear(ctx, photo!, box);
  if (dim) {
    const light = Math.min(MOST_LIGHT, Math.max(0, 1 - lightestOf(photo!) / LIT));
    ctx.save();
    ctx.globalCompositeOperation = 'color-dodge';
    ctx.fillStyle = css({ l: light, c: 0, h: 0 });
    ctx.fillRect(box.x, box.y, box.width, box.height);
    ctx.restore();
  }
  ctx.strokeStyle = css(scheme.accent);
  ctx.lineWidth = Math.max(1, 1.5 * unit);
  ctx.strokeRect(box.x - rim, box.y - rim, box.width + rim * 2, box.height + rim * 2);
}

/** How light the lightest tenth of what a photo shows is. */
function lightestOf({ image, body }: ProductPhoto): number {
  const small = createCanvas(32, 32).getContext('2d');
  small.drawImage(image, body.x, body.y, body.width, body.height, 0, 0, 32, 32);
  const { data } = small.getImageData(0, 0, 32, 32);
  const lightness: number[] = [];
  for (let at = 0; at < data.length; at += 4)
    lightness.push(oklchOf([data[at]!, data[at + 1]!, data[at + 2]!]).l);
  return lightness.sort((one, other) => one - other)[Math.floor(lightness.length * 0.9)]!;
}

/** On a wide picture a photo keeps its own proportions, in its frame next to the words. */
function drawSideBySide(stage: Stage) {
  const { ctx, width, height, unit, photo, scheme, safe } = stage;
  const column = width * (columnShare(stage) - 0.02);
  const rim = rimOf(stage);
  const x = safe.x + column + 40 * unit + rim;
  const room = { x, y: safe.y + rim, width: safe.x + safe.width - rim - x, height: safe.height - rim * 2 };
  const glow = ctx.createRadialGradient(width * 0.72, height / 2, 0, width * 0.72, height / 2, width * 0.5);
  glow.addColorStop(0, css(scheme.panel));
  glow.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  hang(stage, frameWithin(photo!, room, 1));
  drawColumn(stage, column);
}

function drawNameOnly(stage: Stage) {
  const { ctx, unit, safe, scheme, width, height } = stage;
  const glow = ctx.createRadialGradient(width / 2, height * 0.42, 0, width / 2, height * 0.42, width * 0.7);
  glow.addColorStop(0, css(scheme.shape, 0.75));
  glow.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  const foot = footOf(stage);
  const head = drawHeadline(stage);
  const room = {
    x: safe.x + 30 * unit,
    y: head + 40 * unit,
    width: safe.width - 60 * unit,
    height: foot.y - head - 80 * unit,
  };
  writeTitle(stage, room, { align: 'center', stand: 'middle', largest: 150, lines: 6 });
  drawFoot(stage, foot);
}

/** Store, short gold line, title. Gives back where they end. */
function drawNames(stage: Stage, room: Box): number {
  const { unit } = stage;
  const line = drawHeadline(stage);
  const title = writeTitle(
    stage,
    { x: room.x, y: line + 22 * unit, width: room.width, height: room.y + room.height - line - 22 * unit },
    { align: 'center', stand: 'top', largest: 84, lines: 2 },
  );
  return title.y + title.height;
}

function drawHeadline(stage: Stage): number {
  const { ctx, unit, safe, scheme, width } = stage;
  drawStore(
    stage,
    { x: safe.x, y: safe.y - 10 * unit, width: safe.width, height: storeHeight(stage) },
    { ink: scheme.ink, align: 'center' },
  );
  const y = safe.y + storeHeight(stage) + 12 * unit;
  ctx.fillStyle = css(scheme.accent);
  ctx.fillRect(width / 2 - 30 * unit, y, 60 * unit, Math.max(1.5, 2 * unit));
  return y;
}

function drawColumn(stage: Stage, columnWidth: number) {
  const { ctx, unit, safe, scheme, words } = stage;
  const store = storeHeight(stage);
  const offer = offerHeight(stage);
  drawStore(stage, { x: safe.x, y: safe.y, width: columnWidth, height: store }, { ink: scheme.ink });
  const line = safe.y + store + 20 * unit;
  ctx.fillStyle = css(scheme.accent);
  ctx.fillRect(safe.x, line, 60 * unit, Math.max(1.5, 2 * unit));
  drawGold(stage, { x: safe.x, y: line + 20 * unit, width: columnWidth, height: offer }, 'left');
  const top = line + 20 * unit + (offer ? offer + 14 * unit : 0);
  const bottom = safe.y + safe.height - (words.price ? 106 * unit : 0);
  const room = { x: safe.x, y: top, width: columnWidth, height: bottom - top };
  writeTitle(stage, room, { align: 'left', stand: 'middle', largest: 112, lines: 5 });
  if (!words.price) return;
  drawPrice(
    stage,
    { x: safe.x, y: safe.y + safe.height - 100 * unit, width: columnWidth, height: 100 * unit },
    {
      face: 'Manrope Bold',
      size: 80 * unit,
      ink: scheme.ink,
      softInk: scheme.softInk,
      align: 'left',
      flow: 'row',
      stand: 'bottom',
    },
  );
}

function writeTitle(
  stage: Stage,
  room: Box,
  {
    largest,
    lines,
    ...rest
  }: { align: 'left' | 'center'; stand: 'top' | 'middle' | 'bottom'; largest: number; lines: number },
): Box {
  const { scheme, unit, words } = stage;
  return writeLead(stage, room, {
    ...rest,
    ...(words.steps.length > 0 ? { align: 'left' } : {}),
    face: 'Playfair',
    smallFace: 'Manrope',
    sizes: [largest * unit, 40 * unit],
    maxLines: lines,
    lineHeight: 1.14,
    ink: scheme.ink,
    softInk: scheme.softInk,
  });
}

function footOf({ safe, unit, words }: Stage): Box {
  const height = words.price || words.offer ? 100 * unit : 0;
  return { x: safe.x, y: safe.y + safe.height - height, width: safe.width, height };
}

function drawGold(stage: Stage, room: Box, align: 'left' | 'center' | 'right') {
  const { accent: ground, onAccent: ink } = stage.scheme;
  return drawOffer(stage, room, { ground, ink, face: 'Manrope Bold', align, radius: 8 * stage.unit });
}

/** The price in the middle, and what is offered next to it. */
function drawFoot(stage: Stage, box: Box) {
  const { unit, scheme, words, promotes, priceStyle } = stage;
  if (box.height === 0) return;
  const room = { ...box, y: box.y + 20 * unit, height: box.height - 20 * unit };
  const style: PriceStyle = {
    face: 'Manrope Bold',
    size: (promotes ? 66 : 60) * unit,
    ink: scheme.ink,
    softInk: scheme.softInk,
    align: 'left',
    flow: 'row',
  };
  if (!words.price) return void drawGold(stage, room, 'center');
  const gap = words.offer ? 32 * unit : 0;
  const offer = widthOfOffer(stage, 'Manrope Bold');
  const most = { width: room.width - offer - gap, height: room.height };
  const { parts } = measurePrice(stage, most, style);
  const price = parts.width + (priceStyle === 'badge' ? style.size * 1.35 : 0);
  const x = room.x + Math.max(0, room.width - price - gap - offer) / 2;
  drawPrice(stage, { ...room, x, width: Math.min(price, most.width) + 1 }, style);
  drawGold(stage, { ...room, x: x + price + gap, width: offer + 1 }, 'left');
}
