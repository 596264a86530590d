import { xRefusals } from './problems.ts';
import type { XState } from './state.ts';

/** Thousandths of a dollar: https://docs.x.com/x-api/getting-started/pricing */
const PRICES = {
  post: 15,
  'post with a link': 200,
  'deleted post': 10,
  'media metadata': 5,
  'read post': 5,
  'read user': 10,
};

export type PricedCall = keyof typeof PRICES;

export type Prices = ReturnType<typeof createPrices>;

export function createPrices(state: XState, changed: () => void) {
  return {
    /** Before anything happens. */
    checkCredits(accountId: string): void {
      if (state.creditsEmpty) throw xRefusals.creditsDepleted(accountId);
    },
    charge(call: PricedCall, times = 1): void {
      if (times === 0) return;
      state.spent[call] = (state.spent[call] ?? 0) + PRICES[call] * times;
      changed();
    },
    spentUsd(): number {
      return Object.values(state.spent).reduce((sum, each) => sum + each, 0) / 1000;
    },
  };
}
