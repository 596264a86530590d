import { createRequire } from 'node:module';
import type { Mat, Rect } from '@techstark/opencv-js';
import { type GroundModel, groundAt } from './ground.ts';
import type { Pixels } from './photo.ts';

/** What a pixel is taken for before GrabCut decides; the numbers are OpenCV's. */
const SURELY = { ground: 0, product: 1 } as const;
const PROBABLY = { ground: 2, product: 3 } as const;

/** Distances from the ground, in levels of 255, added to how rough the ground is itself. */
const NEAR = 7;
const NEAR_AT_EDGE = 25;
const FAR = 110;
const COLOURED = 40;
/** A shadow is darker than its ground, by no more than this, and has its hue. */
const DARKEST_SHADOW = 95;
const MOST_TINT = 9;
/** On a coloured ground a shadow is of less colour too; counted in parts of the ground's light. */
const SHADOW_ON_COLOUR = 0.12;
const COLOURED_GROUND = 30;
const ROUNDS = 4;
const EDGE = 3;

/** How far a pixel is from the ground that was fitted behind it. */
export interface Distances {
  /** Over all channels. */
  all: Float32Array;
  /** Of the hue alone. */
  tint: Float32Array;
  /** 1 where the hue is that of the ground in its shadow. */
  shaded: Uint8Array;
  /** How much darker; negative where it is brighter. */
  darker: Float32Array;
}

export function distancesFrom({ data, width, height }: Pixels, model: GroundModel): Distances {
  const count = width * height;
  const all = new Float32Array(count);
  const tint = new Float32Array(count);
  const shaded = new Uint8Array(count);
  const levels = model.map(([level]) => level!);
  const isColoured = Math.max(...levels) - Math.min(...levels) > COLOURED_GROUND;
  const darker = new Float32Array(count);
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row / height) * 2 - 1;
    for (let column = 0; column < width; column++, at++) {
      const x = (column / width) * 2 - 1;
      const ground = model.map((terms) => Math.max(1, groundAt(terms, x, y)));
      const red = data[at * 4]! - ground[0]!;
      const green = data[at * 4 + 1]! - ground[1]!;
      const blue = data[at * 4 + 2]! - ground[2]!;
      const parts = [red / ground[0]!, green / ground[1]!, blue / ground[2]!];
      const mean = (red + green + blue) / 3;
      all[at] = Math.hypot(red, green, blue);
      tint[at] = Math.hypot(red - mean, green - mean, blue - mean);
      const takesAlike = isColoured && Math.max(...parts) - Math.min(...parts) < SHADOW_ON_COLOUR;
      shaded[at] = mean < 0 && (tint[at]! < MOST_TINT || takesAlike) ? 1 : 0;
      darker[at] = -mean;
    }
  }
  return { all, tint, shaded, darker };
}

/**
 * 1 where the product is: GrabCut (Rother, Kolmogorov, Blake, 2004) seeded by the distance from the ground instead of by
 * a rectangle. What is like the ground is ground; what is darker and has its hue may be its shadow; what is far from it
 * is the product.
 */
export async function segment(pixels: Pixels, distances: Distances): Promise<Uint8Array> {
  const { data, width, height } = pixels;
  const seeded = seeds(pixels, distances);
  // GrabCut needs something of both.
  if (new Set(seeded.map((kind) => kind & 1)).size < 2) return new Uint8Array(seeded.length);
  await loadOpenCv();
  const source = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const [ground, product] = [new cv.Mat(), new cv.Mat()];
  try {
    for (let at = 0; at < width * height; at++)
      for (let channel = 0; channel < 3; channel++) source.data[at * 3 + channel] = data[at * 4 + channel]!;
    mask.data.set(seeded);
    const whole: Rect = new cv.Rect(0, 0, width, height);
    cv.setRNGSeed(1);
    cv.grabCut(source, mask, whole, ground, product, ROUNDS, cv.GC_INIT_WITH_MASK);
    return Uint8Array.from(mask.data, (kind) => kind & 1);
  } finally {
    for (const each of [source, mask, ground, product] as Mat[]) each.delete();
  }
}

function seeds({ width, height }: Pixels, { all, tint, shaded, darker }: Distances): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const fromEdge = Math.min(column, row, width - 1 - column, height - 1 - row);
      const isShadow = shaded[at] === 1 && darker[at]! < DARKEST_SHADOW;
      if (all[at]! < NEAR || (fromEdge < EDGE && all[at]! < NEAR_AT_EDGE)) mask[at] = SURELY.ground;
      else if (isShadow) mask[at] = PROBABLY.ground;
      else mask[at] = all[at]! > FAR || tint[at]! > COLOURED ? SURELY.product : PROBABLY.product;
    }
  }
  return mask;
}

type OpenCv = typeof import('@techstark/opencv-js');
const require = createRequire(import.meta.url);
let cv: OpenCv;
let loading: Promise<void> | undefined;

/** Some 150 MB in the process that draws, once. A thenable that resolves with itself: neither imported nor awaited. */
function loadOpenCv(): Promise<void> {
  loading ??= new Promise((resolve) => {
    cv = require('@techstark/opencv-js');
    if (cv.Mat) resolve();
    else (cv as { onRuntimeInitialized?: () => void }).onRuntimeInitialized = resolve;
  });
  return loading;
}
