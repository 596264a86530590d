import {
  drawBody,
  drawCover,
  drawGrain,
  heightOf,
  insidePath,
  placeBody,
  roundedPath,
} from './canvas-parts.ts';
import { css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPrice } from './price-part.ts';
import { fill, lightnessOf, type Stage } from './stage.ts';
import { drawOffer, drawStore, extraFoot, writeLead } from './stage-parts.ts';

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
  const middle = wide ? width * 0.7 : width / 2;
  const floor = safe.y + safe.height - (wide ? 120 * unit : foot.height + 130 * unit);
  const names = 300 * unit + extraFoot(stage);
  drawLamp(stage, middle, (safe.y + (wide ? 0 : names) + floor) / 2, floor);
  const head = wide ? safe.y : drawNames(stage, { ...safe, height: names });
  const top = head + (wide ? 30 : 50) * unit;
  const reach = wide ? width * 0.5 : safe.width * 0.94;
  drawReflected(stage, { x: middle - reach / 2, y: top, width: reach, height: floor - top });
  if (wide) drawColumn(stage, width * 0.4);
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
  const top = safe.y + 84 * unit;
  const most = foot.y - least - 24 * unit - top;
  const photoHeight = heightOf(photo, safe.width, most);
  const titleHeight = foot.y - 24 * unit - top - photoHeight;
  const room: Box = { x: safe.x, y: top, width: safe.width, height: photoHeight };
  const ratio = Math.min(1.7, Math.max(0.8, photo!.width / photo!.height));
  const own = Math.min(room.width, room.height * ratio);
  const box = { x: (width - own) / 2, y: room.y, width: own, height: room.height };
  const glow = ctx.createRadialGradient(width / 2, height * 0.4, 0, width / 2, height * 0.4, width * 0.8);
  glow.addColorStop(0, css(scheme.panel));
  glow.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  drawStore(
    stage,
    { x: safe.x, y: safe.y, width: safe.width, height: 44 * unit },
    { ink: scheme.ink, align: 'center' },
  );
  drawCover(ctx, photo!, box);
  ctx.strokeStyle = css(scheme.accent);
  ctx.lineWidth = Math.max(1, 1.5 * unit);
  const rim = 14 * unit;
  ctx.strokeRect(box.x - rim, box.y - rim, box.width + rim * 2, box.height + rim * 2);
  const title = {
    x: safe.x,
    y: box.y + box.height + rim + 10 * unit,
    width: safe.width,
    height: titleHeight - 16 * unit,
  };
  writeTitle(stage, title, { align: 'center', stand: 'middle', largest: 84, lines: 2 });
  drawFoot(stage, foot);
}

/** On a wide picture a photo keeps its own proportions, in a thin frame next to the words. */
function drawSideBySide(stage: Stage) {
  const { ctx, width, height, unit, photo, scheme, safe } = stage;
  const box = { x: width * 0.47, y: 0, width: width * 0.53, height };
  drawCover(ctx, photo!, box);
  const edge = ctx.createLinearGradient(box.x, 0, box.x + 260 * unit, 0);
  edge.addColorStop(0, css(scheme.ground));
  edge.addColorStop(1, css(scheme.ground, 0));
  ctx.fillStyle = edge;
  ctx.fillRect(box.x - 2, 0, 270 * unit, height);
  drawColumn(stage, width * 0.46 - safe.x);
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
    { x: room.x, y: line + 26 * unit, width: room.width, height: room.height - 90 * unit },
    { align: 'center', stand: 'top', largest: 84, lines: 2 },
  );
  return title.y + title.height;
}

function drawHeadline(stage: Stage): number {
  const { ctx, unit, safe, scheme, width } = stage;
  drawStore(
    stage,
    { x: safe.x, y: safe.y, width: safe.width, height: 44 * unit },
    { ink: scheme.ink, align: 'center' },
  );
  const y = safe.y + 66 * unit;
  ctx.fillStyle = css(scheme.accent);
  ctx.fillRect(width / 2 - 30 * unit, y, 60 * unit, Math.max(1.5, 2 * unit));
  return y;
}

function drawColumn(stage: Stage, columnWidth: number) {
  const { ctx, unit, safe, scheme, words } = stage;
  drawStore(
    stage,
    { x: safe.x, y: safe.y, width: columnWidth * 0.6, height: 46 * unit },
    { ink: scheme.ink },
  );
  drawGold(stage, { x: safe.x, y: safe.y + 92 * unit, width: columnWidth, height: 62 * unit }, 'left');
  ctx.fillStyle = css(scheme.accent);
  ctx.fillRect(safe.x, safe.y + 70 * unit, 60 * unit, Math.max(1.5, 2 * unit));
  const room = { x: safe.x, y: safe.y + 160 * unit, width: columnWidth, height: safe.height - 290 * unit };
  writeTitle(stage, room, { align: 'left', stand: 'middle', largest: 104, lines: 5 });
  if (!words.price) return;
  drawPrice(
    stage,
    { x: safe.x, y: safe.y + safe.height - 100 * unit, width: columnWidth, height: 100 * unit },
    {
      face: 'Manrope Bold',
      size: 54 * unit,
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
    sizes: [largest * unit, 34 * unit],
    maxLines: lines,
    lineHeight: 1.14,
    ink: scheme.ink,
    softInk: scheme.softInk,
  });
}

function footOf({ safe, unit, words }: Stage): Box {
  const height = words.price || words.offer ? 116 * unit : 0;
  return { x: safe.x, y: safe.y + safe.height - height, width: safe.width, height };
}

function drawGold(stage: Stage, room: Box, align: 'left' | 'center' | 'right') {
  const { accent: ground, onAccent: ink } = stage.scheme;
  return drawOffer(stage, room, { ground, ink, face: 'Manrope Bold', align, radius: 8 * stage.unit });
}

/** A pane of glass with the price, and what is offered. */
function drawFoot(stage: Stage, box: Box) {
  const { ctx, unit, scheme, words, promotes } = stage;
  if (box.height === 0) return;
  roundedPath(ctx, box, 24 * unit);
  insidePath(ctx, () => {
    ctx.fillStyle = css(scheme.ground, 0.62);
    ctx.fillRect(box.x, box.y, box.width, box.height);
    ctx.fillStyle = css(scheme.ink, 0.09);
    ctx.fillRect(box.x, box.y, box.width, box.height);
  });
  roundedPath(ctx, box, 24 * unit);
  ctx.strokeStyle = css(scheme.ink, 0.28);
  ctx.lineWidth = Math.max(1, 1.5 * unit);
  ctx.stroke();
  const inner = { x: box.x + 36 * unit, y: box.y, width: box.width - 72 * unit, height: box.height };
  if (words.price)
    drawPrice(
      stage,
      { ...inner, width: inner.width * (words.offer ? 0.6 : 1) },
      {
        face: 'Manrope Bold',
        size: (promotes ? 56 : 48) * unit,
        ink: scheme.ink,
        softInk: scheme.softInk,
        align: words.offer ? 'left' : 'center',
        flow: 'row',
      },
    );
  const beside = { ...inner, x: inner.x + inner.width * 0.55, width: inner.width * 0.45 };
  drawGold(stage, words.price ? beside : inner, words.price ? 'right' : 'center');
}
