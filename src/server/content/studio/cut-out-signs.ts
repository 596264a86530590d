import { erode, type Mask, partsOf, touchesEdge, widen } from './pixel-masks.ts';
import type { Distances } from './segment.ts';

/** What tells a good cut-out from a bad one. */
export interface CutOutSigns {
  /** Of the photo that the product covers. */
  share: number;
  /** Of the photo's border that it touches. */
  onBorder: number;
  /** Its contour, in contours of a disc of the same size. */
  raggedness: number;
  /** What is unlike the ground and its shadow and was left out, in parts of the product. */
  eaten: number;
  /** Hard and faint lines that go on outside of it, in parts of its contour: of glass, of metal, or of a room. */
  lines: number;
  faintLines: number;
  /** Of it that is thinner than five pixels. */
  thin: number;
  pieces: number;
  /** The largest hole that looks more like a part of the product than like the ground, in parts of the product. */
  doubtfulHole: number;
}

const BETWEEN = { share: [0.03, 0.8] } as const;
/** Set on the catalogue's photos (scripts/cut-out-sheet.ts): what these let through was looked at. */
const MOST: Omit<CutOutSigns, 'share'> = {
  onBorder: 0.012,
  raggedness: 4.6,
  eaten: 0.06,
  lines: 0.4,
  faintLines: 1.5,
  thin: 0.25,
  pieces: 12,
  doubtfulHole: 0.05,
};

export function isGood(signs: CutOutSigns): boolean {
  const [least, most] = BETWEEN.share;
  if (signs.share < least || signs.share > most) return false;
  return (Object.keys(MOST) as (keyof typeof MOST)[]).every((name) => signs[name] <= MOST[name]);
}

/** So near the contour a line is the product's own, or its shadow's. */
const NEAR = 4;
const HARD_STEP = 14;
const FAINT = { beyond: 12, across: 3, least: 5, ofNoise: 2 };
const EATEN = { distance: 30, shadow: { darkest: 110, tint: 12 } };
const HOLE = { least: 0.01, distance: 14, step: 9 };

export function signsOf(mask: Mask, distances: Distances): CutOutSigns {
  const { width, height, values } = mask;
  const { all, tint, darker } = distances;
  const near = widen(values, mask, NEAR);
  const around = widen(values, mask, FAINT.beyond);
  const leastRidge = FAINT.least + FAINT.ofNoise * noiseOf(mask, darker);
  let [area, contour, onBorder, eaten, lines, faintLines] = [0, 0, 0, 0, 0, 0];
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const fromBorder = Math.min(row, column, height - 1 - row, width - 1 - column);
      if (values[at]) {
        area += 1;
        if (fromBorder === 0) onBorder += 1;
        else if (!values[at - 1] || !values[at + 1] || !values[at - width] || !values[at + width])
          contour += 1;
        continue;
      }
      if (near[at] || fromBorder === 0) continue;
      const { darkest, tint: mostTint } = EATEN.shadow;
      const isShadow = darker[at]! > 0 && darker[at]! < darkest && tint[at]! < mostTint;
      if (all[at]! > EATEN.distance && !isShadow) eaten += 1;
      if (stepAt(darker, at, width) > HARD_STEP) lines += 1;
      if (!around[at] && fromBorder > FAINT.across + 2 && ridgeAt(darker, at, width) > leastRidge)
        faintLines += 1;
    }
  }
  const thick = widen(erode(erode(values, mask), mask), mask, 3);
  let thin = 0;
  for (let at = 0; at < values.length; at++) if (values[at] && !thick[at]) thin += 1;
  const product = Math.max(1, area);
  return {
    share: area / values.length,
    onBorder: onBorder / (2 * (width + height)),
    raggedness: contour / (2 * Math.sqrt(Math.PI * product)),
    eaten: eaten / product,
    lines: lines / Math.max(1, contour),
    faintLines: faintLines / Math.max(1, contour),
    thin: thin / product,
    pieces: partsOf(mask, 1).length,
    doubtfulHole: doubtfulHole(mask, distances) / product,
  };
}

/** Inside a handle there is the ground; where a light or a mirror was taken for it there are steps. */
function doubtfulHole(mask: Mask, { all, darker }: Distances): number {
  let largest = 0;
  for (const hole of partsOf(mask, 0)) {
    if (hole.length < mask.values.length * HOLE.least * 0.1 || touchesEdge(hole, mask)) continue;
    let [distance, steps] = [0, 0];
    for (const at of hole) {
      distance += all[at]!;
      steps += Math.abs(darker[at]! - darker[at + 1]!) + Math.abs(darker[at]! - darker[at + mask.width]!);
    }
    if (distance / hole.length > HOLE.distance && steps / hole.length > HOLE.step)
      largest = Math.max(largest, hole.length);
  }
  return largest;
}

function stepAt(darker: Float32Array, at: number, width: number): number {
  return Math.max(Math.abs(darker[at]! - darker[at + 1]!), Math.abs(darker[at]! - darker[at + width]!));
}

/** A line against what lies on both of its sides; a shadow's edge has one side alone. */
function ridgeAt(darker: Float32Array, at: number, width: number): number {
  const mean = (middle: number) =>
    (darker[middle]! +
      darker[middle - 1]! +
      darker[middle + 1]! +
      darker[middle - width]! +
      darker[middle + width]!) /
    5;
  const { across } = FAINT;
  const here = 2 * mean(at);
  return Math.max(
    Math.abs(here - mean(at - across) - mean(at + across)),
    Math.abs(here - mean(at - across * width) - mean(at + across * width)),
  );
}

/** How much the ground itself goes up and down from pixel to pixel, near the top and the foot of the photo. */
function noiseOf({ width, height }: Mask, darker: Float32Array): number {
  const steps: number[] = [];
  for (const first of [6, height - 12])
    for (let at = first * width; at < (first + 6) * width; at++)
      steps.push(Math.abs(darker[at]! - darker[at + 1]!));
  return steps.sort((one, other) => one - other)[Math.floor(steps.length * 0.8)]!;
}
