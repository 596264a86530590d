import { useAddress } from '#web/core/app/address.ts';

const TABS = ['single', 'variations', 'history', 'templates'] as const;
export type TabName = (typeof TABS)[number];

/** The open tab. */
export function useContentAddress() {
  const { oneOf, go } = useAddress({ tab: 'single' });
  return { tab: oneOf('tab', TABS), goToTab: (tab: TabName) => go({ tab }) };
}
