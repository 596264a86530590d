import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Select } from '#web/core/ui/select.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { useTakesAllStores } from './all-stores-pages.ts';
import { ALL_STORES, useSelectedStore } from './selected-store.ts';

const SIZE = 'w-72 max-w-full sm:w-56';

/** At the top of a page: the store it is about, or all of them. */
export function StoreChoice() {
  const t = useT();
  const { stores, store, selectStore, isAll } = useSelectedStore();
  const takesAll = useTakesAllStores() && (stores?.length ?? 0) > 1;
  if (!stores) return <Skeleton className={`h-10 ${SIZE}`} />;
  if (!store) return null;
  return (
    <Select
      aria-label={t('Store')}
      className={SIZE}
      value={isAll && takesAll ? ALL_STORES : store.id}
      onValueChange={selectStore}
      options={[
        ...(takesAll ? [{ value: ALL_STORES, label: t('All stores') }] : []),
        ...stores.map(({ id, storeName, platform }) => ({
          value: id,
          label: `${storeName} · ${PLATFORM_NAMES[platform]}`,
        })),
      ]}
    />
  );
}
