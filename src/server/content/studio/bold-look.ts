import { drawCover, drawGrain, heightOf } from './canvas-parts.ts';
import { BLACK, legibleOn, WHITE } from './colours.ts';
import { contrastOf, css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPill } from './price-part.ts';
import { fill, lightnessOf, type Stage } from './stage.ts';
import { drawOffer, drawStore, extraFoot, standProduct, writeLead } from './stage-parts.ts';
import { drawText, fitText, setFont } from './text-fit.ts';

/** A street poster: one colour, one photograph, letters as tall as they go. */
export function drawBold(stage: Stage) {
  const { ctx, width, height, photo } = stage;
  if (photo && photo.kind !== 'cut-out') drawOverPhoto(stage);
  else if (photo) drawAboveProduct(stage);
  else drawLettersOnly(stage);
  drawGrain(ctx, width, height, 0.09);
}

function drawOverPhoto(stage: Stage) {
  const { ctx, width, height, photo, safe, unit, shape, scheme } = stage;
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
  const priceHeight = footOf(stage, 120);
  const bottom = safe.y + safe.height - priceHeight;
  const letters = height * 0.26 + extraFoot(stage);
  const room: Box = { x: safe.x, y: bottom - letters, width: safe.width, height: letters };
  drawOverBlock(stage, room);
}

/** The letters get a block of colour of their own, and its edge is cut askew. */
function drawOverBlock(stage: Stage, room: Box) {
  const { ctx, width, height, safe, unit, shape, scheme, photo } = stage;
  const ink = lettersOn(stage);
  // Below the tape, as high as the photo can be without a cut through what it shows.
  const top = shape === 'tall' ? 0 : 74 * unit;
  const most = room.y + room.height * 0.12 - top;
  const edge = top + heightOf(photo, width, most) - 20 * unit;
  drawCover(ctx, photo!, { x: 0, y: top, width, height: edge + 40 * unit - top });
  ctx.fillStyle = css(scheme.shape);
  ctx.beginPath();
  ctx.moveTo(0, edge + 34 * unit);
  ctx.lineTo(width, edge - 22 * unit);
  ctx.lineTo(width, height);
  ctx.lineTo(0, height);
  ctx.closePath();
  ctx.fill();
  drawTape(stage, shape === 'tall' ? safe.y - 40 * unit : 0, 74 * unit);
  const free = { ...room, y: edge + 64 * unit, height: room.y + room.height - edge - 64 * unit };
  writeLetters(stage, free, { ink, largest: 230, lines: 4, stand: 'middle' });
  const priceTop = room.y + room.height + 18 * unit;
  drawPrice(stage, {
    x: safe.x,
    y: priceTop,
    width: safe.width,
    height: Math.max(0, safe.y + safe.height - priceTop),
  });
}

/** The letters stand above the product, which comes as near as it can. */
function drawAboveProduct(stage: Stage) {
  const { ctx, width, height, safe, unit, shape, scheme } = stage;
  fill(stage, scheme.shape);
  const light = ctx.createRadialGradient(width / 2, height * 0.5, 0, width / 2, height * 0.5, width * 0.75);
  light.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + 0.08 }, 0.9));
  light.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l - 0.06 }, 0.9));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  const tape = 74 * unit;
  const ink = lettersOn(stage);
  const wide = shape === 'wide';
  const foot = footOf(stage, 130);
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
        height: (safe.y + safe.height - top) * (shape === 'square' ? 0.36 : 0.38) + extraFoot(stage),
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
        y: written.y + written.height + 10 * unit,
        width: width - 120 * unit,
        height: safe.y + safe.height - foot - written.y - written.height - 10 * unit,
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
  const { safe, unit, shape, scheme } = stage;
  fill(stage, scheme.shape);
  const tape = 74 * unit;
  const top = shape === 'tall' ? safe.y - 40 * unit : 0;
  drawTape(stage, top, tape);
  const foot = footOf(stage, 140);
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
  return writeLead(stage, room, {
    isLoud: true,
    ink,
    softInk: ink,
    stand,
    face: 'Anton',
    smallFace: 'Manrope Bold',
    sizes: [largest * stage.unit, 40 * stage.unit],
    maxLines: lines,
    lineHeight: 1.12,
  });
}

/** A band of tape with the store's logo, or its name again and again. */
function drawTape(stage: Stage, y: number, height: number) {
  const { ctx, width, safe, scheme, words, unit } = stage;
  ctx.fillStyle = css(scheme.ground);
  ctx.fillRect(0, y, width, height);
  if (stage.logo) {
    const room = { x: safe.x, y: y + height * 0.22, width: safe.width, height: height * 0.56 };
    drawStore(stage, room, { ink: scheme.accent });
    return;
  }
  const text = words.storeName;
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

const footOf = ({ words, unit }: Stage, height: number) => (words.price || words.offer ? height * unit : 0);

/** The price at the left, what is offered next to it. */
function drawPrice(stage: Stage, room: Box) {
  const { scheme, unit, promotes } = stage;
  const pill = drawPill(stage, stage.words.offer ? { ...room, width: room.width * 0.6 } : room, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Anton',
    size: (promotes ? 60 : 52) * unit,
    align: 'left',
    radius: 0,
  });
  const left = pill ? pill.x + pill.width + 24 * unit : room.x;
  drawOffer(
    stage,
    { ...room, x: left, width: room.x + room.width - left },
    { ground: scheme.ground, ink: scheme.ink, face: 'Manrope Bold', align: 'left', radius: 0 },
  );
}
