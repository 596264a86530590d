import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { OF_MEMBERS, OF_NOBODY, OF_PROGRAMS } from './other-routes.ts';
import { plantThings } from './planted-things.ts';

const OF_STORES = OF_MEMBERS.filter(({ of }) => of === 'store').map(({ path }) => path);
const OF_USERS = OF_MEMBERS.filter(({ of }) => of !== 'store').map(({ path }) => path);
const WORD = 'zanzibarquince';
const shop = { name: 'tea-house', products: [{ title: WORD, price: '10.00' }], orders: [] };

async function startTwo() {
  const ownHouse = { ...shop, name: 'own-house', products: [{ title: 'Quince', price: '10.00' }] };
  const started = await startApp({ shops: [shop, ownHouse] });
  const owner = await started.signUp();
  const stranger = await started.signUp();
  const { id } = await owner.connectShopify('tea-house');
  const { id: ownId } = await stranger.connectShopify('own-house');
  const things = await plantThings(started.db, id, WORD);
  const own = await plantThings(started.db, ownId, 'tea');
  return { ...started, owner, stranger, things, own };
}

test('every address that is no contract is known here, and by what it lets people in', async () => {
  const { app } = await startApp();
  const contracts = new Set<string>(app.http.served.map(({ path }) => path));
  const known = new Set<string>([...contracts, ...OF_STORES, ...OF_USERS, ...OF_PROGRAMS, ...OF_NOBODY]);
  const routes = routesIn(app.http.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(contracts.size);
  expect(routes.filter((path) => !known.has(path))).toEqual([]);
});

test('lists, pictures and exports are their owner’s alone', async () => {
  const { visitor, stranger, things, own } = await startTwo();
  const query = '?groups=vip&consent=yes';
  for (const path of [...OF_STORES, ...OF_USERS]) {
    const url = pathOf({ path }, things) + query;
    const nobody = await visitor().send('GET', url);
    expect([path, nobody.statusCode, nobody.json().error]).toEqual([path, 401, 'Unauthorized']);
    if (path.endsWith('.csv') && !path.includes(':'))
      expect([path, (await stranger.send('GET', url)).body.includes(WORD)]).toEqual([path, false]);
    if (!path.includes(':')) continue;
    const foreign = await stranger.send('GET', url);
    const unknown = await stranger.send('GET', pathOf({ path }, unknownIds()) + query);
    expect([path, foreign.statusCode, foreign.body]).toEqual([path, 404, unknown.body]);
    // In one's own store nothing of another is found either.
    if (!path.includes(':setId')) continue;
    const within = await stranger.send('GET', pathOf({ path }, { ...things, storeId: own.storeId }) + query);
    expect([path, within.statusCode]).toEqual([path, 404]);
  }
});

test.each(['not-an-id', '%00', '..%2f..%2fetc%2fpasswd', "'; drop table users; --", 'x'.repeat(3_000)])(
  'a file called %s is not found, and breaks nothing',
  async (name) => {
    const { signUp, logged } = await startApp();
    const owner = await signUp();
    for (const path of [
      '/api/media/:id',
      '/api/media/shared/:id',
      '/api/user/export/:id/download',
    ] as const) {
      const url = path.replace(':id', name.includes('%') ? name : encodeURIComponent(name));
      const { statusCode } = await owner.send('GET', url);
      expect([path, [400, 404, 414].includes(statusCode), statusCode]).toEqual([path, true, statusCode]);
    }
    expect(logged).toEqual([]);
  },
);

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  '%0d%0aLocation:%20https://evil.example',
])('no address leads away to %s, whatever it is called', async (target) => {
  const { signUp, visitor, app, publicUrl } = await startApp({ social: true, google: true });
  const owner = await signUp();
  const names = [
    'next',
    'return',
    'returnTo',
    'return_to',
    'redirect',
    'redirect_uri',
    'url',
    'from',
    'state',
  ];
  const more = ['shop', 'store', 'error', 'code', 'host', 'hmac', 'token', 'shopify_install'];
  const query = new URLSearchParams([...names, ...more].map((name) => [name, target]));
  // What comes back from a consent page leads home; what begins one leads to the platform of our settings.
  for (const path of OF_NOBODY.filter((each) => app.http.hasRoute({ method: 'GET', url: each }))) {
    for (const person of [owner, visitor()]) {
      const { headers } = await person.send('GET', `${path}?${query}`, undefined, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      });
      if (headers.location === undefined) continue;
      const { origin, hostname } = new URL(headers.location, publicUrl);
      expect([path, headers.location, hostname]).toEqual([path, headers.location, '127.0.0.1']);
      const begins = path === '/api/auth/google' || path.startsWith('/api/install/');
      if (!begins) expect([path, origin, headers.location[0]]).toEqual([path, publicUrl, '/']);
    }
  }
});

test('a delivery that is compressed, huge or empty is refused before anybody reads it', async () => {
  const { visitor } = await startApp({ shops: [shop] });
  const signed = {
    'x-shopify-hmac-sha256': 'AAAA',
    'x-shopify-topic': 'orders/create',
    'x-shopify-shop-domain': 'a',
  };
  const send = async (payload: Buffer | string, headers = {}) =>
    (
      await visitor().send('POST', '/api/webhooks/shopify', payload, {
        'content-type': 'application/json',
        ...signed,
        ...headers,
      })
    ).statusCode;
  // 20 MB of nothing in 20 KB: never unpacked, and no signature fits it.
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  expect(await send(bomb, { 'content-encoding': 'gzip' })).toBe(401);
  expect(await send(Buffer.alloc(1024 * 1024 + 1))).toBe(413);
  expect(await send('')).toBe(401);
  expect(await send('{', { 'content-type': '' })).toBe(415);
  expect(await send('a=b', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(401);
});

test('a body that says it is compressed is not unpacked', async () => {
  const { visitor } = await startApp();
  for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip']) {
    const { statusCode } = await visitor().send(
      'POST',
      '/api/auth/login',
      gzipSync(JSON.stringify({ email: 'ada@example.com', password: 'x' })),
      { 'content-type': 'application/json', 'content-encoding': encoding },
    );
    expect([encoding, statusCode]).toEqual([encoding, 400]);
  }
});

const unknownIds = () =>
  Object.fromEntries(['storeId', 'setId', 'mediaId', 'exportId'].map((name) => [name, crypto.randomUUID()]));

/** Paths out of the tree that fastify draws of its routes. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth - 1, above.length, part);
    return methods ? [above.join('')] : [];
  });
}
