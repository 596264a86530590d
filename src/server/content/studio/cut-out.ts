import { findByModel } from './cut-out-model.ts';
import { isGood, signsOf } from './cut-out-signs.ts';
import { type GroundModel, groundAt } from './ground.ts';
import { matte } from './matte.ts';
import type { Pixels } from './photo.ts';
import { type Mask, partsOf, touchesEdge } from './pixel-masks.ts';
import { type Distances, distancesFrom, segment } from './segment.ts';

/*
 * Takes a product off the plain ground it was photographed on: found at a small size, given soft edges at full size, and
 * judged. Its shadow stays behind; pictures draw one of their own.
 */
const DARKEST_GROUND = 120;
const SMALLEST_PART = 0.01;
/** Of the photo; what is smaller is a light on something shiny. */
const SMALLEST_HOLE = 0.0012;
const UNLIKE_GROUND = 40;
const MOST_LONGER = 1.3;
const SHADOW = { lightest: 3, darkest: 120, step: 7 };

/** `small` is the same photo, of some 480 pixels. Null when people could tell that something was cut out. */
export async function cutOut(pixels: Pixels, small: Pixels, model: GroundModel): Promise<Pixels | null> {
  if (model.reduce((sum, [level]) => sum + level!, 0) / 3 < DARKEST_GROUND) return null;
  const distances = distancesFrom(small, model);
  const { width, height } = small;
  const judged = (mask: Mask) => {
    fillHoles(mask, distances);
    return isGood(signsOf(mask, distances)) ? cut(pixels, model, matte(pixels, mask)) : null;
  };
  const found = await findByModel(pixels, small);
  // Where a model of the operator's does not convince the judge, GrabCut may.
  const byModel = found && judged(dropCrumbs({ values: found, width, height }));
  if (byModel) return byModel;
  const mask = dropCrumbs({ values: await segment(small, distances), width, height });
  dropShadows(mask, distances);
  return judged(mask);
}

/**
 * A soft shadow that was taken for the product is passed from outside: as dark as a shadow, of the ground's hue, and
 * without a step.
 */
function dropShadows(mask: Mask, { shaded, darker }: Distances) {
  const { width, height } = mask;
  const values = Uint8Array.from(mask.values);
  const queue: number[] = [];
  const enter = (at: number, from: number) => {
    const isShadow =
      values[at] === 1 &&
      shaded[at] === 1 &&
      darker[at]! > SHADOW.lightest &&
      darker[at]! < SHADOW.darkest &&
      Math.abs(darker[at]! - darker[from]!) < SHADOW.step;
    if (!isShadow) return;
    values[at] = 0;
    queue.push(at);
  };
  const spread = (at: number) => {
    const column = at % width;
    if (column > 0) enter(at - 1, at);
    if (column < width - 1) enter(at + 1, at);
    if (at >= width) enter(at - width, at);
    if (at < width * (height - 1)) enter(at + width, at);
  };
  for (let at = 0; at < values.length; at++) if (mask.values[at] === 0) spread(at);
  for (let next = 0; next < queue.length; next++) spread(queue[next]!);
  dropCrumbs({ values, width, height });
  // What grows ragged by it has lost no shadow, but parts of the ground's colour.
  if (contourOf(values, width) < contourOf(mask.values, width) * MOST_LONGER) mask.values = values;
}

function contourOf(values: Uint8Array, width: number): number {
  let contour = 0;
  for (let at = width; at < values.length - width; at++)
    if (values[at] && !(values[at - 1] && values[at + 1] && values[at - width] && values[at + width]))
      contour += 1;
  return contour;
}

function dropCrumbs(mask: Mask): Mask {
  const parts = partsOf(mask, 1);
  const largest = Math.max(0, ...parts.map((part) => part.length));
  for (const part of parts)
    if (part.length < largest * SMALLEST_PART) for (const at of part) mask.values[at] = 0;
  return mask;
}

function fillHoles(mask: Mask, { all }: Distances) {
  for (const hole of partsOf(mask, 0)) {
    if (touchesEdge(hole, mask)) continue;
    const unlike = hole.reduce((count, at) => count + (all[at]! > UNLIKE_GROUND ? 1 : 0), 0) / hole.length;
    const isPart = hole.length < mask.values.length * SMALLEST_HOLE || unlike > 0.5;
    if (isPart) for (const at of hole) mask.values[at] = 1;
  }
}

function cut({ width, height, data }: Pixels, model: GroundModel, cover: Float32Array): Pixels {
  const result = new Uint8ClampedArray(data.length);
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row / height) * 2 - 1;
    for (let column = 0; column < width; column++, at++) {
      const solid = cover[at]!;
      if (solid === 0) continue;
      result[at * 4 + 3] = solid * 255;
      const x = (column / width) * 2 - 1;
      for (let channel = 0; channel < 3; channel++) {
        const seen = data[at * 4 + channel]!;
        // At the rim the ground shines through; what it adds is taken away again.
        result[at * 4 + channel] =
          solid === 1 ? seen : (seen - (1 - solid) * groundAt(model[channel]!, x, y)) / solid;
      }
    }
  }
  return { data: result, width, height };
}
