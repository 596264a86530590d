import { type SQL, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { createHttpServer } from '#server/core/http/http-server.ts';
import { startShopPage } from '#server/publishing/shop-page/testing/start-shop-page.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { isCode, newCode } from './code.ts';
import { ensureLinks } from './repository.ts';
import { shortLinkRoutes } from './routes.ts';
import { createShortLinks } from './short-links.ts';

/** A post on Facebook with its short link, as it stands there. */
async function startLinked() {
  const started = await startShopPage();
  await started.change({ isPublic: true });
  const post = await started.publish();
  const link = linkIn(started.meta!.feed('facebook')[0]!.text)!;
  const resultsOf = (postId: string) =>
    started.owner.expectOk(
      started.owner.call(calendarEndpoints.results, { params: { storeId: started.storeId, postId } }),
    );
  return { ...started, post, link, resultsOf, clicks: async () => (await resultsOf(post.id)).clicks };
}

const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0];

test('a post goes out with a short link, which leads to its product with marks of network and post', async () => {
  const { link, post, visit, publicUrl, simulator, on } = await startLinked();
  expect(link).toMatch(new RegExp(`^${publicUrl}/l/[1-9A-HJ-NP-Za-km-z]{7}$`));
  const { statusCode, headers } = await visit(link);
  expect(statusCode).toBe(302);
  const address = new URL(headers.location as string);
  expect(address.origin + address.pathname).toBe(
    `${simulator.origin.replace('{shop}', 'tea-house')}/products/morning-tea`,
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_source: 'facebook',
    utm_medium: 'social',
    utm_campaign: 'vitrin',
    utm_content: post.id,
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect((await on(calendarEndpoints.post, post.id)).body).toMatchObject({ link });
});

test('people are counted once a day, their clicks each time, and programs apart', async () => {
  const { link, visit, clicks, clock, runRecurring, db } = await startLinked();
  expect(await clicks()).toEqual({ people: 0, clicks: 0, programs: 0, bySource: [] });
  // A double click, and another person.
  await visit(link);
  await visit(link);
  await visit(link, { agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36' });
  for (const program of [
    { agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
    { agent: 'Twitterbot/1.0' },
    { agent: 'WhatsApp/2.24.6.77 A' },
    { agent: 'TelegramBot (like TwitterBot)' },
    { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { agent: 'curl/8.5.0' },
    { agent: '' },
    { method: 'HEAD' as const },
    { 'sec-purpose': 'prefetch;prerender' },
  ])
    expect((await visit(link, program)).statusCode).toBe(302);
  const counted = { people: 2, clicks: 3, programs: 9 };
  expect(await clicks()).toEqual({ ...counted, bySource: [{ source: 'facebook', people: 2, clicks: 3 }] });

  // Nothing is saved of who they were but a hash, which goes with the day.
  const { rows } = await db.execute<{ person: string }>(sql`select person from click_people`);
  expect(rows).toHaveLength(2);
  for (const { person } of rows) expect(person).toMatch(/^[\w-]{16}$/);
  await runRecurring('clicks.forget-people');
  expect((await db.execute(sql`select from click_people`)).rows).toHaveLength(2);
  clock.advance({ days: 1 });
  await runRecurring('clicks.forget-people');
  expect((await db.execute(sql`select from click_people`)).rows).toEqual([]);
  expect((await db.execute(sql`select from click_salts`)).rows).toEqual([]);
  expect(await clicks()).toMatchObject(counted);

  await visit(link);
  expect(await clicks()).toMatchObject({ people: 3, clicks: 4 });
});

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 360.0.0.30.109 (iPhone15,2; iOS 18_1; tr_TR; tr; scale=3.00; 1179x2556; 661241342)',
  'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.107 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.61',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
])('%s is a person', async (agent) => {
  const { link, visit, clicks } = await startLinked();
  await visit(link, { agent });
  expect(await clicks()).toMatchObject({ people: 1, clicks: 1, programs: 0 });
});

test('country and referrer are saved by the hour, and no more', async () => {
  const { link, visit, clicks, db, clock, post, storeId } = await startLinked();
  const headers = { 'cf-ipcountry': 'TR', referer: 'https://l.facebook.com/l.php?u=secret&h=more' };
  await visit(link, headers);
  clock.advance({ minutes: 1 });
  await visit(link, { ...headers, 'cf-ipcountry': '<script>' });
  await visit(link, headers);
  await clicks();
  const { rows } = await db.execute(sql`select * from post_clicks order by country`);
  const row = { store_id: storeId, post_id: post.id, source: 'facebook', by_program: false };
  expect(rows).toEqual([
    {
      ...row,
      country: '',
      referrer: 'l.facebook.com',
      clicks: 1,
      people: 0,
      hour: expect.anything(),
      first_at: expect.anything(),
    },
    {
      ...row,
      country: 'TR',
      referrer: 'l.facebook.com',
      clicks: 2,
      people: 1,
      hour: expect.anything(),
      first_at: expect.anything(),
    },
  ]);
});

test('what is gone leads to the shop, and a shop that is gone to nowhere', async () => {
  const { link, visit, db, clock, owner, storeId, simulator } = await startLinked();
  const whereTo = async () => {
    clock.advance({ minutes: 2 });
    const { statusCode, headers } = await visit(link);
    return headers.location
      ? new URL(headers.location).origin + new URL(headers.location).pathname
      : statusCode;
  };
  const shop = simulator.origin.replace('{shop}', 'tea-house');
  expect(await whereTo()).toBe(`${shop}/products/morning-tea`);
  // Another shop's address must not be reached through ours.
  await db.execute(sql`update products set online_url = 'https://elsewhere.example/products/morning-tea'`);
  expect(await whereTo()).toBe(`${shop}/`);
  await db.execute(
    sql`update products set online_url = 'https://tea-house.myshopify.com/products/x', status = 'DRAFT'`,
  );
  expect(await whereTo()).toBe(`${shop}/`);
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId } }));
  expect(await whereTo()).toBe(404);
});

test('a code that nobody made is not found, and what is none does not reach the database', async () => {
  const { visit } = await startLinked();
  for (const code of ['AAAAAAA', '0000000', 'short', 'A'.repeat(90)]) {
    const { statusCode, headers, body } = await visit(`/l/${code}`, { 'accept-language': 'tr' });
    expect([code, statusCode]).toEqual([code, 404]);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Böyle bir sayfa yok');
  }
});

test('a link that was never followed waits for a database that is away, and opens by itself', async () => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: NOBODY_IN,
  });
  onTestFinished(() => http.close());
  const away = sql.raw(`do $$ begin raise exception 'away' using errcode = '57P01'; end $$`);
  const database = await openTestDatabase();
  const db = { execute: () => database.db.execute(away) } as unknown as Database;
  const links = createShortLinks({ db, publicUrl: '', canBeOpened: true, now: () => new Date() });
  shortLinkRoutes(http, {
    links,
    clicks: { count() {}, save: async () => {} },
    storefrontOf: () => '',
    publicUrl: 'http://localhost:3000',
  });
  const { statusCode, headers, body } = await http.inject('/l/AAAAAAA');
  expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
  expect(body).toContain('http-equiv="refresh"');
  expect(body).toContain('One moment');
});

test('links of late lead on from the start of a process, also while the database is away', async () => {
  const { link, db } = await startLinked();
  let isAway = false;
  const sometimes = {
    execute: (query: SQL) => (isAway ? Promise.reject(new Error('away')) : db.execute(query)),
  } as unknown as Database;
  let time = Date.now();
  const links = createShortLinks({
    db: sometimes,
    publicUrl: '',
    canBeOpened: true,
    now: () => new Date(time),
  });
  await links.learnNewest();
  isAway = true;
  time += 3 * HOUR_MS;
  expect(await links.find(link.slice(-7))).toMatchObject({ source: 'facebook', handle: 'tea-house' });
});

test('clicks that cannot be saved are saved later, once', async () => {
  const { db, link, visit, clicks } = await startLinked();
  await visit(link);
  await db.execute(sql`alter table post_clicks rename to away_clicks`);
  await visit(link);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await db.execute(sql`alter table away_clicks rename to post_clicks`);
  expect(await clicks()).toMatchObject({ people: 1, clicks: 2 });
  expect(await clicks()).toMatchObject({ people: 1, clicks: 2 });
});

test('one tap puts a variant into the cart, if it is one of the product', async () => {
  const { link, visit, db } = await startLinked();
  const { rows } = await db.execute<{ id: string }>(sql`
    select variant.id from product_variants variant join products on products.id = product_id order by products.title`);
  const [other, ours] = rows.map(({ id }) => id);
  const cart = new URL((await visit(`${link}?variant=${ours}`)).headers.location as string);
  expect(cart.pathname).toMatch(new RegExp(`/cart/${ours}:1$`));
  expect(cart.searchParams.get('utm_source')).toBe('facebook');
  const foreign = new URL((await visit(`${link}?variant=${other}`)).headers.location as string);
  expect(foreign.pathname).toMatch(/\/products\/morning-tea$/);
});

test('a text that may be at the network already does not change its link', async () => {
  const { change, create, publishDue, clock, meta, productId, on } = await startShopPage();
  const scheduledFor = new Date(clock.now().getTime() + 90_000).toISOString();
  const post = await create({ productId: productId('Morning Tea'), withLink: true, scheduledFor });
  // Prepared ahead of its time, with the long address.
  await publishDue();
  await change({ isPublic: true });
  clock.set(scheduledFor);
  await publishDue();
  expect(linkIn(meta!.feed('facebook')[0]!.text)).toContain('/products/morning-tea?utm_source=facebook');
  expect((await on(calendarEndpoints.post, post.id)).body).toMatchObject({
    link: expect.stringContaining('/products/morning-tea?'),
  });
});

test('without the owner’s wish for short links a post has its long one, and no clicks are claimed', async () => {
  const { change, publish, meta, owner, storeId } = await startShopPage();
  await change({ isPublic: true, shortLinks: false });
  const { id: postId } = await publish();
  expect(linkIn(meta!.feed('facebook')[0]!.text)).toContain('/products/morning-tea?utm_source=facebook');
  const results = await owner.expectOk(
    owner.call(calendarEndpoints.results, { params: { storeId, postId } }),
  );
  expect(results.clicks).toBeNull();
});

test('an owner who has only looked at the closed page keeps the long links', async () => {
  const { page, publish, meta } = await startShopPage();
  expect(await page()).toMatchObject({ isPublic: false, shortLinks: true });
  await publish();
  expect(linkIn(meta!.feed('facebook')[0]!.text)).toContain('/products/morning-tea?utm_source=facebook');
});

test('two that make the link of a post at the same moment get the same', async () => {
  const { db, storeId, create, productId } = await startShopPage();
  const { id: postId } = await create({ productId: productId('Morning Tea') });
  const wanted = [
    { storeId, postId, source: 'page' as const },
    { storeId, postId, source: 'instagram' as const },
  ];
  const made = await Promise.all(
    Array.from({ length: 5 }, () => ensureLinks(db, wanted, { now: new Date() })),
  );
  const codes = new Set(made.flatMap((links) => links.map(({ code, source }) => `${source} ${code}`)));
  expect(codes.size).toBe(2);
});

test('codes are of seven letters that nobody takes for one another, and those of another hour are others', () => {
  const codesAt = (moment: string) => Array.from({ length: 500 }, () => newCode(new Date(moment)));
  const [codes, later] = [codesAt('2026-11-21T12:00:00Z'), codesAt('2026-11-21T13:00:00Z')];
  expect([...codes, ...later].every(isCode)).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(490);
  expect([...codes, ...later].join('')).not.toMatch(/[0OIl]/);
  const hours = (all: string[]) => [...new Set(all.map((code) => code.slice(0, 3)))];
  expect(hours(codes)).toHaveLength(1);
  expect(hours(later)).not.toEqual(hours(codes));
  expect(codesAt('2047-12-31T23:00:00Z').every(isCode)).toBe(true);
});
