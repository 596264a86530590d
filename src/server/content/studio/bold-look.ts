import { drawGrain, drawNear, frameWithin, heightOf } from './canvas-parts.ts';
import { BLACK, LEAST_CONTRAST, WHITE } from './colours.ts';
import { contrastOf, css } from './oklab.ts';
import type { Box } from './photo.ts';
import { drawPill } from './price-part.ts';
import { fill, lightnessOf, type Stage } from './stage.ts';
import {
  columnShare,
  drawOffer,
  drawStore,
  extraFoot,
  offerHeight,
  standProduct,
  storeHeight,
  widthOfOffer,
  writeLead,
} from './stage-parts.ts';
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
  const { width, height, safe, unit, shape, scheme } = stage;
  if (shape === 'wide') {
    fill(stage, scheme.shape);
    const ink = lettersOn(stage);
    const column = width * columnShare(stage);
    drawPhoto(stage, { x: safe.x + column, y: 0, width: width - safe.x - column, height });
    const head = storeHeight(stage);
    const foot = footOf(stage);
    const room = {
      x: safe.x,
      y: safe.y + head + 20 * unit,
      width: column - 50 * unit,
      height: safe.height - head - 20 * unit - foot,
    };
    drawStore(
      stage,
      { x: safe.x, y: safe.y, width: room.width, height: head },
      { ink, face: 'Manrope Heavy' },
    );
    writeLetters(stage, room, { ink, largest: 190, lines: 5, stand: 'middle' });
    const y = safe.y + safe.height - foot + 16 * unit;
    drawPrice(stage, { x: safe.x, y, width: room.width, height: Math.max(0, foot - 16 * unit) });
    return;
  }
  const priceHeight = footOf(stage);
  const bottom = safe.y + safe.height - priceHeight;
  const letters = height * 0.26 + extraFoot(stage);
  const room: Box = { x: safe.x, y: bottom - letters, width: safe.width, height: letters };
  drawOverBlock(stage, room);
}

/** As wide as the room, or between bars as dark as the tape. */
function drawPhoto({ ctx, photo, scheme }: Stage, room: Box) {
  ctx.fillStyle = css(scheme.ground);
  ctx.fillRect(room.x, room.y, room.width, room.height);
  drawNear(ctx, photo!, frameWithin(photo!, room));
}

/** The letters get a block of colour of their own, and its edge is cut askew. */
function drawOverBlock(stage: Stage, room: Box) {
  const { ctx, width, height, safe, unit, shape, scheme, photo } = stage;
  const ink = lettersOn(stage);
  // Below the tape, as high as the photo can be without a cut through what it shows.
  const tape = tapeHeight(stage);
  const top = shape === 'tall' ? 0 : tape;
  const most = room.y + room.height * 0.12 - top;
  const edge = top + heightOf(photo, width, most) - 20 * unit;
  drawPhoto(stage, { x: 0, y: top, width, height: edge + 40 * unit - top });
  ctx.fillStyle = css(scheme.shape);
  ctx.beginPath();
  ctx.moveTo(0, edge + 34 * unit);
  ctx.lineTo(width, edge - 22 * unit);
  ctx.lineTo(width, height);
  ctx.lineTo(0, height);
  ctx.closePath();
  ctx.fill();
  drawTape(stage, shape === 'tall' ? safe.y - 40 * unit : 0, tape);
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
  // White letters need all of the colour's depth.
  const lighter = lettersOn(stage) === WHITE ? 0 : 0.08;
  light.addColorStop(0, css({ ...scheme.shape, l: scheme.shape.l + lighter }, 0.9));
  light.addColorStop(1, css({ ...scheme.shape, l: scheme.shape.l + lighter - 0.13 }, 0.9));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  const tape = tapeHeight(stage);
  const ink = lettersOn(stage);
  const wide = shape === 'wide';
  const foot = footOf(stage);
  const column = safe.width * columnShare(stage);
  const top = shape === 'tall' ? safe.y - 40 * unit : 0;
  drawTape(stage, top, tape);
  const letters: Box = wide
    ? {
        x: safe.x,
        y: tape + 30 * unit,
        width: column,
        height: height - tape - 70 * unit - foot,
      }
    : {
        x: safe.x,
        y: top + tape + 44 * unit,
        width: safe.width,
        height: (safe.y + safe.height - top) * (shape === 'square' ? 0.3 : 0.38) + extraFoot(stage),
      };
  const written = writeLetters(stage, letters, {
    ink,
    largest: wide ? 230 : 330,
    lines: wide ? 4 : 3,
    stand: wide ? 'middle' : 'top',
  });
  const room: Box = wide
    ? {
        x: safe.x + column + 20 * unit,
        y: tape + 30 * unit,
        width: width - safe.x - column - 60 * unit,
        height: height - tape - 80 * unit,
      }
    : besidePrice(stage, {
        x: 60 * unit,
        y: written.y + written.height + 10 * unit,
        width: width - 120 * unit,
        height: safe.y + safe.height - written.y - written.height - 10 * unit,
      });
  standProduct(stage, room, { shadow: scheme.ground, strength: 0.5 });
  drawPrice(stage, {
    x: safe.x,
    y: safe.y + safe.height - foot + 16 * unit,
    width: wide ? column : safe.width,
    height: Math.max(0, foot - 16 * unit),
  });
}

/** What the price leaves of a room: above it, or beside it where the product is larger there. */
function besidePrice(stage: Stage, room: Box): Box {
  const { photo, words, unit } = stage;
  const above = { ...room, height: room.height - footOf(stage) };
  if (words.offer || !words.price) return above;
  const left = room.x + PRICE_WIDTH * unit;
  const beside = { ...room, x: left, width: room.x + room.width - left };
  const sizeIn = (box: Box) => Math.min(box.width / photo!.body.width, box.height / photo!.body.height);
  return sizeIn(beside) > sizeIn(above) * 1.08 ? beside : above;
}

function drawLettersOnly(stage: Stage) {
  const { safe, unit, shape, scheme } = stage;
  fill(stage, scheme.shape);
  const tape = tapeHeight(stage);
  const top = shape === 'tall' ? safe.y - 40 * unit : 0;
  drawTape(stage, top, tape);
  const foot = footOf(stage);
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
  const light = contrastOf(scheme.shape, WHITE) >= LEAST_CONTRAST && !(photo && lightnessOf(photo) > 0.8);
  return light ? WHITE : BLACK;
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
    sizes: [largest * stage.unit, 48 * stage.unit],
    maxLines: lines,
    lineHeight: 1.12,
  });
}

/** A band of tape with the store's logo, or its name again and again. */
function drawTape(stage: Stage, y: number, height: number) {
  const { ctx, width, safe, scheme, words, unit, small } = stage;
  ctx.fillStyle = css(scheme.ground);
  ctx.fillRect(0, y, width, height);
  if (stage.logo) {
    const room = { x: safe.x, y, width: safe.width, height };
    drawStore(stage, room, { ink: scheme.accent });
    return;
  }
  const text = words.storeName;
  if (!text) return;
  const once = fitText(ctx, text, {
    face: 'Anton',
    maxWidth: width - 2 * 64 * unit,
    maxLines: 1,
    sizes: [small * 0.9, small * 0.6],
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

/** The most that a price takes of a line. */
const PRICE_WIDTH = 400;

const tapeHeight = (stage: Stage) =>
  stage.logo ? storeHeight(stage) + 32 * stage.unit : Math.max(stage.small * 1.6, 74 * stage.unit);

const footOf = (stage: Stage) => {
  const { words, unit, shape } = stage;
  if (shape !== 'wide') return words.price || words.offer ? 130 * unit : 0;
  const offer = words.offer ? offerHeight(stage) + 30 * unit : 0;
  return offer + (words.price ? 146 * unit : 16 * unit);
};

/** The price at the left, what is offered next to it; in a column, above it. */
function drawPrice(stage: Stage, room: Box) {
  const { scheme, unit, promotes, shape, words } = stage;
  const face = 'Manrope Bold';
  const wide = shape === 'wide';
  const offer = wide ? offerHeight(stage) : widthOfOffer(stage, face);
  const gap = offer ? (wide ? 14 : 24) * unit : 0;
  const line = wide
    ? { ...room, y: room.y + offer + gap, height: room.height - offer - gap }
    : { ...room, width: words.offer ? room.width - offer - gap : Math.min(room.width, PRICE_WIDTH * unit) };
  const pill = drawPill(stage, line, {
    ground: scheme.accent,
    ink: scheme.onAccent,
    face: 'Anton',
    size: (wide ? 72 : promotes ? 60 : 52) * unit,
    align: 'left',
    radius: 0,
  });
  const left = pill && !wide ? pill.x + pill.width + gap : room.x;
  drawOffer(
    stage,
    { ...room, x: left, width: room.x + room.width - left, ...(wide ? { height: offer } : {}) },
    { ground: scheme.ground, ink: scheme.ink, face, align: 'left', radius: 0 },
  );
}
