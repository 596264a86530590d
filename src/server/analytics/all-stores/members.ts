import type { Converter } from '#server/analytics/rates/converter.ts';
import type { Computed } from '#server/analytics/reports/report-cache.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Conversion } from '#shared/analytics/rates.ts';
import { convertSpan } from './convert-days.ts';
import type { StoreDays, StoreSpan } from './store-figures.ts';

/** A store as it counts in a group: its days in the currency of the group. */
export interface Member {
  store: OwnedStore;
  currency: string;
  /** Of its own, or null where it is in the group's currency anyway. */
  converted: { current: StoreSpan; previous: StoreSpan | null } | null;
  /** Its days before could not be converted. */
  lacksRateBefore: boolean;
}

export interface Group {
  currency: string;
  members: Member[];
}

/**
 * Stores by the currency they are added up in: their own, or where the owner chose one and there are rates for all of
 * their days, that one. The group converted into comes first, then those of more stores.
 */
export function groupStores(
  stores: OwnedStore[],
  converter: Converter | null,
  daysOf: (store: OwnedStore) => Computed<StoreDays>,
): { groups: Group[]; conversion: Conversion | null } {
  const without: Conversion['without'] = [];
  const used = new Map<string, Set<string>>();
  const members = stores.map((store): Member => {
    const asItIs = { store, currency: store.currency, converted: null, lacksRateBefore: false };
    if (!converter || store.currency === converter.into) return asItIs;
    const { current, previous } = daysOf(store);
    const how = { from: store.currency, into: converter.into, rates: converter.ratesOf(store.currency) };
    const now = convertSpan(current, how);
    if (now.without) {
      without.push({ storeId: store.id, currency: store.currency, ...now.without });
      return asItIs;
    }
    const before = previous && convertSpan(previous, how);
    const lacksRateBefore = Boolean(before?.without);
    const comparable = before && !lacksRateBefore ? before.span : null;
    const days = used.get(store.currency) ?? new Set();
    used.set(store.currency, days);
    for (const [day] of [...now.span.days, ...(comparable?.days ?? [])]) days.add(day);
    return {
      store,
      currency: converter.into,
      converted: { current: now.span, previous: comparable },
      lacksRateBefore,
    };
  });
  return {
    groups: inGroups(members, converter?.into ?? null),
    conversion: converter && {
      into: converter.into,
      rates: [...used].flatMap(([currency, days]) => converter.ratesOf(currency).use(days) ?? []),
      without,
    },
  };
}

function inGroups(members: Member[], into: string | null): Group[] {
  const byCurrency = Map.groupBy(members, ({ currency }) => currency);
  const rank = ({ currency, members: { length } }: Group) => (currency === into ? Infinity : length);
  return [...byCurrency]
    .map(([currency, its]) => ({ currency, members: its }))
    .sort((one, other) => rank(other) - rank(one));
}
