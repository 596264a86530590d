import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Face, fontOf } from './fonts.ts';

export interface TextRoom {
  face: Face;
  maxWidth: number;
  maxHeight?: number;
  maxLines: number;
  /** Tried from the first down to the second. */
  sizes: [largest: number, smallest: number];
  /** In sizes of the font. */
  lineHeight: number;
  /** Space between letters in sizes of the font. */
  tracking?: number;
}

export interface FittedText {
  lines: string[];
  face: Face;
  size: number;
  lineHeight: number;
  tracking: number;
  width: number;
  height: number;
  rightToLeft: boolean;
}

/** As large as fits, in lines of about the same length; what cannot fit even small ends in an ellipsis. */
export function fitText(ctx: SKRSContext2D, text: string, wanted: TextRoom): FittedText {
  const words = wordsOf(text);
  const room = roomInScript(text, wanted);
  const [largest, smallest] = room.sizes;
  for (let size = largest; ; size = Math.max(smallest, Math.floor(size * 0.94))) {
    setFont(ctx, room.face, size, room.tracking ?? 0);
    const lines = breakLines(ctx, words, room.maxWidth);
    const most = linesThatFit(room, size);
    const whole = words.every((word) => ctx.measureText(word.trim()).width <= room.maxWidth);
    if (lines.length <= most && whole)
      return finish(ctx, balance(ctx, words, lines, room.maxWidth), room, size);
    if (size <= smallest) return finish(ctx, shorten(ctx, words, room.maxWidth, most), room, size);
  }
}

/** Where the first line's top is at `y`. `align` is meant for left-to-right text and mirrored otherwise. */
export function drawText(
  ctx: SKRSContext2D,
  text: FittedText,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'center' | 'right' },
): void {
  ctx.save();
  setFont(ctx, text.face, text.size, text.tracking);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = align;
  ctx.direction = text.rightToLeft ? 'rtl' : 'ltr';
  // The space after the last letter is no part of what one sees.
  const shift = align === 'center' ? (text.tracking * text.size) / 2 : 0;
  text.lines.forEach((line, index) => {
    ctx.fillText(line, x + shift, y + (index + 0.5) * text.lineHeight * text.size + capMiddle(text));
  });
  ctx.restore();
}

/** From a line's middle to its baseline, so that capitals stand in the middle of their line. */
function capMiddle({ size }: FittedText): number {
  return size * 0.36;
}

/**
 * Text in capitals. Whether an i keeps its dot follows from the text's other letters, not from the language of the post: a
 * shop in Istanbul sells an «English Kit» too. A text without a sign of it stays as it is.
 */
export function upperCase(text: string, language: string): string {
  if (/[ğşıİĞŞ]/u.test(text)) return text.toLocaleUpperCase('tr');
  return language === 'tr' && text.includes('i') ? text : text.toLocaleUpperCase(language);
}

export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u.test(first);
}

/** Faces that have only the letters of Greek that formulas use would write every other letter in another hand. */
const GREEK: Record<Face, Face> = {
  Anton: 'Manrope Heavy',
  Grotesque: 'Manrope Bold',
  'Grotesque Bold': 'Manrope Heavy',
  Manrope: 'Manrope',
  'Manrope Bold': 'Manrope Bold',
  'Manrope Heavy': 'Manrope Heavy',
  Playfair: 'Manrope',
  'Playfair Italic': 'Manrope',
};

/** Arabic letters are joined, so no space may come between them, and they reach further up and down. */
function roomInScript(text: string, room: TextRoom): TextRoom {
  if (/\p{Script=Arabic}/u.test(text))
    return { ...room, tracking: 0, lineHeight: Math.max(room.lineHeight, 1.3) };
  return /\p{Script=Greek}/u.test(text) ? { ...room, face: GREEK[room.face] } : room;
}

export function setFont(ctx: SKRSContext2D, face: Face, size: number, tracking = 0): void {
  ctx.font = fontOf(face, size);
  ctx.letterSpacing = `${tracking * size}px`;
}

function linesThatFit({ maxLines, maxHeight, lineHeight }: TextRoom, size: number): number {
  if (maxHeight === undefined) return maxLines;
  return Math.max(1, Math.min(maxLines, Math.floor(maxHeight / (lineHeight * size))));
}

/**
 * Pieces that stay whole, each with the space that follows it; a no-break space is part of one. A line may also end after a
 * hyphen or a slash, but not with a single letter: “T-Shirt” is one piece.
 */
function wordsOf(text: string): string[] {
  const clean = text.replace(/[^\S\u00a0]+/g, ' ').trim();
  return clean.match(/[^\s\-/–]{2,}[-/–]+(?=[^\s])|[\S\u00a0]+ ?/gu) ?? [''];
}

function breakLines(ctx: SKRSContext2D, words: string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && ctx.measureText((line + word).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line += word;
  }
  lines.push(line.trimEnd());
  return lines;
}

/** The narrowest width that needs no more lines leaves no lonely last word. */
function balance(ctx: SKRSContext2D, words: string[], lines: string[], widest: number): string[] {
  if (lines.length === 1) return lines;
  let narrow = widest / lines.length / 1.4;
  let wide = widest;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(ctx, words, middle);
    const whole = tried.every((line) => ctx.measureText(line).width <= middle);
    if (tried.length <= lines.length && whole) wide = middle;
    else narrow = middle;
  }
  return breakLines(ctx, words, wide);
}

function shorten(ctx: SKRSContext2D, words: string[], width: number, most: number): string[] {
  const pieces = words.flatMap((word) => splitWide(ctx, word, width));
  const lines = breakLines(ctx, pieces, width);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1]!;
  while (last && ctx.measureText(`${last}…`).width > width) last = dropEnd(last);
  kept[most - 1] = `${last.replace(/[\s.,;:!?–-]+$/u, '')}…`;
  return kept;
}

/** A word wider than the room is broken between its letters as a reader sees them. */
function splitWide(ctx: SKRSContext2D, word: string, width: number): string[] {
  if (ctx.measureText(word.trimEnd()).width <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece && ctx.measureText(piece + segment).width > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return piece ? [...pieces, piece] : pieces;
}

function dropEnd(text: string): string {
  const wordless = text.replace(/\s*\S+$/u, '');
  if (wordless) return wordless;
  return [...graphemes.segment(text)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function finish(ctx: SKRSContext2D, lines: string[], room: TextRoom, size: number): FittedText {
  const tracking = room.tracking ?? 0;
  return {
    lines,
    face: room.face,
    size,
    lineHeight: room.lineHeight,
    tracking,
    width: Math.max(...lines.map((line) => ctx.measureText(line).width)),
    height: lines.length * room.lineHeight * size,
    rightToLeft: isRightToLeft(lines.join(' ')),
  };
}
