import type { Store } from '#shared/stores/stores.ts';
import { plainText } from '#web/core/app/plain-text.ts';
import { storeAddress } from './store-address.ts';

/** From so many stores on, a list of them has a field to search it. */
export const MANY_STORES = 8;

/** By name or address. */
export function findStores(stores: readonly Store[], typed: string): Store[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return stores.filter(({ storeName, storeUrl }) => {
    const said = plainText(`${storeName} ${storeAddress(storeUrl)}`);
    return words.every((word) => said.includes(word));
  });
}
