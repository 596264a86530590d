import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import { sidOf } from '#server/accounts/sessions/sessions.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import type { StoresOf } from '#server/publishing/posts/reading.ts';
import {
  CONSENT_WAYS,
  type ConsentOrigin,
  type ConsentWay,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import { type ConsentOutcome, callbackPath, type SocialConsents } from './consents.ts';
import type { FoundAccounts } from './found-accounts.ts';
import type { SocialAccountService } from './service.ts';

const PAGES: Record<ConsentOrigin, string> = { settings: '/settings', schedules: '/social-media-scheduler' };

export function socialAccountRoutes(
  app: FastifyInstance,
  {
    accounts,
    found,
    consents,
    storesOf,
  }: {
    accounts: SocialAccountService;
    found: FoundAccounts;
    consents: SocialConsents;
    storesOf: StoresOf;
  },
) {
  serve(app, socialAccountEndpoints.list, ({ store }) => accounts.listOf(store.id));

  serve(app, socialAccountEndpoints.listAll, async ({ user }) =>
    accounts.listOfAll((await storesOf(user)).map(({ id }) => id)),
  );

  serve(app, socialAccountEndpoints.connect, async ({ store, body, request }) => {
    const mark = markOf(request);
    if (!mark) throw httpProblems.signedOut();
    return { success: true, authUrl: await consents.begin(store, { ...body, mark }) };
  });

  serve(app, socialAccountEndpoints.found, ({ store }) => found.listOf(store));

  serve(app, socialAccountEndpoints.choose, async ({ store, body }) => ({
    accounts: await found.choose(store, body),
  }));

  serve(app, socialAccountEndpoints.check, ({ store, params }) => accounts.check(store, params.accountId));

  serve(app, socialAccountEndpoints.disconnect, async ({ store, params }) => {
    await accounts.disconnect(store, params.accountId);
    return { success: true };
  });

  for (const way of CONSENT_WAYS) {
    app.get(callbackPath(way), async (request, reply) => {
      const user = await app.doorkeeper.userOf(request);
      const query = new URL(request.url, 'http://localhost').searchParams;
      const outcome = await consents.finish(way, query, { user, mark: markOf(request) });
      const address = new URLSearchParams(outcome.query);
      for (const [name, value] of Object.entries(reportOf(outcome, way))) address.set(name, value);
      return reply.redirect(`${PAGES[outcome.from]}?${address}`);
    });
  }
}

/** The session of the signed-in user. */
function markOf(request: FastifyRequest): string | null {
  const token = sessionToken(request);
  return token ? sidOf(token) : null;
}

/** How a consent ended, for the address of the page that it leads back to. */
function reportOf(outcome: ConsentOutcome, way: ConsentWay): Record<string, string> {
  switch (outcome.kind) {
    case 'connected':
      return { connected: way, accounts: String(outcome.accounts) };
    case 'found':
      return { found: way };
    case 'failed':
      return { error: outcome.error, way };
  }
}
