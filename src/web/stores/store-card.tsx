import { ExternalLink, RotateCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#shared/stores.ts';
import { useFormat } from '#web/app/format.ts';
import { useT } from '#web/app/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { DisconnectStoreDialog } from './disconnect-store-dialog.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { useRefreshStore } from './refresh-store.ts';
import { StoreImport } from './store-import.tsx';

export function StoreCard({ store, onReconnect }: { store: Store; onReconnect: () => void }) {
  const t = useT();
  const format = useFormat();
  const [leaving, setLeaving] = useState(false);
  const { refresh, refreshing } = useRefreshStore(store);
  return (
    <Card
      title={<span className="break-words">{store.storeName}</span>}
      description={<span className="break-all">{address(store.storeUrl)}</span>}
      action={
        <Badge tone={store.isActive ? 'positive' : 'negative'} dot>
          {store.isActive ? t('Active') : t('Inactive')}
        </Badge>
      }
    >
      <div className="flex h-full flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <PlatformBadge platform={store.platform} />
          {t('Connected {date}', { date: format.date(store.createdAt) })}
        </p>
        <div className="flex-1 border-line border-t pt-4">
          <StoreImport store={store} onReconnect={onReconnect} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={store.storeUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({ variant: 'secondary' })}
          >
            {t('Visit Store')}
            <ExternalLink aria-hidden />
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </a>
          <Tooltip text={t('Refresh')}>
            <Button
              variant="ghost"
              square
              className="ml-auto"
              pending={refreshing}
              aria-label={t('Refresh {store}', { store: store.storeName })}
              onClick={refresh}
            >
              <RotateCw aria-hidden />
            </Button>
          </Tooltip>
          <Tooltip text={t('Disconnect')}>
            <Button
              variant="ghost"
              square
              aria-label={t('Disconnect {store}', { store: store.storeName })}
              onClick={() => setLeaving(true)}
            >
              <Unplug aria-hidden />
            </Button>
          </Tooltip>
        </div>
      </div>
      <DisconnectStoreDialog store={store} open={leaving} onOpenChange={setLeaving} />
    </Card>
  );
}

function address(storeUrl: string) {
  return storeUrl.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
