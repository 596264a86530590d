import { useState } from 'react';
import { type ConsentOrigin, type ConsentWay, socialAccountEndpoints } from '#shared/social-accounts.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { text, useT } from '#web/app/i18n.ts';
import { isWebAddress } from '#web/app/web-address.ts';
import { toast } from '#web/ui/toast.ts';

/** Leaves for a network's consent page, which leads back to where one was. */
export function useConnectAccount(storeId: string, from: ConsentOrigin) {
  const t = useT();
  const [leaving, setLeaving] = useState<ConsentWay | null>(null);
  const { mutate, isPending, variables } = useChange({
    async change(way: ConsentWay) {
      const { authUrl } = await call(socialAccountEndpoints.connect, {
        params: { storeId },
        body: { way, from, query: '', again: false },
      });
      if (!isWebAddress(authUrl)) throw new Error('The consent page has no address that can be opened.');
      return authUrl;
    },
    onSuccess(authUrl, way) {
      setLeaving(way);
      window.location.assign(authUrl);
    },
    onError: (error) =>
      toast({
        title: t('Connection Failed'),
        description: t.message(
          reasonOf(error, text('The way to the network could not be opened. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  /** The way that is being opened. */
  const opening = leaving ?? (isPending ? variables : null);
  return { connect: mutate, opening };
}
