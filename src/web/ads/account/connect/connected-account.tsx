import type { AdsAccount, AdsAccountStatus } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ImportReportButton } from '#web/ads/account/import/import-report-button.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { useConnectAds } from './connect-ads.ts';
import { customerIdText } from './customer-id.ts';
import { DisconnectAds } from './disconnect-ads.tsx';
import { RefreshButton } from './refresh-button.tsx';

type Status = Exclude<AdsAccountStatus, 'choosing'>;

const STATES: Record<Status, { tone: BadgeTone; label: string; help: string | null }> = {
  reading: {
    tone: 'accent',
    label: text('Being read'),
    help: text(
      'The figures of this account are being read for the first time. That takes a few minutes; you can go on working.',
    ),
  },
  active: { tone: 'positive', label: text('Connected'), help: null },
  reconnect: {
    tone: 'negative',
    label: text('Reconnect needed'),
    help: text('Google no longer accepts our access. Connect again, and reading continues where it stopped.'),
  },
  refused: {
    tone: 'negative',
    label: text('Not readable'),
    help: text(
      'Google does not let this account be read from here. Ask the administrator of this server, or import a report instead.',
    ),
  },
};

interface ConnectedAccountProps {
  store: Store;
  account: NonNullable<AdsAccount['account']>;
  reports: AdsAccount['reports'];
}

export function ConnectedAccount({ store, account, reports }: ConnectedAccountProps) {
  const t = useT();
  const format = useFormat();
  const { customerId, currency, problem, readAt, from } = account;
  const status = account.status as Status;
  const name = account.name || t('Google Ads');
  const { tone, label, help } = STATES[status];
  const facts = [
    customerId && customerIdText(customerId),
    currency,
    readAt && t('read {moment}', { moment: format.since(readAt, new Date()) }),
    from && t('known from {day}', { day: format.date(from, 'UTC') }),
    reports.length > 0 &&
      t.plural(reports.length, { one: '{n} imported report', other: '{n} imported reports' }),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-0.5">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium font-sans text-sm tracking-normal">
          <span className="wrap-anywhere min-w-0">{name}</span>
          <Badge tone={tone} dot>
            {t(label)}
          </Badge>
        </h2>
        <p className="wrap-anywhere text-ink-soft text-xs tabular-nums">{facts.join(' · ')}</p>
        <div role="status" className="text-sm">
          {problem && <p className="text-negative">{t.message(problem)}</p>}
          {help && (!problem || status === 'reading') && <p className="text-ink-soft">{t(help)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {(status === 'reconnect' || status === 'refused') && <ReconnectButton store={store} />}
        {(status === 'active' || status === 'refused') && (
          <RefreshButton store={store} label={t('Refresh')} />
        )}
        <ImportReportButton store={store} quiet />
        <DisconnectAds store={store} name={name} label={t('Disconnect')} />
      </div>
    </div>
  );
}

function ReconnectButton({ store }: { store: Store }) {
  const t = useT();
  const { connect, opening } = useConnectAds(store.id);
  return (
    <RoleButton needs="manage" size="small" pending={opening} onClick={connect}>
      {t('Reconnect')}
    </RoleButton>
  );
}
