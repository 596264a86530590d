import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { WAYS } from '#shared/content/networks/networks.ts';
import { text } from '#shared/core/sentence.ts';
import {
  type ConnectWay,
  type ConsentOrigin,
  type ConsentWay,
  type EntryWay,
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

interface Wish {
  way: ConnectWay;
  query?: string;
}

/** A dialog that asks for what its owner pastes. */
export interface Entering {
  storeId: string;
  way: EntryWay;
  /** Where to go once it is connected; left out where one stays. */
  query: string | undefined;
  close: () => void;
}

/**
 * Leaves for a network's consent page, which leads back to where one was; or opens a dialog where secrets are pasted.
 * @param again only what the store has already gets new access.
 */
export function useConnectAccount(storeId: string, from: ConsentOrigin, { again = false } = {}) {
  const t = useT();
  const [leaving, setLeaving] = useState<ConsentWay | null>(null);
  const [entry, setEntry] = useState<{ way: EntryWay; query: string | undefined } | null>(null);
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
  function connect({ way, query }: Wish) {
    if (isEntry(way)) setEntry({ way, query });
    else mutate({ way, ...(query === undefined ? {} : { query }) });
  }
  const entering: Entering | null = entry && { ...entry, storeId, close: () => setEntry(null) };
  return { connect, opening, entering };
}

export function isEntry(way: ConnectWay): way is EntryWay {
  return WAYS[way].asks !== undefined;
}

/** What opens this page as it is, dialogs included; empty where the address holds more than plain names and values. */
function pageQuery(): string {
  const query = window.location.search.slice(1);
  return safeParse(PageQuery, query).success ? query : '';
}
