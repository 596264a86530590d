import { expect, test } from 'vitest';
import { addClicks } from '#server/publishing/short-links/clicks-repository.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { engagementByDay } from './engagement-days.ts';
import { startWriteBack } from './testing/start-write-back.ts';

const UNKNOWN = { impressions: null, likes: null, saves: null, comments: null, shares: null, clicks: null };

test('a day has what was added since the day before, and nothing where nothing is known', () => {
  const days = engagementByDay({
    measured: [
      { ...UNKNOWN, deliveryId: 'a', day: '2026-11-21', impressions: 100, likes: 5, saves: 1 },
      { ...UNKNOWN, deliveryId: 'b', day: '2026-11-21', impressions: 10, clicks: 2 },
      // A network may take likes back.
      { ...UNKNOWN, deliveryId: 'a', day: '2026-11-22', impressions: 160, likes: 4, saves: 1 },
      { ...UNKNOWN, deliveryId: 'a', day: '2026-11-24', impressions: 160, likes: 7, saves: 1 },
      { ...UNKNOWN, deliveryId: 'a', day: '2026-11-28', impressions: 160, likes: 7, saves: 1 },
    ],
    clicks: [],
    orders: [{ day: '2026-11-23', orders: 1, net: 1000 }],
  });
  expect(Object.fromEntries(days)).toMatchObject({
    '2026-11-21': { impressions: 110, likes: 6, clicks: 2, orders: null },
    '2026-11-22': { impressions: 60, likes: 0 },
    '2026-11-24': { impressions: 0, likes: 2 },
    '2026-11-23': { orders: 1, sales: 1000, impressions: null },
  });
  expect(days.has('2026-11-28')).toBe(false);
});

test('a network’s clicks are not added to those on our own links', () => {
  const days = engagementByDay({
    measured: [{ ...UNKNOWN, deliveryId: 'a', day: '2026-11-21', clicks: 9 }],
    clicks: [{ day: '2026-11-21', clicks: 4, people: 3 }],
    orders: [],
  });
  expect(days.get('2026-11-21')).toMatchObject({ clicks: 4, people: 3 });
});

test('Shopify’s marketing report has what Vitrin says of the post, day by day', async () => {
  const started = await startWriteBack();
  const { db, owner, storeId, params, shop, clock, publish, measured, buy, switchOn, write, marks } = started;
  const { id, deliveryIds } = await publish();
  await switchOn({ activities: true });
  expect(shop.activities).toMatchObject([
    {
      remoteId: `vitrin-${id}`,
      title: 'Post: Morning Tea',
      remoteUrl: `https://instagram.example/${id}`,
      status: 'ACTIVE',
      engagements: [],
    },
  ]);
  await measured(deliveryIds[0]!, '2026-11-21', { impressions: 100, likes: 5, comments: 1 });
  await buy(id, { times: 2 });
  await addClicks(db, [
    {
      storeId,
      postId: id,
      source: 'instagram',
      hour: new Date('2026-11-21T13:00:00Z'),
      country: '',
      referrer: '',
      byProgram: false,
      clicks: 3,
      firstAt: clock.now(),
      people: new Set(['a', 'b']),
    },
  ]);
  await write();
  // The day is not over.
  expect(shop.activities[0]!.engagements).toEqual([]);
  clock.advance({ days: 1 });
  await measured(deliveryIds[0]!, '2026-11-22', { impressions: 150, likes: 5, comments: 2 });
  await write();
  clock.advance({ days: 1 });
  await write();
  await write();
  const { engagements } = shop.activities[0]!;
  expect(engagements).toMatchObject([
    {
      occurredOn: '2026-11-21',
      utcOffset: '+00:00',
      impressionsCount: 100,
      favoritesCount: 5,
      commentsCount: 1,
      clicksCount: 3,
      uniqueClicksCount: 2,
      orders: '2',
      sales: { amount: '20.00', currencyCode: 'GBP' },
    },
    { occurredOn: '2026-11-22', impressionsCount: 50, favoritesCount: 0, commentsCount: 1, orders: null },
  ]);
  const results = await owner.expectOk(
    owner.call(calendarEndpoints.results, { params: { ...params, postId: id } }),
  );
  const sum = (name: string) => engagements.reduce((total, each) => total + Number(each[name] ?? 0), 0);
  expect([sum('orders'), sum('clicksCount')]).toEqual([results.sales.orders, results.clicks!.clicks]);
  expect((await marks()).marks).toMatchObject([{ kind: 'activities', state: 'written' }]);
});

test('what is given back makes the activity anew, so that no day counts twice', async () => {
  const { shop, clock, publish, buy, switchOn, write, refresh } = await startWriteBack();
  const { id } = await publish();
  await buy(id, { quantity: 2 });
  await switchOn({ activities: true });
  clock.advance({ days: 2 });
  await write();
  expect(shop.activities).toMatchObject([{ engagements: [{ orders: '1', sales: { amount: '20.00' } }] }]);
  shop.refund(shop.orderIds.at(-1)!, { lines: [{ line: 0, quantity: 1 }] });
  clock.advance({ minutes: 5 });
  await refresh();
  await write();
  expect(shop.activities).toMatchObject([
    { remoteId: `vitrin-${id}-2`, engagements: [{ orders: '1', sales: { amount: '10.00' } }] },
  ]);
});

test('a day whose answer is lost is not reported to the same activity again', async () => {
  let lose = false;
  const faultOf = ({ body }: { body: string }) =>
    lose && body.includes('VitrinEngagementCreate') ? ('lose' as const) : null;
  const { shop, clock, publish, buy, switchOn, write, marks } = await startWriteBack({ faultOf });
  const { id } = await publish();
  await buy(id);
  await switchOn({ activities: true });
  clock.advance({ days: 2 });
  lose = true;
  await write();
  expect(shop.activities).toMatchObject([{ engagements: [{ orders: '1' }] }]);
  lose = false;
  clock.advance({ minutes: 6 });
  await write();
  expect(shop.activities).toMatchObject([{ remoteId: `vitrin-${id}-2`, engagements: [{ orders: '1' }] }]);
  expect((await marks()).marks).toMatchObject([{ state: 'written' }]);
});

test('after four weeks an activity has ended, and removed it is gone with its days', async () => {
  const { shop, clock, publish, switchOn, write, removeAll } = await startWriteBack();
  await publish();
  await switchOn({ activities: true });
  clock.advance({ days: 28 });
  await write();
  expect(shop.activities).toMatchObject([{ status: 'INACTIVE' }]);
  await removeAll('activities');
  await write();
  expect(shop.activities).toEqual([]);
});
