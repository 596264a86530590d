import type { Store } from '#shared/stores/stores.ts';
import { plainText } from '#web/core/app/plain-text.ts';
import { storeAddress } from './store-address.ts';

/** From so many stores on, a list of them has a field to search it. */
export const MANY_STORES = 8;

/** By name or address. */
export function findStores(stores: readonly Store[], typed: string): Store[] {
  return stores.filter(({ storeName, storeUrl }) => isNamed(`${storeName} ${storeAddress(storeUrl)}`, typed));
}

/** Whether every word that was typed is in it. */
export function isNamed(name: string, typed: string): boolean {
  const said = plainText(name);
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => said.includes(word));
}
