import { Store as StoreIcon } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { StoreActions } from '#web/stores/connect/store-actions.tsx';
import { useStoreSearch } from '#web/stores/connect/use-store-search.tsx';

export function StoreList() {
  const t = useT();
  return (
    <FoldingCard title={t('Connected Stores')} flush>
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingRows />}
        empty={<NoStores />}
      >
        {(stores) => <StoreRows stores={stores} />}
      </Loaded>
    </FoldingCard>
  );
}

/** Many of them scroll in a box of their own, so that what follows on the page is not far away. */
function StoreRows({ stores }: { stores: Store[] }) {
  const t = useT();
  const { found, field } = useStoreSearch(stores);
  const rows = (
    <ul className="divide-y divide-line border-line border-t">
      {found.map((store) => (
        <StoreRow key={store.id} store={store} />
      ))}
    </ul>
  );
  if (!field) return rows;
  return (
    <>
      <div className="max-w-md px-5 pb-4">{field}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={t('Connected Stores')} tabIndex={0} className="max-h-112 overflow-y-auto">
        {rows}
      </section>
    </>
  );
}

function WaitingRows() {
  return (
    <div className="grid gap-4 border-line border-t px-5 py-4">
      {['first', 'second'].map((name) => (
        <div key={name} className="flex items-center gap-3">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="h-8 w-24" />
        </div>
      ))}
    </div>
  );
}

function StoreRow({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { storeName, platform, isActive, createdAt, sync } = store;
  return (
    <li className="flex items-center gap-3 py-3 pr-3 pl-5">
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words font-medium">
            {storeName}
          </span>
          <PlatformBadge platform={platform} />
          {!isActive && (
            <Badge tone="negative" dot>
              {t('Inactive')}
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-xs">
          {sync.lastSyncedAt
            ? t('Read until {moment}', { moment: format.dateTime(sync.lastSyncedAt) })
            : t('Connected {date}', { date: format.date(createdAt) })}
        </p>
      </div>
      <StoreActions store={store} />
    </li>
  );
}

function NoStores() {
  const t = useT();
  return (
    <EmptyState
      icon={StoreIcon}
      title={t('No Stores Connected')}
      action={<ButtonLink to={paths.stores}>{t('Connect Store')}</ButtonLink>}
    />
  );
}
