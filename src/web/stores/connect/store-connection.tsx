import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { PlatformBadge } from './platform-badge.tsx';

/** How a store is connected, what that brings, and what it leaves out. */
export function StoreConnection({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const unshared = useUnshared(store);
  const way = {
    oauth: t('by consent at {platform}', { platform: PLATFORM_NAMES[store.platform] }),
    token: store.platform === 'shopify' ? t('with an access token') : t('with an API key'),
    app: t('with an app of your own'),
  }[store.connection];
  return (
    <div className="grid gap-1.5 text-ink-soft text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PlatformBadge platform={store.platform} />
        <span>{t('Connected {date}', { date: format.date(store.createdAt) })}</span>
        <span>{way}</span>
      </p>
      <ul className="grid gap-0.5 text-ink-faint text-xs">
        {store.isActive && (
          <li>
            {store.notifiedOfChanges ? t('Notified of changes at once') : t('Checked every few minutes')}
          </li>
        )}
        {unshared.length > 0 && (
          <li>
            {t('Not shared by {platform}: {things}', {
              platform: PLATFORM_NAMES[store.platform],
              things: unshared.join(', '),
            })}
          </li>
        )}
      </ul>
      <SimulatedShop store={store} />
    </div>
  );
}

function useUnshared({ shares }: Store): string[] {
  const t = useT();
  const things: [boolean, string][] = [
    [shares.products, t('products')],
    [shares.customers, t('customers')],
    [shares.carts, t('abandoned carts')],
    // Not asked yet is not refused.
    [shares.sessions === 'granted' || shares.sessions === 'not_asked', t('visits')],
  ];
  return things.flatMap(([isShared, thing]) => (isShared ? [] : [thing]));
}

/** Where the platform is a stand-in, a person can act as its customers. */
function SimulatedShop({ store: { platform, handle } }: { store: Store }) {
  const t = useT();
  const simulated = useEnvironment()?.simulated.find(({ name }) => name === PLATFORM_NAMES[platform]);
  const deskUrl = simulated?.deskUrl?.replace('{shop}', encodeURIComponent(handle));
  if (!deskUrl || !isWebAddress(deskUrl)) return null;
  return (
    <a
      href={deskUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="justify-self-start text-accent text-xs underline underline-offset-4"
    >
      {t('Open the simulated shop')}
      <span className="sr-only"> {t('(opens in a new tab)')}</span>
    </a>
  );
}
