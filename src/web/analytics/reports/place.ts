import { useLocation, useSearch } from 'wouter';
import { RangeQuery } from '#shared/core/ranges.ts';

export const TABS = ['overview', 'customers', 'products', 'carts', 'insights'] as const;
export type TabName = (typeof TABS)[number];

/** What a list adds to the address; it goes when another tab is opened. */
const LIST_NAMES = ['list', 'sort', 'direction', 'search', 'page', 'group', 'stock', 'type'] as const;
type Change = Partial<
  Record<'range' | 'from' | 'to' | 'tab' | (typeof LIST_NAMES)[number], string | undefined>
>;

/** Where one is on the page, as the address says it. What is usual is left out of it. */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);

  function go(change: Change, { replace = false } = {}) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const address = next.size > 0 ? `${path}?${next}` : path;
    navigate(address, { replace });
  }

  return {
    params,
    range: readRange(params),
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'overview',
    showsAll: params.get('list') === 'all',
    go,
    goToTab(tab: TabName) {
      const closed = Object.fromEntries(LIST_NAMES.map((name) => [name, undefined]));
      go({ ...closed, tab: tab === 'overview' ? undefined : tab });
    },
    goToRange({ range, from, to }: RangeQuery) {
      const days = range === 'custom' ? { from, to } : { from: undefined, to: undefined };
      go({ range: range === 'mtd' ? undefined : range, ...days, page: undefined });
    },
    showAll: () => go({ list: 'all' }),
    closeList() {
      go(Object.fromEntries(LIST_NAMES.map((name) => [name, undefined])));
    },
  };
}

function readRange(params: URLSearchParams): RangeQuery {
  const given = RangeQuery.safeParse({
    range: params.get('range') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
  });
  return given.success ? given.data : { range: 'mtd' };
}
