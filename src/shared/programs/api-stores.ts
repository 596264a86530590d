import * as z from 'zod/mini';
import { API_VERSIONS, SCOPES } from '#shared/accounts/access-tokens.ts';
import { Platform, SYNC_PHASES } from '#shared/stores/stores.ts';
import { apiEndpoint } from './api-endpoint.ts';
import { apiId } from './api-ids.ts';

const ApiStore = z.object({
  id: apiId('store'),
  /** As its owner called it: untrusted text. */
  name: z.string(),
  platform: Platform,
  /** ISO 4217. */
  currency: z.string(),
  /** IANA. */
  time_zone: z.string(),
  /** Whether Vitrin can reach it at the moment. */
  connected: z.boolean(),
  records: z.object({
    /** `ready` once all there is was read. */
    phase: z.enum(SYNC_PHASES),
    /** When the oldest order that was read was placed; null where there is none. */
    oldest_order_at: z.nullable(z.string()),
    complete: z.boolean(),
    last_read_at: z.nullable(z.string()),
  }),
});

export const apiStores = {
  token: apiEndpoint({
    method: 'GET',
    path: '/api/v1/token',
    of: 'account',
    scope: null,
    summary: 'The access token that the call is made with',
    data: z.object({
      id: apiId('token'),
      scopes: z.array(z.enum(SCOPES)),
      store_ids: z.array(apiId('store')),
      api_version: z.enum(API_VERSIONS),
    }),
    isList: false,
    example: {},
  }),
  stores: apiEndpoint({
    method: 'GET',
    path: '/api/v1/stores',
    of: 'account',
    scope: null,
    summary: 'The stores that the access token was made for, in the order in which they were connected',
    data: ApiStore,
    isList: true,
    example: {},
  }),
  store: apiEndpoint({
    method: 'GET',
    path: '/api/v1/stores/:store_id',
    of: 'store',
    scope: null,
    summary: 'One store',
    data: ApiStore,
    isList: false,
    example: {},
  }),
};
