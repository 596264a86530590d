import { useState } from 'react';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { toast } from '#web/core/ui/toast.ts';

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
          reasonOf(error, text('Google’s consent page could not be opened. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  return { connect: () => mutate(), opening: isPending || isLeaving };
}
