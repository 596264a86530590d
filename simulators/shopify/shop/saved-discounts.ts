import { compareIds, createIdCounter } from './ids.ts';
import type { Shop } from './shop.ts';
import type { StateFile } from './state-file.ts';

export type SavedDiscounts = ReturnType<typeof createSavedDiscounts>;

/** Discount codes outlive the program, as the links that name them do. */
export function createSavedDiscounts(state: StateFile) {
  return {
    save(shop: Shop): void {
      state.saved.discounts[shop.name] = [...shop.discounts.values()];
      state.save();
    },
    /** Takes the codes of an earlier run up again; to be called once its subscriptions are there. */
    attach(shop: Shop): void {
      for (const discount of state.saved.discounts[shop.name] ?? []) shop.discounts.put(discount);
      const taken = [...shop.webhooks.values(), ...shop.discounts.values()].map(({ id }) => id);
      const newest = taken.toSorted(compareIds).at(-1);
      if (newest) shop.newId = createIdCounter(BigInt(newest) + 1n);
    },
  };
}
