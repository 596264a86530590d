import { useQuery } from '@tanstack/react-query';
import { useShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { AccountsBanner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';

/** Of each store the accounts whose access has ended. */
export function AllAccountsBanner() {
  const { scope, stores } = useShownStores();
  const { data } = useQuery(accountsQuery(scope));
  const ended = data?.accounts.filter(({ status }) => status === 'reconnect') ?? [];
  return stores
    .filter(({ id }) => ended.some(({ storeId }) => storeId === id))
    .map((store) => <AccountsBanner key={store.id} store={store} />);
}
