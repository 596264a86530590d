import { useQuery } from '@tanstack/react-query';
import { localSetting, useLocalSetting } from '#web/app/local-setting.ts';
import { storesQuery } from './queries.ts';

const setting = localSetting('vitrin-store');

/** The store all pages look at: the one chosen last in this browser, else the first. */
export function useSelectedStore() {
  const { data: stores } = useQuery(storesQuery());
  const remembered = useLocalSetting(setting);
  const store = stores?.find(({ id }) => id === remembered) ?? stores?.[0];
  return { stores, store, selectStore: setting.write };
}
