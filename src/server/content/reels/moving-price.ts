import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Face } from '#server/content/studio/fonts.ts';
import { setFont } from '#server/content/studio/text-fit.ts';
import { easeInOut, easeOut, mix, passed } from './easing.ts';

interface Column {
  /** From the price's left edge to the column's middle. */
  x: number;
  /** A strip of all digits when it rolls, else the one character. */
  picture: Canvas;
  digit: number | null;
}

export interface MovingPrice {
  width: number;
  size: number;
  columns: Column[];
}

interface PriceStyle {
  face: Face;
  sizes: [largest: number, smallest: number];
  maxWidth: number;
  fill: string;
}

const CELL = 1.5;
const measuring = createCanvas(8, 8).getContext('2d');

export function paintPrice(price: string, { face, sizes, maxWidth, fill }: PriceStyle): MovingPrice {
  const [largest, smallest] = sizes;
  setFont(measuring, face, largest);
  const size = Math.max(
    smallest,
    Math.min(largest, (largest * maxWidth) / measuring.measureText(price).width),
  );
  setFont(measuring, face, size);
  const strip = paintColumn([...'01234567890'], face, size, fill);
  const columns = [...price].map((character, index) => {
    const before = measuring.measureText([...price].slice(0, index).join('')).width;
    const digit = /\d/.test(character) ? Number(character) : null;
    return {
      x: before + measuring.measureText(character).width / 2,
      picture: digit === null ? paintColumn([character], face, size, fill) : strip,
      digit,
    };
  });
  return { width: measuring.measureText(price).width, size, columns };
}

/** The digits roll to their places like those of a counter, from left to right; `y` is the middle of the line. */
export function drawRollingPrice(
  ctx: SKRSContext2D,
  price: MovingPrice,
  { x, y }: { x: number; y: number },
  { at, from, lasts = 1 }: { at: number; from: number; lasts?: number },
) {
  const cell = Math.round(price.size * CELL);
  const shown = passed(at, from, 0.25);
  if (shown <= 0) return;
  ctx.save();
  ctx.globalAlpha *= shown;
  price.columns.forEach(({ x: middle, picture, digit }, index) => {
    const left = x + middle - picture.width / 2;
    if (digit === null) {
      ctx.drawImage(picture, left, y - cell / 2);
      return;
    }
    const share = easeOut(passed(at, from + index * 0.04, lasts));
    const position = mix(digit - 14, digit, share);
    const turned = ((position % 10) + 10) % 10;
    // A third of a cell over and under the digit stays visible, or neighbours would show when it rests.
    const window = Math.round(price.size * 1.06);
    const top = turned * cell + (cell - window) / 2;
    ctx.drawImage(picture, 0, top, picture.width, window, left, y - window / 2, picture.width, window);
  });
  ctx.restore();
}

/** A line through the old price, drawn as if by hand from the left. */
export function drawStrike(
  ctx: SKRSContext2D,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  { at, from, colour }: { at: number; from: number; colour: string },
) {
  const share = easeInOut(passed(at, from, 0.45));
  if (share <= 0) return;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(3, size * 0.08);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x - size * 0.1, y + size * 0.08);
  ctx.lineTo(
    mix(x - size * 0.1, x + width + size * 0.1, share),
    mix(y + size * 0.08, y - size * 0.08, share),
  );
  ctx.stroke();
  ctx.restore();
}

function paintColumn(characters: string[], face: Face, size: number, fill: string): Canvas {
  const cell = Math.round(size * CELL);
  setFont(measuring, face, size);
  const width = Math.ceil(
    Math.max(...characters.map((character) => measuring.measureText(character).width)) + size * 0.1,
  );
  const canvas = createCanvas(width, cell * characters.length);
  const ctx = canvas.getContext('2d');
  setFont(ctx, face, size);
  ctx.fillStyle = fill;
  ctx.textAlign = 'center';
  characters.forEach((character, index) => {
    ctx.fillText(character, width / 2, cell * (index + 0.5) + size * 0.36);
  });
  return canvas;
}
