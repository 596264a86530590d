import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { text } from '#shared/core/sentence.ts';
import {
  type ConsentOrigin,
  type ConsentWay,
  PageQuery,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { toast } from '#web/core/ui/toast.ts';

interface Consent {
  way: ConsentWay;
  /** Of the page that the consent leads back to, where that is not this one as it is. */
  query?: string;
}

/**
 * Leaves for a network's consent page, which leads back to where one was.
 * @param again only what the store has already gets new access.
 */
export function useConnectAccount(storeId: string, from: ConsentOrigin, { again = false } = {}) {
  const t = useT();
  const [leaving, setLeaving] = useState<ConsentWay | null>(null);
  const { mutate, isPending, variables } = useChange({
    async change({ way, query = pageQuery() }: Consent) {
      const { authUrl } = await call(socialAccountEndpoints.connect, {
        params: { storeId },
        body: { way, from, query, again },
      });
      if (!isWebAddress(authUrl)) throw new Error('The consent page has no address that can be opened.');
      return authUrl;
    },
    onSuccess(authUrl, { way }) {
      setLeaving(way);
      window.location.assign(authUrl);
    },
    onError: (error) =>
      toast({
        title: t('Connection Failed'),
        description: t.message(
          reasonOf(error, text('The network’s consent page could not be opened. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  /** The way that is being opened. */
  const opening = leaving ?? (isPending ? variables.way : null);
  return { connect: mutate, opening };
}

/** What opens this page as it is, dialogs included; empty where the address holds more than plain names and values. */
function pageQuery(): string {
  const query = window.location.search.slice(1);
  return safeParse(PageQuery, query).success ? query : '';
}
