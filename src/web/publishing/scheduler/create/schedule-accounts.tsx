import { lazy, Suspense } from 'react';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { SchedulePlatform } from '#shared/publishing/schedules.ts';
import { type ConnectWay, NETWORK_NAMES, type SocialAccount } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { PLATFORM_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { choicesText } from '#web/publishing/social-accounts/choices-text.ts';
import { ConnectButtons } from '#web/publishing/social-accounts/connect-buttons.tsx';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';

/** Only after a consent. */
const FoundAccounts = lazy(async () => ({
  default: (await import('#web/publishing/social-accounts/found-accounts.tsx')).FoundAccounts,
}));

/** Whether that way can bring an account for the platform. */
const brings = (way: ConnectWay, platform: SchedulePlatform) =>
  platform === 'all' || NETWORKS[platform].ways.some(({ key }) => key === way);

interface ScheduleAccountsProps {
  store: Store;
  platform: SchedulePlatform;
  /** Before the page is left for a consent. */
  onLeave: () => void;
}

/** Where the posts of the schedule go out to; without any account the ways to connect one. */
export function ScheduleAccounts({ store, platform, onLeave }: ScheduleAccountsProps) {
  const t = useT();
  return (
    <section aria-label={t('Accounts')} className="grid gap-2">
      <p aria-hidden className="font-medium text-sm">
        {t('Accounts')}
      </p>
      <Loaded
        query={accountsQuery(store.id)}
        failed={t('Failed to load social accounts.')}
        waiting={<Skeleton className="h-9" />}
      >
        {({ accounts, ways }) => {
          const reached = accounts.filter(({ network }) => platform === 'all' || network === platform);
          return reached.length > 0 ? (
            <Reached accounts={reached} />
          ) : (
            <div className="grid gap-3 rounded-lg bg-caution-soft px-4 py-3.5">
              <p className="text-caution text-sm">
                {platform === 'all'
                  ? t('No account is connected yet. Posts are planned anyway and wait for one.')
                  : t('No {network} account is connected yet. Posts are planned anyway and wait for one.', {
                      network: PLATFORM_TEXTS[platform],
                    })}
              </p>
              <Suspense>
                <FoundAccounts store={store} />
              </Suspense>
              <ConnectButtons
                storeId={store.id}
                ways={ways.filter((way) => brings(way, platform))}
                from="schedules"
                onLeave={onLeave}
              />
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}

function Reached({ accounts }: { accounts: readonly SocialAccount[] }) {
  const t = useT();
  return (
    <ul className="grid gap-1.5">
      {accounts.map(({ id, network, name, status, choicesMissing }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
          <span aria-hidden className="inline-flex text-ink-soft">
            <NetworkMark network={network} />
          </span>
          <span dir="auto" className="wrap-anywhere min-w-0">
            {name}
          </span>
          <span className="text-ink-soft">{NETWORK_NAMES[network]}</span>
          {status === 'reconnect' && <Badge tone="negative">{t('Reconnect needed')}</Badge>}
          {choicesMissing.length > 0 && (
            <Badge tone="caution">
              {t('Not chosen yet: {choices}', { choices: choicesText(t, network, choicesMissing) })}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
