import { seededChance } from '#shared/core/chance.ts';
import { type Oklch, oklabOf } from './oklab.ts';

export interface Swatch {
  colour: Oklch;
  /** Its part of the picture, 0 to 1. */
  weight: number;
}

const ROUNDS = 8;
/** Below this a colour is a grey to the eye. */
export const GREY_CHROMA = 0.035;

/** The main colours of a picture, heaviest first; transparent pixels do not count. */
export function findPalette(rgba: Uint8Array | Uint8ClampedArray, count = 6): Swatch[] {
  const points = opaquePoints(rgba);
  if (points.length === 0) return [];
  let centres = spreadCentres(points, count);
  let sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0]);
    sizes = centres.map(() => 0);
    for (const point of points) {
      const nearest = nearestOf(point, centres);
      sizes[nearest]! += 1;
      for (let axis = 0; axis < 3; axis++) sums[nearest]![axis]! += point[axis]!;
    }
    centres = centres.map((centre, index) =>
      sizes[index] ? (sums[index]!.map((sum) => sum / sizes[index]!) as Point) : centre,
    );
  }
  return centres
    .map((centre, index) => ({ colour: polarOf(centre), weight: sizes[index]! / points.length }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** The colour one would name the product by; null when it is black, white or grey. */
export function findAccent(swatches: Swatch[]): Oklch | null {
  const strength = ({ colour, weight }: Swatch) => colour.c * Math.sqrt(weight);
  const [best] = swatches
    .filter(({ colour, weight }) => weight > 0.012 && colour.l > 0.12 && colour.l < 0.97)
    .sort((one, other) => strength(other) - strength(one));
  return best && best.colour.c >= GREY_CHROMA && strength(best) > 0.012 ? best.colour : null;
}

type Point = [number, number, number];

function opaquePoints(rgba: Uint8Array | Uint8ClampedArray): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! > 128) points.push(oklabOf([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]));
  }
  return points;
}

/** k-means++: each next centre is likely to be far from those before, so small vivid parts are found too. */
function spreadCentres(points: Point[], count: number): Point[] {
  const random = seededChance(points.length);
  const centres = [points[Math.floor(random() * points.length)]!];
  const distances = points.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < count) {
    let total = 0;
    for (let index = 0; index < points.length; index++) {
      distances[index] = Math.min(distances[index]!, distanceOf(points[index]!, centres.at(-1)!));
      total += distances[index]!;
    }
    let left = random() * total;
    const next = distances.findIndex((distance) => {
      left -= distance;
      return left <= 0;
    });
    centres.push(points[Math.max(0, next)]!);
  }
  return centres;
}

function nearestOf(point: Point, centres: Point[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index++) {
    const distance = distanceOf(point, centres[index]!);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}

function distanceOf(one: Point, other: Point): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

function polarOf([l, a, b]: Point): Oklch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}
