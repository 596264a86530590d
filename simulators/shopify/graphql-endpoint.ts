import { setTimeout as wait } from 'node:timers/promises';
import { type Access, withImpliedScopes } from './apps/apps.ts';
import type { ShopCounters } from './control.ts';
import type { BulkOperations } from './graphql/bulk-operations.ts';
import { answerGraphql, type GraphqlBody } from './graphql/graphql-answer.ts';
import type { Installation } from './queries/run.ts';
import { loadSchemaCheck } from './queries/schema.ts';
import { createThrottle } from './queries/throttle.ts';
import { createFaults, type Disturbance, unauthorized } from './shop/faults.ts';
import type { Shop } from './shop/shop.ts';

/** One request, for a test to look at afterwards. */
export type LoggedRequest = {
  shop: string;
  operationName: string | null;
  query: string;
  variables: Record<string, unknown>;
  requestedQueryCost: number;
  actualQueryCost: number;
  errorCodes: string[];
};

const MOST_LOGGED_REQUESTS = 1000;

type Dependencies = {
  now: () => Date;
  bulk: BulkOperations;
  installation: Installation;
  /** Null for a token that opens nothing. */
  accessOf: (shop: Shop, token: string) => Access | null;
};

export function createGraphqlEndpoint({ now, bulk, installation, accessOf }: Dependencies) {
  const requests: LoggedRequest[] = [];
  const throttle = createThrottle(now);
  const faults = createFaults();

  async function answer(
    shop: Shop,
    counted: ShopCounters,
    token: string,
    body: GraphqlBody,
    shopUrl: string,
  ) {
    counted.graphqlRequests += 1;
    const disturbance = faults.disturb(shop, JSON.stringify(body));
    if (disturbance?.kind === 'slow') await wait(disturbance.delayMs);
    else if (disturbance && disturbance.kind !== 'throttled') return disturbance;
    if (!accessOf(shop, token)) return unauthorized as Disturbance;
    const check = await loadSchemaCheck();
    await bulk.ready();
    // Looked at again: it may have been revoked while this request waited.
    const access = accessOf(shop, token);
    if (!access) return unauthorized as Disturbance;
    if (disturbance?.kind === 'throttled') return throttledAnswer(shop, access);
    const run = {
      shop,
      scopes: withImpliedScopes(access.scopes),
      access,
      installation,
      now: now().getTime(),
      shopUrl,
      bulk,
      errors: [],
      indexes: [],
      cost: 0,
    };
    const outcome = answerGraphql(check, body, run, access.clientId, throttle);
    note(shop, body, outcome, counted);
    return outcome.answer;
  }

  function throttledAnswer(shop: Shop, { clientId }: Access) {
    const status = throttle.statusOf(shop, clientId);
    return {
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: {
          requestedQueryCost: 100,
          actualQueryCost: null,
          throttleStatus: { ...status, currentlyAvailable: 0 },
        },
      },
    };
  }

  function note(
    shop: Shop,
    body: GraphqlBody,
    outcome: ReturnType<typeof answerGraphql>,
    counted: ShopCounters,
  ) {
    const { requestedQueryCost, actualQueryCost, answer: given } = outcome;
    const errorCodes = (given.errors ?? []).map(({ extensions }) => String(extensions?.code ?? ''));
    counted.maxPointsUsed = Math.max(counted.maxPointsUsed, requestedQueryCost);
    if (errorCodes.includes('THROTTLED')) counted.throttledRequests += 1;
    requests.push({ shop: shop.name, ...body, requestedQueryCost, actualQueryCost, errorCodes });
    if (requests.length > MOST_LOGGED_REQUESTS) requests.shift();
  }

  return { answer, requests };
}
