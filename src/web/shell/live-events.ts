import {
  type InvalidateQueryFilters,
  type Query,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { signInEndpoints } from '#shared/accounts/sign-in.ts';
import type { Generation } from '#shared/content/content.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import type { Store } from '#shared/stores/stores.ts';
import { call } from '#web/core/api/call.ts';
import { leaveWhenLoggedOut } from '#web/core/api/logged-out.ts';
import { ownAccountsQuery } from '#web/core/session/own-accounts.ts';
import { isBeingCounted, isStale } from '#web/core/ui/stale-reply.ts';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

const METRICS_EVERY_MS = 2_000;
/** A minute in which many posts go out sends an event for each. */
const POSTS_EVERY_MS = 1_500;
const FIRST_REOPEN_MS = 1_000;
const LAST_REOPEN_MS = 60_000;
/** A shorter gap is not shown. */
const LOST_AFTER_MS = 4_000;

/** Updates what is on the screen while the server works; returns whether the connection to it is up. */
export function useLiveEvents(): { connected: boolean } {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => openLiveEvents(client, setConnected), [client]);
  return { connected };
}

export function openLiveEvents(client: QueryClient, onConnected: (connected: boolean) => void): () => void {
  const allMetrics = atMostEvery(METRICS_EVERY_MS, (scope) =>
    readAgain(client, { queryKey: ['/api/analytics', scope] }),
  );
  const metrics = atMostEvery(METRICS_EVERY_MS, (storeId) => {
    allMetrics.touch(ALL_STORES);
    // Advice is read when it is opened; here only what was waiting for its reports.
    readAgain(client, {
      queryKey: ['/api/ads-optimization', storeId],
      predicate: ({ state }) => isStale(state.data) || isBeingCounted(state.error),
    });
    readAgain(client, { queryKey: ['/api/analytics', storeId] });
  });
  const allPosts = atMostEvery(POSTS_EVERY_MS, (scope) => readPosts(client, scope));
  const posts = atMostEvery(POSTS_EVERY_MS, (storeId) => {
    allPosts.touch(ALL_STORES);
    readPosts(client, storeId);
  });
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let losing: ReturnType<typeof setTimeout> | undefined;
  // What was requested before the connection is open may be older than what it will send.
  let missedSome = true;
  let reopenAfterMs = FIRST_REOPEN_MS;

  function open() {
    source = new EventSource('/api/events', { withCredentials: true });
    source.onopen = () => {
      clearTimeout(losing);
      losing = undefined;
      reopenAfterMs = FIRST_REOPEN_MS;
      onConnected(true);
      if (missedSome) catchUp(client);
      missedSome = false;
    };
    source.onerror = () => {
      missedSome = true;
      losing ??= setTimeout(() => onConnected(false), LOST_AFTER_MS);
      // The browser reconnects by itself, except after a reply that was no event stream.
      if (source.readyState === EventSource.CLOSED) {
        // Such as a 401, when the session was ended elsewhere: then this page leaves.
        call(signInEndpoints.user).catch(leaveWhenLoggedOut);
        clearTimeout(reopening);
        reopening = setTimeout(open, reopenAfterMs);
        reopenAfterMs = Math.min(reopenAfterMs * 2, LAST_REOPEN_MS);
      }
    };
    source.onmessage = ({ data }) => {
      // Not looked at by zod: what the schema uses of it would be on the sign-in page too.
      applyLiveEvent(client, JSON.parse(data) as LiveEvent, { metrics: metrics.touch, posts: posts.touch });
    };
  }
  function openNow() {
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(reopening);
    open();
  }

  open();
  window.addEventListener('online', openNow);
  return () => {
    window.removeEventListener('online', openNow);
    source.close();
    clearTimeout(reopening);
    clearTimeout(losing);
    metrics.stop();
    allMetrics.stop();
    posts.stop();
    allPosts.stop();
  };
}

/** What happened while the connection was down was not received. */
function catchUp(client: QueryClient) {
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  readMembers(client);
  readAgain(client, { queryKey: storesQuery().queryKey });
  readAgain(client, { queryKey: ['/api/analytics'] });
  readAgain(client, { queryKey: ['/api/social-media'] });
  readAgain(client, { queryKey: ['/api/ads-optimization'] });
  readAgain(client, { queryKey: ['/api/user/export'] });
}

/** A page may also have been moved to another account: who was removed from theirs. */
function readMembers(client: QueryClient) {
  readAgain(client, { queryKey: ownAccountsQuery().queryKey });
  readAgain(client, { queryKey: [memberEndpoints.list.path] });
}

function readPosts(client: QueryClient, storeId: string) {
  for (const name of ['calendar', 'scheduled-posts', 'schedules', 'shop-page', 'post-report', 'experiments'])
    readAgain(client, { queryKey: ['/api/social-media', storeId, name] });
}

/** What comes so often that it is collected: announced with the store. */
interface Gathered {
  metrics: (storeId: string) => void;
  posts: (storeId: string) => void;
}

export function applyLiveEvent(client: QueryClient, event: LiveEvent, touch: Gathered): void {
  switch (event.type) {
    case 'store-progress':
      patch<Store[]>(client, storesQuery().queryKey, (stores) =>
        stores.map((store) => (store.id === event.storeId ? { ...store, sync: event.sync } : store)),
      );
      return;
    case 'store-changed':
      readAgain(client, { queryKey: storesQuery().queryKey });
      return;
    case 'metrics-changed':
      touch.metrics(event.storeId);
      return;
    case 'posts-changed':
      touch.posts(event.storeId);
      return;
    case 'accounts-changed':
      readAgain(client, { queryKey: ['/api/social-media', event.storeId, 'accounts'] });
      readAgain(client, { queryKey: ['/api/social-media', ALL_STORES, 'accounts'] });
      // Posts of an account wait with it, and go on with it.
      touch.posts(event.storeId);
      return;
    case 'write-back-changed':
      readAgain(client, { queryKey: ['/api/social-media', event.storeId, 'write-back'] });
      return;
    case 'ads-changed':
      readAgain(client, { queryKey: ['/api/ads-optimization', event.storeId] });
      return;
    case 'insights-changed':
      readAgain(client, { queryKey: ['/api/analytics', ALL_STORES, 'insights'] });
      readAgain(client, { queryKey: ['/api/analytics', event.storeId, 'insights'] });
      return;
    case 'members-changed':
      readMembers(client);
      return;
    case 'export-changed':
      readAgain(client, { queryKey: ['/api/user/export'] });
      return;
    case 'brand-changed':
      readAgain(client, { queryKey: ['/api/social-media', event.storeId, 'brand'] });
      return;
    case 'carousel-drawn':
      client.setQueryData(['/api/social-media', event.storeId, 'carousel-drawn'], {
        drawn: event.drawn,
        of: event.of,
      });
      return;
    case 'generation-changed':
      applyGeneration(client, event);
  }
}

function applyGeneration(client: QueryClient, event: Extract<LiveEvent, { type: 'generation-changed' }>) {
  const { storeId, generationId, status, progress } = event;
  const queryKey = ['/api/social-media', storeId, 'generations'];
  const known = client.getQueryData<Generation[]>(queryKey);
  if (status === 'running' && known?.some(({ id }) => id === generationId)) {
    patch<Generation[]>(client, queryKey, (generations) =>
      generations.map((one) => (one.id === generationId ? { ...one, status, progress } : one)),
    );
    return;
  }
  readAgain(client, { queryKey });
  if (status === 'running') return;
  readAgain(client, { queryKey: ['/api/social-media', storeId, 'history'] });
  readAgain(client, { queryKey: ['/api/usage'] });
}

/** Writes into what is known. What was to be read again at the next look still is. */
function patch<T>(client: QueryClient, queryKey: QueryKey, update: (known: T) => T) {
  const isOutdated = client.getQueryState(queryKey)?.isInvalidated;
  client.setQueryData<T>(queryKey, (known) => known && update(known));
  if (isOutdated || client.isFetching({ queryKey }) > 0) readAgain(client, { queryKey });
}

/**
 * Not even an event breaks off what is being read: where events come faster than answers, none would ever arrive. Such an
 * answer may be older than the event, so it is not the last word.
 */
function readAgain(client: QueryClient, filters: InvalidateQueryFilters) {
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' }))
    readOnceMore(client, query);
  void client.invalidateQueries(filters, { cancelRefetch: false });
}

const awaited = new WeakSet<object>();

function readOnceMore(client: QueryClient, query: Query) {
  if (awaited.has(query)) return;
  awaited.add(query);
  const follow = () => {
    awaited.delete(query);
    readAgain(client, { queryKey: query.queryKey, exact: true });
  };
  query.promise?.then(follow, follow);
}

/** Acts on the first touch of a key at once and gathers the following ones. */
export function atMostEvery(intervalMs: number, act: (key: string) => void) {
  const resting = new Map<string, { timer: ReturnType<typeof setTimeout>; touched: boolean }>();

  function touch(key: string) {
    const rest = resting.get(key);
    if (rest) {
      rest.touched = true;
      return;
    }
    act(key);
    const timer = setTimeout(() => {
      const touched = resting.get(key)?.touched;
      resting.delete(key);
      if (touched) touch(key);
    }, intervalMs);
    resting.set(key, { timer, touched: false });
  }
  function stop() {
    for (const { timer } of resting.values()) clearTimeout(timer);
    resting.clear();
  }
  return { touch, stop };
}
