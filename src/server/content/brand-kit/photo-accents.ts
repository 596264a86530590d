import sharp from 'sharp';
import { fetchPhoto } from '#server/content/products/product-photo.ts';
import type { Oklch } from '#server/content/studio/oklab.ts';
import { findAccent, findPalette } from '#server/content/studio/palette.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import type { Studio } from '#server/content/studio/studio.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';

const SIDE = 96;

interface Tools {
  outside: Pick<Outside, 'request'>;
  studio: Pick<Studio, 'fit'>;
  signal: AbortSignal;
}

/** Of each photo the colour one would name it by; those that cannot be had, or are grey, say nothing. */
export async function accentsOf(photoUrls: string[], tools: Tools): Promise<Oklch[]> {
  const accents: Oklch[] = [];
  for (const imageUrl of photoUrls) {
    const { photo } = await fetchPhoto({ imageUrl }, tools);
    const accent = photo && (await accentOf(photo, tools.studio));
    if (accent) accents.push(accent);
  }
  return accents;
}

async function accentOf(photo: Buffer, studio: Pick<Studio, 'fit'>): Promise<Oklch | null> {
  const size = { width: SIDE, height: SIDE };
  // Whatever a shop serves is decoded by the process that draws; what comes back is ours.
  const small = await studio
    .fit({ work: 'fit', photo, ...size, fit: 'crop', crop: null })
    .catch((error: unknown) => {
      if (!(error instanceof PhotoProblem)) throw error;
      return null;
    });
  if (!small) return null;
  const rgba = await sharp(Buffer.from(small.bytes)).ensureAlpha().raw().toBuffer();
  return findAccent(findPalette(rgba));
}
