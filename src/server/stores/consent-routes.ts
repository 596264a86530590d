import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionToken } from '#server/auth/cookie.ts';
import { sidOf } from '#server/auth/sessions.ts';
import { Problem } from '#server/http/problem.ts';
import { serve } from '#server/http/serve.ts';
import { installEndpoints } from '#shared/installs.ts';
import { PLATFORMS, storeEndpoints } from '#shared/stores.ts';
import type { Browser, Consents } from './consents.ts';
import { INSTALL_MINUTES, type Installs } from './installs.ts';

const INSTALL_COOKIE = 'vitrin_install';

interface Services {
  consents: Consents;
  installs: Installs;
}

/** Ways in through a platform's consent page, from here or from its app store. */
export function consentRoutes(
  app: FastifyInstance,
  { consents, installs }: Services,
  cookies: { secure: boolean },
) {
  serve(app, storeEndpoints.initiateShopifyOauth, async ({ user, body, request }) => ({
    success: true,
    authUrl: await consents.begin('shopify', body.shop, { user, mark: markOf(request) }),
  }));

  serve(app, storeEndpoints.initiateShopierOauth, async ({ user, request }) => ({
    success: true,
    authUrl: await consents.begin('shopier', null, { user, mark: markOf(request) }),
  }));

  serve(app, installEndpoints.pending, ({ request }) => installs.pending(request.cookies[INSTALL_COOKIE]));

  serve(app, installEndpoints.complete, async ({ user, request, reply }) => {
    const token = request.cookies[INSTALL_COOKIE];
    reply.clearCookie(INSTALL_COOKIE, { path: '/' });
    return { success: true, store: await installs.complete(user, token) };
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
            pageOf('/dashboard', { connected: platform, store: outcome.store.storeName }),
          );
        case 'installed':
          setInstallCookie(reply, outcome.token);
          return reply.redirect(pageOf('/', { [`${platform}_installed`]: 'true', store: outcome.storeName }));
        case 'failed': {
          const { error, storeName } = outcome;
          return reply.redirect(
            failurePage(browser, { error, platform, ...(storeName ? { store: storeName } : {}) }),
          );
        }
      }
    });
  }

  /** Somebody without an account gets a mark of their own, by which they are known when they come back. */
  async function browserOf(request: FastifyRequest, reply: FastifyReply): Promise<Browser> {
    const user = await app.doorkeeper.userOf(request);
    if (user) return { user, mark: markOf(request) };
    const known = request.cookies[INSTALL_COOKIE];
    const token = known ?? randomBytes(32).toString('base64url');
    if (!known) setInstallCookie(reply, token);
    return { user: null, mark: sidOf(token) };
  }

  function setInstallCookie(reply: FastifyReply, token: string) {
    reply.setCookie(INSTALL_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: cookies.secure,
      maxAge: INSTALL_MINUTES * 60,
    });
  }
}

/** The session of whoever is signed in. */
function markOf(request: FastifyRequest): string {
  const token = sessionToken(request);
  if (!token) throw new Problem(401, 'unauthorized', 'Unauthorized');
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
