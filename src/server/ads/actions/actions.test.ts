import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AdsFacts } from '#server/ads/facts.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { AdsAction, CampaignType, Timeframe } from '#shared/ads.ts';
import type { ReaderLanguage } from '#shared/insights.ts';
import { createAdsActions } from './service.ts';
import { quietFacts, tellingFacts } from './testing/made-facts.ts';

const { db } = await openTestDatabase();

/** A store with facts that can be changed, and a clock that stands until moved. */
async function opened(timeZone = 'Europe/London') {
  const store: OwnedStore = { ...(await insertStore(db, timeZone)), platform: 'shopify' };
  let now = new Date('2026-11-21T12:00:00Z');
  let facts: AdsFacts = { ...tellingFacts(), currency: 'EUR' };
  const actions = createAdsActions({ db, textModel: null, now: () => now, log: pino({ level: 'silent' }) });
  const asked = { timeframe: '30d', campaignType: 'all' } as const;
  return {
    store,
    actions,
    at: (moment: string) => {
      now = new Date(moment);
    },
    become: (change: Partial<AdsFacts>) => {
      facts = { ...quietFacts(), currency: 'EUR', ...change };
    },
    list: (language: ReaderLanguage = 'en') => actions.actionsOf(store, facts, language),
    mark: (subject: string, status: AdsAction['status'], days?: number) =>
      actions.mark(store, { ...asked, subject, status, ...(days && { days }) }, async () => facts),
  };
}

const find = (list: AdsAction[], subject: string) => list.find((each) => each.subject === subject);
const statusesOf = (list: AdsAction[]) => [...new Set(list.map(({ status }) => status))];

test('advice is told whole, in the language of the reader', async () => {
  const { list } = await opened();
  const english = await list();
  const turkish = await list('tr');
  expect(find(english, 'win_back')).toMatchObject({
    type: 'win_back',
    category: 'audiences',
    title: 'Win back 120 good customers with a customer list',
    atStake: 480,
    currency: 'EUR',
    effort: 'hour',
    wording: 'builtin',
    status: 'open',
    snoozedUntil: null,
    doneAt: null,
    lookBack: null,
    basis: { kind: 'store', source: null, cases: 120 },
    evidence: { period: null, formula: expect.stringContaining('At stake') },
    data: expect.arrayContaining([{ name: 'Customers', value: 120, unit: 'count', text: '120' }]),
  });
  expect(find(turkish, 'win_back')).toMatchObject({
    title: '120 iyi müşteriyi müşteri listesiyle geri kazanın',
    steps: expect.arrayContaining([expect.stringContaining('kitle yöneticisi')]),
  });
  expect(turkish.map(({ subject }) => subject)).toEqual(english.map(({ subject }) => subject));
  expect(await list()).toEqual(english);
});

test('what is done stays as it was said, behind what is open, though the figures have moved on', async () => {
  const { list, mark, become, at } = await opened();
  const before = find(await list(), 'pause:product:p-Tray')!;
  expect(await mark('pause:product:p-Tray', 'done')).toEqual({
    subject: 'pause:product:p-Tray',
    status: 'done',
    snoozedUntil: null,
    doneAt: '2026-11-21T12:00:00.000Z',
  });
  at('2026-11-22T12:00:00Z');
  await mark('max_click', 'done');
  await mark('win_back', 'dismissed');
  await mark('leave_out_buyers', 'snoozed', 3);
  const after = await list();
  expect(statusesOf(after)).toEqual(['open', 'snoozed', 'done', 'dismissed']);
  const done = after.filter(({ status }) => status === 'done').map(({ subject }) => subject);
  expect(done).toEqual(['max_click', 'pause:product:p-Tray']);
  become({});
  const later = await list();
  expect(later.map(({ subject }) => subject)).toEqual(done);
  const { title, data, evidence } = find(later, 'pause:product:p-Tray')!;
  expect({ title, data, evidence }).toEqual({
    title: before.title,
    data: before.data,
    evidence: before.evidence,
  });
  expect(find(await list('tr'), 'max_click')!.title).toContain('tıklama');
});

test('marked twice is marked once, and what is open again goes with its figures', async () => {
  const { list, mark, become, at } = await opened();
  const first = await mark('win_back', 'done');
  at('2026-11-25T12:00:00Z');
  expect(await mark('win_back', 'done')).toEqual(first);
  expect(await mark('win_back', 'open')).toMatchObject({ status: 'open', doneAt: null });
  expect(find(await list(), 'win_back')).toMatchObject({ status: 'open', doneAt: null });
  await mark('win_back', 'dismissed');
  become({});
  expect(await list()).toEqual([]);
  expect(await mark('win_back', 'open')).toMatchObject({ status: 'open' });
});

test('a snooze ends at the beginning of its day, where the store is', async () => {
  const { list, mark, at } = await opened('Europe/Istanbul');
  at('2026-11-21T22:30:00Z'); // half past one on the 22nd there
  const until = '2026-11-24T21:00:00.000Z';
  expect(await mark('win_back', 'snoozed', 3)).toMatchObject({ status: 'snoozed', snoozedUntil: until });
  at('2026-11-24T20:59:00Z');
  expect(find(await list(), 'win_back')).toMatchObject({ status: 'snoozed', snoozedUntil: until });
  at('2026-11-24T21:00:00Z');
  expect(find(await list(), 'win_back')).toMatchObject({ status: 'open', snoozedUntil: null });
  expect(await mark('win_back', 'snoozed')).toMatchObject({ snoozedUntil: '2026-12-01T21:00:00.000Z' });
});

test('what nobody said cannot be marked', async () => {
  const { mark, become, actions, store } = await opened();
  const missing = { status: 404, error: 'action_not_found' };
  await expect(mark('pause:product:none', 'done')).rejects.toMatchObject(missing);
  await mark('win_back', 'dismissed');
  become({});
  await expect(mark('win_back', 'done')).rejects.toMatchObject(missing);
  await expect(mark('max_click', 'snoozed')).rejects.toMatchObject(missing);
  const asked = { timeframe: '30d', campaignType: 'all', subject: 'max_click', status: 'done' } as const;
  await expect(actions.mark(store, asked, async () => null)).rejects.toMatchObject(missing);
});

test('what is said of another timeframe or type can be marked too', async () => {
  const { actions, store } = await opened();
  const facts = { ...tellingFacts(), campaignType: 'search' as const };
  const factsOf = async (asked: { timeframe: Timeframe; campaignType: CampaignType }) =>
    asked.timeframe === '90d' && asked.campaignType === 'search' ? facts : quietFacts();
  const mark = { subject: 'search:keywords', status: 'done', timeframe: '30d', campaignType: 'all' } as const;
  expect(await actions.mark(store, mark, factsOf)).toMatchObject({ status: 'done' });
});

test('marks of one store are none of another', async () => {
  const [mine, theirs] = [await opened(), await opened()];
  await mine.mark('win_back', 'done');
  expect(find(await theirs.list(), 'win_back')!.status).toBe('open');
});

/** So much of everything on every day: before the 21st of November, and after it. */
async function sellDaily(storeId: string, before: number, after: number) {
  const amount = sql`case when day < '2026-11-21' then ${before}::int when day > '2026-11-21' then ${after}::int else 7777 end`;
  const days = sql`generate_series('2026-10-01'::date, '2026-12-31'::date, '1 day') as days(day)`;
  await db.execute(sql`
    insert into sales_hours (store_id, day, hour, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross,
      discounts, reversals, shipping, tax, other, placed)
    select ${storeId}, day, hour, ${amount} / 100, 0, 0, 0, 0, ${amount} + 300, -200, -100, 0, 0, 0, 0
    from ${days}, (values (9), (19)) as hours(hour)`);
  await db.execute(sql`
    insert into product_days (store_id, day, product_id, orders, units, gross, discounts, reversals)
    select ${storeId}, day, product, 1, 1, ${amount}, 0, 0
    from ${days}, (values ('p-Tray'), ('p-Cup')) as products(product)`);
}

test('14 days later the same figure of the same thing stands before and after', async () => {
  const { store, mark, list, at } = await opened();
  await sellDaily(store.id, 1_000, 1_500);
  for (const subject of ['measure:conversions', 'pause:product:p-Tray', 'hours:more', 'day:more:4'])
    await mark(subject, 'done');
  const lookBackOf = async (subject: string, language: ReaderLanguage = 'en') =>
    find(await list(language), subject)!.lookBack;
  expect(await lookBackOf('measure:conversions')).toMatchObject({ before: null, after: null, days: 0 });

  at('2026-11-24T12:00:00Z'); // the 22nd and 23rd are over
  expect(await lookBackOf('measure:conversions')).toEqual({
    measure: 'Net sales of the store',
    unit: 'money',
    before: 40, // 2 days × 2 hours × €10
    after: 60,
    days: 2,
    finished: false,
    basis: { kind: 'store', source: null, cases: null },
  });

  at('2026-12-20T12:00:00Z');
  expect(await lookBackOf('measure:conversions')).toMatchObject({
    before: 280,
    after: 420,
    days: 14,
    finished: true,
  });
  expect(await lookBackOf('pause:product:p-Tray')).toMatchObject({
    measure: 'Net sales of “Tray”',
    before: 140,
    after: 210,
  });
  expect(await lookBackOf('hours:more')).toMatchObject({
    measure: 'Orders from 18:00 to 22:00',
    unit: 'count',
    before: 140, // 10 a day at 19
    after: 210,
  });
  expect(await lookBackOf('day:more:4')).toMatchObject({
    measure: 'Orders on Thursday',
    before: 40, // two Thursdays, two hours
    after: 60,
  });
  expect((await lookBackOf('pause:product:p-Tray', 'tr'))!.measure).toBe('“Tray” net satışı');
  expect((await lookBackOf('hours:more', 'tr'))!.measure).toBe('Sipariş sayısı, 18:00–22:00 arası');
});

test('a place is looked at by the address on the order, by the store’s own days', async () => {
  const { store, mark, list, at } = await opened();
  const orders = [
    { id: 'o1', at: '2026-11-10T10:00:00Z', country: 'DE', amount: 4_000 },
    { id: 'o2', at: '2026-11-10T10:00:00Z', country: 'GB', amount: 9_000 },
    { id: 'o3', at: '2026-11-21T10:00:00Z', country: 'DE', amount: 8_000 }, // the day it was done
    { id: 'o4', at: '2026-11-22T00:00:00Z', country: 'DE', amount: 1_500 },
    { id: 'o5', at: '2026-12-05T23:59:00Z', country: 'DE', amount: 1_000 },
    { id: 'o6', at: '2026-12-06T00:00:00Z', country: 'DE', amount: 2_000 }, // the 15th day
  ];
  for (const { id, at: placedAt, country, amount } of orders) {
    await db.execute(sql`
      insert into orders (store_id, id, name, placed_at, updated_at, test, paid, country_code, total, detail, changed)
      values (${store.id}, ${id}, ${id}, ${placedAt}, ${placedAt}, false, true, ${country}, ${amount}, 2, false)`);
    await db.execute(sql`
      insert into sale_events (store_id, order_id, key, kind, part, quantity, amount, discount, currency, occurred_at)
      values (${store.id}, ${id}, 'sale', 'sale', 'product', 1, ${amount}, 0, 'EUR', ${placedAt})`);
  }
  await mark('leave:country:DE', 'done');
  at('2027-01-10T12:00:00Z');
  expect(find(await list(), 'leave:country:DE')!.lookBack).toMatchObject({
    measure: 'Net sales from Germany',
    before: 40,
    after: 25,
    finished: true,
  });
});

test('what ads cost is looked at in the account, where its currency is the store’s', async () => {
  const { store, mark, list, at } = await opened();
  const figures = [
    { day: '2026-11-20', micros: 5_000_000, breakdown: 'campaign' },
    { day: '2026-11-20', micros: 5_000_000, breakdown: 'device' },
    { day: '2026-11-22', micros: 2_500_000, breakdown: 'campaign' },
  ];
  for (const { day, micros, breakdown } of figures)
    await db.execute(sql`
      insert into ads_figures (store_id, breakdown, day, campaign_id, part, impressions, clicks, cost_micros, conversions, value)
      values (${store.id}, ${breakdown}, ${day}, '1', '', 100, 10, ${micros}, 1, 40)`);
  await mark('max_click', 'done');
  at('2026-11-24T12:00:00Z');
  const lookBack = async () => find(await list(), 'max_click')!.lookBack;
  expect(await lookBack()).toMatchObject({ before: null, after: null, basis: { kind: 'account' } });
  await db.execute(
    sql`insert into ads_accounts (store_id, customer_id, currency, status) values (${store.id}, '1', 'EUR', 'active')`,
  );
  expect(await lookBack()).toMatchObject({ measure: 'Cost of the ads', before: 5, after: 2.5, days: 2 });
});

test('days that were not read are not compared with', async () => {
  const { store, mark, list, at } = await opened();
  await sellDaily(store.id, 1_000, 1_500);
  await db.execute(sql`
    update sync_states set history_complete = false, history_from = '2026-11-15' where store_id = ${store.id}`);
  await mark('measure:conversions', 'done');
  at('2026-12-20T12:00:00Z');
  expect(find(await list(), 'measure:conversions')!.lookBack).toMatchObject({ before: null, after: 420 });
});
