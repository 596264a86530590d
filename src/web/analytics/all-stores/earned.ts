import type { AllStoresProfit, Earned } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { figureText } from '#web/analytics/profit/figures.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';

type Format = ReturnType<typeof createFormat>;

export type EarnedMoney = 'netSales' | 'grossProfit' | 'contribution';

/** A store of the owner with what it earned. */
export interface StoreEarned {
  store: Store;
  figures: AllStoresProfit['stores'][number];
}

/** What is added up in one currency. */
export interface GroupEarned {
  currency: string;
  earned: Earned | null;
  members: StoreEarned[];
}

export function groupsEarned(reply: AllStoresProfit, stores: readonly Store[]): GroupEarned[] {
  const all = storesEarned(reply, stores);
  return reply.groups.map(({ currency, earned }) => ({
    currency,
    earned,
    members: all.filter(({ figures }) => figures.group === currency),
  }));
}

export function storesEarned(reply: AllStoresProfit, stores: readonly Store[]): StoreEarned[] {
  return reply.stores.flatMap((figures) => {
    const store = stores.find(({ id }) => id === figures.storeId);
    return store ? [{ store, figures }] : [];
  });
}

/** In the currency of the group; where that is another, the store's own as well. */
export function earnedText(
  { figures: { own, converted, currency, group, reason } }: StoreEarned,
  name: EarnedMoney,
  format: Format,
): { shown: string; own: string | null } {
  const shown = converted ?? (reason === null ? own : null);
  return {
    shown: shown ? figureText(format, 'money', shown[name], converted ? group! : currency) : NO_FIGURE,
    own: converted && own ? figureText(format, 'money', own[name], currency) : null,
  };
}
