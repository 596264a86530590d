import sharp from 'sharp';
import type { FittedPhoto } from './fit-photo.ts';
import { PhotoProblem } from './photo-problem.ts';

/** A file that may be a shop's logo, to be saved as a small PNG. */
export interface LogoRequest {
  work: 'logo';
  photo: Buffer;
}

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 20_000_000;
/** Enlarged further, letters become soft; a line of them may be low. */
const LEAST = { longer: 120, shorter: 20 };
const ROOM = { width: 600, height: 300 };
const FORMATS = new Set(['jpeg', 'png', 'webp']);
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Without its empty border, so that it is drawn as large as its room allows. A drawing (SVG) is refused: it may name
 * other files, and a small one may ask for gigabytes.
 * @throws PhotoProblem when the bytes are no logo.
 */
export async function cleanLogo({ photo }: LogoRequest): Promise<FittedPhoto> {
  await checkLogo(photo);
  try {
    const upright = await open(photo).autoOrient().toColourspace('srgb').ensureAlpha().png().toBuffer();
    const { channels } = await sharp(upright).stats();
    if (channels[3]!.max === 0) throw new PhotoProblem('missing');
    const isPlate = channels.every(({ min, max }) => max - min < 8);
    if (isPlate) throw new PhotoProblem('missing');
    // A ground of its own colour is part of a badge; only what is transparent or white around it goes.
    const trimmed = await sharp(upright)
      .trim({ background: channels[3]!.min < 16 ? TRANSPARENT : '#ffffff', threshold: 8 })
      .toBuffer();
    const { data, info } = await sharp(trimmed)
      .resize({ ...ROOM, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    if (isTooSmall(info)) throw new PhotoProblem('tiny');
    return { bytes: data, mimeType: 'image/png', width: info.width, height: info.height };
  } catch (cause) {
    throw cause instanceof PhotoProblem ? cause : new PhotoProblem('broken', { cause });
  }
}

async function checkLogo(bytes: Buffer) {
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
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PhotoProblem('too-many-pixels');
  if (isTooSmall(metadata)) throw new PhotoProblem('tiny');
}

const isTooSmall = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) < LEAST.longer || Math.min(width, height) < LEAST.shorter;

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
