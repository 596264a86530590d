import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import { sidOf } from '#server/accounts/sessions/sessions.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import { callbackPath } from '#server/platforms/ports/social-wiring.ts';
import type { StoresOf } from '#server/publishing/posts/reading.ts';
import { networkSetupEndpoints } from '#shared/publishing/network-setup.ts';
import {
  CONSENT_WAYS,
  type ConsentOrigin,
  type ConsentWay,
  type SocialAccount,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import type { ConsentOutcome, SocialConsents } from './consents.ts';
import type { FoundAccounts } from './found-accounts.ts';
import type { SocialAccountService } from './service.ts';
import type { NetworkSetups } from './setups.ts';

const PAGES: Record<ConsentOrigin, string> = { settings: '/settings', schedules: '/social-media-scheduler' };

export function socialAccountRoutes(
  app: FastifyInstance,
  {
    accounts,
    found,
    consents,
    setups,
    storesOf,
  }: {
    accounts: SocialAccountService;
    found: FoundAccounts;
    consents: SocialConsents;
    setups: NetworkSetups;
    storesOf: StoresOf;
  },
) {
  serve(app, socialAccountEndpoints.list, ({ store }) => accounts.listOf(store.id));

  serve(app, socialAccountEndpoints.listAll, async ({ account }) =>
    accounts.listOfAll((await storesOf(account)).map(({ id }) => id)),
  );

  serve(app, socialAccountEndpoints.connect, async ({ user, store, body, request }) => {
    const mark = markOf(request);
    if (!mark) throw httpProblems.signedOut();
    return { success: true, authUrl: await consents.begin(store, { ...body, userId: user.id, mark }) };
  });

  serve(app, socialAccountEndpoints.enter, async ({ store, body, note }) => {
    const account = await found.enter(store, body);
    note(deedOn(account));
    return account;
  });

  serve(app, socialAccountEndpoints.found, ({ store }) => found.listOf(store));

  serve(app, socialAccountEndpoints.choose, async ({ store, body, note }) => {
    const accounts = await found.choose(store, body);
    note(...accounts.map(deedOn));
    return { accounts };
  });

  serve(app, socialAccountEndpoints.check, ({ store, params }) => accounts.check(store, params.accountId));

  serve(app, socialAccountEndpoints.choices, ({ store, params }) =>
    accounts.choicesOf(store, params.accountId),
  );

  serve(app, socialAccountEndpoints.choosePosting, async ({ store, params, body, note }) => {
    const account = await accounts.choosePosting(store, params.accountId, body.choices);
    note(deedOn(account));
    return account;
  });

  serve(app, socialAccountEndpoints.disconnect, async ({ store, params, note }) => {
    note(deedOn(await accounts.disconnect(store, params.accountId)));
    return { success: true };
  });

  serve(app, networkSetupEndpoints.list, async () => setups.list());

  serve(app, networkSetupEndpoints.check, ({ body }) => setups.check(body.way, body.app));

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

function deedOn({ id, name, network }: Pick<SocialAccount, 'id' | 'name' | 'network'>) {
  return { subject: { id, name }, details: { network } };
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
