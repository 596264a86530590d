import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleAffinity, exampleProduct, exampleRanking } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

const { id } = exampleStore();

function openProducts(replies: PreparedReply[] = [], address = '/analytics?tab=products') {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], address);
}

const cards = async () => within(await screen.findByRole('region', { name: /^Products/ }));

test('twelve cards at most, with price and category, and the count in a badge', async () => {
  openProducts();
  const products = await cards();
  expect((await products.findAllByRole('listitem')).map(({ textContent }) => textContent)).toHaveLength(12);
  expect(products.getByRole('heading', { name: 'Products 412' })).toBeTruthy();
  expect(products.getAllByRole('listitem')[0]?.textContent).toBe('Copper Kettle£9.50Teaware');
});

test('a product leads to a post about it, to its page in the shop, and into WhatsApp', async () => {
  const { user } = openProducts();
  const products = await cards();
  await user.click(await products.findByRole('button', { name: 'More for Copper Kettle' }));
  const link = (name: RegExp) => screen.getByRole('menuitem', { name }).getAttribute('href');
  expect(link(/^Open in your shop/)).toBe('https://tea-house.myshopify.com/products/1');
  expect(link(/^Share by WhatsApp/)).toBe(
    'https://wa.me/?text=Copper%20Kettle%0Ahttps%3A%2F%2Ftea-house.myshopify.com%2Fproducts%2F1',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Make a post about it' }));
  expect(`${location.pathname}${location.search}`).toBe('/social-media?product=copper-kettle');
});

test('a product without a page in the shop leads nowhere but to a post', async () => {
  const { user } = openProducts([
    answer(salesEndpoints.products, { products: [exampleProduct(0, { address: null })], total: 1 }),
  ]);
  const products = await cards();
  await user.click(await products.findByRole('button', { name: 'More for Copper Kettle' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Make a post about it',
  ]);
});

test('a search by title or handle asks the server', async () => {
  const { user, calls } = openProducts([
    once(answer(salesEndpoints.products, { products: [exampleProduct(0), exampleProduct(1)], total: 2 })),
    answer(salesEndpoints.products, { products: [exampleProduct(0)], total: 1 }),
  ]);
  const products = await cards();
  await products.findByText('Darjeeling First Flush');
  await user.type(products.getByRole('searchbox', { name: 'Search by title or handle' }), 'kettle');
  await products.findByRole('heading', { name: 'Products 1' });
  expect(products.queryByText('Darjeeling First Flush')).toBeNull();
  const asked = calls.filter(({ path }) => path.includes('/products?')).map(({ path }) => path);
  expect(asked).toEqual([
    `/api/analytics/${id}/products?limit=12`,
    `/api/analytics/${id}/products?search=kettle&limit=12`,
  ]);
});

test('a search without a find says what was looked for', async () => {
  const { user } = openProducts([
    once(answer(salesEndpoints.products, { products: [exampleProduct(0)], total: 1 })),
    answer(salesEndpoints.products, { products: [], total: 0 }),
  ]);
  const products = await cards();
  await products.findByText('Copper Kettle');
  await user.type(products.getByRole('searchbox'), 'sofa');
  expect(await products.findByText('No title or handle has “sofa” in it.')).toBeTruthy();
});

test('products that cannot be loaded can be asked for again', async () => {
  const { user } = openProducts([once(refuse(salesEndpoints.products, 500, 'broken'))]);
  const products = await cards();
  expect(await products.findByText('Failed to load products.')).toBeTruthy();
  await user.click(products.getByRole('button', { name: 'Retry' }));
  expect(await products.findByText('Copper Kettle')).toBeTruthy();
});

test('what sells, with its share, as bars or as a table', async () => {
  const { user } = openProducts();
  const ranking = within(await screen.findByRole('region', { name: 'What sells' }));
  expect((await ranking.findAllByRole('listitem'))[0]?.textContent).toBe('Copper Kettle£31,20012.3%');
  expect(ranking.getAllByRole('listitem')).toHaveLength(10);
  await user.click(ranking.getByRole('button', { name: 'Show as table: What sells' }));
  expect(ranking.getByRole('row', { name: /^Copper Kettle.*£31,200\.00 ?before: £28,080\.00/ })).toBeTruthy();
});

test('nothing sold is said, not drawn', async () => {
  openProducts([answer(salesEndpoints.productRanking, exampleRanking({ rows: [], total: 0 }))]);
  expect(await screen.findByText('Nothing was sold in this period.')).toBeTruthy();
});

test('what is bought together is shown with its counts', async () => {
  const { user } = openProducts();
  expect(
    await screen.findByText('31 of 120 buyers of Copper Kettle also bought Cast-iron Pot (3.1× usual)'),
  ).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'In the next order' }));
  expect(
    screen.getByText(
      '40 of 260 buyers of Darjeeling First Flush bought Oolong Sampler in a later order (2.2× usual)',
    ),
  ).toBeTruthy();
});

test('too little evidence makes no pair', async () => {
  openProducts([answer(salesEndpoints.affinity, exampleAffinity({ pairs: [], next: [] }))]);
  expect(await screen.findByText('No pair has come up often enough to be more than chance.')).toBeTruthy();
});

test('every product, in the range of the page', async () => {
  const { user, calls } = openProducts([], '/analytics?range=30d&tab=products');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { name: 'All products 412' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'In stock' }));
  expect(window.location.search).toBe('?range=30d&tab=products&list=all&sort=inventory');
  expect(calls.map(({ path }) => path)).toContain(
    `/api/analytics/${id}/products/ranking?range=30d&sort=inventory&direction=desc&page=1`,
  );
});

test('in Turkish', async () => {
  await switchLanguage('tr');
  openProducts();
  expect(await screen.findByRole('heading', { name: 'Ürünler 412' })).toBeTruthy();
  expect(
    await screen.findByText(
      'Copper Kettle alan 120 kişiden 31 kişi ayrıca Cast-iron Pot aldı (olağanın 3,1 katı)',
    ),
  ).toBeTruthy();
});
