import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { safeParse } from 'zod/mini';
import { HOUR_MS } from '#shared/core/time.ts';
import { PLATFORM_NAMES, Platform, type Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Guide } from '#web/outreach/first-steps/guide.tsx';
import { startQuery } from '#web/outreach/first-steps/queries.ts';
import { News } from '#web/outreach/visits/news.tsx';
import { visitQuery } from '#web/outreach/visits/queries.ts';
import { AccountsBanner } from '#web/publishing/social-accounts/accounts-banner.tsx';
import { accountsQuery } from '#web/publishing/social-accounts/queries.ts';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { ALL_STORES, useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { QuickActions } from './quick-actions.tsx';
import { StoreFigures } from './store-figures.tsx';
import { ConnectFirstStore, WelcomeSummary, WelcomeWaiting } from './welcome.tsx';

const NOTICE_MS = 5000;

/** A store that was connected just before, as the address says. */
interface Arrival {
  platform: Platform;
  storeName: string;
}

/** Most dashboards have none. */
const SavedCards = lazy(async () => ({ default: (await import('./saved-cards.tsx')).SavedCards }));

/** Most owners have one store. */
const AllStoresFigures = lazy(async () => ({
  default: (await import('./all-stores-figures.tsx')).AllStoresFigures,
}));

/** As long as one visit counts as the same (server/visits). */
const FIRST_VISIT_MS = 8 * HOUR_MS;

export function DashboardPage() {
  const t = useT();
  const welcome = useWelcome();
  const arrival = useArrival();
  useArrivalSelection(arrival);
  const isArranged = useArranged();
  return (
    <Page title={t('Dashboard')} description={welcome}>
      {arrival && <ArrivalNotice arrival={arrival} />}
      {isArranged ? (
        <Loaded
          query={storesQuery()}
          failed={t('Failed to load stores.')}
          waiting={<WelcomeWaiting />}
          empty={<NewcomerWelcome />}
        >
          {(stores) => <StoresWelcome stores={stores} />}
        </Loaded>
      ) : (
        <WelcomeWaiting />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QuickActions />
        <AccountInfo />
      </div>
    </Page>
  );
}

/** Nobody is back who has just come. */
function useWelcome(): string {
  const t = useT();
  const { firstName, createdAt } = useUser();
  const isFirstVisit = Date.now() - Date.parse(createdAt) < FIRST_VISIT_MS;
  if (isFirstVisit) return firstName ? t('Welcome, {name}.', { name: firstName }) : t('Welcome.');
  return firstName ? t('Welcome back, {name}.', { name: firstName }) : t('Welcome back.');
}

function ArrivalNotice({ arrival: { platform, storeName } }: { arrival: Arrival }) {
  const t = useT();
  return (
    <Alert variant="success" title={t('Store Connected Successfully!')} className="animate-rise">
      {t('{store} on {platform} is connected. The newest orders come first.', {
        store: storeName,
        platform: PLATFORM_NAMES[platform],
      })}
    </Alert>
  );
}

/** What stands above the figures is known before they are shown, so that they do not jump. */
function useArranged(): boolean {
  const start = useQuery(startQuery());
  const visit = useQuery(visitQuery());
  return start.isFetched && visit.isFetched;
}

function NewcomerWelcome() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ConnectFirstStore />
      <Guide />
    </div>
  );
}

function StoresWelcome({ stores }: { stores: Store[] }) {
  const { store, isAll } = useSelectedStore();
  if (isAll) return <AllStoresWelcome stores={stores} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Guide />
      {store && <News store={store} />}
      {store && <AccountsBanner store={store} />}
      {store && <StoreFigures key={store.id} store={store} />}
      {store && (
        <Suspense>
          <SavedCards key={store.id} store={store} />
        </Suspense>
      )}
      {store && <WelcomeSummary storeCount={stores.length} storeId={store.id} />}
    </div>
  );
}

/** News and saved questions are each store's own. */
function AllStoresWelcome({ stores }: { stores: Store[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Guide />
      <AllAccountsBanners stores={stores} />
      <Suspense fallback={<WelcomeWaiting />}>
        <AllStoresFigures stores={stores} />
      </Suspense>
      <WelcomeSummary storeCount={stores.length} />
    </div>
  );
}

function AllAccountsBanners({ stores }: { stores: Store[] }) {
  const { data } = useQuery(accountsQuery(ALL_STORES));
  const ended = data?.accounts.filter(({ status }) => status === 'reconnect') ?? [];
  return stores
    .filter(({ id }) => ended.some(({ storeId }) => storeId === id))
    .map((store) => <AccountsBanner key={store.id} store={store} />);
}

/** The dashboard shows the store that has just arrived, also when it comes by way of the platform. */
function useArrivalSelection(arrival: Arrival | null) {
  const { stores, selectStore } = useSelectedStore();
  const arrived =
    arrival &&
    stores?.findLast(
      ({ platform, storeName }) => platform === arrival.platform && storeName === arrival.storeName,
    );
  const id = arrived?.id;
  useEffect(() => {
    if (id) selectStore(id);
  }, [id, selectStore]);
}

function AccountInfo() {
  const t = useT();
  const { email, firstName, lastName, provider } = useUser();
  const facts = [
    { term: t('Email'), fact: email },
    { term: t('Name'), fact: `${firstName} ${lastName}`.trim() },
    { term: t('Signs in with'), fact: useProviderName(provider) },
  ];
  return (
    <Card title={t('Account')}>
      <dl className="grid gap-3.5 text-sm">
        {facts.map(({ term, fact }) => (
          <div key={term} className="grid gap-0.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useProviderName(provider: string) {
  const t = useT();
  if (provider === 'email') return t('E-mail and password');
  return provider === 'google' ? 'Google' : provider;
}

function readArrival(search: string): Arrival | null {
  const query = new URLSearchParams(search);
  const platform = safeParse(Platform, query.get('connected'));
  const storeName = query.get('store');
  return platform.success && storeName ? { platform: platform.data, storeName } : null;
}

/** The notice stands in the address for 5 seconds; then the address is cleaned and the notice goes with it. */
function useArrival(): Arrival | null {
  const [, navigate] = useLocation();
  const arrival = readArrival(useSearch());
  const arrived = arrival !== null;
  useEffect(() => {
    if (!arrived) return;
    const timer = setTimeout(() => {
      // While the next page is read in, this one still runs: the owner may be elsewhere already.
      const { pathname, search } = window.location;
      if (readArrival(search)) navigate(pathname, { replace: true });
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [arrived, navigate]);
  return arrival;
}
