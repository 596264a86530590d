import { type GroundModel, groundAt } from './ground.ts';
import type { Pixels } from './photo.ts';
import { collectPart, widen } from './pixel-masks.ts';

/*
 * Takes a product off the plain ground it was photographed on. From the edge inwards everything belongs to the ground
 * that has its colour, or is a soft shadow on it: darker, of the same hue, without an edge in between. Shadows stay,
 * as black of the right transparency, so that the product stands on its new ground as it stood on the old one.
 */
/** A shade of 200 is as bright as the ground; what is brighter than it is no ground, and what is much darker no shadow. */
const LEVEL = 200;
const DARKEST_SHADOW = 0.5 * LEVEL;
const BRIGHTEST_GROUND = 1.05 * LEVEL;
const BRIGHT_EDGE = 0.85 * LEVEL;
const STEEPEST_STEP = 6;
const PASSAGE = 2;
const RIM = 7;
const RIM_SHADE = 0.7 * LEVEL;
/** How far a ground pixel may be from the ground's hue, in parts of its brightness; more where no product is alike. */
const MOST_TINT = { onGrey: 0.07, onColour: 0.16 };
const LEAST_LIGHTNESS = 120;
const NOISE = 0.035;
/** Parts of the product smaller than this part of its largest one are crumbs of the ground. */
const SMALLEST_PART = 0.012;
/** More than that is glass or metal that shows the ground and was eaten by the flood. */
const MOST_CRUMBS = 0.008;
/**
 * Ground seen through the product, such as inside a handle: as bright as the ground, and this large at least. Looked for
 * only where little of a product can look like it: on white and on strong colours, never on grey.
 */
const HOLE = {
  share: 0.0006,
  onWhite: [0.978, 1.022],
  onColour: [0.5, 1.05],
  lightest: 236,
  vivid: 45,
} as const;

/** Null when what remains would not be the product: nothing, everything, or something cut by the photo's edge. */
export function knockOut(pixels: Pixels, model: GroundModel): Pixels | null {
  if (model.some(([level]) => level! < 40) || meanLevel(model) < LEAST_LIGHTNESS) return null;
  const shades = shadesOf(pixels, model);
  const product = findProduct(pixels, shades);
  if (isUnlikeProducts(model)) openHoles(pixels, { shades, product, model });
  const crumbs = dropCrumbs(pixels, product);
  if (crumbs > MOST_CRUMBS && !isColourful(model)) return null;
  return isWholeProduct(product, pixels) ? cut(pixels, model, shades, product) : null;
}

/** Brightness as a part of the ground's; 0 where the hue is another one. */
function shadesOf({ data, width, height }: Pixels, model: GroundModel): Uint8ClampedArray {
  const shades = new Uint8ClampedArray(width * height);
  const mostTint = isColourful(model) ? MOST_TINT.onColour : MOST_TINT.onGrey;
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row / height) * 2 - 1;
    for (let column = 0; column < width; column++, at++) {
      const x = (column / width) * 2 - 1;
      const red = data[at * 4]! / groundAt(model[0], x, y);
      const green = data[at * 4 + 1]! / groundAt(model[1], x, y);
      const blue = data[at * 4 + 2]! / groundAt(model[2], x, y);
      const tint = Math.max(red, green, blue) - Math.min(red, green, blue);
      if (tint <= mostTint) shades[at] = ((red + green + blue) / 3) * LEVEL;
    }
  }
  return shades;
}

/**
 * 1 where the product is, 0 where the flood from the edge came. It passes only where it is a few pixels wide, since a
 * pale product's outline always has a gap somewhere.
 */
function findProduct(size: Pixels, shades: Uint8ClampedArray): Uint8Array {
  const { width, height } = size;
  const walls = findWalls(size, shades);
  const narrow = widen(walls, size, PASSAGE);
  const flooded = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const enter = (at: number) => {
    if (flooded[at] || narrow[at]) return;
    flooded[at] = 1;
    queue[end++] = at;
  };
  for (let column = 0; column < width; column++) {
    for (const at of [column, (height - 1) * width + column]) if (shades[at]! > BRIGHT_EDGE) enter(at);
  }
  for (let row = 0; row < height; row++) {
    for (const at of [row * width, row * width + width - 1]) if (shades[at]! > BRIGHT_EDGE) enter(at);
  }
  for (let next = 0; next < end; next++) {
    const at = queue[next]!;
    const column = at % width;
    if (column + 1 < width) enter(at + 1);
    if (column > 0) enter(at - 1);
    if (at >= width) enter(at - width);
    if (at + width < flooded.length) enter(at + width);
  }
  // Back to the walls themselves.
  const reached = widen(flooded, size, PASSAGE);
  const product = new Uint8Array(width * height);
  for (let at = 0; at < product.length; at++) product[at] = reached[at] && !walls[at] ? 0 : 1;
  peel(product, size, shades);
  return product;
}

/** Takes off the rim of noisy ground that JPEG leaves around every edge. */
function peel(product: Uint8Array, { width }: Pixels, shades: Uint8ClampedArray) {
  let rim: number[] = [];
  for (let at = 0; at < product.length; at++) {
    const atProduct = product[at + 1] || product[at - 1] || product[at + width] || product[at - width];
    if (!product[at] && atProduct) rim.push(at);
  }
  for (let depth = 0; depth < RIM; depth++) {
    const next: number[] = [];
    for (const at of rim) {
      for (const neighbour of [at + 1, at - 1, at + width, at - width]) {
        if (!product[neighbour] || shades[neighbour]! < RIM_SHADE || shades[neighbour]! > BRIGHTEST_GROUND)
          continue;
        product[neighbour] = 0;
        next.push(neighbour);
      }
    }
    rim = next;
  }
}

/** 1 where the brightness steps, or is none that the ground could have. */
function findWalls({ width, height }: Pixels, shades: Uint8ClampedArray): Uint8Array {
  const walls = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const shade = shades[at]!;
      const across = column + 1 < width ? Math.abs(shade - shades[at + 1]!) : 0;
      const down = row + 1 < height ? Math.abs(shade - shades[at + width]!) : 0;
      const unlike = shade < DARKEST_SHADOW || shade > BRIGHTEST_GROUND;
      if (unlike || across > STEEPEST_STEP || down > STEEPEST_STEP) walls[at] = 1;
    }
  }
  return walls;
}

function isUnlikeProducts(model: GroundModel): boolean {
  return Math.min(...model.map(([level]) => level!)) > HOLE.lightest || isColourful(model);
}

function isColourful(model: GroundModel): boolean {
  const levels = model.map(([level]) => level!);
  return Math.max(...levels) - Math.min(...levels) > HOLE.vivid;
}

function openHoles(
  { width, height }: Pixels,
  { shades, product, model }: { shades: Uint8ClampedArray; product: Uint8Array; model: GroundModel },
) {
  const seen = new Uint8Array(product.length);
  const [darkest, brightest] = isColourful(model) ? HOLE.onColour : HOLE.onWhite;
  const isGround = (at: number) =>
    product[at] === 1 && shades[at]! >= darkest * LEVEL && shades[at]! <= brightest * LEVEL;
  for (let at = 0; at < product.length; at++) {
    if (seen[at] || !isGround(at)) continue;
    const part = collectPart(at, { width, height }, seen, isGround);
    if (part.length >= product.length * HOLE.share) for (const inside of part) product[inside] = 0;
  }
}

/** Gives back how much that was, as a part of the largest piece of the product. */
function dropCrumbs({ width, height }: Pixels, product: Uint8Array): number {
  const seen = new Uint8Array(product.length);
  const parts: Int32Array[] = [];
  for (let at = 0; at < product.length; at++) {
    if (product[at] && !seen[at])
      parts.push(collectPart(at, { width, height }, seen, (neighbour) => product[neighbour] === 1));
  }
  const largest = Math.max(0, ...parts.map((part) => part.length));
  let dropped = 0;
  for (const part of parts) {
    if (part.length >= largest * SMALLEST_PART) continue;
    dropped += part.length;
    for (const at of part) product[at] = 0;
  }
  return dropped / Math.max(1, largest);
}

function isWholeProduct(product: Uint8Array, { width, height }: Pixels): boolean {
  let kept = 0;
  for (let at = 0; at < product.length; at++) kept += product[at]!;
  const share = kept / product.length;
  let onEdge = 0;
  for (let column = 0; column < width; column++)
    onEdge += product[column]! + product[(height - 1) * width + column]!;
  for (let row = 0; row < height; row++) onEdge += product[row * width]! + product[row * width + width - 1]!;
  return share > 0.03 && share < 0.8 && onEdge / (2 * (width + height)) < 0.02;
}

function cut(pixels: Pixels, model: GroundModel, shades: Uint8ClampedArray, product: Uint8Array): Pixels {
  const { width, height, data } = pixels;
  const cover = soften(product, width, height);
  const result = new Uint8ClampedArray(data.length);
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row / height) * 2 - 1;
    for (let column = 0; column < width; column++, at++) {
      const solid = cover[at]!;
      if (solid === 0) {
        const dark = 1 - shades[at]! / LEVEL;
        if (dark > NOISE) result[at * 4 + 3] = (dark - NOISE) * 255 * 0.9;
        continue;
      }
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

/** Edges of two pixels, drawn in by about one, so that no rim of the old ground is left. */
function soften(product: Uint8Array, width: number, height: number): Float32Array {
  const across = new Float32Array(product.length);
  const cover = new Float32Array(product.length);
  for (let at = 1; at < product.length - 1; at++)
    across[at] = (product[at - 1]! + product[at]! + product[at + 1]!) / 3;
  for (let at = width; at < width * (height - 1); at++) {
    const mean = (across[at - width]! + across[at]! + across[at + width]!) / 3;
    cover[at] = Math.min(1, Math.max(0, (mean - 0.45) * 2));
  }
  return cover;
}

function meanLevel(model: GroundModel): number {
  return (model[0][0]! + model[1][0]! + model[2][0]!) / 3;
}
