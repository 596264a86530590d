import { setTimeout as wait } from 'node:timers/promises';
import type { DashboardMetrics } from '#shared/analytics.ts';
import type { Environment } from '#shared/environment.ts';
import type { Store } from '#shared/stores.ts';

/** A person at the running product, who knows nothing but its addresses. */
export async function signUpAt(url: string) {
  const cookies = new Map<string, string>();

  async function ask<Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
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
    async connectDemoStore(): Promise<Store> {
      const { demoStores } = await ask<Environment>('GET', '/api/environment');
      const demo = demoStores.find(({ platform }) => platform === 'shopify')!;
      const body = { shop: demo.shop, apiKey: demo.accessToken };
      return (await ask<{ store: Store }>('POST', '/api/stores/shopify/connect', body)).store;
    },
    dashboard: (storeId: string) => ask<DashboardMetrics>('GET', `/api/analytics/${storeId}/dashboard`),
    /** Resolves when everything is read; `watch` sees the store again and again on the way. */
    async untilRead(storeId: string, watch: (store: Store) => void = () => {}): Promise<Store> {
      for (;;) {
        const store = await findStore(storeId);
        watch(store);
        if (store.sync.phase === 'ready') return store;
        if (store.sync.phase === 'failed') throw new Error(store.sync.problem?.message);
        await wait(250);
      }
    },
  };
}
