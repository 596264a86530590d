import { Store as StoreIcon } from 'lucide-react';
import type { Store } from '#shared/stores.ts';
import { useFormat } from '#web/app/format.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { PlatformBadge } from '#web/stores/platform-badge.tsx';
import { storesQuery } from '#web/stores/queries.ts';
import { StoreActions } from '#web/stores/store-actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

export function StoreList() {
  const t = useT();
  return (
    <Card title={t('Connected Stores')} flush>
      <Loaded query={storesQuery()} failed={t('Failed to load stores.')} empty={<NoStores />}>
        {(stores) => (
          <ul className="divide-y divide-line border-line border-t">
            {stores.map((store) => (
              <StoreRow key={store.id} store={store} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
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
          <span dir="auto" className="min-w-0 break-words font-medium">{storeName}</span>
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
