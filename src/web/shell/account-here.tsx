import { useEffect, useRef } from 'react';
import type { OwnAccount } from '#shared/accounts/members.ts';
import { IN_ACCOUNT } from '#shared/core/paths.ts';
import { useAddressRequest } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ARRIVED, goOver, isOnTheWayTo, useSwitchAccount } from '#web/core/session/other-account.ts';
import { useOwnAccounts } from '#web/core/session/own-accounts.ts';
import { toast } from '#web/core/ui/toast.ts';

/**
 * The account that the page is in. Where the server has moved a person to another, as when they were removed from one,
 * the page follows; where a link is about another, it opens there.
 */
export function AccountHere() {
  const { accounts, current } = useOwnAccounts();
  const here = useRef<string>(undefined);
  const id = current?.id;
  useEffect(() => {
    if (!id) return;
    here.current ??= id;
    if (here.current !== id && !isOnTheWayTo(id)) goOver(id, { arrival: 'moved', from: null });
  }, [id]);
  if (!current) return null;
  return (
    <>
      <Arrival name={current.name} />
      <Named accounts={accounts} current={current} />
    </>
  );
}

function Named({ accounts, current }: { accounts: readonly OwnAccount[]; current: OwnAccount }) {
  const t = useT();
  const { mutate } = useSwitchAccount();
  useAddressRequest(IN_ACCOUNT, (accountId) => {
    if (accountId === current.id) return;
    const { pathname, search, hash } = window.location;
    if (accounts.some(({ id }) => id === accountId))
      mutate({ accountId, from: current.id, address: `${pathname}${search}${hash}` });
    else toast({ title: t('That link is about an account that you are not a member of.') });
  });
  return null;
}

function Arrival({ name }: { name: string }) {
  const t = useT();
  useAddressRequest(ARRIVED, (how) => {
    const where = t('You are in the account of {name} now.', { name });
    toast(
      how === 'moved'
        ? { title: t('You are no longer a member of that account.'), description: where }
        : { title: where },
    );
  });
  return null;
}
