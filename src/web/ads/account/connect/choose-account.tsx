import { type FormEvent, useId, useState } from 'react';
import { type AdsAccount, adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { customerIdText } from './customer-id.ts';
import { DisconnectAds } from './disconnect-ads.tsx';
import { RefreshButton } from './refresh-button.tsx';

interface ChooseAccountProps {
  store: Store;
  account: NonNullable<AdsAccount['account']>;
}

/** The consent reaches several accounts, and only the owner knows which one advertises this store. */
export function ChooseAccount({ store, account: { choices } }: ChooseAccountProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const choosing = useChange({
    change: (customerId: string) =>
      call(adsAccountEndpoints.choose, { params: { storeId: store.id }, body: { customerId } }),
    invalidates: touchedByAccount(store.id),
    onError: (error) =>
      toast({
        title: t('Not Chosen'),
        description: t.message(reasonOf(error, text('The account could not be chosen. Please try again.'))),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) choosing.mutate(chosen);
  }

  return (
    <form onSubmit={submit} aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 id={id} className="font-medium font-sans text-sm tracking-normal">
          {t('Which Google Ads account advertises {store}?', { store: store.storeName })}
        </h2>
        <p className="text-ink-soft text-sm">{t('Only the account you choose is read.')}</p>
      </div>
      <fieldset className="grid max-h-72 gap-2 overflow-y-auto sm:grid-cols-2">
        <legend className="sr-only">{t('Google Ads accounts')}</legend>
        {choices.map(({ customerId, name, currency, timeZone }) => (
          <label
            key={customerId}
            className="flex cursor-pointer items-start gap-2.5 rounded-lg border border-line px-3 py-2.5 transition-colors hover:border-line-strong has-checked:border-accent"
          >
            <input
              type="radio"
              name={id}
              value={customerId}
              checked={customerId === chosen}
              onChange={() => setChosen(customerId)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-medium text-sm">{name || t('Account without a name')}</span>
              <span className="text-ink-soft text-xs tabular-nums">
                {[customerIdText(customerId), currency, zoneText(timeZone, t)].join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <RoleButton
          needs="manage"
          type="submit"
          size="small"
          blocked={!chosen && t('Choose an account first.')}
          pending={choosing.isPending}
        >
          {t('Use this account')}
        </RoleButton>
        <RefreshButton store={store} label={t('Look again')} />
        <DisconnectAds store={store} name={t('Google Ads')} label={t('Cancel')} />
      </div>
    </form>
  );
}
