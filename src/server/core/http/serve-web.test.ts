import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { createHttpServer } from './http-server.ts';
import { indexedPages } from './serve-web.ts';

const APPLICATION = '<title>Application</title>';

/** What a build leaves behind, as far as the server knows it. */
function buildWeb({ ready = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), APPLICATION);
  writeFileSync(join(folder, 'assets', 'start-1a2b.js'), 'start()');
  if (!ready) return folder;
  mkdirSync(join(folder, '.pages'));
  for (const name of Object.keys(indexedPages))
    for (const language of ['en', 'tr'])
      writeFileSync(
        join(folder, '.pages', `${name}.${language}.html`),
        `${name} in ${language}, %CONTACT_EMAIL%, %PUBLIC_URL%/share.jpg`,
      );
  return folder;
}

async function startWeb({ publicUrl = 'https://vitrin.example', ready = true } = {}) {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl,
    imageOrigins: [],
    web: {
      folder: buildWeb({ ready }),
      contactEmail: "o'hara$&@vitrin.example",
      isVisitor: (request) => request.cookies.vitrin_session === undefined,
      preferredLanguage: readerLanguage,
    },
    doorkeeper: NOBODY_IN,
  });
  onTestFinished(() => http.close());
  const open = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
  return { http, open };
}

test.each(Object.entries(indexedPages))('a visitor gets the page %s ready', async (name, path) => {
  const { open } = await startWeb();
  const page = await open(path);

  expect(page.statusCode).toBe(200);
  expect(page.body).toBe(`${name} in en, o&#39;hara$&#38;@vitrin.example, https://vitrin.example/share.jpg`);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  });
});

test.each([
  ['nothing', '/', {}, 'en'],
  ['the browser', '/', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8' }, 'tr'],
  ['what was chosen before', '/', { 'accept-language': 'tr', cookie: 'vitrin-language=en' }, 'en'],
  ['the address', '/?lang=tr', { 'accept-language': 'en', cookie: 'vitrin-language=en' }, 'tr'],
  ['an address that asks for the unknown', '/?lang=xx', { cookie: 'vitrin-language=tr' }, 'tr'],
  ['an address that asks twice', '/?lang=tr&lang=en', {}, 'en'],
])('the language follows %s', async (_what, url, headers: Record<string, string>, language) => {
  const { open } = await startWeb();
  expect((await open(url, headers)).body).toContain(`landing in ${language}`);
});

test('who may be signed in gets the application where that shows something else', async () => {
  const { open } = await startWeb();
  const cookie = 'vitrin_session=abc';

  const home = await open('/', { cookie });
  expect(home.body).toBe(APPLICATION);
  expect(home.headers.vary).toContain('cookie');
  expect((await open('/features', { cookie })).body).toBe(APPLICATION);
  expect((await open('/privacy-policy', { cookie })).body).toContain('privacyPolicy in en');
});

test.each(['/?shopify_installed=true&store=tea-house', '/?shopier_installed=true&store=tea-house'])(
  'who comes back from an installation (%s) gets the application, which greets them',
  async (url) => {
    const { open } = await startWeb();
    expect((await open(url)).body).toBe(APPLICATION);
  },
);

test('a page is sent compressed, and not again when it has not changed', async () => {
  const { http, open } = await startWeb();
  const page = await open('/', { 'accept-encoding': 'gzip' });
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(page.rawPayload).toString()).toContain('landing in en');

  const etag = String(page.headers.etag);
  const again = await open('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await open('/?lang=tr', { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(
    200,
  );
  expect((await open('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await http.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
});

test.each(['/auth', '/dashboard', '/social-media-scheduler?tab=calendar', '/Settings', '/stores/'])(
  '%s is the application',
  async (url) => {
    const { open } = await startWeb();
    const { statusCode, body } = await open(url);
    expect([statusCode, body]).toEqual([200, APPLICATION]);
  },
);

test('a page that its address alone opens is sent, and stays out of caches and search engines', async () => {
  const { open } = await startWeb();
  const page = await open('/approve/a-token');
  expect([page.statusCode, page.body]).toEqual([200, APPLICATION]);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test.each(['/nothing-here', '/dashboard/nothing', '/.pages/landing'])(
  '%s is not found, and the application says so',
  async (url) => {
    const { open } = await startWeb();
    const { statusCode, body } = await open(url);
    expect([statusCode, body]).toEqual([404, APPLICATION]);
  },
);

test.each(['/assets/gone.js', '/.pages/landing.en.html', '/api/nothing'])(
  '%s is nothing at all',
  async (url) => {
    const { open } = await startWeb();
    const { statusCode, body } = await open(url);
    expect([statusCode, JSON.parse(body).error]).toEqual([404, 'not_found']);
  },
);

test('files whose name holds their hash stay in the browser', async () => {
  const { open } = await startWeb();
  const { headers } = await open('/assets/start-1a2b.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a build without ready pages still serves the application', async () => {
  const { open } = await startWeb({ ready: false });
  expect((await open('/')).body).toBe(APPLICATION);
});

test('search engines find every public page in each language, and no other page', async () => {
  const { open } = await startWeb({ publicUrl: 'https://shop.example' });
  const siteMap = await open('/sitemap.xml');
  const addresses = [...siteMap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(siteMap.headers['content-type']).toContain('application/xml');
  expect(addresses).toEqual(
    ['/', '/features', '/privacy-policy', '/terms-of-service'].flatMap((path) => [
      `https://shop.example${path}`,
      `https://shop.example${path}?lang=tr`,
    ]),
  );
  expect(siteMap.body).toContain(
    '<xhtml:link rel="alternate" hreflang="tr" href="https://shop.example/features?lang=tr"/>',
  );

  const robots = (await open('/robots.txt')).body.split('\n');
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robots).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /settings']),
  );
  for (const path of ['/', '/features', '/auth']) expect(robots).not.toContain(`Disallow: ${path}`);
});
