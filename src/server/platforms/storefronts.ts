import type { Platform } from '#shared/stores/stores.ts';

/** A connected store, as far as its pages are looked for. */
export interface StoreWithPages {
  platform: Platform;
  handle: string;
  storeUrl: string;
}

export type StorefrontOf = (store: StoreWithPages) => string;

/**
 * Where the pages of a shop are read: at its public address, unless something stands in for its platform, which then
 * stands in for its pages, too.
 * @param standIns where each platform is instead; with a literal `{shop}` where its shops have addresses of their own.
 */
export function createStorefronts(standIns: Partial<Record<Platform, string>>): StorefrontOf {
  return ({ platform, handle, storeUrl }) => {
    const standIn = standIns[platform];
    if (!standIn) return storeUrl;
    if (standIn.includes('{shop}')) return `${standIn.replace('{shop}', handle)}/`;
    return new URL(URL.parse(storeUrl)?.pathname ?? '/', standIn).href;
  };
}
