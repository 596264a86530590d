import { useState } from 'react';
import { adsAccountEndpoints } from '#shared/ads-account.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { text, useT } from '#web/app/i18n.ts';
import { isWebAddress } from '#web/app/web-address.ts';
import { toast } from '#web/ui/toast.ts';

/** Leaves for Google's consent page, which leads back here. */
export function useConnectAds(storeId: string) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending } = useChange({
    async change() {
      const { authUrl } = await call(adsAccountEndpoints.connect, { params: { storeId } });
      if (!isWebAddress(authUrl)) throw new Error('The consent page has no address that can be opened.');
      return authUrl;
    },
    onSuccess(authUrl) {
      setLeaving(true);
      window.location.assign(authUrl);
    },
    onError: (error) =>
      toast({
        title: t('Connection Failed'),
        description: t.message(
          reasonOf(error, text('The way to Google could not be opened. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  return { connect: () => mutate(), opening: isPending || isLeaving };
}
