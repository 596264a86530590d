import type { Accounts } from '#server/accounts/area.ts';
import type { Analytics } from '#server/analytics/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { Stores } from '#server/stores/area.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { describeApi } from './http/describe.ts';
import { serveApi } from './http/serve-api.ts';
import { metricCalls } from './metrics/calls.ts';
import { referencePage } from './reference/page.ts';
import { storeCalls } from './stores/calls.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  stores: Stores;
  analytics: Analytics;
}

/** How programs reach what members see on screens. */
export function programsArea({ core, accounts, stores: { stores }, analytics }: Dependencies) {
  const { publicUrl } = core;
  const { accessTokens } = accounts;
  return {
    services: {},
    routes(http) {
      return serveApi(http, { accessTokens, stores, publicUrl }, (serve, api) => {
        storeCalls(serve, stores);
        metricCalls(serve, analytics);
        const reference = referencePage(API_CALLS, publicUrl);
        api.get('/openapi.json', async () => describeApi(API_CALLS, publicUrl));
        api.get('/reference', async (_request, reply) =>
          reply.type('text/html; charset=utf-8').send(reference),
        );
      });
    },
  } satisfies Area;
}
