import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import {
  drawText,
  type FittedText,
  fitText,
  setFont,
  type TextRoom,
} from '#server/content/studio/text-fit.ts';
import type { Direction } from './direction.ts';
import { easeOut, passed } from './easing.ts';

export interface MovingText {
  text: string;
  width: number;
  height: number;
  size: number;
  lineHeight: number;
  /** Painted once, then only placed. */
  lines: { picture: Canvas; x: number; y: number }[];
}

interface Style {
  fill: string;
  align?: 'left' | 'center';
}

/** How long a line takes to come, how much later the next one follows, and how fast all of them go. */
const COMES: Record<Direction['arrival'], { lasts: number; each: number }> = {
  rise: { lasts: 0.36, each: 0.05 },
  strike: { lasts: 0.26, each: 0.06 },
  fade: { lasts: 0.4, each: 0.07 },
};
/** How far below its place a line begins, in sizes of its letters. */
const SINKS: Record<Direction['arrival'], number> = { rise: 0.5, strike: 0, fade: 0.2 };
const GOES_SECONDS = 0.1;
/** What comes can be read before it rests. */
const LEGIBLE_SHARE = 0.5;

/** Room around a line for strokes, accents and tails that leave it. */
const MARGIN = 0.4;
/** Of a letter below its line. */
const TAIL = 0.1;
const measuring = createCanvas(8, 8).getContext('2d');

export function fitMovingText(text: string, room: TextRoom, style: Style): MovingText {
  const fitted = fitText(measuring, text, room);
  const lineHeight = fitted.size * fitted.lineHeight;
  const lines = fitted.lines.map((line, index) => {
    setFont(measuring, fitted.face, fitted.size, fitted.tracking);
    const width = measuring.measureText(line).width;
    const spare = fitted.width - width;
    const left = style.align === 'center' ? spare / 2 : fitted.rightToLeft ? spare : 0;
    return { picture: paintLine({ ...fitted, lines: [line], width }, style), x: left, y: index * lineHeight };
  });
  const { width, height, size } = fitted;
  return { text: fitted.lines.join(' '), width, height, size, lineHeight, lines };
}

export interface Times {
  from: number;
  until: number;
}

/** From when to when all of a text can be read. */
export function legibleTimes(text: MovingText, arrival: Direction['arrival'], { from, until }: Times): Times {
  const { lasts, each } = COMES[arrival];
  return { from: from + (text.lines.length - 1) * each + lasts * LEGIBLE_SHARE, until: until - GOES_SECONDS };
}

/** Its lines come one after the other and go at once. */
export function drawMovingText(
  ctx: SKRSContext2D,
  text: MovingText,
  { x, y }: { x: number; y: number },
  { at, from, until, arrival }: Times & { at: number; arrival: Direction['arrival'] },
) {
  const left = 1 - passed(at, until - GOES_SECONDS, GOES_SECONDS);
  if (at < from || left <= 0) return;
  const { lasts, each } = COMES[arrival];
  const margin = text.size * MARGIN;
  ctx.save();
  text.lines.forEach((line, index) => {
    const share = passed(at, from + index * each, lasts);
    if (share <= 0) return;
    const come = easeOut(share);
    const { width, height } = line.picture;
    // At whole pixels a line that rests is copied, which is five times cheaper than between them.
    const [lineX, lineY] = [Math.round(x + line.x - margin), Math.round(y + line.y - margin)];
    ctx.globalAlpha = left * Math.min(1, come * 1.1);
    const scale = arrival === 'strike' ? 0.7 + 0.3 * come : 1;
    const sink = (1 - come) * text.size * SINKS[arrival];
    const [middleX, middleY] = [lineX + width / 2, lineY + height / 2 + sink];
    if (sink > 0) {
      // It comes from behind its own edge and never lies over what is below it.
      ctx.save();
      ctx.beginPath();
      ctx.rect(lineX, lineY, width, margin + text.lineHeight + text.size * TAIL);
      ctx.clip();
    }
    ctx.drawImage(
      line.picture,
      middleX - (width * scale) / 2,
      middleY - (height * scale) / 2,
      width * scale,
      height * scale,
    );
    if (sink > 0) ctx.restore();
  });
  ctx.restore();
}

function paintLine(line: FittedText, { fill }: Style): Canvas {
  const margin = line.size * MARGIN;
  const canvas = createCanvas(
    Math.ceil(line.width + 2 * margin),
    Math.ceil(line.size * line.lineHeight + 2 * margin),
  );
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = fill;
  // Placed by its left edge whatever its direction, since the picture is exactly as wide as its text.
  drawText(ctx, line, { x: margin, y: margin });
  return canvas;
}
