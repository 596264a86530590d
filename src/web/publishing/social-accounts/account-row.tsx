import { RotateCw, Unplug } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import {
  NETWORK_NAMES,
  type SocialAccount,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { AccountPicture } from './account-picture.tsx';
import { useConnectAccount } from './connect-account.ts';
import { DisconnectAccountDialog } from './disconnect-account-dialog.tsx';
import { EnterAccount } from './enter-account.tsx';
import { accountsQuery } from './queries.ts';

/** Loaded where a network asks for anything. */
const AccountChoices = lazy(async () => ({
  default: (await import('./account-choices.tsx')).AccountChoices,
}));

/** One account in the settings: what it is, whether posts go through, and what can be done about it. */
export function AccountRow({ store, account }: { store: Store; account: SocialAccount }) {
  const t = useT();
  const format = useFormat();
  const { name, network, username, followers, status, problem, checkedAt } = account;
  const mustReconnect = status === 'reconnect';
  const facts = [
    NETWORK_NAMES[network],
    username && `@${username}`,
    followers !== null && t.plural(followers, { one: '{n} follower', other: '{n} followers' }),
    checkedAt ? t('Checked {moment}', { moment: format.since(checkedAt, new Date()) }) : t('Not checked yet'),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <AccountPicture account={account} />
      <div className="grid min-w-0 flex-[1_1_14rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span dir="auto" className="wrap-anywhere min-w-0 font-medium">
            {name}
          </span>
          <Badge tone={mustReconnect ? 'negative' : 'positive'} dot>
            {mustReconnect ? t('Reconnect needed') : t('Connected')}
          </Badge>
        </p>
        <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-xs">
          {facts.map((fact) => (
            <span key={String(fact)} className="wrap-anywhere min-w-0">
              {fact}
            </span>
          ))}
        </p>
        {(problem || mustReconnect) && (
          <p className="text-negative text-xs">
            {problem ? t.message(problem) : t('Its access has ended, so its posts wait.')}
          </p>
        )}
      </div>
      <AccountActions store={store} account={account} />
      {NETWORKS[network].choices.length > 0 && !mustReconnect && (
        <Suspense>
          <AccountChoices store={store} account={account} />
        </Suspense>
      )}
    </li>
  );
}

function AccountActions({ store, account }: { store: Store; account: SocialAccount }) {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const check = useCheckAccount(store, account);
  const { connect, opening, entering } = useConnectAccount(store.id, 'settings', { again: true });
  // A Page and its Instagram account mostly have one name.
  const named = { account: `${account.name} (${NETWORK_NAMES[account.network]})` };
  return (
    <div className="ml-auto flex shrink-0 items-center gap-1.5">
      <RoleButton
        needs="manage"
        variant={account.status === 'reconnect' ? 'primary' : 'ghost'}
        size="small"
        aria-label={t('Reconnect {account}', named)}
        pending={opening !== null}
        onClick={() => connect({ way: account.way })}
      >
        {t('Reconnect')}
      </RoleButton>
      <Tooltip text={t('Check now')}>
        <RoleButton
          needs="manage"
          variant="ghost"
          size="small"
          square
          aria-label={t('Check {account} now', named)}
          pending={check.isPending}
          onClick={() => check.mutate()}
        >
          <RotateCw aria-hidden />
        </RoleButton>
      </Tooltip>
      <Tooltip text={t('Disconnect')}>
        <RoleButton
          needs="manage"
          variant="ghost"
          size="small"
          square
          aria-label={t('Disconnect {account}', named)}
          onClick={() => setLeaving(true)}
        >
          <Unplug aria-hidden />
        </RoleButton>
      </Tooltip>
      <EnterAccount entering={entering} />
      <DisconnectAccountDialog store={store} account={account} open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}

/** Asks the network whether a post would go through, and says what it answered. */
function useCheckAccount({ id: storeId }: Store, { id: accountId, name }: SocialAccount) {
  const t = useT();
  return useChange({
    change: () => call(socialAccountEndpoints.check, { params: { storeId, accountId } }),
    invalidates: [accountsQuery(storeId)],
    onSuccess({ status, problem }) {
      if (status === 'active' && !problem)
        toast({
          title: t('{account} is fine', { account: name }),
          description: t('Posts can go out to it.'),
        });
      else
        toast({
          title:
            status === 'reconnect'
              ? t('{account} must be connected again', { account: name })
              : t('{account} has a problem', { account: name }),
          description: t.message(problem ?? text('Its posts wait until then.')),
          variant: 'destructive',
        });
    },
    onError: (error) =>
      toast({
        title: t('Not Checked'),
        description: t.message(reasonOf(error, text('The network could not be reached. Please try again.'))),
        variant: 'destructive',
      }),
  });
}
