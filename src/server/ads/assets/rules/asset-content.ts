import type { AssetSet } from '#shared/ads/ads-assets.ts';

/** What a set says, whatever became of it. */
export type AssetContent = Pick<AssetSet, 'name' | 'language' | 'dailyBudget' | 'groups' | 'negatives'>;
