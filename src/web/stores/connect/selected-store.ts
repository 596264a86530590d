import { useQuery } from '@tanstack/react-query';
import { useLocalSetting } from '#web/core/app/local-setting.ts';
import { tabSetting } from '#web/core/app/tab-setting.ts';
import { storesQuery } from './queries.ts';

const setting = tabSetting('vitrin-store');

/** The store all pages look at: the one chosen last in this tab, else the first. */
export function useSelectedStore() {
  const { data: stores } = useQuery(storesQuery());
  const remembered = useLocalSetting(setting);
  const store = stores?.find(({ id }) => id === remembered) ?? stores?.[0];
  return { stores, store, selectStore: setting.write };
}
