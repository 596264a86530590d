import { ExternalLink } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { StoreActions } from './store-actions.tsx';
import { storeAddress } from './store-address.ts';
import { StoreConnection } from './store-connection.tsx';
import { StoreImport } from './store-import.tsx';

export function StoreCard({ store, onReconnect }: { store: Store; onReconnect: () => void }) {
  const t = useT();
  return (
    <Card
      title={
        <span dir="auto" className="break-words">
          {store.storeName}
        </span>
      }
      description={<span className="wrap-anywhere">{storeAddress(store.storeUrl)}</span>}
      action={
        <Badge tone={store.isActive ? 'positive' : 'negative'} dot>
          {store.isActive ? t('Active') : t('Inactive')}
        </Badge>
      }
    >
      <div className="@container flex h-full flex-col gap-5">
        <div className="grid flex-1 @2xl:grid-cols-2 content-start gap-x-8 gap-y-5">
          <StoreConnection store={store} />
          <div className="@2xl:border-t-0 border-line border-t @2xl:border-l pt-4 @2xl:pt-0 @2xl:pl-8">
            <StoreImport store={store} onReconnect={onReconnect} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <VisitStore store={store} />
          <StoreActions store={store} className="ml-auto" />
        </div>
      </div>
    </Card>
  );
}

function VisitStore({ store: { storeUrl } }: { store: Store }) {
  const t = useT();
  if (!isWebAddress(storeUrl)) return null;
  return (
    <a
      href={storeUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook({ variant: 'secondary' })}
    >
      {t('Visit Store')}
      <ExternalLink aria-hidden />
      <span className="sr-only">{t('(opens in a new tab)')}</span>
    </a>
  );
}
