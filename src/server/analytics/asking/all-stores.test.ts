import { expect, test } from 'vitest';
import { SMALL_SHOP } from '#server/testing/small-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import {
  type AnswerOfAll,
  ASKED_METRICS,
  type AskedOfAll,
  askingEndpoints,
  DIMENSIONS,
} from '#shared/analytics/asking.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { ShopFixture } from '#simulators/shopify/shop/fixture.ts';
import { NO_READING } from './reading.ts';

/* Answers of shops whose orders were added up by hand; of the tea house see testing/small-shop.ts. */

const TEA: ShopFixture = { ...SMALL_SHOP, title: 'Tea house' };
const YONDER: ShopFixture = {
  name: 'yonder',
  title: 'Yonder Gifts',
  currency: 'GBP',
  ianaTimezone: 'Europe/London',
  products: [
    { id: '11', title: 'Vase', price: '20.00' },
    { id: '12', title: 'Teapot', price: '50.00' },
  ],
  customers: [{ email: 'ada@example.com' }],
  orders: [
    { name: '#1', createdAt: '2025-10-01T10:00:00Z', country: 'DE', lines: [{ product: 'Vase' }] },
    {
      name: '#2',
      createdAt: '2026-10-10T10:00:00Z',
      customer: 'ada@example.com',
      country: 'DE',
      lines: [{ product: 'Teapot' }],
    },
    { name: '#3', createdAt: '2026-11-05T10:00:00Z', country: 'GB', lines: [{ product: 'Vase' }] },
  ],
};
const MAISON: ShopFixture = {
  ...YONDER,
  name: 'maison',
  title: 'Maison',
  currency: 'EUR',
  products: [{ id: '21', title: 'Bougie', price: '30.00' }],
  orders: [
    { name: '#1', createdAt: '2025-10-01T10:00:00Z', lines: [{ product: 'Bougie' }] },
    { name: '#2', createdAt: '2026-10-12T10:00:00Z', country: 'FR', lines: [{ product: 'Bougie' }] },
  ],
};
const EMPTY: ShopFixture = { ...YONDER, name: 'empty', title: 'Quiet corner', orders: [] };

/** An owner of these shops, and somebody else with one that sold much. */
async function connect(...shops: ShopFixture[]) {
  const foreign = { ...YONDER, name: 'foreign', title: 'Foreign land' };
  const started = await startApp({ now: '2026-11-21T12:00:00Z', shops: [...shops, foreign] });
  const owner = await started.signUp();
  const stores: { id: string }[] = [];
  for (const { name } of shops) stores.push(await owner.connectShopify(name));
  await started.readCosts();
  const other = await started.signUp();
  const theirs = await other.connectShopify('foreign');
  async function ask(asked: string | AskedOfAll, language: Language = 'en'): Promise<AnswerOfAll> {
    const body = typeof asked === 'string' ? { question: asked } : asked;
    const path = pathOf(askingEndpoints.askOfAll);
    const response = await owner.send('POST', path, body, { 'accept-language': language });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }
  return { ...started, owner, other, stores, theirs, ask };
}

const rowsOf = ({ table }: AnswerOfAll) => table?.rows.map((row) => row.join(' | '));

test('where a currency was chosen, sums of sales are in it, each day by its own rate', async () => {
  const { ask, owner } = await connect(YONDER, MAISON);
  const enter = (day: string, rate: number) =>
    owner.call(rateEndpoints.enter, { body: { day, from: 'EUR', to: 'GBP', rate } });
  await owner.call(rateEndpoints.choose, { body: { currency: 'GBP' } });
  const apart = await ask('revenue last month');
  expect(apart.figures.map(({ name, value }) => [name, value])).toContainEqual(['Total revenue · EUR', 30]);

  await enter('2026-10-01', 0.5);
  await enter('2026-10-12', 0.8);
  const october = await ask('revenue last month');
  // 50 + 30 × 0.8
  expect(october.figures[0]).toMatchObject({ name: 'Total revenue', value: 74 });
  expect(october.answer).toMatch(
    /: £74\. .*Yonder Gifts: £50; Maison: £24\. Converted into GBP at each day’s rate \(rates entered by you\)\.$/,
  );
  // Products, counts and money given back are no sums of days.
  expect((await ask('top products last month')).answer).not.toContain('Converted');
  expect((await ask('orders last month')).figures[0]).toMatchObject({ value: 2 });
});

test('figures of stores of one currency are added up, with a row for each store', async () => {
  const { ask, stores } = await connect(TEA, YONDER);
  const october = await ask('revenue last month');
  expect(october).toMatchObject({
    answered: true,
    title: 'Total revenue',
    storeIds: stores.map(({ id }) => id),
    notes: [],
  });
  // 174 + 50; in September 20 + 0.
  expect(october.answer).toBe(
    'Total revenue last month: £224. That is £204 more than in the 31 days before (£20). Tea house: £174; Yonder Gifts: £50.',
  );
  expect(october.figures.map(({ name, value }) => [name, value])).toEqual([
    ['Total revenue', 224],
    ['Before', 20],
  ]);
  expect(october.table?.columns.map(({ label }) => label)).toEqual(['Store', 'Total revenue', 'Before']);
  expect(rowsOf(october)).toEqual(['Tea house | £174 | £20', 'Yonder Gifts | £50 | £0']);
  expect(october.period).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });

  for (const [question, value] of [
    ['orders last month', 6],
    ['units sold last month', 9],
    // 3 and 1: one of them is the same person.
    ['customers last month', 4],
    // (169 + 50) ÷ 6
    ['average order value last month', 36.5],
    ['Geçen ay bütün mağazalarda ciro ne kadar?', 224],
    ['revenue in all my stores last month', 224],
    ['Which store sold the most last month?', 224],
    ['Geçen ay en çok hangi mağaza sattı?', 224],
    ['Teapot sales last month', 170],
    ['orders from Germany last month', 3],
  ] as const) {
    const answer = await ask(question);
    expect([question, answer.figures[0]?.value, answer.answer]).toEqual([question, value, answer.answer]);
  }
  expect((await ask('customers last month')).answer).toContain('A customer of two stores counts in each.');
  expect((await ask('Geçen ay ciro', 'tr')).answer).toBe(
    'Geçen ay toplam ciro: £224. Fark: £204 artış (önceki 31 günde: £20). Tea house: £174; Yonder Gifts: £50.',
  );
});

test('currencies stand apart, and counts are added up whatever the currency', async () => {
  const { ask } = await connect(TEA, MAISON, YONDER);
  const october = await ask('revenue last month');
  expect(october.figures.map(({ name, text }) => [name, text])).toEqual([
    ['Total revenue · GBP', '£224'],
    ['Before · GBP', '£20'],
    ['Total revenue · EUR', '€30'],
    ['Before · EUR', '€0'],
  ]);
  expect(october.answer).toContain('In EUR: Total revenue last month: €30.');
  expect(october.answer).toContain('Amounts of different currencies are not added up.');
  expect(rowsOf(october)).toEqual([
    'Tea house | GBP | £174 | £20',
    'Yonder Gifts | GBP | £50 | £0',
    'Maison | EUR | €30 | €0',
  ]);
  const orders = await ask('orders last month');
  expect(orders.figures[0]).toMatchObject({ name: 'Orders', value: 7 });
  expect(rowsOf(orders)?.[0]).toMatch(/^Tea house \| 5/);
  const rate = await ask('average order value last month');
  expect(rate.figures.map(({ value }) => value)).toEqual(expect.arrayContaining([36.5, 30]));
});

test('lists name the store of a product, and add up what all stores have', async () => {
  const { ask } = await connect(TEA, YONDER);
  const products = await ask('top products in all stores last month');
  expect(products.answer).toContain('“Teapot” · Tea house comes first, with £120.');
  expect(products.table?.rows.map((row) => row.slice(0, 2).join(' '))).toEqual([
    '“Teapot” · Tea house £120',
    '“Teapot” · Yonder Gifts £50',
    '“Mug 350 ml” · Tea house £39',
  ]);
  const countries = await ask('Which country buys the most last month?');
  expect(countries.answer).toContain('Germany comes first, with £89.');
  expect(countries.table?.columns.map(({ label }) => label)).toContain('By store');
  expect(rowsOf(countries)?.[0]).toContain('Germany | £89 | Yonder Gifts £50, Tea house £39');
  expect(rowsOf(await ask('orders by month since September'))).toEqual([
    expect.stringContaining('September 2026 | 1 | Tea house 1'),
    expect.stringContaining('October 2026 | 6 | Tea house 5, Yonder Gifts 1'),
    expect.stringContaining('November 2026 | 4 | Tea house 3, Yonder Gifts 1'),
  ]);
});

test('a store that cannot answer is named with the reason', async () => {
  const { ask, stores } = await connect(TEA, EMPTY);
  const october = await ask('average order value last month');
  expect(october.answer).toContain('Without Quiet corner: the reasons are below.');
  expect(october.notes).toEqual([
    { storeId: stores[1]!.id, store: 'Quiet corner', text: 'There are no orders to work it out from.' },
  ]);
  const vase = await ask('Mug 350 ml sales last month');
  expect(vase.figures[0]?.value).toBe(39);
  const none = await ask('conversion rate last month');
  expect(none).toMatchObject({ answered: false, figures: [], table: null });
});

test('what has reports of its own is added up where it can be, and put side by side where not', async () => {
  const { ask, owner, stores } = await connect(TEA, YONDER);
  const why = await ask('Why did revenue change last month?');
  // Yonder sold nothing in the 31 days before.
  expect(why.answer).toMatch(/^Net sales last month: £159\. .* Without Yonder Gifts/);
  expect(why.notes.map(({ store, text }) => `${store}: ${text}`)).toEqual([
    expect.stringMatching(/^Tea house: Net sales went up by £139 last month\. The strongest factor was /),
    'Yonder Gifts: There is nothing to compare these days with, so a change cannot be explained.',
  ]);
  expect(await ask('How much did I earn last month?')).toMatchObject({ answered: false, figures: [] });

  for (const [at, unitCost] of [25, 30].entries()) {
    const params = { storeId: stores[at]!.id };
    const { rows } = await owner.expectOk(owner.call(costEndpoints.list, { params, query: {} }));
    const teapots = rows.filter(({ title }) => title === 'Teapot');
    const costs = teapots.map(({ productId, variantId }) => ({ productId, variantId, unitCost }));
    await owner.expectOk(owner.call(costEndpoints.save, { params, body: { from: 'always', costs } }));
  }
  // Three teapots at 40 − 25, one at 50 − 30.
  const gross = await ask('gross profit last month');
  expect(gross.figures[0]).toMatchObject({ value: 65, unit: 'money' });
  expect(gross.notes.map(({ store }) => store)).toContain('Tea house');
  const margin = await ask('gross margin last month');
  expect(margin).toMatchObject({ answered: true, figures: [] });
  expect(margin.answer).toContain('Gross margin last month: 38% – 40%.');
  expect(margin.table?.rows.map(([store]) => store)).toEqual(['Yonder Gifts', 'Tea house']);
  const products = await ask('gross profit by product last month');
  expect(products.table?.rows.map(([name]) => name)).toEqual([
    '“Teapot” · Tea house',
    '“Teapot” · Yonder Gifts',
  ]);
});

test('every figure and every list has an answer or a reason', async () => {
  const { ask } = await connect(TEA, MAISON);
  const reading = { ...NO_READING, period: { kind: 'last_month' } } as const;
  const readings = [
    ...ASKED_METRICS.map((metric) => ({ ...reading, metric })),
    ...DIMENSIONS.map((by) => ({ ...reading, metric: 'revenue' as const, by })),
    ...(['product', 'country', 'channel'] as const).map((by) => ({
      ...reading,
      metric: 'average_order_value' as const,
      by,
    })),
  ];
  for (const each of readings) {
    const { answered, answer, table, storeIds } = await ask({ reading: each });
    expect(storeIds, answer).toHaveLength(2);
    expect(answer, JSON.stringify(each)).not.toMatch(/undefined|NaN|null/);
    if (answered) expect(table?.rows.length, answer).toBeGreaterThan(0);
  }
});

test('a store that is named answers alone, and goes on being meant', async () => {
  const { ask, stores } = await connect(TEA, YONDER);
  const [tea, yonder] = stores.map(({ id }) => id);
  for (const [question, storeId, value] of [
    ['How much did Yonder sell last month?', yonder, 50],
    ['Yonder Gifts’in geçen ayki cirosu ne kadar?', yonder, 50],
    ['Yonder geçen ay ne kadar sattı?', yonder, 50],
    ['revenue of the Tea house last month', tea, 174],
    ['How many teapots did Yonder sell last month?', yonder, 1],
  ] as const) {
    const answer = await ask(question);
    expect([question, answer.storeIds, answer.figures[0]?.value]).toEqual([question, [storeId], value]);
  }
  const first = await ask('How much did Yonder sell last month?');
  const { storeIds } = first;
  const previous = first.reading!;
  expect(await ask({ question: 'and this month?', previous, storeIds })).toMatchObject({
    storeIds: [yonder],
    figures: [{ value: 20 }, expect.anything()],
  });
  expect(await ask({ question: 'and Tea house?', previous, storeIds })).toMatchObject({
    storeIds: [tea],
    figures: [{ value: 174 }, expect.anything()],
  });
  expect((await ask({ question: 'and in all stores?', previous, storeIds })).figures[0]?.value).toBe(224);
  expect((await ask({ reading: { ...previous, metric: 'orders' }, storeIds })).figures[0]?.value).toBe(1);
  expect((await ask({ question: 'orders last month', previous, storeIds })).figures[0]?.value).toBe(6);
});

test('stores of others and disconnected ones are never in it', async () => {
  const { ask, owner, stores, theirs, other } = await connect(TEA, YONDER);
  const { reading } = await ask('revenue last month');
  const foreign = await ask({ reading: reading!, storeIds: [theirs.id] });
  expect(foreign.storeIds).toEqual(stores.map(({ id }) => id));
  expect(foreign.figures[0]?.value).toBe(224);
  const theirProduct = await ask({
    reading: { ...reading!, metric: 'net_sales', product: `${theirs.id}/12` },
  });
  expect(theirProduct).toMatchObject({ answered: false, figures: [] });
  expect((await ask('Foreign land revenue last month')).answered).toBe(false);

  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId: stores[1]!.id } }));
  expect(await ask('revenue last month')).toMatchObject({ storeIds: [stores[0]!.id] });
  await other.expectOk(other.call(storeEndpoints.disconnect, { params: { storeId: theirs.id } }));
  const nothing = await other.expectOk(
    other.call(askingEndpoints.askOfAll, { body: { question: 'revenue last month' } }),
  );
  expect(nothing).toMatchObject({ answered: false, storeIds: [] });
});
