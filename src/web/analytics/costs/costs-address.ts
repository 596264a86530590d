import { COST_FILTERS } from '#shared/stores/costs.ts';
import { useAddress } from '#web/core/app/address.ts';

export const SECTIONS = ['costs', 'vat', 'fees', 'shipping', 'fixed'] as const;
export type Section = (typeof SECTIONS)[number];

const NO_LIST = { search: null, filter: null, page: null } as const;
const DEFAULTS = { section: 'costs', ...NO_LIST } as const;

/** Where one is on the page of costs. */
export function useCostsAddress() {
  const { get, oneOf, go } = useAddress(DEFAULTS);
  return {
    section: oneOf('section', SECTIONS),
    goToSection: (section: Section) => go({ ...NO_LIST, section }),
    search: get('search') ?? '',
    /** Null where it was not chosen. */
    filter: oneOf('filter', COST_FILTERS),
    page: Math.max(1, Math.trunc(Number(get('page')) || 1)),
    onSearch: (search: string) => go({ search, page: null }, { replace: true }),
    onFilter: (filter: (typeof COST_FILTERS)[number]) => go({ filter, page: null }),
    onPage: (page: number) => go({ page: page > 1 ? `${page}` : null }),
  };
}
