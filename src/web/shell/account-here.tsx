import { useEffect, useRef } from 'react';
import { useAddressRequest } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ARRIVED, goOver } from '#web/core/session/other-account.ts';
import { useOwnAccounts } from '#web/core/session/own-accounts.ts';
import { toast } from '#web/core/ui/toast.ts';

/** Where the server has moved a person to another account, as when they were removed from one, the page follows. */
export function AccountHere() {
  const { current } = useOwnAccounts();
  const here = useRef<string>(undefined);
  const id = current?.id;
  useEffect(() => {
    if (!id) return;
    here.current ??= id;
    if (here.current !== id) goOver(id, 'moved');
  }, [id]);
  return current ? <Arrival name={current.name} /> : null;
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
