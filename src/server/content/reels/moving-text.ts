import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import {
  drawText,
  type FittedText,
  fitText,
  setFont,
  type TextRoom,
} from '#server/content/studio/text-fit.ts';
import { easeIn, easeOut, overshoot, passed } from './easing.ts';

/** A piece of text that moves as one: painted once, then only placed. */
interface Piece {
  picture: Canvas;
  /** Its left edge and its line's top, from the text's own corner. */
  x: number;
  y: number;
  width: number;
  line: number;
}

export interface MovingText {
  width: number;
  height: number;
  size: number;
  lineHeight: number;
  pieces: Piece[];
}

interface Style {
  fill: string;
  align?: 'left' | 'center';
  /** Words move on their own; else whole lines do. */
  by?: 'line' | 'word';
}

/** Room around a piece for strokes, accents and tails that leave its line. */
const MARGIN = 0.4;
const measuring = createCanvas(8, 8).getContext('2d');

export function fitMovingText(text: string, room: TextRoom, style: Style): MovingText {
  return paintText(fitText(measuring, text, room), style);
}

export function paintText(fitted: FittedText, style: Style): MovingText {
  const line = fitted.size * fitted.lineHeight;
  const pieces = fitted.lines.flatMap((words, index) => {
    setFont(measuring, fitted.face, fitted.size, fitted.tracking);
    const width = measuring.measureText(words).width;
    const left =
      style.align === 'center' ? (fitted.width - width) / 2 : fitted.rightToLeft ? fitted.width - width : 0;
    return partsOf(words, style.by === 'word' && !fitted.rightToLeft).map((part) => {
      const before = measuring.measureText(words.slice(0, part.from)).width;
      const own = { ...fitted, lines: [part.text], width: measuring.measureText(part.text).width };
      return {
        picture: paintLine(own, style),
        x: left + before,
        y: index * line,
        width: own.width,
        line: index,
      };
    });
  });
  return { width: fitted.width, height: fitted.height, size: fitted.size, lineHeight: line, pieces };
}

interface Place {
  x: number;
  y: number;
}

/** Lines rise out of nothing one after the other, and leave upwards when `until` has come. */
export function drawRising(
  ctx: SKRSContext2D,
  text: MovingText,
  { x, y }: Place,
  {
    at,
    from,
    until = Number.POSITIVE_INFINITY,
    each = 0.09,
    lasts = 0.7,
  }: { at: number; from: number; until?: number; each?: number; lasts?: number },
) {
  text.pieces.forEach((piece, index) => {
    const risen = easeOut(passed(at, from + index * each, lasts));
    const gone = easeIn(passed(at, until + index * each * 0.5, 0.28));
    if (risen <= 0 || gone >= 1) return;
    const margin = text.size * MARGIN;
    const { width, height } = piece.picture;
    // What is still under the line's foot, or already over its head, is left out instead of clipped.
    const below = Math.round((1 - risen) * height);
    const above = Math.round(gone * height);
    const shown = height - below - above;
    if (shown <= 0) return;
    ctx.drawImage(
      piece.picture,
      0,
      above,
      width,
      shown,
      x + piece.x - margin,
      y + piece.y - margin + below,
      width,
      shown,
    );
  });
}

/** Pieces strike one after the other, each a bit too large at first. */
export function drawStriking(
  ctx: SKRSContext2D,
  text: MovingText,
  { x, y }: Place,
  {
    at,
    from,
    each,
    lasts = 0.32,
    scale = 1.7,
  }: { at: number; from: number; each: number; lasts?: number; scale?: number },
) {
  text.pieces.forEach((piece, index) => {
    const share = passed(at, from + index * each, lasts);
    if (share <= 0) return;
    const size = scale + (1 - scale) * overshoot(share);
    drawPiece(
      ctx,
      text,
      piece,
      { x, y },
      { scale: size, alpha: Math.min(1, share * 4), turn: (1 - easeOut(share)) * (index % 2 ? 0.09 : -0.09) },
    );
  });
}

/** Letters that only appear, slowly and while closing in a little. */
export function drawFading(
  ctx: SKRSContext2D,
  text: MovingText,
  { x, y }: Place,
  {
    at,
    from,
    until = Number.POSITIVE_INFINITY,
    each = 0.14,
    lasts = 1,
  }: { at: number; from: number; until?: number; each?: number; lasts?: number },
) {
  text.pieces.forEach((piece, index) => {
    const share = easeOut(passed(at, from + index * each, lasts));
    const alpha = Math.min(1, share * 1.2) * (1 - passed(at, until, 0.3));
    drawPiece(
      ctx,
      text,
      piece,
      { x, y: y + (1 - share) * text.size * 0.35 },
      { scale: 1 + 0.04 * (1 - share), alpha, turn: 0 },
    );
  });
}

function drawPiece(
  ctx: SKRSContext2D,
  text: MovingText,
  piece: Piece,
  { x, y }: Place,
  { scale, alpha, turn }: { scale: number; alpha: number; turn: number },
) {
  if (alpha <= 0) return;
  const margin = text.size * MARGIN;
  ctx.save();
  ctx.globalAlpha *= alpha;
  ctx.translate(x + piece.x + piece.width / 2, y + piece.y + text.lineHeight / 2);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  ctx.drawImage(piece.picture, -piece.width / 2 - margin, -text.lineHeight / 2 - margin);
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
  // Placed by its left edge whatever its direction, since the piece is exactly as wide as its text.
  drawText(ctx, line, { x: margin, y: margin });
  return canvas;
}

function partsOf(line: string, byWord: boolean): { text: string; from: number }[] {
  if (!byWord) return [{ text: line, from: 0 }];
  return [...line.matchAll(/\S+/gu)].map((match) => ({ text: match[0], from: match.index }));
}
