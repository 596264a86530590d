import type { ContentPlatform } from '#shared/content/content.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';

/** Half a percent: what rounding to pixels leaves. */
const TOLERANCE = 0.005;

export interface Frame {
  ratio: number;
  crop: 'none' | 'sides' | 'height';
}

export function frameOf(network: ContentPlatform, width: number, height: number): Frame {
  const { narrowest, widest } = NETWORKS[network].preview;
  const own = width / height;
  const ratio = Math.min(widest, Math.max(narrowest, own));
  if (Math.abs(own - ratio) / ratio < TOLERANCE) return { ratio, crop: 'none' };
  return { ratio, crop: own > ratio ? 'sides' : 'height' };
}
