import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { List, RotateCw } from 'lucide-react';
import type { AccessToken, AccessTokenCall } from '#shared/accounts/access-tokens.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { callsQuery } from './queries.ts';

/** Every call that named the token, the newest first. */
export function CallsDrawer({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('Calls of “{name}”', { name: token.name })}
      description={t('Kept for 90 days.')}
    >
      <Calls id={token.id} />
    </Drawer>
  );
}

function Calls({ id }: { id: string }) {
  const t = useT();
  const query = useInfiniteQuery(callsQuery(id));
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const failed = (
    <Alert
      variant="destructive"
      action={
        <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
          <RotateCw aria-hidden />
          {t('Try again')}
        </Button>
      }
    >
      {t('Failed to load the calls.')}
    </Alert>
  );
  if (!data) return isError ? failed : <WaitingCalls />;
  const calls = data.pages.flatMap((page) => page.calls);
  if (calls.length === 0)
    return (
      <EmptyState icon={List} title={t('Nothing was called yet')}>
        {t('What the program asks for from now on stands here.')}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ul>
      {isError && failed}
      {hasNextPage && (
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}

function CallRow({ call: { at, method, path, status, storeId, address } }: { call: AccessTokenCall }) {
  const t = useT();
  const format = useFormat();
  const stores = useQuery(storesQuery()).data ?? [];
  const store = stores.find(({ id }) => id === storeId);
  return (
    <li className="grid gap-0.5 py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <code translate="no" className="wrap-anywhere min-w-0 text-xs">
          {method} {path.replace(/:(\w+)/g, '{$1}')}
        </code>
        <Badge tone={status < 400 ? 'positive' : 'caution'}>
          {status < 400 ? t('Answered') : t('Refused ({status})', { status })}
        </Badge>
      </p>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-xs tabular-nums">
        <span>{format.dateTime(at)}</span>
        {store && <span dir="auto">{store.storeName}</span>}
        <span>{address}</span>
      </p>
    </li>
  );
}

function WaitingCalls() {
  const t = useT();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('Loading')}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12 rounded-lg" />
      ))}
    </div>
  );
}
