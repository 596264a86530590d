import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { THEMES } from '#simulators/storefront/theme.ts';
import { createShopierSimulator, type ShopierSimulator } from './simulator.ts';
import { clientOf, postForm } from './testing/client.ts';
import { startReceiver } from './testing/receiver.ts';

let simulator: ShopierSimulator;
let stateDir: string;

const start = () =>
  createShopierSimulator({
    now: () => new Date('2026-11-20T12:00:00Z'),
    stateDir,
    shops: [
      {
        name: 'cay-evi',
        title: 'Çay Evi',
        storefront: THEMES['lumiere-istanbul'],
        products: [
          {
            id: '501',
            title: 'Çay <Siyah>',
            price: '1250.50',
            images: ['/cdn/mug.jpg'],
            description: 'a & b',
          },
          { id: '502', title: 'Tükendi', price: '10.00', stock: 0 },
          { id: '503', title: 'Fincan', price: '80.00', discountedPrice: '60.00' },
          {
            id: '504',
            title: 'Önlük',
            price: '200.00',
            variants: [
              { options: { Beden: 'S' }, stock: 0 },
              { options: { Beden: 'M' }, price: '210.00' },
            ],
          },
        ],
      },
      { name: 'kahve', products: [{ id: '501', title: 'Kahve', price: '90.00' }] },
    ],
  });

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'shopier-online-'));
  simulator = await start();
});
afterEach(async () => {
  await simulator.stop();
  await rm(stateDir, { recursive: true });
});

const owner = () => clientOf(simulator, 'pat_cay-evi');
const orders = async () => (await owner().get('/orders', { sort: 'dateAsc' })).body;

async function visit(path: string) {
  const response = await fetch(simulator.origin + path);
  return { status: response.status, html: await response.text() };
}

/** As the form of the page is sent. */
async function buy(path: string, fields?: Record<string, string>) {
  const id = /name="id" value="([^"]+)"/.exec((await visit(path)).html)?.[1] ?? '';
  return postForm(simulator.origin + path, fields ?? { id });
}

test('a product is shown at the address that the API gives, with its picture, its price and a button', async () => {
  const [{ url }] = (await owner().get('/products')).body.filter(({ id }: { id: string }) => id === '503');
  const { status, html } = await visit(new URL(url).pathname);
  expect(status).toBe(200);
  expect(html).toContain('<h1>Fincan</h1>');
  expect(html).toContain('<strong>₺60,00</strong> <s aria-label="Eski fiyat: ₺80,00">₺80,00</s>');
  expect(html).toContain('Hemen satın al</button>');
  const tea = (await visit('/cay-evi/501?utm_source=instagram')).html;
  expect(tea).toContain('Çay &#60;Siyah&#62;');
  expect(tea).toContain('a &#38; b');
  expect(tea).toContain('₺1.250,50');
  expect(tea).toContain(`<img src="${simulator.origin}/cdn/mug.jpg"`);
  expect(tea).toContain(THEMES['lumiere-istanbul'].themeColor);
  expect(tea).not.toContain('<script');
});

test('one press places an order of that product, two place two, and the app hears of them', async () => {
  const receiver = await startReceiver();
  await owner().post('/webhooks', { event: 'order.created', url: receiver.url });
  const bought = await buy('/503?utm_content=post-1');
  await buy('/503');
  const placed = await orders();
  expect(placed).toHaveLength(2);
  for (const order of placed)
    expect(order).toMatchObject({
      lineItems: [{ productId: '503', quantity: 1, price: '60.00' }],
      totals: { total: '109.90' },
    });
  expect(bought.status).toBe(303);
  const thanks = await visit(bought.headers.get('location') ?? '');
  expect(thanks.html).toContain(placed[0].id);
  expect(thanks.html).toContain('1 × Fincan');
  await simulator.deliverDue();
  expect(receiver.received).toHaveLength(2);
  await receiver.stop();
});

test('of a product with variants the one that is left, or the one that was chosen, is bought', async () => {
  const page = await visit('/504');
  expect(page.html).toContain('<strong>₺210,00</strong>');
  await buy('/504');
  expect((await orders())[0].lineItems).toMatchObject([
    { productId: '504', quantity: 1, price: '210.00', selection: [{ variationTitle: 'Beden', title: 'M' }] },
  ]);
  const gone = /href="([^"]+)" class="is-gone"/.exec(page.html)?.[1] ?? '';
  const { pathname, search, searchParams } = new URL(gone);
  const sold = await visit(pathname + search);
  expect(sold.html).toContain('Tükendi');
  expect(sold.html).not.toContain('<button');
  expect((await buy('/504', { id: searchParams.get('variant') ?? '' })).status).toBe(422);
  expect((await buy('/504', { id: 'other' })).status).toBe(404);
  expect(await orders()).toHaveLength(1);
});

test('what is sold out has no button, what was removed has no page', async () => {
  const { status, html } = await visit('/502');
  expect(status).toBe(200);
  expect(html).toContain('<p class="sold-out">Tükendi</p>');
  expect(html).not.toContain('<button');
  expect((await buy('/502')).status).toBe(404);
  expect((await postForm(`${simulator.origin}/502`, {})).status).toBe(422);
  simulator.shop('cay-evi').removeProduct('503');
  expect((await visit('/503')).status).toBe(404);
  expect((await visit('/cay-evi/503')).html).toContain('Sayfa bulunamadı');
  expect((await postForm(`${simulator.origin}/503`, {})).status).toBe(404);
  expect((await visit('/nobody/501')).status).toBe(404);
  expect((await visit('/cay-evi/thanks/1')).status).toBe(404);
});

test('where two shops sell the same id, the address with the shop decides', async () => {
  expect((await visit('/kahve/501')).html).toContain('<h1>Kahve</h1>');
  await buy('/cay-evi/501');
  expect(await orders()).toHaveLength(1);
});

test('orders survive a restart', async () => {
  await buy('/cay-evi/501');
  const before = await orders();
  await simulator.stop();
  simulator = await start();
  expect(await orders()).toEqual(before);
  expect((await visit(`/cay-evi/thanks/${before[0].id}`)).status).toBe(200);
});
