import { setTimeout as wait } from 'node:timers/promises';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { Environment } from '#shared/stores/environment.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import type { Store } from '#shared/stores/stores.ts';

/** A person at the running product, who knows nothing but its addresses. */
export async function signUpAt(url: string) {
  const cookies = new Map<string, string>();

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: cookieHeader(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }

  await ask('POST', '/api/auth/register', {
    email: `bench-${Date.now()}@example.com`,
    password: 'Passw0rd1',
    confirmPassword: 'Passw0rd1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
  });

  const findStore = async (storeId: string) =>
    (await ask<Store[]>('GET', '/api/stores')).find((store) => store.id === storeId)!;

  return {
    ask,
    store: findStore,
    /** The first at Shopify, unless another is named. */
    async connectDemoStore(name?: string): Promise<Store> {
      const { demoStores } = await ask<Environment>('GET', '/api/environment');
      const demo = demoStores.find(({ platform, shop }) => (name ? shop === name : platform === 'shopify'))!;
      const body = { shop: demo.shop, apiKey: demo.accessToken };
      return (await ask<{ store: Store }>('POST', '/api/stores/shopify/connect', body)).store;
    },
    /** An open page, which is notified of changes. */
    async openPage() {
      const stop = new AbortController();
      const { body } = await fetch(`${url}/api/events`, {
        headers: { cookie: cookieHeader() },
        signal: stop.signal,
      });
      const pieces = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
      return {
        async untilNotified(type: LiveEvent['type']) {
          for (let heard = ''; !heard.includes(`"type":"${type}"`); )
            heard += (await pieces.next()).value ?? '';
        },
        close: () => stop.abort(),
      };
    },
    dashboard: (storeId: string) => ask<DashboardMetrics>('GET', `/api/analytics/${storeId}/dashboard`),
    /** Resolves when everything is read; `watch` sees the store again and again on the way. */
    async untilRead(storeId: string, watch: (store: Store) => void = () => {}): Promise<Store> {
      for (;;) {
        const store = await findStore(storeId);
        watch(store);
        if (store.sync.phase === 'ready') return store;
        if (store.sync.phase === 'failed') throw new Error(store.sync.problem?.code);
        await wait(250);
      }
    },
  };
}
export type Owner = Awaited<ReturnType<typeof signUpAt>>;
