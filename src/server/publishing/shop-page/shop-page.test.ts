import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { insertStore } from '#server/testing/insert-post.ts';
import { shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { startShopPage } from './testing/start-shop-page.ts';

/** What a page of plain HTML may weigh: a phone on a train has it in a second. */
const MOST_BYTES = 30 * 1024;

async function startOpen() {
  const started = await startShopPage();
  await started.change({ isPublic: true });
  const post = await started.publish({ altText: 'A cup of "morning" tea' });
  return { ...started, post };
}

test('a page is closed until its owner opens it, who alone sees it before', async () => {
  const { page, change, visit, owner, signUp } = await startShopPage();
  expect(await page()).toMatchObject({ handle: 'tea-house', isPublic: false, shortLinks: true, posts: [] });
  expect((await visit('/s/tea-house')).statusCode).toBe(404);
  // Also before anything was decided.
  expect((await owner.send('GET', '/s/tea-house')).statusCode).toBe(200);

  await change({ links: [{ label: 'Our story', url: 'https://tea.example/story' }] });
  expect((await visit('/s/tea-house')).statusCode).toBe(404);
  const own = await owner.send('GET', '/s/tea-house');
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
  const stranger = await signUp();
  expect((await stranger.send('GET', '/s/tea-house')).statusCode).toBe(404);

  await change({ isPublic: true });
  expect((await visit('/s/tea-house')).statusCode).toBe(200);
  await change({ isPublic: false });
  expect((await visit('/s/tea-house')).statusCode).toBe(404);
});

test('it shows posts that went out, each with the price of now and leading to its product, in the reader’s language', async () => {
  const { change, post, visit, db, clock } = await startOpen();
  await change({ links: [{ label: 'Our <story>', url: 'https://tea.example/story' }] });
  const { body, headers } = await visit('/s/tea-house');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('A cup of &#34;morning&#34; tea');
  expect(body).toContain('Our &#60;story&#62;');
  expect(body).toContain('$10');
  expect(body).not.toMatch(/<script|javascript:/i);
  const code = /href="\/l\/(\w{7})"/.exec(body)![1]!;
  const location = new URL((await visit(`/l/${code}`)).headers.location as string);
  expect(location.pathname).toMatch(/\/products\/morning-tea$/);
  expect(location.searchParams.get('utm_source')).toBe('shop_page');
  expect(location.searchParams.get('utm_content')).toBe(post.id);

  await db.execute(sql`update product_variants set price = 1250, inventory = 0`);
  clock.advance({ seconds: 20 });
  const turkish = (await visit('/s/tea-house', { 'accept-language': 'tr-TR' })).body;
  expect(turkish).toContain('<html lang="tr">');
  expect(turkish).toContain('Tükendi');
  await db.execute(sql`update product_variants set inventory = 3`);
  clock.advance({ seconds: 20 });
  expect((await visit('/s/tea-house')).body).toContain('$12.50');
  await db.execute(sql`update products set deleted_at = now()`);
  clock.advance({ seconds: 20 });
  expect((await visit('/s/tea-house')).body).toContain('No longer on sale');
});

test('a visitor from a profile is counted under its network', async () => {
  const { page, visit } = await startOpen();
  const { profileLinks } = await page();
  const { address } = profileLinks.find(({ network }) => network === 'instagram')!;
  const code = /href="\/l\/(\w{7})"/.exec((await visit(address)).body)![1]!;
  const location = new URL((await visit(`/l/${code}`)).headers.location as string);
  expect(location.searchParams.get('utm_source')).toBe('instagram');
});

test('a full page without its pictures weighs less than 30 KiB', async () => {
  const { db, post, visit, storeId, clock } = await startOpen();
  // Sixty copies of a post that went out, the texts longer than most.
  await db.execute(sql`
    with copied as (insert into scheduled_posts (store_id, product_id, platform, content_type, caption, scheduled_for, status,
        media_id, alt_text)
      select store_id, product_id, platform, content_type, caption, scheduled_for, status, media_id, repeat('A long text ', 12)
      from scheduled_posts, generate_series(1, 60) where id = ${post.id} returning id)
    insert into post_deliveries (post_id, store_id, account_id, network, status, due_at, published_at)
    select copied.id, store_id, account_id, network, 'published', due_at, published_at
    from copied, (select * from post_deliveries where store_id = ${storeId} limit 1) out`);
  clock.advance({ minutes: 1 });
  const { body } = await visit('/s/tea-house');
  expect(body.match(/<li[ >]/g)).toHaveLength(48);
  expect(Buffer.byteLength(body)).toBeLessThan(MOST_BYTES);
  expect(gzipSync(body).length).toBeLessThan(MOST_BYTES / 4);
});

test('a name is one store’s, and an earlier one still leads to its page', async () => {
  const { change, owner, params, visit, signUp, db } = await startOpen();
  const tried = (handle: string) => owner.call(shopPageEndpoints.change, { params, body: { handle } });
  await change({ handle: 'morning-teas' });
  const moved = await visit('/s/tea-house?from=instagram');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/s/morning-teas?from=instagram']);
  expect((await visit('/s/morning-teas')).statusCode).toBe(200);
  expect((await visit('/s/Morning-Teas')).headers.location).toBe('/s/morning-teas');

  const rival = await signUp();
  const { id } = await insertStore(db);
  await db.execute(sql`
    update connected_stores set user_id = (select id from users where email = ${rival.email}) where id = ${id}`);
  const rivals = (handle: string) =>
    rival.call(shopPageEndpoints.change, { params: { storeId: id }, body: { handle } });
  for (const taken of ['morning-teas', 'tea-house', 'vitrin']) {
    const { status, body } = await rivals(taken);
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([409, 'handle_taken', ['handle']]);
  }
  for (const wrong of ['-tea', 'te', 'Çay', 'a b c', 'x'.repeat(41)])
    expect([wrong, (await tried(wrong)).status]).toEqual([wrong, 400]);
  // At the same moment, from two pages.
  const both = await Promise.all([tried('best-teas'), rivals('best-teas')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a hidden post and its picture are not shown to anybody, nor any other file of its owner', async () => {
  const { change, page, post, visit, makeMedia } = await startOpen();
  const picture = /\/s\/tea-house\/pictures\/[\w-]+\.jpg/.exec((await visit('/s/tea-house')).body)![0];
  const shown = await visit(picture);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 });
  const other = (await makeMedia()).split('/').at(-1)!;
  for (const wrong of [
    `${other}-480.jpg`,
    `${post.id}-480.jpg`,
    'x.jpg',
    picture.slice(21).replace('480', '9000'),
  ])
    expect([wrong, (await visit(`/s/tea-house/pictures/${wrong}`)).statusCode]).toEqual([wrong, 404]);

  await change({ hiddenPostIds: [post.id] });
  expect((await visit('/s/tea-house')).body).toContain('Nothing has been posted yet.');
  expect((await visit(picture)).statusCode).toBe(404);
  expect((await page()).posts.map(({ id }) => id)).toEqual([post.id]);
});

test('each post has a page to share, with its picture, its price and the ways to buy it', async () => {
  const { visit, publicUrl, db, clock } = await startOpen();
  const code = /href="\/l\/(\w{7})"/.exec((await visit('/s/tea-house')).body)![1]!;
  const { statusCode, body } = await visit(`/s/tea-house/p/${code}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`property="og:url" content="${publicUrl}/s/tea-house/p/${code}"`);
  expect(body).toMatch(/property="og:image" content="[^"]+-1080\.jpg"/);
  expect(body).toContain('Morning Tea: $10');
  expect(body).toMatch(new RegExp(`class="link" href="/l/${code}\\?variant=\\d+">Buy<`));
  await db.execute(sql`update product_variants set inventory = 0`);
  clock.advance({ minutes: 1 });
  const soldOut = (await visit(`/s/tea-house/p/${code}`)).body;
  expect(soldOut).toContain('Sold out');
  expect(soldOut).not.toContain('>Buy<');
  expect((await visit('/s/tea-house/p/AAAAAAA')).statusCode).toBe(404);
});

test('the page and each post on it are shared by WhatsApp, with a name and their own address', async () => {
  const { visit, publicUrl } = await startOpen();
  const shared = (body: string) => {
    const [, href, rest] = /href="(https:\/\/wa\.me\/[^"]+)"([^>]*)>/.exec(body)!;
    expect(rest).toBe(' target="_blank" rel="noopener"');
    return new URL(href!).searchParams.get('text');
  };
  const { body } = await visit('/s/tea-house');
  const code = /href="\/l\/(\w{7})"/.exec(body)![1]!;
  expect(shared(body)).toBe(`tea-house\n${publicUrl}/s/tea-house`);
  const post = await visit(`/s/tea-house/p/${code}`, { 'accept-language': 'tr-TR' });
  expect(post.body).toContain('WhatsApp’ta paylaş');
  expect(shared(post.body)).toBe(`Morning Tea\n${publicUrl}/s/tea-house/p/${code}`);
});

test('of a page that was closed again nothing can be opened, whatever address is known', async () => {
  const { change, visit, owner } = await startOpen();
  const { body } = await visit('/s/tea-house');
  const picture = /\/s\/tea-house\/pictures\/[\w-]+\.jpg/.exec(body)![0];
  const code = /href="\/l\/(\w{7})"/.exec(body)![1]!;
  const addresses = ['/s/tea-house', picture, '/s/tea-house/preview.jpg', `/s/tea-house/p/${code}`];
  const answers = (open: (url: string) => ReturnType<typeof owner.send>) =>
    Promise.all(addresses.map(async (url) => (await open(url)).statusCode));
  expect(await answers(visit)).toEqual([200, 200, 200, 200]);
  await change({ isPublic: false });
  expect(await answers(visit)).toEqual([404, 404, 404, 404]);
  expect(await answers((url) => owner.send('GET', url))).toEqual([200, 200, 200, 200]);
  // What was shared in a post leads on.
  expect((await visit(`/l/${code}`)).statusCode).toBe(302);
});

test('the price before is of the variant whose price is shown', async () => {
  const { visit, db, clock, productId, storeId } = await startOpen();
  const code = /href="\/l\/(\w{7})"/.exec((await visit('/s/tea-house')).body)![1]!;
  const id = productId('Morning Tea');
  await db.execute(
    sql`update product_variants set price = 500, compare_at_price = 900, inventory = 0 where product_id = ${id}`,
  );
  await db.execute(sql`
    insert into product_variants (store_id, product_id, id, title, price, compare_at_price, inventory)
    values (${storeId}, ${id}, 'large', 'Large', 1500, 2000, 3)`);
  clock.advance({ minutes: 1 });
  const { body } = await visit(`/s/tea-house/p/${code}`);
  expect(body).toMatch(/<s>.*\$20<\/s> \$15</);
  expect(body).not.toContain('$9');
  await db.execute(sql`delete from product_variants where product_id = ${id}`);
  clock.advance({ minutes: 1 });
  // Nothing is known of a price, which does not mean that it is gone.
  expect((await visit('/s/tea-house')).body).not.toContain('class="over"');
});

test('two pages of an owner that change different things at a time do not undo each other', async () => {
  const { change, page } = await startShopPage();
  const links = [{ label: 'Our story', url: 'https://tea.example/story' }];
  await Promise.all([change({ isPublic: true }), change({ links }), change({ inSearch: true }), change({})]);
  expect(await page()).toMatchObject({ isPublic: true, inSearch: true, links });
});

test.each(['%00', '..%2f..%2fapp-secret', "'%20or%201=1", '%F0%9F%8D%B5', 'x'.repeat(90)])(
  'an address with %s in it is not found, and breaks nothing',
  async (part) => {
    const { visit, logged } = await startOpen();
    const addresses = ['', '/logo.png', '/preview.jpg', '/p/AAAAAAA', '/pictures/x.jpg'].map(
      (end) => `/s/${part}${end}`,
    );
    for (const url of [...addresses, `/s/tea-house/p/${part}`, `/s/tea-house/pictures/${part}`, `/l/${part}`])
      expect([url, (await visit(url)).statusCode]).toEqual([url, 404]);
    expect(logged).toEqual([]);
  },
);

test('previews, search engines and printers get theirs', async () => {
  const { change, visit, owner, storeId, publicUrl } = await startOpen();
  const preview = await visit('/s/tea-house/preview.jpg');
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  expect((await visit('/s/sitemap.xml')).body).not.toContain('tea-house');
  await change({ inSearch: true });
  expect((await visit('/s/sitemap.xml')).body).toContain(`<loc>${publicUrl}/s/tea-house</loc>`);
  const listed = await visit('/s/tea-house');
  expect(listed.headers['x-robots-tag']).toBeUndefined();
  expect(listed.body).toContain(`<link rel="canonical" href="${publicUrl}/s/tea-house">`);

  const qr = (type: string, person: Pick<typeof owner, 'send'> = owner) =>
    person.send('GET', `/api/social-media/${storeId}/shop-page/qr.${type}`);
  expect((await qr('svg')).body).toMatch(/^<svg/);
  expect(await sharp((await qr('png')).rawPayload).metadata()).toMatchObject({ width: 1024, format: 'png' });
  expect((await qr('gif')).statusCode).toBe(404);
});

test('the last that was known of a page is shown while the database cannot say more', async () => {
  const { visit, db, clock } = await startOpen();
  const before = (await visit('/s/tea-house')).body;
  const code = /href="\/l\/(\w{7})"/.exec(before)![1]!;
  await visit(`/l/${code}`);
  await db.execute(sql`alter table shop_pages rename to away_pages`);
  await db.execute(sql`alter table short_links rename to away_links`);
  clock.advance({ hours: 3 });
  const { statusCode, body } = await visit('/s/tea-house');
  const followed = await visit(`/l/${code}`);
  // The next test finds the same database.
  await db.execute(sql`alter table away_pages rename to shop_pages`);
  await db.execute(sql`alter table away_links rename to short_links`);
  expect([statusCode, body]).toEqual([200, before]);
  expect(followed.statusCode).toBe(302);
});

test('a page that did not change is not sent again', async () => {
  const { visit } = await startOpen();
  const { headers } = await visit('/s/tea-house');
  const again = await visit('/s/tea-house', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
