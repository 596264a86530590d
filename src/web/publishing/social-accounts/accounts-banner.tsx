import { useQuery } from '@tanstack/react-query';
import { NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { AccountSettingsLink } from './account-settings-link.tsx';
import { choicesText } from './choices-text.ts';
import { accountsQuery } from './queries.ts';

/** Accounts that posts cannot go out to are announced on every page about posts. Nothing while all are well. */
export function AccountsBanner({ store }: { store: Store }) {
  const { data } = useQuery(accountsQuery(store.id));
  if (!data) return null;
  return (
    <>
      <Closed store={store} accounts={data.accounts.filter(({ status }) => status === 'reconnect')} />
      <Unchosen
        store={store}
        accounts={data.accounts.filter(({ choicesMissing }) => choicesMissing.length > 0)}
      />
    </>
  );
}

interface Announced {
  store: Store;
  accounts: readonly SocialAccount[];
}

/** Their access has ended. */
function Closed({ store, accounts: waiting }: Announced) {
  const t = useT();
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

/** Their networks ask for something with every post that nobody has chosen. */
function Unchosen({ store, accounts }: Announced) {
  const t = useT();
  if (accounts.length === 0) return null;
  const missing = accounts.map(
    (account) => `${nameOf(account)}: ${choicesText(t, account.network, account.choicesMissing)}`,
  );
  return (
    <Alert
      variant="caution"
      title={t('Something has to be chosen before posts can go out')}
      action={<AccountSettingsLink store={store}>{t('Choose')}</AccountSettingsLink>}
    >
      {missing.join(' · ')}
    </Alert>
  );
}

function nameOf({ name, network }: SocialAccount): string {
  return `${name} (${NETWORK_NAMES[network]})`;
}
