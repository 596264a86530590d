import { expect, test } from 'vitest';
import { socialAccounts } from '#server/core/db/schema/social-media.ts';
import { users } from '#server/core/db/schema/users.ts';
import { startMails } from '#server/outreach/notifications/testing/start-mails.ts';
import { giftShop } from '#server/testing/gift-shop.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { CART_CSV, CUSTOMER_CSV } from '#shared/analytics/customer-reports.ts';
import { PRODUCT_RANKING_CSV } from '#shared/analytics/sales-reports.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>';
/** What an attacker who may name a product, a customer or a shop would try. */
const TITLES = [
  SCRIPT,
  IMAGE,
  '=HYPERLINK("https://evil.example","Tea")',
  '+905551112233',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)',
  '\t=1+1',
  '\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '{{constructor.constructor("alert(1)")()}}',
  'a"; filename="evil.html',
];
const STORE_TITLE = `${SCRIPT}"\r\nBcc: x@evil.example/../`;

const hostileShop = {
  name: 'tea-house',
  title: STORE_TITLE,
  products: TITLES.map((title, nth) => ({ title, handle: `p${nth}`, price: '10.00' })),
  customers: TITLES.map((firstName, nth) => ({
    email: `c${nth}@example.com`,
    firstName,
    lastName: firstName,
  })),
  orders: TITLES.map((_, nth) => ({
    createdAt: `2026-11-1${nth % 10}T10:00:00Z`,
    customer: `c${nth}@example.com`,
    lines: [{ product: `p${nth}` }],
  })),
  checkouts: TITLES.map((_, nth) => ({
    createdAt: '2026-11-20T10:00:00Z',
    customer: `c${nth}@example.com`,
    lines: [{ product: `p${nth}` }],
  })),
} satisfies ShopFixture;

const isFormula = (cell: string) => /^\s*[=+\-@]|^[\t\r\n]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);

test('no list and no archive holds a cell that a spreadsheet would run, or a name that leads elsewhere', async () => {
  const { signUp, runJobs } = await startApp({ shops: [hostileShop] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');

  for (const path of [PRODUCT_RANKING_CSV, CUSTOMER_CSV, CART_CSV] as Endpoint['path'][]) {
    const response = await owner.send('GET', pathOf({ path }, { storeId }));
    expect([path, response.statusCode]).toEqual([path, 200]);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.csv"$/),
    });
    const cells = cellsOf(response.body);
    expect(cells.length).toBeGreaterThan(TITLES.length);
    expect(cells.filter(isFormula)).toEqual([]);
    expect(response.body).toContain('HYPERLINK');
  }

  const { export: begun } = await owner.expectOk(owner.call(accountEndpoints.startExport, { body: AGAIN }));
  await runJobs();
  const zip = await owner.send('GET', `/api/user/export/${begun!.id}/download`);
  expect(zip.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.zip"$/);
  const files = readZip(zip.rawPayload);
  for (const [name, content] of files) {
    expect(name).toMatch(/^[a-z0-9][a-z0-9/._-]*$/i);
    expect(name).not.toContain('..');
    if (name.endsWith('.csv'))
      expect([name, cellsOf(content.toString()).filter(isFormula)]).toEqual([name, []]);
  }
  expect([...files.keys()].some((name) => name.endsWith('products.csv'))).toBe(true);
});

test('what a shop calls itself and its products is text in every answer, and ends no header', async () => {
  const { signUp, app } = await startApp({ shops: [hostileShop] });
  const owner = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const reads = app.http.served.filter(
    ({ method, path }) => method === 'GET' && !path.replace(':storeId', '').includes(':'),
  );
  let unescaped = 0;
  for (const { path } of reads) {
    const response = await owner.send('GET', pathOf({ path }, { storeId }));
    expect([path, response.headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    for (const value of Object.values(response.headers)) expect(String(value)).not.toMatch(/[\r\n]/);
    if (response.body.includes('<script>')) unescaped += 1;
  }
  // Saved as it came: it is escaped where it is shown.
  expect(unescaped).toBeGreaterThan(1);
});

test('mails hold what a shop, an account or a person calls itself as text, and one line as their subject', async () => {
  const [first, second] = giftShop().products!;
  const shop = giftShop({
    title: STORE_TITLE,
    products: [
      { ...first!, title: SCRIPT, handle: 'teapot' },
      { ...second!, title: IMAGE, handle: 'mug' },
    ],
    orders: giftShop().orders!.map((order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, product: line.product === 'Teapot' ? 'teapot' : 'mug' })),
    })),
  });
  const { db, store, clock, look, mails } = await startMails({ shops: [shop] });
  await db.update(users).set({ firstName: `${SCRIPT}\r\nBcc: x@evil.example`, lastName: IMAGE });
  await db.insert(socialAccounts).values({
    storeId: store.id,
    network: 'facebook',
    externalId: '1',
    via: 'facebook_login',
    accessToken: '',
    name: `${IMAGE}\r\nBcc: x@evil.example`,
    status: 'reconnect',
    problem: text(SCRIPT),
  });
  clock.set('2026-11-23T09:00:00Z');
  await look();

  expect(mails.length).toBeGreaterThan(0);
  expect(mails.map(({ html }) => html).join()).toContain('&#60;script');
  for (const { subject, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<script|<img|<iframe|javascript:/i);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^https?:\/\/127\.0\.0\.1/);
  }
});

/** RFC 4180. */
function cellsOf(csv: string): string[] {
  const cells = csv.replace(/^\uFEFF/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
