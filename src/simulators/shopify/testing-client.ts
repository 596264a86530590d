import { FIXTURE_TOKEN } from './shop-building.ts';
import type { ShopifySimulator } from './simulator.ts';

export type Reply = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: replies are as many shapes as there are queries, and tests read them
  body: any;
};

/** Asks a simulated shop as an app would. */
export function clientOf(simulator: ShopifySimulator, shop: string, token: string = FIXTURE_TOKEN) {
  const address = `${simulator.origin.replace('{shop}', shop)}/admin/api/2026-10/graphql.json`;
  return async (query: string, variables: Record<string, unknown> = {}): Promise<Reply> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
}
