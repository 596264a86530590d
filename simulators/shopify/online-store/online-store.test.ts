import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProductFixture } from '#simulators/shopify/shop/fixture.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { THEMES } from '#simulators/storefront/theme.ts';

let simulator: ShopifySimulator;

const MARKS = 'utm_source=instagram&utm_medium=social&utm_campaign=vitrin&utm_content=post-1';

const products: ProductFixture[] = [
  {
    title: 'Tea <Assam> & "co"',
    handle: 'tea',
    description: 'Strong <b>leaves</b>',
    images: [{ url: '/cdn/mug.jpg', alt: '"A" cup' }],
    variants: [
      { id: '11', price: '8.00', compareAtPrice: '10.00', inventory: 0, options: { Size: 'Small' } },
      { id: '12', price: '20.00', compareAtPrice: '20.00', options: { Size: 'Large' } },
    ],
  },
  { title: 'Honey', variants: [{ id: '21', price: '6.00', inventory: 0 }] },
  { title: 'New pot', price: '30.00', status: 'DRAFT' },
  { title: 'Old pot', price: '30.00', status: 'ARCHIVED' },
  { title: 'Secret pot', price: '30.00', status: 'UNLISTED' },
  { id: '99', title: 'Gone pot', price: '30.00' },
];

beforeEach(async () => {
  simulator = await createShopifySimulator({
    shops: [
      {
        name: 'tea-house',
        title: 'Tea & House',
        currency: 'GBP',
        products,
        storefront: THEMES['yonder-gifts'],
      },
      { name: 'plain', products, currency: 'GBP' },
      { name: 'cay-evi', products, currency: 'TRY', storefront: THEMES['lumiere-istanbul'] },
      { name: 'closed', products, storefront: 'password' },
      {
        name: 'bazaar',
        products: Array.from({ length: 30 }, (_, at) => ({ title: `Lamp ${at + 1}`, price: '9.00' })),
        storefront: THEMES['atelier-lumiere'],
      },
    ],
  });
});
afterEach(() => simulator.close());

const addressIn = (shop: string, path: string) => simulator.origin.replace('{shop}', shop) + path;

async function visit(path: string, shop = 'tea-house') {
  const response = await fetch(addressIn(shop, path));
  return { status: response.status, html: await response.text() };
}

test('a product is shown in the look of its shop, with its picture and its price', async () => {
  const { status, html } = await visit(`/products/tea?variant=12&${MARKS}`);
  expect(status).toBe(200);
  expect(html).toContain('<h1>Tea &#60;Assam&#62; &#38; &#34;co&#34;</h1>');
  expect(html).toContain('<strong>£20.00</strong></p>');
  expect(html).toContain(`<img src="${addressIn('tea-house', '/cdn/mug.jpg')}" alt="&#34;A&#34; cup">`);
  expect(html).toContain('Strong &#60;b&#62;leaves&#60;/b&#62;');
  expect(html).toContain(THEMES['yonder-gifts'].themeColor);
  expect(html).toContain('<form method="post"><input type="hidden" name="id" value="12">');
  expect(html).toContain('Buy it now</button>');
  expect(html).not.toContain('<script');
});

test('without a variant in the address the first that is left is shown', async () => {
  expect((await visit('/products/tea')).html).toContain('name="id" value="12"');
  expect((await visit('/products/tea?variant=404')).html).toContain('name="id" value="12"');
});

test('a variant that is sold out says so instead of a button, and others keep the marks of the link', async () => {
  const { status, html } = await visit(`/products/tea?variant=11&${MARKS}`);
  expect(status).toBe(200);
  expect(html).toContain('<strong>£8.00</strong> <s aria-label="Regular price: £10.00">£10.00</s>');
  expect(html).toContain('Sold out');
  expect(html).not.toContain('<button');
  expect(html).toContain(
    `href="${addressIn('tea-house', `/products/tea?variant=12&${MARKS}`).replaceAll('&', '&#38;')}">Large</a>`,
  );
  expect((await visit('/products/honey')).html).toContain('Sold out');
});

test.each(['new-pot', 'old-pot', 'gone-pot', 'nothing', '%E0%A4%A'])(
  'there is no page for %s, which is not for sale',
  async (handle) => {
    simulator.shop('tea-house').deleteProduct('99');
    const { status, html } = await visit(`/products/${handle}`);
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
  },
);

test('who has the link sees an unlisted product, which no list and no search engine shows', async () => {
  const { status, html } = await visit('/products/secret-pot');
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect((await visit('/collections/all')).html).not.toContain('Secret pot');
});

test('a shop without a theme shows its products in a neutral one, and speaks Turkish where its theme does', async () => {
  const plain = await visit('/products/tea', 'plain');
  expect(plain.status).toBe(200);
  expect(plain.html).toContain('Buy it now');
  expect((await visit('/', 'plain')).status).toBe(404);
  const turkish = await visit('/products/tea', 'cay-evi');
  expect(turkish.html).toContain('<html class="no-js" lang="tr">');
  expect(turkish.html).toContain('Hemen satın al');
  expect(turkish.html).toContain('₺20,00');
});

test('a shop that is not open shows its password page at every address, and sells nothing', async () => {
  for (const path of ['/', '/products/tea', '/cart/12:1', '/collections/all', '/products/nothing'])
    expect((await visit(path, 'closed')).html).toContain('storefront_password');
  const body = new URLSearchParams({ id: '12' });
  const reply = await fetch(addressIn('closed', '/products/tea'), {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(reply.status).toBe(200);
  expect((await visit('/desk', 'closed')).html).toContain('No orders yet.');
});

test('the home page leads to all products, page by page, and the marks of a link come along', async () => {
  const list = addressIn('bazaar', `/collections/all?${MARKS}`);
  expect((await visit(`/?${MARKS}&other=1`, 'bazaar')).html).toContain(
    `<a href="${list.replaceAll('&', '&#38;')}" class="button">Shop now</a>`,
  );
  const first = await visit(`/collections/all?${MARKS}`, 'bazaar');
  expect(first.html).toContain(addressIn('bazaar', `/products/lamp-24?${MARKS}`).replaceAll('&', '&#38;'));
  expect(first.html).not.toContain('Lamp 25');
  const second = await visit('/collections/all?page=2', 'bazaar');
  expect(second.html).toContain('Lamp 30');
  expect(second.html).toContain('$9.00');
  expect(second.html).not.toContain('rel="next"');
});
