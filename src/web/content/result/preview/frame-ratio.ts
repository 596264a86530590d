import type { ContentPlatform } from '#shared/content/content.ts';

/**
 * Width by height that a feed shows; what is beyond is cropped. Instagram's are documented (4:5 to 1.91:1),
 * the others approximate what a phone shows of a single picture.
 */
const RATIOS: Record<ContentPlatform, { narrowest: number; widest: number }> = {
  instagram: { narrowest: 4 / 5, widest: 1.91 },
  facebook: { narrowest: 4 / 5, widest: 1.91 },
  twitter: { narrowest: 3 / 4, widest: 16 / 9 },
};
/** Half a percent: what rounding to pixels leaves. */
const TOLERANCE = 0.005;

export interface Frame {
  ratio: number;
  crop: 'none' | 'sides' | 'height';
}

export function frameOf(network: ContentPlatform, width: number, height: number): Frame {
  const { narrowest, widest } = RATIOS[network];
  const own = width / height;
  const ratio = Math.min(widest, Math.max(narrowest, own));
  if (Math.abs(own - ratio) / ratio < TOLERANCE) return { ratio, crop: 'none' };
  return { ratio, crop: own > ratio ? 'sides' : 'height' };
}
