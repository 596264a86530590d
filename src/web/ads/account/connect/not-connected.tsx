import { Plug } from 'lucide-react';
import type { AdsAccount } from '#shared/ads/ads-account.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ImportReportButton } from '#web/ads/account/import/import-report-button.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { useConnectAds } from './connect-ads.ts';

export function NotConnected({ store, known }: { store: Store; known: AdsAccount }) {
  const t = useT();
  const { canConnect, reports } = known;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
        <h2 className="font-medium font-sans text-sm tracking-normal">
          {reports.length > 0
            ? t.plural(reports.length, {
                one: 'Google Ads: {n} imported report',
                other: 'Google Ads: {n} imported reports',
              })
            : t('Google Ads is not connected')}
        </h2>
        <p className="text-ink-soft text-sm">
          {reports.length > 0
            ? t('Figures come from your reports. Import newer ones to keep them fresh.')
            : t(
                'With your own account or an exported report, what your ads really bring takes the place of published figures.',
              )}{' '}
          {!canConnect && t('Connecting is not set up in this installation; reports can be imported.')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canConnect && <ConnectButton store={store} />}
        <ImportReportButton store={store} />
      </div>
    </div>
  );
}

export function ConnectButton({ store }: { store: Store }) {
  const t = useT();
  const { connect, opening } = useConnectAds(store.id);
  return (
    <RoleButton needs="manage" variant="secondary" size="small" pending={opening} onClick={connect}>
      <Plug aria-hidden />
      {t('Connect Google Ads')}
    </RoleButton>
  );
}
