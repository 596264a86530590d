import { WAYS } from '#shared/content/networks/networks.ts';
import type { NetworkSetup } from '#shared/publishing/network-setup.ts';
import { useAddress } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { networkSetupsQuery } from './queries.ts';
import { SetupOfNetwork } from './setup-of-network.tsx';

/** What is entered at each network, and what is brought back from it, so that accounts can be connected here. */
export function NetworkSetupPage() {
  const t = useT();
  return (
    <Page
      title={t('Your own apps')}
      description={t(
        'To connect accounts, a network asks for an app of your own. Here is what to enter there, and a check of what you bring back; nothing of it is saved.',
      )}
      action={
        <ButtonLink variant="secondary" to={`${paths.settings}#social-accounts`}>
          {t('To the social accounts')}
        </ButtonLink>
      }
    >
      <Loaded
        query={networkSetupsQuery()}
        failed={t('Failed to load what the networks ask for.')}
        waiting={<WaitingSetup />}
        empty={<p className="text-ink-soft text-sm">{t('No network asks for an app here.')}</p>}
      >
        {(setups) => <SetupTabs setups={setups} />}
      </Loaded>
    </Page>
  );
}

function SetupTabs({ setups }: { setups: NetworkSetup[] }) {
  const t = useT();
  const { oneOf, go } = useAddress({ network: null });
  const ways = setups.map(({ way }) => way);
  return (
    <Tabs
      label={t('Social networks')}
      value={oneOf('network', ways) ?? ways[0]!}
      onValueChange={(network) => go({ network }, { replace: true })}
      tabs={setups.map((setup) => ({
        name: setup.way,
        label: WAYS[setup.way].name,
        content: <SetupOfNetwork key={setup.way} setup={setup} />,
      }))}
    />
  );
}

function WaitingSetup() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-11 w-full max-w-sm" />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-120 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </div>
  );
}
