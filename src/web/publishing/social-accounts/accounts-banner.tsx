import { useQuery } from '@tanstack/react-query';
import { NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { AccountSettingsLink } from './account-settings-link.tsx';
import { accountsQuery } from './queries.ts';

/** Accounts whose access has ended are announced on every page about posts. Nothing while all are well. */
export function AccountsBanner({ store }: { store: Store }) {
  const t = useT();
  const { data } = useQuery(accountsQuery(store.id));
  const waiting = data?.accounts.filter(({ status }) => status === 'reconnect') ?? [];
  if (waiting.length === 0) return null;
  const names = new Intl.ListFormat(t.locale).format(waiting.map(nameOf));
  return (
    <Alert
      variant="caution"
      title={t.plural(
        waiting.length,
        {
          one: '{names} has to be connected again',
          other: '{names} have to be connected again',
        },
        { names },
      )}
      action={<AccountSettingsLink store={store}>{t('Reconnect')}</AccountSettingsLink>}
    >
      {t('Posts of {store} that go there wait until then.', { store: store.storeName })}
    </Alert>
  );
}

function nameOf({ name, network }: SocialAccount): string {
  return `${name} (${NETWORK_NAMES[network]})`;
}
