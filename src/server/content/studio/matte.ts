import type { Pixels } from './photo.ts';
import type { Mask } from './pixel-masks.ts';

/*
 * From a small mask to soft edges at full size: the guided filter (He, Sun, Tang, 2010) on the photo's brightness, whose
 * edges the result follows.
 */
const RADIUS = 0.008;
const SMOOTHNESS = 1e-4;
/** What the filter leaves half open on either side is closed. */
const CLOSED = { below: 0.18, above: 0.86 };

/** How solid each pixel is, 0 to 1. */
export function matte(pixels: Pixels, small: Mask): Float32Array {
  const { data, width, height } = pixels;
  const guide = new Float32Array(width * height);
  for (let at = 0; at < guide.length; at++)
    guide[at] = (data[at * 4]! * 0.299 + data[at * 4 + 1]! * 0.587 + data[at * 4 + 2]! * 0.114) / 255;
  const wanted = enlarge(small, width, height);
  const radius = Math.max(2, Math.round(Math.max(width, height) * RADIUS));
  const mean = (values: Float32Array) => boxMean(values, width, height, radius);
  const product = (one: Float32Array, other: Float32Array) => one.map((value, at) => value * other[at]!);

  const meanGuide = mean(guide);
  const meanWanted = mean(wanted);
  const both = mean(product(guide, wanted));
  const square = mean(product(guide, guide));
  const slope = both.map((value, at) => {
    const variance = square[at]! - meanGuide[at]! ** 2;
    return (value - meanGuide[at]! * meanWanted[at]!) / (variance + SMOOTHNESS);
  });
  const offset = meanWanted.map((value, at) => value - slope[at]! * meanGuide[at]!);
  const [slopes, offsets] = [mean(slope), mean(offset)];
  return guide.map((value, at) => {
    const solid = slopes[at]! * value + offsets[at]!;
    return Math.min(1, Math.max(0, (solid - CLOSED.below) / (CLOSED.above - CLOSED.below)));
  });
}

/** Linear in between. */
function enlarge({ values, width, height }: Mask, toWidth: number, toHeight: number): Float32Array {
  const large = new Float32Array(toWidth * toHeight);
  for (let row = 0, at = 0; row < toHeight; row++) {
    const y = Math.min(height - 1, Math.max(0, ((row + 0.5) / toHeight) * height - 0.5));
    const top = Math.floor(y);
    const bottom = Math.min(height - 1, top + 1);
    for (let column = 0; column < toWidth; column++, at++) {
      const x = Math.min(width - 1, Math.max(0, ((column + 0.5) / toWidth) * width - 0.5));
      const left = Math.floor(x);
      const right = Math.min(width - 1, left + 1);
      const above = values[top * width + left]! * (1 - x + left) + values[top * width + right]! * (x - left);
      const below =
        values[bottom * width + left]! * (1 - x + left) + values[bottom * width + right]! * (x - left);
      large[at] = above * (1 - y + top) + below * (y - top);
    }
  }
  return large;
}

/** The mean around each pixel, in time that does not grow with the radius. */
function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    let sum = 0;
    for (let column = 0; column < Math.min(radius, width); column++) sum += values[start + column]!;
    for (let column = 0; column < width; column++) {
      if (column + radius < width) sum += values[start + column + radius]!;
      if (column - radius - 1 >= 0) sum -= values[start + column - radius - 1]!;
      const count = Math.min(width - 1, column + radius) - Math.max(0, column - radius) + 1;
      across[start + column] = sum / count;
    }
  }
  const result = new Float32Array(values.length);
  const sums = new Float64Array(width);
  for (let row = 0; row < Math.min(radius, height); row++)
    for (let column = 0; column < width; column++) sums[column]! += across[row * width + column]!;
  for (let row = 0; row < height; row++) {
    const count = Math.min(height - 1, row + radius) - Math.max(0, row - radius) + 1;
    for (let column = 0; column < width; column++) {
      if (row + radius < height) sums[column]! += across[(row + radius) * width + column]!;
      if (row - radius - 1 >= 0) sums[column]! -= across[(row - radius - 1) * width + column]!;
      result[row * width + column] = sums[column]! / count;
    }
  }
  return result;
}
