import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { roundedPath } from './canvas-parts.ts';
import { WHITE } from './colours.ts';
import { contrastOfLuminances, css, luminanceOf, type Oklch, oklchOf, rgbOf } from './oklab.ts';
import type { Box } from './photo.ts';
import { luminanceRange } from './stage.ts';

/** A part of a logo that differs less from what is behind it is not seen. */
const LEAST_CONTRAST = 2.2;
/** A light mark beside dark letters may get lost a little, the letters may not. */
const LEAST_SEEN = 0.6;
const SAMPLE_SIDE = 64;
/** Of the height of plate and logo together, on each side. */
const PADDING = 0.14;
/** A logo that covers so much of its box is a badge. */
const BADGE = 0.7;
/** How far the parts of a logo of one ink may differ in lightness, and how much colour they may have. */
const ONE_INK = { lightness: 0.14, chroma: 0.05 };
const DARK: Oklch = { l: 0.2, c: 0, h: 0 };

/**
 * Draws a logo as large as a box, of its own proportions, lets it. One without a ground of its own was made for light or
 * for dark: where it would not be seen, a logo of one ink is drawn in black or white, as printers do, and one of colours
 * gets a plate that fills the box together with it.
 */
export function drawLogo(
  ctx: SKRSContext2D,
  logo: Image,
  box: Box,
  align: 'left' | 'center' | 'right' = 'center',
) {
  const parts = opaqueParts(logo);
  const range = luminanceRange(ctx, box);
  const plate = plateFor(parts, range);
  if (!plate || !parts) return drawLogoOn(ctx, logo, box, null);
  const ink = isOfOneInk(parts) ? [WHITE, DARK].find((colour) => isSeen(colour, range)) : null;
  if (ink) return ctx.drawImage(inked(logo, ink), box.x, box.y, box.width, box.height);
  const spare = (box.width - plateWidth(box)) / 2;
  const x = box.x + (align === 'left' ? -spare : align === 'right' ? spare : 0);
  drawLogoOn(ctx, logo, { ...box, x }, plate);
}

const isSeen = (colour: Oklch, range: [number, number]) =>
  range.every((ground) => contrastOfLuminances(luminanceOf(rgbOf(colour)), ground) >= LEAST_CONTRAST);

function isOfOneInk(parts: Oklch[]): boolean {
  const lightness = parts.map(({ l }) => l).sort((one, other) => one - other);
  const at = (share: number) => lightness[Math.floor(share * (lightness.length - 1))]!;
  const coloured = parts.filter(({ c }) => c > ONE_INK.chroma).length / parts.length;
  return at(0.9) - at(0.1) < ONE_INK.lightness && coloured < 0.1;
}

function inked(logo: Image, ink: Oklch): Canvas {
  const canvas = createCanvas(logo.width, logo.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(logo, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = css(ink);
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Of a plate that fills a box of its logo's proportions. */
const plateWidth = ({ width, height }: Box) => width * (1 - PADDING * 2) + height * PADDING * 2.8;

/** The plate that a logo needs on one colour; null where it needs none. */
export function plateOn(logo: Image, ground: Oklch): Oklch | null {
  const luminance = luminanceOf(rgbOf(ground));
  return plateFor(opaqueParts(logo), [luminance, luminance]);
}

/** Draws a logo, and its plate where it has one; both together fill the box. */
export function drawLogoOn(ctx: SKRSContext2D, logo: Image, box: Box, plate: Oklch | null) {
  if (!plate) {
    ctx.drawImage(logo, box.x, box.y, box.width, box.height);
    return;
  }
  const padding = box.height * PADDING;
  const scale = (box.height - padding * 2) / box.height;
  const inner = { width: box.width * scale, height: box.height * scale };
  const plateBox = {
    x: box.x + (box.width - plateWidth(box)) / 2,
    y: box.y,
    width: plateWidth(box),
    height: box.height,
  };
  roundedPath(ctx, plateBox, padding);
  ctx.fillStyle = css(plate);
  ctx.fill();
  ctx.drawImage(logo, box.x + (box.width - inner.width) / 2, box.y + padding, inner.width, inner.height);
}

/** Null where the logo is seen as it is, or has a ground of its own. */
function plateFor(parts: Oklch[] | null, [darkest, lightest]: [number, number]): Oklch | null {
  if (!parts) return null;
  const logo = parts.map((part) => luminanceOf(rgbOf(part)));
  const seenOn = (grounds: number[]) => {
    const seen = logo.filter((part) =>
      grounds.every((ground) => contrastOfLuminances(part, ground) >= LEAST_CONTRAST),
    );
    return seen.length / logo.length;
  };
  if (seenOn([darkest, lightest]) >= LEAST_SEEN) return null;
  const [white, dark] = [WHITE, DARK].map((colour) => seenOn([luminanceOf(rgbOf(colour))])) as [
    number,
    number,
  ];
  return white >= dark ? WHITE : DARK;
}

/** The pixels of a logo without a ground; null where it has one: as a plate, or as a badge with something on it. */
function opaqueParts(logo: Image): Oklch[] | null {
  const scale = SAMPLE_SIDE / Math.max(logo.width, logo.height);
  const [width, height] = [
    Math.max(1, Math.round(logo.width * scale)),
    Math.max(1, Math.round(logo.height * scale)),
  ];
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(logo, 0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  const parts: Oklch[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 128) parts.push(oklchOf([data[at]!, data[at + 1]!, data[at + 2]!]));
  const share = parts.length / (width * height);
  const hasGround = share > 0.97 || (share > BADGE && !isOfOneInk(parts));
  return hasGround || parts.length === 0 ? null : parts;
}
