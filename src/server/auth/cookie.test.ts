import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './cookie.ts';

async function start(publicUrl: string) {
  const http = await createHttpServer({
    ...{ log: pino({ level: 'silent' }), publicUrl, web: null, imageOrigins: [] },
    doorkeeper: { userOf: async () => null, ownedStore: async () => null },
  });
  onTestFinished(() => http.close());
  const secure = publicUrl.startsWith('https:');
  http.get('/api/in', async (_request, reply) => {
    setSessionCookie(reply, 'token', { secure });
    return {};
  });
  http.get('/api/out', async (_request, reply) => {
    clearSessionCookie(reply);
    return {};
  });
  http.get('/api/who', async (request) => ({ token: sessionToken(request) ?? null }));
  return {
    setBy: async (url: string) => String((await http.inject(url)).headers['set-cookie']),
    tokenIn: async (cookie: string) =>
      (await http.inject({ url: '/api/who', headers: { cookie } })).json().token as string | null,
  };
}

test('under https the session has the name that no other host can set, with what that name demands', async () => {
  const { setBy, tokenIn } = await start('https://vitrin.example');
  for (const [url, value] of [
    ['/api/in', 'token'],
    ['/api/out', ''],
  ] as const) {
    const set = await setBy(url);
    expect(set).toMatch(new RegExp(`^__Host-vitrin_session=${value};`));
    expect(set).toContain('; Path=/;');
    expect(set).toContain('Secure');
    expect(set).not.toContain('Domain');
  }
  expect(await tokenIn('__Host-vitrin_session=mine')).toBe('mine');
  // What a neighbouring host, or a page without TLS, can set is nobody's session.
  expect(await tokenIn('vitrin_session=planted')).toBeNull();
});

test('without https, as in development, browsers would not keep that name', async () => {
  const { setBy, tokenIn } = await start('http://localhost:3000');
  expect(await setBy('/api/in')).toMatch(/^vitrin_session=token; /);
  expect(await tokenIn('vitrin_session=mine')).toBe('mine');
});
