import { drawCover, drawGrain } from './canvas-parts.ts';
import { BLACK, legibleOn, WHITE } from './colours.ts';
import { contrastOf, css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPill } from './price-part.ts';
import { drawScrim, fill, lightnessOf, measure, type Stage, write } from './stage.ts';
import { drawStore, standProduct } from './stage-parts.ts';
import { drawText, fitText, setFont, upperCase } from './text-fit.ts';

/** Above it white letters would need so dark a veil that the photo were spoilt. */
const BRIGHT = 0.5;

/** A street poster: one colour, one photograph, letters as tall as they go. */
export function drawBold(stage: Stage) {
  const { ctx, width, height, photo } = stage;
  if (photo && photo.kind !== 'cut-out') drawOverPhoto(stage);
  else if (photo) drawBehindProduct(stage);
  else drawLettersOnly(stage);
  drawGrain(ctx, width, height, 0.09);
}

function drawOverPhoto(stage: Stage) {
  const { ctx, width, height, photo, safe, unit, shape, scheme, words } = stage;
  const tape = 74 * unit;
  if (shape === 'wide') {
    fill(stage, scheme.ground);
    drawCover(ctx, photo!, { x: width * 0.44, y: 0, width: width * 0.56, height });
    const room = {
      x: safe.x,
      y: safe.y + 80 * unit,
      width: width * 0.4 - safe.x,
      height: safe.height - 220 * unit,
    };
    drawStore(stage, { x: safe.x, y: safe.y, width: room.width, height: 44 * unit }, { ink: scheme.ink });
    writeLetters(stage, room, { ink: scheme.ink, largest: 190, lines: 5, stand: 'middle' });
    drawPrice(stage, {
      x: safe.x,
      y: safe.y + safe.height - 110 * unit,
      width: room.width,
      height: 110 * unit,
    });
    return;
  }
  const priceHeight = words.price ? 120 * unit : 0;
  const bottom = safe.y + safe.height - priceHeight;
  const room: Box = { x: safe.x, y: bottom - height * 0.3, width: safe.width, height: height * 0.3 };
  if (lightnessOf(photo!) > BRIGHT) return drawOverBlock(stage, room);
  drawCover(ctx, photo!, { x: 0, y: 0, width, height });
  drawScrim(
    stage,
    { ...room, y: room.y + room.height * 0.35, height: room.height * 0.65 + priceHeight },
    height * 0.4,
  );
  drawTape(stage, shape === 'tall' ? safe.y - 40 * unit : 0, tape);
  writeLetters(stage, room, { ink: WHITE, largest: 230, lines: 3, stand: 'bottom' });
  drawPrice(stage, { x: safe.x, y: bottom + 18 * unit, width: safe.width, height: priceHeight - 18 * unit });
}

/** Under a bright photo the letters get a block of colour of their own, and its edge is cut askew. */
function drawOverBlock(stage: Stage, room: Box) {
  const { ctx, width, height, safe, unit, shape, scheme, photo, words } = stage;
  const ink = lettersOn(stage);
  const letters = measure(stage, upperCase(words.title, words.language), {
    face: 'Anton',
    maxWidth: room.width,
    maxHeight: room.height,
    maxLines: 3,
    sizes: [230 * unit, 40 * unit],
    lineHeight: 1.12,
  });
  const edge = room.y + room.height - letters.height - 48 * unit;
  drawCover(ctx, photo!, { x: 0, y: 0, width, height: edge + 40 * unit });
  ctx.fillStyle = css(scheme.shape);
  ctx.beginPath();
  ctx.moveTo(0, edge + 34 * unit);
  ctx.lineTo(width, edge - 22 * unit);
  ctx.lineTo(width, height);
  ctx.lineTo(0, height);
  ctx.closePath();
  ctx.fill();
  drawTape(stage, shape === 'tall' ? safe.y - 40 * unit : 0, 74 * unit);
  writeLetters(stage, room, { ink, largest: 230, lines: 3, stand: 'bottom' });
  const priceTop = room.y + room.height + 18 * unit;
  drawPrice(stage, {
    x: safe.x,
    y: priceTop,
    width: safe.width,
    height: Math.max(0, safe.y + safe.height - priceTop),
  });
}

/** The letters stand behind the product, which covers them only as much as it must. */
function drawBehindProduct(stage: Stage) {
  const { ctx, width, height, safe, unit, shape, scheme, words } = stage;
  fill(stage, scheme.shape);
  const light = ctx.createRadialGradient(width / 2, height * 0.5, 0, width / 2, height * 0.5, width * 0.75);
  light.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + 0.08 }, 0.9));
  light.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.06 }, 0.9));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  const tape = 74 * unit;
  const ink = lettersOn(stage);
  const wide = shape === 'wide';
  const foot = words.price ? 130 * unit : 0;
  const top = shape === 'tall' ? safe.y - 40 * unit : 0;
  drawTape(stage, top, tape);
  const letters: Box = wide
    ? {
        x: safe.x,
        y: tape + 40 * unit,
        width: width * 0.5 - safe.x,
        height: height - tape - 100 * unit - foot,
      }
    : {
        x: safe.x,
        y: top + tape + 44 * unit,
        width: safe.width,
        height: (safe.y + safe.height - top) * (shape === 'square' ? 0.36 : 0.38),
      };
  const written = writeLetters(stage, letters, {
    ink,
    largest: wide ? 230 : 330,
    lines: wide ? 4 : 3,
    stand: wide ? 'middle' : 'top',
  });
  const room: Box = wide
    ? {
        x: width * 0.5,
        y: tape + 30 * unit,
        width: width * 0.5 - 40 * unit,
        height: height - tape - 80 * unit,
      }
    : {
        x: 60 * unit,
        y: written.y + written.height - 40 * unit,
        width: width - 120 * unit,
        height: safe.y + safe.height - foot - written.y - written.height + 40 * unit,
      };
  standProduct(stage, room, { shadow: scheme.ground, strength: 0.5 });
  drawPrice(stage, {
    x: safe.x,
    y: safe.y + safe.height - foot + 16 * unit,
    width: wide ? width * 0.45 : safe.width,
    height: Math.max(0, foot - 16 * unit),
  });
}

function drawLettersOnly(stage: Stage) {
  const { safe, unit, shape, scheme, words } = stage;
  fill(stage, scheme.shape);
  const tape = 74 * unit;
  const top = shape === 'tall' ? safe.y - 40 * unit : 0;
  drawTape(stage, top, tape);
  const foot = words.price ? 140 * unit : 0;
  const y = top + tape + 56 * unit;
  writeLetters(
    stage,
    { x: safe.x, y, width: safe.width, height: safe.y + safe.height - y - foot },
    { ink: lettersOn(stage), largest: 520, lines: 6, stand: 'middle' },
  );
  drawPrice(stage, {
    x: safe.x,
    y: safe.y + safe.height - foot + 20 * unit,
    width: safe.width,
    height: Math.max(0, foot - 20 * unit),
  });
}

function lettersOn({ scheme, photo }: Stage) {
  const light = contrastOf(scheme.shape, WHITE) >= 3 && !(photo && lightnessOf(photo) > 0.8);
  return light ? legibleOn(scheme.shape, WHITE, 3) : BLACK;
}

function writeLetters(
  stage: Stage,
  room: Box,
  {
    ink,
    largest,
    lines,
    stand,
  }: { ink: Stage['scheme']['ink']; largest: number; lines: number; stand: 'top' | 'middle' | 'bottom' },
): Box {
  return write(stage, upperCase(stage.words.title, stage.words.language), {
    room,
    ink,
    stand,
    face: 'Anton',
    sizes: [largest * stage.unit, 40 * stage.unit],
    maxLines: lines,
    lineHeight: 1.12,
  });
}

/** A band of tape with the store's name, again and again. */
function drawTape(stage: Stage, y: number, height: number) {
  const { ctx, width, scheme, words, unit } = stage;
  ctx.fillStyle = css(scheme.ground);
  ctx.fillRect(0, y, width, height);
  const text = upperCase(words.storeName, words.language);
  if (!text) return;
  const once = fitText(ctx, text, {
    face: 'Anton',
    maxWidth: width - 2 * 64 * unit,
    maxLines: 1,
    sizes: [height * 0.46, height * 0.3],
    lineHeight: 1,
    tracking: 0.06,
  });
  setFont(ctx, 'Anton', once.size, once.tracking);
  ctx.fillStyle = css(scheme.accent);
  const gap = 64 * unit;
  for (let x = 64 * unit; x < width; x += once.width + gap) {
    drawText(ctx, once, { x, y: y + (height - once.height) / 2 });
    ctx.beginPath();
    ctx.arc(x + once.width + gap / 2, y + height / 2, 7 * unit, 0, Math.PI * 2);
    ctx.fill();
  }
}

function drawPrice(stage: Stage, room: Box) {
  const { scheme, unit, promotes } = stage;
  drawPill(stage, room, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Anton',
    size: (promotes ? 60 : 52) * unit,
    align: 'left',
    radius: 0,
  });
}
