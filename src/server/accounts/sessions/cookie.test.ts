import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { GoogleEntry } from '#server/accounts/sign-in/google-entry.ts';
import { googleRoutes } from '#server/accounts/sign-in/google-routes.ts';
import { createHttpServer } from '#server/core/http/http-server.ts';
import { consentRoutes } from '#server/stores/connect/consent-routes.ts';
import type { Consents } from '#server/stores/connect/consents.ts';
import type { Installs } from '#server/stores/connect/installs.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './cookie.ts';

async function start(publicUrl: string) {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl,
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  onTestFinished(() => http.close());
  http.get('/api/in', async (_request, reply) => {
    setSessionCookie(reply, 'token');
    return {};
  });
  http.get('/api/out', async (_request, reply) => {
    clearSessionCookie(reply);
    return {};
  });
  http.get('/api/who', async (request) => ({ token: sessionToken(request) ?? null }));
  const google: Partial<GoogleEntry> = {
    begin: async () => new URL('https://accounts.example/'),
    finish: async () => ({ kind: 'failed', error: 'google_denied', query: {} }),
  };
  googleRoutes(http, google as GoogleEntry);
  const consents: Partial<Consents> = { beginInstall: async () => 'https://shop.example/' };
  const installs: Partial<Installs> = { pending: async (token) => ({ pending: Boolean(token) }) as never };
  consentRoutes(http, { consents: consents as Consents, installs: installs as Installs });
  const get = (url: string, cookie: string) => http.inject({ url, headers: { cookie } });
  return {
    setBy: async (url: string) => String((await http.inject(url)).headers['set-cookie']),
    tokenIn: async (cookie: string) => (await get('/api/who', cookie)).json().token as string | null,
    googleToken: async (cookie: string) => (await get('/api/auth/google', cookie)).cookies[0]?.value,
    isNewInstall: async (cookie: string) => (await get('/api/install/shopify', cookie)).cookies.length > 0,
  };
}

test.each([
  ['vitrin_session', 'who is signed in', '/api/in', '/api/out'],
  ['vitrin_google', 'who left for Google', '/api/auth/google', '/api/auth/google/callback'],
  ['vitrin_install', 'who installs from an app store', '/api/install/shopify', null],
])(
  'under https %s, %s, has a name that no other host can set, with what that name demands',
  async (name, _, set, clear) => {
    const { setBy } = await start('https://vitrin.example');
    const written = [await setBy(set), ...(clear ? [await setBy(clear)] : [])];
    for (const cookie of written) {
      expect(cookie).toMatch(new RegExp(`^__Host-${name}=`));
      expect(cookie).toContain('; Path=/;');
      expect(cookie).toContain('Secure');
      expect(cookie).not.toContain('Domain');
    }
    const plain = await start('http://localhost:3000');
    expect(await plain.setBy(set)).toMatch(new RegExp(`^${name}=`));
  },
);

test('under https, what a neighbouring host or a page without TLS can set is nobody', async () => {
  const { tokenIn, googleToken, isNewInstall } = await start('https://vitrin.example');
  expect(await tokenIn('__Host-vitrin_session=mine')).toBe('mine');
  expect(await tokenIn('vitrin_session=planted')).toBeNull();
  expect(await googleToken('__Host-vitrin_google=mine')).toBe('mine');
  expect(await googleToken('vitrin_google=planted')).not.toBe('planted');
  expect(await isNewInstall('__Host-vitrin_install=mine')).toBe(false);
  expect(await isNewInstall('vitrin_install=planted')).toBe(true);
});

test('without https, as in development, browsers would not accept that name', async () => {
  const { tokenIn, googleToken } = await start('http://localhost:3000');
  expect(await tokenIn('vitrin_session=mine')).toBe('mine');
  expect(await googleToken('vitrin_google=mine')).toBe('mine');
});
