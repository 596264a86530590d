import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCookie, sessionToken } from '#server/accounts/sessions/cookie.ts';
import { sidOf } from '#server/accounts/sessions/sessions.ts';
import { Problem } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import { paths } from '#shared/core/paths.ts';
import { text } from '#shared/core/sentence.ts';
import { installEndpoints } from '#shared/stores/installs.ts';
import { type ConsentFrom, PLATFORMS, storeEndpoints } from '#shared/stores/stores.ts';
import type { Browser, Consents } from './consents.ts';
import { INSTALL_MINUTES, type Installs } from './installs.ts';

/** Where a consent page was left for from, and leads back to. */
const PAGES: Record<ConsentFrom, string> = { 'write-back': paths.writeBack };

const installCookie = createCookie('vitrin_install', INSTALL_MINUTES * 60);

interface Services {
  consents: Consents;
  installs: Installs;
}

/** Ways in through a platform's consent page, from here or from its app store. */
export function consentRoutes(app: FastifyInstance, { consents, installs }: Services) {
  serve(app, storeEndpoints.initiateShopifyOauth, async ({ user, account, body, request }) => ({
    success: true,
    authUrl: await consents.begin(
      'shopify',
      body.shop,
      { user, account, mark: markOf(request) },
      body.from ?? null,
    ),
  }));

  serve(app, storeEndpoints.initiateShopierOauth, async ({ user, account, request }) => ({
    success: true,
    authUrl: await consents.begin('shopier', null, { user, account, mark: markOf(request) }),
  }));

  serve(app, installEndpoints.pending, ({ request }) => installs.pending(installCookie.of(request)));

  serve(app, installEndpoints.complete, async ({ user, account, request, reply, note }) => {
    // Recorded with the store.
    note();
    const token = installCookie.of(request);
    installCookie.clear(reply);
    return { success: true, store: await installs.complete({ id: account.id, by: user.id }, token) };
  });

  for (const platform of PLATFORMS) {
    app.get(`/api/install/${platform}`, async (request, reply) => {
      const browser = await browserOf(request, reply);
      try {
        return reply.redirect(await consents.beginInstall(platform, queryOf(request), browser));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return reply.redirect(failurePage(browser, { error: error.error, platform }));
      }
    });

    app.get(`/api/stores/${platform}/oauth/callback`, async (request, reply) => {
      const browser = await browserOf(request, reply);
      const outcome = await consents.finish(platform, queryOf(request), browser);
      switch (outcome.kind) {
        case 'connected':
          return reply.redirect(
            pageOf(outcome.from ? PAGES[outcome.from] : paths.dashboard, {
              connected: platform,
              store: outcome.store.storeName,
            }),
          );
        case 'installed':
          installCookie.set(reply, outcome.token);
          return reply.redirect(pageOf('/', { [`${platform}_installed`]: 'true', store: outcome.storeName }));
        case 'failed': {
          const { error, storeName, from } = outcome;
          const query = { error, platform, ...(storeName ? { store: storeName } : {}) };
          return reply.redirect(from ? pageOf(PAGES[from], query) : failurePage(browser, query));
        }
      }
    });
  }

  /** A visitor without an account gets a mark of their own, by which they are known when they come back. */
  async function browserOf(request: FastifyRequest, reply: FastifyReply): Promise<Browser> {
    const user = await app.doorkeeper.userOf(request);
    if (user) {
      const account = await app.doorkeeper.accountOf(user, request);
      return { user, account, mark: markOf(request) };
    }
    const known = installCookie.of(request);
    const token = known ?? randomBytes(32).toString('base64url');
    if (!known) installCookie.set(reply, token);
    return { user: null, account: null, mark: sidOf(token) };
  }
}

/** The session of the signed-in user. */
function markOf(request: FastifyRequest): string {
  const token = sessionToken(request);
  if (!token) throw new Problem(401, 'unauthorized', text('Unauthorized'));
  return sidOf(token);
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}

function failurePage({ user }: Browser, query: Record<string, string>): string {
  return user ? pageOf('/stores', query) : pageOf('/auth', { ...query, error: `install_${query.error}` });
}

function pageOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
