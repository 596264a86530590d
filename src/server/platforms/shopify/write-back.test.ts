import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutside, type Outside } from '#server/platforms/ports/outside.ts';
import { WRITE_BACK_KINDS } from '#shared/publishing/write-back.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { createShopifyConnector } from './connector.ts';
import { WRITE_SCOPES } from './write-back.ts';

const TOKEN = 'shpat_test';
const NOW = new Date('2026-11-20T12:00:00Z');
const ALL_SCOPES = [...ALL_READ_SCOPES, ...Object.values(WRITE_SCOPES).flat()];

let simulator: ShopifySimulator;
let outside: Outside;
let shops = 0;

beforeAll(async () => {
  simulator = await createShopifySimulator({ now: () => NOW });
  outside = createOutside({ allowedOrigins: [new URL(simulator.origin.replace('{shop}', 'shop')).origin] });
});
afterAll(async () => {
  outside.close();
  await simulator.close();
});

/** A shop with four orders of 10.00, and what is written into it. */
async function open({ scopes = ALL_SCOPES, request = outside.request } = {}) {
  shops += 1;
  const name = `tea-${shops}`;
  const shop = simulator.addShop({
    name,
    accessTokens: [TOKEN],
    scopes,
    currency: 'GBP',
    products: [{ title: 'Cup', price: '10.00' }],
    orders: [1, 2, 3, 4].map((number) => ({
      name: `#${number}`,
      createdAt: `2026-11-1${number}T10:00:00Z`,
      lines: [{ product: 'Cup' }],
    })),
  });
  const connector = createShopifyConnector({
    shopOrigin: simulator.origin,
    apiVersion: '2026-10',
    outside: { ...outside, request },
    clock: { now: () => NOW },
    sleep: async () => {},
  });
  const access = { storeName: name, accessToken: TOKEN };
  const identity = await connector.inspect(access);
  return { shop, access, identity, port: connector.writeBack! };
}

const AT = new Date('2026-11-19T09:00:00Z');
const said = (text: string) => ({ title: 'Post: Cup', text: `${text} #1a2b`, at: AT });

test('a mark on the charts is made, changed, found again and removed', async () => {
  const { shop, access, port } = await open();
  const made = await port.annotate(access, said('Out.'), null);
  const [first] = shop.annotations;
  expect(made).toEqual({ state: 'written', id: `gid://shopify/AnalyticsAnnotation/${first!.id}` });
  const { id } = made as { id: string };
  expect(await port.annotate(access, said('3 orders.'), id)).toEqual(made);
  expect(shop.annotations).toMatchObject([
    { title: 'Post: Cup', description: '3 orders. #1a2b', type: 'campaign' },
  ]);
  expect(await port.findAnnotation(access, { at: AT, mark: '#1a2b' })).toBe(id);
  expect(await port.findAnnotation(access, { at: AT, mark: '#9999' })).toBe(null);
  expect(await port.findAnnotation(access, { at: NOW, mark: '#1a2b' })).toBe(null);
  expect(await port.removeAnnotation(access, id)).toEqual({ state: 'gone' });
  expect(await port.removeAnnotation(access, id)).toEqual({ state: 'gone' });
  expect(await port.annotate(access, said('Late.'), id)).toEqual({ state: 'gone' });
  expect(shop.annotations).toEqual([]);
});

test('what Shopify takes no more of, and what another app made, is said', async () => {
  const { shop, access, port } = await open();
  shop.setMostAnnotations(1);
  shop.addAnnotation({ title: 'Sale', description: 'Other', startedAt: AT.toISOString() });
  const other = `gid://shopify/AnalyticsAnnotation/${shop.annotations[0]!.id}`;
  await port.annotate(access, said('Out.'), null);
  expect(await port.annotate(access, said('Out.'), null)).toEqual({ state: 'limit' });
  expect(await port.annotate(access, said('Mine.'), other)).toEqual({ state: 'gone' });
  await port.removeAnnotation(access, other);
  expect(shop.annotations).toHaveLength(2);
});

test('nothing is written without its permission, and what may be written is known', async () => {
  const { access, port } = await open({ scopes: [...ALL_READ_SCOPES, 'write_marketing_events'] });
  expect(await port.allowed(access)).toEqual(['activities']);
  const not = { state: 'not_allowed' };
  expect(await port.annotate(access, said('Out.'), null)).toEqual(not);
  expect(await port.defineMark(access)).toEqual(not);
  expect(await port.markOrders(access, [{ orderId: '1', value: 'x' }])).toEqual(new Map([['1', not]]));
  expect(await port.unmarkAll(access)).toEqual(not);
  const all = await open();
  expect(await all.port.allowed(all.access)).toEqual(WRITE_BACK_KINDS);
});

test('a call that would do it twice is made once when its answer is lost, others are asked again', async () => {
  let lose = 0;
  const request: typeof outside.request = async (...asked) => {
    const reply = await outside.request(...asked);
    if (lose <= 0) return reply;
    lose -= 1;
    return { ...reply, status: 502 };
  };
  const { shop, access, port, identity } = await open({ request });
  lose = 1;
  await expect(port.annotate(access, said('Out.'), null)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(shop.annotations).toHaveLength(1);
  lose = 1;
  const activity = { remoteId: 'a', title: 'Post', url: 'https://a.example', startedAt: AT, endedAt: null };
  expect(await port.saveActivity(access, activity)).toEqual({ state: 'written', id: 'a' });
  expect(shop.activities).toHaveLength(1);
  lose = 1;
  const day = { remoteId: 'a', day: '2026-11-19', identity };
  await expect(port.reportDay(access, day, NOTHING)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(shop.activities[0]!.engagements).toHaveLength(1);
});

const NOTHING = {
  impressions: null,
  likes: null,
  comments: null,
  shares: null,
  clicks: null,
  people: null,
  orders: null,
  sales: null,
};

test('an activity has the days that were reported, and goes with them', async () => {
  const { shop, access, port, identity } = await open();
  const activity = { remoteId: 'a', title: 'Post', url: 'https://a.example', startedAt: AT, endedAt: null };
  await port.saveActivity(access, activity);
  await port.saveActivity(access, { ...activity, endedAt: NOW });
  expect(shop.activities).toMatchObject([
    { title: 'Post', tactic: 'POST', channel: 'SOCIAL', status: 'INACTIVE' },
  ]);
  const of = { remoteId: 'a', day: '2026-11-19', identity };
  await port.reportDay(access, of, { ...NOTHING, clicks: 3, orders: 2, sales: 2000 });
  expect(shop.activities[0]!.engagements).toMatchObject([
    {
      occurredOn: '2026-11-19',
      utcOffset: '+00:00',
      clicksCount: 3,
      orders: '2',
      sales: { amount: '20.00', currencyCode: 'GBP' },
    },
  ]);
  expect(await port.reportDay(access, { ...of, remoteId: 'b' }, NOTHING)).toEqual({ state: 'gone' });
  expect(await port.removeActivity(access, 'a')).toEqual({ state: 'gone' });
  expect(await port.removeActivity(access, 'a')).toEqual({ state: 'gone' });
  expect(shop.activities).toEqual([]);
});

test('Shopify counts the sales of marked orders, those of others under no mark', async () => {
  const { shop, access, port, identity } = await open();
  const stretch = { identity, firstDay: '2026-11-01', lastDay: '2026-11-20' };
  // Without a definition that opens them to reports, reports do not know them.
  expect(await port.salesByMark(access, stretch)).toMatchObject({ state: 'not_counted' });
  await port.defineMark(access);
  expect(await port.defineMark(access)).toMatchObject({ state: 'written' });
  const ids = shop.orderIds;
  const marks = ids.slice(0, 3).map((orderId, at) => ({ orderId, value: at < 2 ? 'one' : 'two' }));
  const outcomes = await port.markOrders(access, [...marks, { orderId: '404', value: 'one' }]);
  expect([...outcomes.values()].map(({ state }) => state)).toEqual([
    'refused',
    'written',
    'written',
    'written',
  ]);
  expect(shop.orderMarks).toEqual({
    [ids[0]!]: 'vitrin.post=one',
    [ids[1]!]: 'vitrin.post=one',
    [ids[2]!]: 'vitrin.post=two',
  });
  expect(await port.salesByMark(access, stretch)).toEqual({
    state: 'counted',
    net: new Map([
      ['one', 2000],
      ['two', 1000],
    ]),
  });
  expect(await port.unmarkOrders(access, [ids[0]!, '404'])).toEqual({ state: 'gone' });
  expect(Object.keys(shop.orderMarks)).toHaveLength(2);
  expect(await port.unmarkAll(access)).toEqual({ state: 'gone' });
  expect(await port.unmarkAll(access)).toEqual({ state: 'gone' });
  expect(shop.orderMarks).toEqual({});
});

test('without the permission to read reports nothing is counted, and it says why', async () => {
  const scopes = ALL_SCOPES.filter((scope) => scope !== 'read_reports');
  const { access, port, identity } = await open({ scopes });
  const answer = await port.salesByMark(access, { identity, firstDay: '2026-11-01', lastDay: '2026-11-20' });
  expect(answer).toMatchObject({ state: 'not_counted', reason: { values: { scope: 'read_reports' } } });
});
