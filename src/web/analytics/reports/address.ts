import { RangeQuery } from '#shared/core/ranges.ts';
import { useAddress } from '#web/core/app/address.ts';

export const TABS = ['overview', 'profit', 'customers', 'products', 'carts', 'insights'] as const;
export type TabName = (typeof TABS)[number];

/** What there is of all stores at once. */
export const ALL_STORES_TABS = ['overview', 'stores', 'profit', 'customers', 'products', 'insights'] as const;
export type AllStoresTab = (typeof ALL_STORES_TABS)[number];

/** What a list adds to the address; it goes when another tab is opened. */
const NO_LIST = {
  list: null,
  sort: null,
  direction: null,
  search: null,
  page: null,
  group: null,
  stock: null,
  type: null,
} as const;
/** What a tab shows its lists by, whole or not. */
const NO_VIEW = { by: null, only: null } as const;
const DEFAULTS = {
  range: 'mtd',
  from: null,
  to: null,
  tab: 'overview',
  currency: null,
  ...NO_LIST,
  ...NO_VIEW,
} as const;

/** Where one is on the analytics page. */
export function useReportAddress() {
  const { get, oneOf, go } = useAddress(DEFAULTS);
  const given = RangeQuery.safeParse({
    range: get('range') ?? undefined,
    from: get('from') ?? undefined,
    to: get('to') ?? undefined,
  });
  return {
    get,
    oneOf,
    range: given.success ? given.data : ({ range: DEFAULTS.range } satisfies RangeQuery),
    tab: oneOf('tab', TABS),
    allStoresTab: oneOf('tab', ALL_STORES_TABS),
    showsAll: get('list') === 'all',
    /** Where a tab has several lists, the one that is shown whole. */
    list: get('list'),
    go,
    goToTab: (tab: TabName | AllStoresTab) => go({ ...NO_LIST, ...NO_VIEW, tab }),
    goToRange({ range, from, to }: RangeQuery) {
      const days = range === 'custom' ? { from, to } : { from: null, to: null };
      go({ range, ...days, page: null });
    },
    showAll: (list = 'all') => go({ list }),
    closeList: () => go(NO_LIST),
  };
}
