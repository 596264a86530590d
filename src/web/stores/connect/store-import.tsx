import { CircleCheck, RotateCw } from 'lucide-react';
import { PLATFORM_NAMES, type Store, type SyncProgress } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { hasTrouble, isImporting, quarterRead, shareRead } from './import-progress.ts';
import { useRefreshStore } from './refresh-store.ts';

/** How far the import of a store has come, moving by itself. */
export function StoreImport({ store, onReconnect }: { store: Store; onReconnect?: () => void }) {
  return (
    <div className="grid gap-3">
      {isImporting(store.sync) && <Reading store={store} />}
      {store.sync.phase === 'ready' && <Read store={store} />}
      <ImportProblem store={store} {...(onReconnect ? { onReconnect } : {})} />
      <SpokenProgress store={store} />
    </div>
  );
}

/** Progress and trouble only, for pages that are about figures. */
export function ImportNotice({ store }: { store: Store }) {
  const importing = isImporting(store.sync);
  return (
    <>
      {(importing || hasTrouble(store)) && (
        <div className="grid gap-3">
          {importing && (
            <div className="rounded-xl border border-line bg-surface p-5">
              <Reading store={store} growing />
            </div>
          )}
          <ImportProblem store={store} />
        </div>
      )}
      <SpokenProgress store={store} />
    </>
  );
}

function usePhaseName() {
  const t = useT();
  return ({ phase }: SyncProgress) => {
    switch (phase) {
      case 'waiting':
        return t('Waiting to be read');
      case 'recent':
        return t('Reading the newest orders');
      case 'history':
        return t('Reading the history');
      case 'ready':
        return t('Everything has been read');
      case 'failed':
        return t('Reading stopped');
    }
  };
}

function Reading({ store, growing = false }: { store: Store; growing?: boolean }) {
  const t = useT();
  const phaseName = usePhaseName();
  const share = shareRead(store.sync);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p className="font-medium">{phaseName(store.sync)}</p>
        <OrdersRead store={store} />
      </div>
      <Progress label={t('Import of {store}', { store: store.storeName })} value={share} />
      <Counts store={store} oldest />
      {growing && <p className="mt-1 text-sm">{t('The figures are growing while history is read.')}</p>}
    </div>
  );
}

function OrdersRead({ store: { sync } }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  if (sync.phase === 'waiting' && sync.orders === 0) return null;
  const text =
    sync.ordersTotal === null
      ? t.plural(sync.orders, { one: '{n} order', other: '{n} orders' })
      : t.plural(
          sync.ordersTotal,
          { one: '{orders} of {n} order', other: '{orders} of {n} orders' },
          { orders: format.number(sync.orders) },
        );
  return <p className="whitespace-nowrap text-ink-soft tabular-nums">{text}</p>;
}

function Counts({ store, oldest = false }: { store: Store; oldest?: boolean }) {
  const t = useT();
  const format = useFormat();
  const { products, customers, historyFrom, orders } = store.sync;
  const facts = [
    !oldest && t.plural(orders, { one: '{n} order', other: '{n} orders' }),
    (products > 0 || !oldest) && t.plural(products, { one: '{n} product', other: '{n} products' }),
    (customers > 0 || !oldest) && t.plural(customers, { one: '{n} customer', other: '{n} customers' }),
    oldest && historyFrom && t('back to {date}', { date: format.date(historyFrom, store.timeZone) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-xs tabular-nums">
      {facts.map((fact) => (
        <span key={`${fact}`}>{fact}</span>
      ))}
    </p>
  );
}

function Read({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { lastSyncedAt, historyFrom, historyComplete } = store.sync;
  return (
    <div className="grid gap-1.5">
      {lastSyncedAt && (
        <p className="flex items-center gap-2 text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
          {t('Read until {moment}', { moment: format.dateTime(lastSyncedAt) })}
        </p>
      )}
      <Counts store={store} />
      {historyComplete && historyFrom && (
        <p className="text-ink-soft text-xs">
          {t('History starts {date}', { date: format.date(historyFrom, store.timeZone) })}
          {store.historyDays !== null && (
            <>
              {'. '}
              {t('{platform} shares the last {days} days with this connection.', {
                platform: PLATFORM_NAMES[store.platform],
                days: store.historyDays,
              })}
            </>
          )}
        </p>
      )}
    </div>
  );
}

function ImportProblem({ store, onReconnect }: { store: Store; onReconnect?: () => void }) {
  const t = useT();
  const { refresh, refreshing } = useRefreshStore(store);
  const { problem, phase } = store.sync;
  if (!hasTrouble(store)) return null;
  const stopped = phase === 'failed' || !store.isActive;
  const message = problem
    ? t.message(problem.message)
    : store.isActive
      ? t('Reading stopped before the end. Please try again.')
      : t('{platform} no longer lets us read this store. Please connect it again.', {
          platform: PLATFORM_NAMES[store.platform],
        });
  return (
    <Alert
      variant={stopped ? 'destructive' : 'caution'}
      {...(stopped ? { title: t('Reading stopped') } : {})}
    >
      <p>{message}</p>
      {stopped && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {store.isActive && (
            <RoleButton needs="write" variant="secondary" size="small" pending={refreshing} onClick={refresh}>
              <RotateCw aria-hidden />
              {t('Try again')}
            </RoleButton>
          )}
          {onReconnect ? (
            <RoleButton needs="manage" variant="secondary" size="small" onClick={onReconnect}>
              {t('Reconnect')}
            </RoleButton>
          ) : (
            <ButtonLink variant="secondary" size="small" to={paths.stores}>
              {t('Connected Stores')}
            </ButtonLink>
          )}
        </div>
      )}
    </Alert>
  );
}

function SpokenProgress({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const phaseName = usePhaseName();
  const quarter = isImporting(store.sync) ? quarterRead(store.sync) : 0;
  return (
    <p role="status" className="sr-only">
      {store.storeName}: {phaseName(store.sync)}
      {quarter > 0 && `, ${t('{percent} read', { percent: format.percent(quarter) })}`}
    </p>
  );
}
