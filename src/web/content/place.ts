import { useLocation, useSearch } from 'wouter';

const TABS = ['single', 'variations', 'history', 'templates'] as const;
export type TabName = (typeof TABS)[number];

/** The open tab, as the address says it; the usual one is left out of it. */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'single',
    goToTab(tab: TabName) {
      const next = new URLSearchParams(search);
      if (tab === 'single') next.delete('tab');
      else next.set('tab', tab);
      navigate(next.size > 0 ? `${path}?${next}` : path);
    },
  };
}
