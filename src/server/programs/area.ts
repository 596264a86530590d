import type { Accounts } from '#server/accounts/area.ts';
import type { Analytics } from '#server/analytics/area.ts';
import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { Publishing } from '#server/publishing/area.ts';
import type { Stores } from '#server/stores/area.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { createAnswers } from './http/answers.ts';
import { describeApi } from './http/describe.ts';
import { serveApi } from './http/serve-api.ts';
import { metricCalls } from './metrics/calls.ts';
import { postCalls } from './posts/calls.ts';
import { productCalls } from './products/calls.ts';
import { referencePage } from './reference/page.ts';
import { storeCalls } from './stores/calls.ts';

interface Dependencies {
  core: Core;
  accounts: Accounts;
  stores: Stores;
  analytics: Analytics;
  publishing: Publishing;
}

/** How programs reach what members see on screens. */
export function programsArea({ core, accounts, stores: { stores }, analytics, publishing }: Dependencies) {
  const { db, publicUrl, now } = core;
  const answers = createAnswers({ db, now });
  const { accessTokens } = accounts;
  return {
    services: {},
    routes(http) {
      return serveApi(http, { accessTokens, stores, answers, publicUrl }, (serve, api) => {
        storeCalls(serve, stores);
        metricCalls(serve, analytics);
        productCalls(serve, db);
        postCalls(serve, { ...publishing, publicUrl });
        const reference = referencePage(API_CALLS, publicUrl);
        api.get('/openapi.json', async () => describeApi(API_CALLS, publicUrl));
        api.get('/reference', async (_request, reply) =>
          reply.type('text/html; charset=utf-8').send(reference),
        );
      });
    },
    recurring: { 'programs.clear-answers': answers.clearOld },
  } satisfies Area;
}
