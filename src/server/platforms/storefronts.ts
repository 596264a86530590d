import type { Platform } from '#shared/stores/stores.ts';

/** A connected store, as far as its pages are looked for. */
export interface StoreWithPages {
  platform: Platform;
  handle: string;
  storeUrl: string;
}

/** @param page one of the shop's pages; its front unless it is given. */
export type StorefrontOf = (store: StoreWithPages, page?: string) => string;

/**
 * Where the pages of a shop are read and visited: at its public address, unless something stands in for its platform, which then
 * stands in for its pages, too.
 * @param standIns where each platform is instead; with a literal `{shop}` where its shops have addresses of their own.
 */
export function createStorefronts(standIns: Partial<Record<Platform, string>>): StorefrontOf {
  return ({ platform, handle, storeUrl }, page) => {
    const standIn = standIns[platform];
    if (!standIn) return page ?? storeUrl;
    const { pathname = '/', search = '' } = URL.parse(page ?? storeUrl) ?? {};
    if (!standIn.includes('{shop}')) return new URL(pathname + search, standIn).href;
    const front = standIn.replace('{shop}', handle);
    return page === undefined ? `${front}/` : front + pathname + search;
  };
}
