import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { roundedPath } from './canvas-parts.ts';
import { WHITE } from './colours.ts';
import { contrastOfLuminances, css, luminanceOf, type Oklch, rgbOf } from './oklab.ts';
import type { Box } from './photo.ts';
import { luminanceRange } from './stage.ts';

/** A part of a logo that differs less from what is behind it is not seen. */
const LEAST_CONTRAST = 2.2;
/** A light mark beside dark letters may get lost a little, the letters may not. */
const LEAST_SEEN = 0.6;
const SAMPLE_SIDE = 64;
/** Of the height of plate and logo together, on each side. */
const PADDING = 0.16;
const DARK: Oklch = { l: 0.2, c: 0, h: 0 };

/**
 * Draws a logo as large as a box, of its own proportions, lets it. One without a ground of its own was made for light or
 * for dark: where it would not be seen it gets a plate, and both together fill the box.
 */
export function drawLogo(ctx: SKRSContext2D, logo: Image, box: Box) {
  drawLogoOn(ctx, logo, box, plateFor(opaqueLuminances(logo), luminanceRange(ctx, box)));
}

/** The plate that a logo needs on one colour; null where it needs none. */
export function plateOn(logo: Image, ground: Oklch): Oklch | null {
  const luminance = luminanceOf(rgbOf(ground));
  return plateFor(opaqueLuminances(logo), [luminance, luminance]);
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
    x: box.x + (box.width - inner.width) / 2 - padding * 1.4,
    y: box.y,
    width: inner.width + padding * 2.8,
    height: box.height,
  };
  roundedPath(ctx, plateBox, padding);
  ctx.fillStyle = css(plate);
  ctx.fill();
  ctx.drawImage(logo, box.x + (box.width - inner.width) / 2, box.y + padding, inner.width, inner.height);
}

/** Null where the logo is seen as it is, or has a ground of its own. */
function plateFor(logo: number[] | null, [darkest, lightest]: [number, number]): Oklch | null {
  if (!logo) return null;
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

/** Of a logo without a ground; null where every pixel is its own. */
function opaqueLuminances(logo: Image): number[] | null {
  const scale = SAMPLE_SIDE / Math.max(logo.width, logo.height);
  const [width, height] = [
    Math.max(1, Math.round(logo.width * scale)),
    Math.max(1, Math.round(logo.height * scale)),
  ];
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(logo, 0, 0, width, height);
  const { data } = ctx.getImageData(0, 0, width, height);
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 128) luminances.push(luminanceOf([data[at]!, data[at + 1]!, data[at + 2]!]));
  const isOpaque = luminances.length > width * height * 0.97;
  return isOpaque || luminances.length === 0 ? null : luminances;
}
