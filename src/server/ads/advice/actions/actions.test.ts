import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { createOutcomes } from '#server/analytics/outcomes/outcomes.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import type { AdsAction, CampaignType, Timeframe } from '#shared/ads/ads.ts';
import type { Language } from '#shared/core/languages.ts';
import { createAdsActions } from './service.ts';
import { eventfulFacts, quietFacts } from './testing/made-facts.ts';

const { db } = await openTestDatabase();

/** A store with facts that can be changed, and a clock that stands until moved. */
async function opened(timeZone = 'Europe/London') {
  const store: OwnedStore = { ...(await insertStore(db, timeZone)), platform: 'shopify' };
  let now = new Date('2026-11-21T12:00:00Z');
  let facts: AdsFacts = { ...eventfulFacts(), currency: 'EUR' };
  const { outcomesOf } = createOutcomes({ db, reports: uncachedReports(() => now) });
  const actions = createAdsActions({
    db,
    textModel: null,
    outcomesOf,
    now: () => now,
    log: pino({ level: 'silent' }),
  });
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
    list: (language: Language = 'en') => actions.actionsOf(store, facts, language),
    mark: (subject: string, status: AdsAction['status'], days?: number) =>
      actions.mark(store, { ...asked, subject, status, ...(days && { days }) }, async () => facts),
  };
}

const find = (list: AdsAction[], subject: string) => list.find((each) => each.subject === subject);
const statusesOf = (list: AdsAction[]) => [...new Set(list.map(({ status }) => status))];

test('advice is given whole, in the language of the reader', async () => {
  const { list } = await opened();
  const english = await list();
  const turkish = await list('tr');
  expect(find(english, 'win_back')).toMatchObject({
    type: 'win_back',
    category: 'audiences',
    title: 'Win back 120 good customers with a customer list',
    atStake: 240,
    currency: 'EUR',
    effort: 'hour',
    wording: 'builtin',
    status: 'open',
    snoozedUntil: null,
    doneAt: null,
    outcome: null,
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

test('what was done is saved as it is shown, for processes of the version before, and read again', async () => {
  const { list, mark, store } = await opened();
  const open = find(await list(), 'win_back')!;
  expect(open.data).toContainEqual({ name: 'Net sales', value: 14_400, unit: 'money', text: '€14,400' });
  await mark('win_back', 'done');
  const { rows } = await db.execute<{ finding: object }>(
    sql`select finding from ads_actions where store_id = ${store.id} and subject = 'win_back'`,
  );
  expect(rows[0]!.finding).toMatchObject({
    atStake: 240,
    impact: open.impact,
    figures: expect.arrayContaining([{ name: 'netSales', value: 14_400, unit: 'money' }]),
  });
  const { title, description, data, atStake, impact, evidence } = open;
  expect(find(await list(), 'win_back')).toMatchObject({
    title,
    description,
    data,
    atStake,
    impact,
    evidence,
    status: 'done',
  });
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
  const facts = { ...eventfulFacts(), campaignType: 'search' as const };
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

const outcomeIn = async (list: Promise<AdsAction[]>, subject: string) => find(await list, subject)!.outcome;

test('what came of it waits for its days, and says whether account or store was read', async () => {
  const { store, mark, list, at } = await opened();
  await db.execute(sql`
    insert into sales_days (store_id, day, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross,
      discounts, reversals, shipping, tax, other, placed)
    select ${store.id}, day, 10, 0, 0, 0, 0, case when day > '2026-11-21' then 30000 else 10000 end + extract(dow from day) * 100,
      0, 0, 0, 0, 0, 0
    from generate_series('2026-06-01'::date, '2026-12-31'::date, '1 day') as days(day)`);
  await mark('measure:conversions', 'done');
  expect(await outcomeIn(list(), 'measure:conversions')).toMatchObject({
    verdict: 'too_early',
    // The verdict has a badge of its own.
    text: expect.stringMatching(/^The answer comes on /),
    measure: 'Net sales of the store',
    days: 0,
    basis: { kind: 'store', source: null, cases: null },
  });
  at('2027-01-10T12:00:00Z');
  const outcome = (await outcomeIn(list(), 'measure:conversions'))!;
  expect(outcome).toMatchObject({ verdict: 'changed', unit: 'money', readyOn: null });
  expect(outcome.after! / outcome.before!).toBeCloseTo(outcome.change!.percent / 100 + 1, 2);
  expect(outcome.text).toContain('Net sales of the store: €');
  await mark('max_click', 'done');
  expect(await outcomeIn(list(), 'max_click')).toMatchObject({
    measure: 'Cost of the ads',
    verdict: 'too_little',
    before: null,
    basis: { kind: 'account' },
  });
});

test('what is watched is called by its name in the reader’s language', async () => {
  const { mark, list } = await opened();
  for (const subject of ['pause:product:p-Tray', 'hours:more', 'leave:country:DE'])
    await mark(subject, 'done');
  const measures = async (language: Language) =>
    (await list(language)).flatMap(({ outcome }) => outcome?.measure ?? []).sort();
  expect(await measures('en')).toEqual([
    'Net sales from Germany',
    'Net sales of “Tray”',
    'Orders from 18:00 to 22:00',
  ]);
  expect(await measures('tr')).toEqual([
    'Net satış: Almanya',
    'Sipariş sayısı, 18:00–22:00 arası',
    '“Tray” net satışı',
  ]);
});
