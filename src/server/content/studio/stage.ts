import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { BLACK, LEAST_CONTRAST, type Scheme, WHITE } from './colours.ts';
import type { Face } from './fonts.ts';
import { contrastOfLuminances, css, luminanceOf, type Oklch, rgbOf } from './oklab.ts';
import type { Box, ProductPhoto } from './photo.ts';
import type { PriceWords } from './price-words.ts';
import { drawText, type FittedText, fitText, type TextRoom } from './text-fit.ts';

export type Shape = 'portrait' | 'square' | 'wide' | 'tall';

export interface Words {
  /** The product's. */
  title: string;
  /** Written largest: the headline, else the title. */
  lead: string;
  /** The product's title where a headline leads. */
  byline: string | null;
  /** Of a promotion. */
  offer: string | null;
  /** Of an educational picture. */
  steps: string[];
  /** Null where the design or the brand shows none. */
  price: PriceWords | null;
  storeName: string;
  language: string;
}

/** Everything a look needs to draw one picture. */
export interface Stage {
  ctx: SKRSContext2D;
  width: number;
  height: number;
  shape: Shape;
  /** Sizes are given for a short side of 1080. */
  unit: number;
  /** The size at which capitals are 9 pixels high where a phone shows the picture 343 pixels wide. */
  small: number;
  /** Where words and products may be: reels lose their top and bottom to the app's own buttons. */
  safe: Box;
  photo: ProductPhoto | null;
  logo: Image | null;
  words: Words;
  scheme: Scheme;
  /** The brand's own for what is written largest; null leaves it to the look. */
  brandFace: Face | null;
  /** As the brand wants it; null leaves it to the look. */
  priceStyle: 'plain' | 'badge' | null;
  /** A promotion shows what is saved, larger. */
  promotes: boolean;
  random: () => number;
  /** What was written where, for tests that check it. */
  writings: Writing[];
}

export interface Writing {
  text: FittedText;
  /** Where it lies and where it was allowed to. */
  box: Box;
  room: Box;
  /** Against the worst twentieth of what is below it. */
  contrast: number;
}

export interface WriteOptions extends Omit<TextRoom, 'maxWidth' | 'maxHeight'> {
  room: Box;
  ink: Oklch;
  align?: 'left' | 'center' | 'right';
  stand?: 'top' | 'middle' | 'bottom';
}

/** Fits a text into its room and writes it; an ink that is not legible there gives way to one that is. */
export function write(stage: Stage, text: string, options: WriteOptions): Box {
  const { ctx } = stage;
  const { room, ink, align = 'left', stand = 'top', ...rest } = options;
  const fitted = fitText(ctx, text, { ...rest, maxWidth: room.width, maxHeight: room.height });
  // A paragraph begins at the right; a label keeps the corner it was given.
  const mirrored = fitted.rightToLeft && align === 'left' && rest.maxLines > 1;
  const side = mirrored ? 'right' : align;
  const spare = { x: room.width - fitted.width, y: room.height - fitted.height };
  const box = {
    x: room.x + (side === 'left' ? 0 : side === 'right' ? spare.x : spare.x / 2),
    y: room.y + (stand === 'top' ? 0 : stand === 'bottom' ? spare.y : spare.y / 2),
    width: fitted.width,
    height: fitted.height,
  };
  const { colour, contrast } = legibleInk(ctx, box, ink);
  ctx.fillStyle = css(colour);
  const x = side === 'left' ? room.x : side === 'right' ? room.x + room.width : room.x + room.width / 2;
  drawText(ctx, fitted, { x, y: box.y, align: side });
  stage.writings.push({ text: fitted, box, room, contrast });
  return box;
}

/** What a text in this ink would take. */
export function measure(stage: Stage, text: string, room: TextRoom): FittedText {
  return fitText(stage.ctx, text, room);
}

function legibleInk(ctx: SKRSContext2D, box: Box, ink: Oklch): { colour: Oklch; contrast: number } {
  const [darkest, lightest] = luminanceRange(ctx, box);
  const worst = (colour: Oklch) => {
    const luminance = luminanceOf(rgbOf(colour));
    return Math.min(contrastOfLuminances(luminance, darkest), contrastOfLuminances(luminance, lightest));
  };
  const contrast = worst(ink);
  if (contrast >= LEAST_CONTRAST) return { colour: ink, contrast };
  const [white, black] = [worst(WHITE), worst(BLACK)];
  const best = white > black ? { colour: WHITE, contrast: white } : { colour: BLACK, contrast: black };
  return best.contrast > contrast ? best : { colour: ink, contrast };
}

/** Of what is drawn in a box, without its most extreme twentieth at either end. */
export function luminanceRange(ctx: SKRSContext2D, box: Box): [darkest: number, lightest: number] {
  const seen = onCanvas(ctx, box);
  const [width, height] = [Math.max(1, Math.round(seen.width)), Math.max(1, Math.round(seen.height))];
  const { data } = ctx.getImageData(Math.round(seen.x), Math.round(seen.y), width, height);
  const luminances: number[] = [];
  const step = Math.max(1, Math.floor((width * height) / 1500)) * 4;
  for (let at = 0; at < data.length; at += step)
    luminances.push(luminanceOf([data[at]!, data[at + 1]!, data[at + 2]!]));
  luminances.sort((one, other) => one - other);
  const at = (part: number) => luminances[Math.floor(part * (luminances.length - 1))]!;
  return [at(0.05), at(0.95)];
}

/** A label put on askew is turned; `getImageData` knows nothing of that. */
function onCanvas(ctx: SKRSContext2D, { x, y, width, height }: Box): Box {
  const { a, b, c, d, e, f } = ctx.getTransform();
  if (b === 0 && c === 0) return { x: x * a + e, y: y * d + f, width: width * a, height: height * d };
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const inner = { width: width * 0.85, height: height * 0.6 };
  return {
    x: a * middleX + c * middleY + e - inner.width / 2,
    y: b * middleX + d * middleY + f - inner.height / 2,
    ...inner,
  };
}

export function fill(stage: Stage, colour: Oklch) {
  stage.ctx.fillStyle = css(colour);
  stage.ctx.fillRect(0, 0, stage.width, stage.height);
}

/** How bright the product is on the whole, 0 to 1. */
export function lightnessOf(photo: ProductPhoto): number {
  return photo.palette.reduce((sum, { colour, weight }) => sum + colour.l * weight, 0);
}
