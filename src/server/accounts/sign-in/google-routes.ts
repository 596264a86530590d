import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCookie } from '#server/accounts/sessions/cookie.ts';
import { serve } from '#server/core/http/serve.ts';
import { CONNECT_GOOGLE_MINUTES, googleSignInEndpoints } from '#shared/accounts/google-sign-in.ts';
import { answerEntry } from './answer-entry.ts';
import { callerOf } from './caller.ts';
import type { GoogleEntry } from './google-entry.ts';

/** First what the browser is known by when it comes back, then what opens the account that waits to be connected. */
const cookie = createCookie('vitrin_google', Math.max(15, CONNECT_GOOGLE_MINUTES) * 60);
/** Of an installation that waits for its owner's account; nothing else of an address is carried along. */
const CARRIED = ['shopify_install', 'shopier_install', 'shop', 'store'];
const CARRIED_MAX = 200;

export function googleRoutes(app: FastifyInstance, google: GoogleEntry) {
  app.get('/api/auth/google', async (request, reply) => {
    const query = carriedOf(request);
    // The same for two tabs of one browser.
    const token = cookie.of(request) ?? randomBytes(32).toString('base64url');
    const target = await google.begin(token, query);
    if (typeof target === 'string') return reply.redirect(authPage({ ...query, error: target }));
    cookie.set(reply, token);
    return reply.redirect(target.href);
  });

  app.get('/api/auth/google/callback', async (request, reply) => {
    const { search } = new URL(request.url, 'http://localhost');
    const outcome = await google.finish(search, cookie.of(request), callerOf(request));
    if (outcome.kind === 'to-connect') cookie.set(reply, outcome.token);
    else cookie.clear(reply);
    switch (outcome.kind) {
      case 'entered': {
        const { user } = answerEntry(reply, outcome.entry, 'signed in with Google');
        const { query } = outcome;
        return reply.redirect(authPage(user ? query : { ...query, view: 'second-step' }));
      }
      case 'to-connect':
        return reply.redirect(authPage({ ...outcome.query, view: 'connect-google' }));
      case 'failed':
        return reply.redirect(authPage({ ...outcome.query, error: outcome.error }));
    }
  });

  serve(app, googleSignInEndpoints.pending, async ({ request }) => ({
    email: await google.pendingEmail(cookie.of(request)),
  }));

  serve(app, googleSignInEndpoints.connect, async ({ body, request, reply, note }) => {
    const entry = await google.connect(cookie.of(request), body.password, callerOf(request));
    note({ userId: entry.userId });
    cookie.clear(reply);
    return answerEntry(reply, entry, 'Google connected');
  });
}

function carriedOf(request: FastifyRequest): Record<string, string> {
  const { searchParams } = new URL(request.url, 'http://localhost');
  return Object.fromEntries(
    CARRIED.flatMap((name) => {
      const value = searchParams.get(name);
      return value && value.length <= CARRIED_MAX ? [[name, value]] : [];
    }),
  );
}

/** Always our own auth page: it knows where a signed-in user goes on to. */
function authPage(query: Record<string, string>): string {
  const search = new URLSearchParams(query);
  return search.size > 0 ? `/auth?${search}` : '/auth';
}
