import { useQuery } from '@tanstack/react-query';
import type { Grant } from '#shared/accounts/members.ts';
import { useT } from '#web/core/app/i18n.ts';
import { storesQuery } from '#web/stores/connect/queries.ts';

/** The stores of a member in words. One that has been disconnected, or that the reader may not see, is only counted. */
export function useStoresText(): (grant: Pick<Grant, 'storeIds'>) => string {
  const t = useT();
  const stores = useQuery(storesQuery()).data ?? [];
  return ({ storeIds }) => {
    if (!storeIds) return t('All stores');
    const names = stores.filter(({ id }) => storeIds.includes(id)).map(({ storeName }) => storeName);
    if (names.length < storeIds.length)
      return t.plural(storeIds.length, { one: '{n} store', other: '{n} stores' });
    return new Intl.ListFormat(t.locale).format(names);
  };
}
