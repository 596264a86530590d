import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { cutOut } from './cut-out.ts';
import { cutOutModelPath } from './cut-out-model.ts';
import { findGround, type Ground, type GroundModel } from './ground.ts';
import type { Oklch } from './oklab.ts';
import { findAccent, findPalette, type Swatch } from './palette.ts';
import { PhotoProblem } from './photo-problem.ts';
import { boxOfProduct } from './product-box.ts';

const MOST_BYTES = 25 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const LEAST_SIDE = 120;
/** Longest side kept: a full-bleed picture needs no more. */
const LONGEST_SIDE = 1400;
/** A cut-out is drawn smaller than that. */
const CUT_SIDE = 1080;
/** A product is found at that size, in a tenth of the time. */
const FOUND_SIDE = 480;
/** The lowest twentieth of what stands covers a fifth of its width. */
const FOOT = { rows: 0.05, share: 0.2 };
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ProductPhoto {
  /** A product without its ground, a product on a plain ground, or a product somewhere in the world. */
  kind: 'cut-out' | 'plain' | 'scene';
  /** As it was taken; of a cut-out, the product alone on transparent ground. */
  image: Canvas;
  width: number;
  height: number;
  /** Where the product itself is in `image`, without its shadow; of a scene, the part in which nearly all of its detail lies. */
  body: Box;
  /** Whether a cut-out rests on a broad foot: what lies or hangs was not standing on the ground that it was taken from. */
  stands: boolean;
  /** What to keep in view, in `image`. */
  focus: { x: number; y: number };
  /** Colour of a plain ground. */
  ground: Oklch | null;
  palette: Swatch[];
  /** The colour one would name the product by; null when that is black, white or grey. */
  accent: Oklch | null;
}

export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** An owner who tries looks and words has the same photo drawn again and again. Some 8 MB each. */
const readBefore = new LRUCache<string, Promise<ProductPhoto>>({ max: 6 });

/**
 * The same object for the same bytes, so it must not be changed.
 * @throws PhotoProblem when the bytes are no photo one could show.
 */
export function readPhoto(bytes: Buffer): Promise<ProductPhoto> {
  const key = `${createHash('sha256').update(bytes).digest('base64')} ${cutOutModelPath()}`;
  const known = readBefore.get(key);
  if (known) return known;
  const reading = readNew(bytes);
  readBefore.set(key, reading);
  reading.catch(() => readBefore.delete(key));
  return reading;
}

async function readNew(bytes: Buffer): Promise<ProductPhoto> {
  await checkPhoto(bytes);
  const pixels = await decode(bytes);
  const ground = findGround(pixels);
  if (ground?.kind === 'transparent') return cutOutOf(pixels);
  const cut = ground?.kind === 'plain' ? await takenOff(pixels, ground.model) : null;
  if (cut) return cutOutOf(cut);
  return wholeOf(pixels, ground);
}

const takenOff = async (pixels: Pixels, model: GroundModel) =>
  cutOut(await fitWithin(pixels, CUT_SIDE), await fitWithin(pixels, FOUND_SIDE), model);

/** Of the bytes, before any pixel is decoded. @throws PhotoProblem. */
export async function checkPhoto(bytes: Buffer) {
  if (bytes.length === 0) throw new PhotoProblem('missing');
  if (bytes.length > MOST_BYTES) throw new PhotoProblem('too-large');
  const opening = bytes.subarray(0, 1024).toString('utf8').trimStart().toLowerCase();
  if (/^\ufeff?\s*</.test(opening))
    throw new PhotoProblem(opening.includes('<svg') ? 'drawing' : 'not-a-photo');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PhotoProblem('not-a-photo', { cause });
    });
  if (!FORMATS.has(metadata.format)) throw new PhotoProblem('not-a-photo');
  const height = metadata.pageHeight ?? metadata.height;
  if (metadata.width * height > MOST_PIXELS) throw new PhotoProblem('too-many-pixels');
  if (Math.min(metadata.width, height) < LEAST_SIDE) throw new PhotoProblem('tiny');
}

/** Upright, in sRGB, eight bits, with alpha; of an animation the first frame. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new PhotoProblem('broken', { cause });
    });
  const clamped = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  return { data: clamped, width: info.width, height: info.height };
}

async function cutOutOf(pixels: Pixels): Promise<ProductPhoto> {
  const body = boxOfSolid(pixels, 150);
  if (!body) throw new PhotoProblem('broken');
  const palette = findPalette((await shrink(pixels)).data);
  return {
    kind: 'cut-out',
    ...imageOf(pixels),
    body,
    stands: isBroadAtFoot(pixels, body),
    focus: { x: body.x + body.width / 2, y: body.y + body.height / 2 },
    ground: null,
    palette,
    accent: findAccent(palette),
  };
}

async function wholeOf(pixels: Pixels, ground: Ground | null): Promise<ProductPhoto> {
  const palette = findPalette((await shrink(pixels)).data);
  const plain = ground?.kind === 'plain';
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const body = plain ? (boxOfProduct(pixels, ground.model) ?? whole) : await findBusyPart(pixels);
  return {
    kind: plain ? 'plain' : 'scene',
    ...imageOf(pixels),
    body,
    stands: false,
    focus: plain ? { x: body.x + body.width / 2, y: body.y + body.height / 2 } : await findFocus(pixels),
    ground: plain ? ground.colour : null,
    palette,
    accent: findAccent(palette),
  };
}

function imageOf({ data, width, height }: Pixels) {
  const image = createCanvas(width, height);
  const ctx = image.getContext('2d');
  const pixels = ctx.createImageData(width, height);
  pixels.data.set(data);
  ctx.putImageData(pixels, 0, 0);
  return { image, width, height };
}

function boxOfSolid({ data, width, height }: Pixels, alpha: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < alpha) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** In the lowest rows. */
function isBroadAtFoot({ data, width }: Pixels, body: Box): boolean {
  const rows = Math.max(1, Math.round(body.height * FOOT.rows));
  const columns = new Set<number>();
  for (let row = body.y + body.height - rows; row < body.y + body.height; row++)
    for (let column = body.x; column < body.x + body.width; column++)
      if (data[(row * width + column) * 4 + 3]! > 150) columns.add(column);
  return columns.size > body.width * FOOT.share;
}

async function fitWithin(pixels: Pixels, side: number): Promise<Pixels> {
  if (Math.max(pixels.width, pixels.height) <= side) return pixels;
  const { data, info } = await sharpOf(pixels)
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const clamped = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  return { data: clamped, width: info.width, height: info.height };
}

async function shrink(pixels: Pixels): Promise<Pixels> {
  const { data, info } = await sharpOf(pixels)
    .resize(80, 80, { fit: 'inside', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** The part of a photo that somebody chose, in parts of its sides from 0 to 1. */
export function partOfPhoto(
  photo: ProductPhoto,
  part: { x: number; y: number; width: number; height: number },
): ProductPhoto {
  const x = Math.min(Math.floor(part.x * photo.width), photo.width - 1);
  const y = Math.min(Math.floor(part.y * photo.height), photo.height - 1);
  const width = Math.max(1, Math.min(Math.round(part.width * photo.width), photo.width - x));
  const height = Math.max(1, Math.min(Math.round(part.height * photo.height), photo.height - y));
  const image = createCanvas(width, height);
  image.getContext('2d').drawImage(photo.image, x, y, width, height, 0, 0, width, height);
  const left = Math.max(0, photo.body.x - x);
  const top = Math.max(0, photo.body.y - y);
  const right = Math.min(width, photo.body.x + photo.body.width - x);
  const bottom = Math.min(height, photo.body.y + photo.body.height - y);
  const isInside = right > left && bottom > top;
  const body = isInside
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width, height };
  const keepsFoot = photo.body.y + photo.body.height <= y + height;
  const focus = { x: body.x + body.width / 2, y: body.y + body.height / 2 };
  return { ...photo, image, width, height, body, focus, stands: photo.stands && keepsFoot };
}

/** Of the sum of all differences between neighbours, what may lie outside at each side. */
const DETAIL_OUTSIDE = 0.03;
const BUSY_SIDE = 96;

/** Where a photo's detail lies: a picture that shows this part whole cuts nothing that one would look at. */
async function findBusyPart(pixels: Pixels): Promise<Box> {
  const { data, info } = await sharpOf(pixels)
    .resize(BUSY_SIDE, BUSY_SIDE, { fit: 'fill' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (column: number, row: number) => data[(row * BUSY_SIDE + column) * info.channels]!;
  const columns = new Float64Array(BUSY_SIDE);
  const rows = new Float64Array(BUSY_SIDE);
  for (let row = 1; row < BUSY_SIDE; row++)
    for (let column = 1; column < BUSY_SIDE; column++) {
      const here = at(column, row);
      const step = Math.abs(here - at(column - 1, row)) + Math.abs(here - at(column, row - 1));
      // Grain and soft light are no detail.
      if (step < 14) continue;
      columns[column]! += step;
      rows[row]! += step;
    }
  const [left, right] = middleOf(columns);
  const [top, bottom] = middleOf(rows);
  const [wide, high] = [pixels.width / BUSY_SIDE, pixels.height / BUSY_SIDE];
  return { x: left * wide, y: top * high, width: (right - left) * wide, height: (bottom - top) * high };
}

function middleOf(line: Float64Array): [start: number, end: number] {
  const total = line.reduce((sum, value) => sum + value, 0);
  if (total === 0) return [0, line.length];
  const after = (share: number) => {
    let sum = 0;
    return line.findIndex((value) => {
      sum += value;
      return sum >= total * share;
    });
  };
  return [after(DETAIL_OUTSIDE), after(1 - DETAIL_OUTSIDE) + 1];
}

/** Where libvips sees skin, saturation and edges gather. */
async function findFocus(pixels: Pixels): Promise<{ x: number; y: number }> {
  const small = 200 / Math.max(pixels.width, pixels.height);
  const [width, height] = [Math.round(pixels.width * small), Math.round(pixels.height * small)];
  const side = Math.round(Math.min(width, height) * 0.7);
  const thumbnail = await sharpOf(pixels)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .png()
    .toBuffer();
  const { info } = await sharp(thumbnail)
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const scale = side / Math.min(width, height);
  const x = (info.attentionX ?? width / 2) / small;
  const y = (info.attentionY ?? height / 2) / small;
  // Half way to the middle: what draws the eye is a hint, and products are photographed near the middle.
  return scale > 0
    ? { x: (x + pixels.width / 2) / 2, y: (y + pixels.height / 2) / 2 }
    : { x: pixels.width / 2, y: pixels.height / 2 };
}

function sharpOf({ data, width, height }: Pixels) {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.length), {
    raw: { width, height, channels: 4 },
  });
}
