import type { ReferencePhoto } from '#server/platforms/ports/image-model.ts';

interface Size {
  width: number;
  height: number;
}

const MOST_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp']);
/** Beyond it a picture looks soft. */
const MOST_ENLARGED = 1.6;
/** Of what was drawn; less, and the product itself is cut off. */
const LEAST_SHARE_SHOWN = 0.5;
/** Steps of 255; what varies less is one empty colour. */
const LEAST_VARIED = 2;
const QUALITY = 88;
const REFERENCE_SIDE = 1536;

/** What is wrong with a picture that a provider drew to be posted at this size; all of it is decoded once. */
export async function faultsOfPicture(bytes: Buffer, size: Size): Promise<string[]> {
  try {
    const picture = await open(bytes);
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.has(format)) return ['It is neither JPEG nor PNG nor WebP.'];
    const enlarged = Math.max(size.width / width, size.height / height);
    if (enlarged > MOST_ENLARGED) return [`It is too small: ${width} × ${height}.`];
    const kept = (size.width * size.height) / (width * enlarged * height * enlarged);
    if (kept < LEAST_SHARE_SHOWN) return [`Its proportions are wrong: ${width} × ${height}.`];
    const { channels } = await picture.stats();
    return channels.every(({ stdev }) => stdev < LEAST_VARIED) ? ['There is nothing on it.'] : [];
  } catch {
    return ['It cannot be read.'];
  }
}

/** The same picture at exactly this size, cut where it has to be. */
export async function fitPicture(bytes: Buffer, { width, height }: Size): Promise<Buffer> {
  const picture = await open(bytes);
  return picture
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** A product's photo as every model can read it; null when it is none. */
export async function referenceOf(photo: Buffer): Promise<ReferencePhoto | null> {
  try {
    const bytes = await (await open(photo))
      .autoOrient()
      .resize(REFERENCE_SIDE, REFERENCE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer();
    return { bytes, mimeType: 'image/jpeg' };
  } catch {
    return null;
  }
}

async function open(bytes: Buffer) {
  // An SVG may name other files.
  if (bytes.subarray(0, 1024).toString('latin1').trimStart().startsWith('<')) throw new Error('Not a photo');
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
}
