import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import type { ShopifySimulator } from '#simulators/shopify/simulator.ts';

export type Reply<T> = {
  status: number;
  headers: Headers;
  text: string;
  data: T;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
  cost: { requestedQueryCost: number; actualQueryCost: number; throttleStatus: Record<string, number> };
};

/** Asks a simulated shop as an app would. */
export function clientOf(simulator: ShopifySimulator, shop: string, token: string = FIXTURE_TOKEN) {
  const address = `${simulator.origin.replace('{shop}', shop)}/admin/api/2026-10/graphql.json`;

  async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<Reply<T>> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
    });
    const { status, headers } = response;
    const text = await response.text();
    const body = headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    return { status, headers, text, data: body.data, errors: body.errors ?? [], cost: body.extensions?.cost };
  }

  type Started = {
    bulkOperationRunQuery: {
      bulkOperation: { id: string; status: string } | null;
      userErrors: { code: string; message: string }[];
    };
  };
  type Polled = {
    bulkOperation: {
      status: string;
      errorCode: string | null;
      objectCount: string;
      fileSize: string | null;
      url: string | null;
      partialDataUrl: string | null;
    };
  };

  async function startBulk(query: string, groupObjects = false) {
    const started = await ask<Started>(
      `mutation($query: String!, $groupObjects: Boolean!) {
        bulkOperationRunQuery(query: $query, groupObjects: $groupObjects) {
          bulkOperation { id status } userErrors { code message } } }`,
      { query, groupObjects },
    );
    return started.data.bulkOperationRunQuery;
  }

  async function pollBulk(id: string) {
    const polled = await ask<Polled>(
      `query($id: ID!) { bulkOperation(id: $id) {
        status errorCode objectCount fileSize url partialDataUrl } }`,
      { id },
    );
    return polled.data.bulkOperation;
  }

  async function finishBulk(id: string) {
    for (;;) {
      const operation = await pollBulk(id);
      if (!['CREATED', 'RUNNING', 'CANCELING'].includes(operation.status)) return operation;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Runs a bulk query to its end and reads its file. */
  async function readBulk(query: string, groupObjects = false) {
    const { bulkOperation, userErrors } = await startBulk(query, groupObjects);
    if (!bulkOperation) throw new Error(userErrors.map(({ message }) => message).join());
    const operation = await finishBulk(bulkOperation.id);
    if (!operation.url) return [];
    const text = await (await fetch(operation.url)).text();
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown> & { id: string; __parentId?: string });
  }

  return { ask, startBulk, pollBulk, finishBulk, readBulk };
}
