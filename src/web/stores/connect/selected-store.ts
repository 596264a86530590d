import { useQuery } from '@tanstack/react-query';
import { useLocalSetting } from '#web/core/app/local-setting.ts';
import { tabSetting } from '#web/core/app/tab-setting.ts';
import { storesQuery } from './queries.ts';

/** Chosen in place of a store. */
export const ALL_STORES = 'all';

const setting = tabSetting('vitrin-store');
const scope = tabSetting('vitrin-all-stores');

/** The store all pages look at: the one chosen last in this tab, else the first. */
export function useSelectedStore() {
  const { data: stores } = useQuery(storesQuery());
  const remembered = useLocalSetting(setting);
  const store = stores?.find(({ id }) => id === remembered) ?? stores?.[0];
  const asked = useLocalSetting(scope);
  return { stores, store, selectStore, isAll: asked === ALL_STORES && (stores?.length ?? 0) > 1 };
}

/** A store, or all of them; pages that are about one store then go on with the one chosen before. */
function selectStore(id: string) {
  if (id !== ALL_STORES) setting.write(id);
  scope.write(id === ALL_STORES ? ALL_STORES : '');
}
