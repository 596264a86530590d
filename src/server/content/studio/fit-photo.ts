import sharp, { type Sharp } from 'sharp';
import type { Crop, PlainPicture } from '#shared/content/own-pictures.ts';
import { checkPhoto } from './photo.ts';
import { PhotoProblem } from './photo-problem.ts';

/** A photo that is shown as it is, at the size of a network. */
export interface FitRequest extends PlainPicture {
  work: 'fit';
  photo: Buffer;
  width: number;
  height: number;
}

/** A file that somebody sent, to be saved: upright, and without what it says of places and cameras. */
export interface CleanRequest {
  work: 'clean';
  photo: Buffer;
}

export interface FittedPhoto {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

const MOST_PIXELS = 50_000_000;
/** The widest picture that is posted takes 1600; a part of a photo may be enlarged a little. */
const LONGEST_SIDE = 2400;
/** What has no ground is only drawn with, at that size at most (photo.ts). */
const LONGEST_SIDE_CUT_OUT = 1600;
const QUALITY = 90;
/** What an owner uploads; a product's photo may also come in older formats. */
const UPLOADED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Steps of 255; an edge that varies less is one colour. */
const LEAST_VARIED = 7;

/** @throws PhotoProblem when the bytes are no photo one could show. */
export async function cleanPhoto({ photo }: CleanRequest): Promise<FittedPhoto> {
  await checkPhoto(photo);
  const { format } = await sharp(photo, { limitInputPixels: false }).metadata();
  if (!UPLOADED_FORMATS.has(format)) throw new PhotoProblem('not-a-photo');
  const upright = open(photo).autoOrient().toColourspace('srgb');
  const isOpaque = await readable(upright.clone().stats()).then((stats) => stats.isOpaque);
  const side = isOpaque ? LONGEST_SIDE : LONGEST_SIDE_CUT_OUT;
  const resized = upright.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const encoded = isOpaque
    ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY })
    : resized.png();
  const { data, info } = await readable(encoded.toBuffer({ resolveWithObject: true }));
  const { width, height } = info;
  return { bytes: data, mimeType: isOpaque ? 'image/jpeg' : 'image/png', width, height };
}

/** @throws PhotoProblem when the bytes are no photo one could show. */
export async function fitPhoto({ photo, width, height, fit, crop }: FitRequest): Promise<FittedPhoto> {
  await checkPhoto(photo);
  const upright = await readable(
    open(photo)
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const size = { width, height };
  const fitted = fit === 'crop' ? await croppedTo(upright, size, crop) : await paddedTo(upright, size);
  const bytes = await fitted.jpeg({ quality: QUALITY }).toBuffer();
  return { bytes, mimeType: 'image/jpeg', ...size };
}

interface Size {
  width: number;
  height: number;
}

async function croppedTo(upright: Buffer, size: Size, crop: Crop): Promise<Sharp> {
  const { width, height } = await sharp(upright).metadata();
  const part = crop ? partOf(crop, { width, height }) : { left: 0, top: 0, width, height };
  return sharp(upright).extract(part).resize(size.width, size.height, { fit: 'cover', position: 'centre' });
}

/** In whole pixels, at least one, and within the photo. */
function partOf(crop: NonNullable<Crop>, { width, height }: Size) {
  const left = Math.min(Math.floor(crop.x * width), width - 1);
  const top = Math.min(Math.floor(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round(crop.width * width), 1), width - left),
    height: Math.min(Math.max(Math.round(crop.height * height), 1), height - top),
  };
}

/** All of the photo, on its own edge where that is one colour, else on a blur of itself. */
async function paddedTo(upright: Buffer, { width, height }: Size): Promise<Sharp> {
  const whole = await sharp(upright).resize(width, height, { fit: 'inside' }).png().toBuffer();
  const colour = await edgeColour(upright);
  const ground = colour
    ? sharp({ create: { width, height, channels: 3, background: colour } })
    : sharp(await blurOf(upright, { width, height }));
  return sharp(
    await ground
      .composite([{ input: whole, gravity: 'centre' }])
      .png()
      .toBuffer(),
  );
}

async function blurOf(upright: Buffer, { width, height }: Size): Promise<Buffer> {
  const small = await sharp(upright)
    .resize(Math.round(width / 8), Math.round(height / 8), { fit: 'cover' })
    .blur(7)
    .modulate({ brightness: 0.86 })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
}

async function edgeColour(upright: Buffer) {
  const side = 24;
  const pixels = await sharp(upright).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const edge = Array.from({ length: side * side }, (_, place) => place).filter((place) => {
    const [column, row] = [place % side, Math.floor(place / side)];
    return row === 0 || row === side - 1 || column === 0 || column === side - 1;
  });
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const values = edge.map((place) => pixels[place * 3 + channel]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const varied = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, varied: Math.sqrt(varied) };
  }) as [Channel, Channel, Channel];
  if (Math.max(r.varied, g.varied, b.varied) > LEAST_VARIED) return null;
  return { r: r.mean, g: g.mean, b: b.mean };
}

interface Channel {
  mean: number;
  varied: number;
}

const open = (photo: Buffer) => sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });

const readable = <Result>(reading: Promise<Result>) =>
  reading.catch((cause: unknown) => {
    throw new PhotoProblem('broken', { cause });
  });
