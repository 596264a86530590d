import { FlaskConical } from 'lucide-react';
import type { DemoStore } from '#shared/stores/environment.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import type { ButtonVariant } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { connectFailure } from './connect-failure.ts';
import { useConnectStore } from './connect-store.ts';
import { PlatformBadge } from './platform-badge.tsx';

/** Whose shops sell in Turkey. */
const TURKISH_PLATFORM = 'shopier';

/** The demo stores of this installation; a reader in Turkey meets the Turkish ones first. */
function useDemoStores(): DemoStore[] {
  const { locale } = useT();
  const demoStores = useEnvironment()?.demoStores ?? [];
  if (new Intl.Locale(locale).region !== 'TR') return demoStores;
  return demoStores.toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ platform }: DemoStore) => (platform === TURKISH_PLATFORM ? 0 : 1);

function useConnectDemoStore() {
  const t = useT();
  const connect = useConnectStore({
    // The button that was pressed is gone with the page that had no store.
    onConnected: () => document.getElementById('content')?.focus(),
    onFailed(error) {
      const { title, message } = connectFailure(t, 'shopify-direct', error);
      toast({ title, description: message, variant: 'destructive' });
    },
  });
  return {
    pending: connect.isPending,
    connect: ({ platform, shop }: DemoStore) => connect.mutate({ form: 'demo', body: { platform, shop } }),
  };
}

/** One press connects the first demo store; nothing where there is none. */
export function TryDemoStore({ variant = 'secondary' }: { variant?: ButtonVariant }) {
  const t = useT();
  const [first] = useDemoStores();
  const { connect, pending } = useConnectDemoStore();
  if (!first) return null;
  return (
    <RoleButton
      needs="manage"
      variant={variant}
      pending={pending}
      pendingLabel={t('Connecting...')}
      onClick={() => connect(first)}
    >
      <FlaskConical aria-hidden />
      {t('Try a demo store')}
    </RoleButton>
  );
}

/** What the demo stores hold, and the others to choose from. */
export function DemoStoreChoice() {
  const t = useT();
  const demoStores = useDemoStores();
  if (demoStores.length < 2) return null;
  return (
    <section
      aria-labelledby="demo-stores"
      className="mx-auto grid w-full max-w-2xl gap-3 px-5 pb-10 text-left"
    >
      <h3 id="demo-stores" className="font-sans font-medium text-ink-soft text-sm tracking-normal">
        {t('Demo stores')}
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {demoStores.map((demoStore) => (
          <DemoStoreRow key={`${demoStore.platform}/${demoStore.shop}`} demoStore={demoStore} />
        ))}
      </ul>
    </section>
  );
}

function DemoStoreRow({ demoStore }: { demoStore: DemoStore }) {
  const t = useT();
  const { connect, pending } = useConnectDemoStore();
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {demoStore.title}
          <PlatformBadge platform={demoStore.platform} />
        </p>
        <p className="text-ink-soft">{t(demoStore.description)}</p>
      </div>
      <RoleButton
        needs="manage"
        variant="secondary"
        pending={pending}
        pendingLabel={t('Connecting...')}
        aria-label={t('Try {store}', { store: demoStore.title })}
        onClick={() => connect(demoStore)}
      >
        {t('Try')}
      </RoleButton>
    </li>
  );
}
