import type { ContentPlatform } from '#shared/content/content.ts';
import type { Shape } from './stage.ts';

/** What each network shows largest. */
export const POST_SIZES: Record<ContentPlatform, { width: number; height: number; shape: Shape }> = {
  instagram: { width: 1080, height: 1350, shape: 'portrait' },
  facebook: { width: 1080, height: 1080, shape: 'square' },
  twitter: { width: 1600, height: 900, shape: 'wide' },
};
