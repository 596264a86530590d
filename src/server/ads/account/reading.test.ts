import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createLive } from '#server/core/live/live.ts';
import { PEOPLE, startAdsAccount } from '#server/testing/start-ads-account.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { say } from '#shared/core/sentence.ts';
import { account as adsAccount, campaign } from '#simulators/google/accounts.ts';
import { createAdsAccountService } from './service.ts';

test('what is read stands in tables of its own, and what is cut in parts adds up', async () => {
  const { connect, sums, db, storeId } = await startAdsAccount();
  await connect(PEOPLE.LUCIE);
  const all = await sums();
  expect([...all.keys()].sort()).toEqual([
    'age',
    'campaign',
    'city',
    'country',
    'device',
    'gender',
    'hour',
    'network',
    'product',
    'search_term',
  ]);
  const total = all.get('campaign')!;
  expect(total.clicks).toBeGreaterThan(1000);
  for (const breakdown of ['device', 'network', 'hour']) expect(all.get(breakdown)).toEqual(total);
  expect(all.get('city')).toEqual(all.get('country'));
  expect(all.get('country')!.clicks).toBeLessThan(total.clicks);

  const { rows: countries } = await db.execute(sql`
    select part, name, sum(conversions)::int > 0 as buys from ads_figures
    where store_id = ${storeId} and breakdown = 'country' group by 1, 2 order by 1`);
  expect(countries).toEqual([
    { part: 'IN', name: 'India', buys: false },
    { part: 'US', name: 'United States', buys: true },
  ]);
  const { rows: days } = await db.execute(sql`
    select min(day)::text as from, max(day)::text as to, count(distinct day)::int as days from ads_figures`);
  expect(days).toEqual([{ from: '2026-08-23', to: '2026-11-20', days: 90 }]);
  const { rows: ads } = await db.execute(
    sql`select ad_id, strength, approval, jsonb_array_length(headlines) as headlines from ads_ads order by 1`,
  );
  expect(ads[1]).toEqual({ ad_id: '520012', strength: 'average', approval: 'disapproved', headlines: 8 });
  const { rows: campaigns } = await db.execute(sql`select * from ads_campaign_list order by campaign_id`);
  expect(campaigns[1]).toMatchObject({
    name: 'Search – best sellers',
    status: 'enabled',
    channel: 'search',
    bidding: 'maximize_conversion_value',
    daily_budget_micros: expect.anything(),
  });
  const { rows: shares } = await db.execute(sql`
    select campaign_id, avg(lost_to_budget) > 0.3 as lost from ads_shares group by 1 order by 1`);
  expect(shares).toEqual([
    { campaign_id: '21001', lost: false },
    { campaign_id: '21002', lost: true },
    { campaign_id: '21003', lost: null },
  ]);
});

test('reading twice gives the same rows', async () => {
  const { connect, facts, readAgain, clock, account } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  clock.set('2026-11-30T12:00:00Z');
  await readAgain();
  const once = await facts();
  clock.advance({ minutes: 11 });
  await readAgain();
  expect(await facts()).toEqual(once);
  expect((await account())?.readAt).toBe('2026-11-30T12:11:00.000Z');
});

test('an owner who asks again at once does not spend questions', async () => {
  const { connect, readAgain, google, clock } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  const asked = google.requests().length;
  await readAgain();
  expect(google.requests()).toHaveLength(asked);
  clock.advance({ minutes: 11 });
  await readAgain();
  expect(google.requests().length).toBeGreaterThan(asked);
});

test('every morning the account is read again, and late conversions change the days before', async () => {
  const people = [{ id: 'me', name: 'Me', email: 'me@example.com', accounts: ['1'] }];
  const selling = campaign({ id: '7', name: 'All', clicksPerDay: 10, conversionRate: 0.6 });
  const accounts = [adsAccount({ id: '1', name: 'Tea House', campaigns: [selling] })];
  const started = await startAdsAccount({ google: { accounts, people } });
  const { connect, runRecurring, clock, db, storeId, google, account } = started;
  await connect('me');
  const daysOf = async () => {
    const { rows } = await db.execute<{ day: string; clicks: number; conversions: number }>(sql`
      select day::text as day, sum(clicks)::int as clicks, sum(conversions)::float as conversions
      from ads_figures where store_id = ${storeId} and breakdown = 'campaign' group by 1 order by 1`);
    return rows;
  };
  const first = await daysOf();
  const asked = google.requests().length;
  await runRecurring('ads-account.enqueue-due');
  expect(google.requests()).toHaveLength(asked);

  clock.set('2026-12-02T08:00:00Z');
  await runRecurring('ads-account.enqueue-due');
  const second = await daysOf();
  expect(second.at(-1)!.day).toBe('2026-12-01');
  expect(second[0]!.day).toBe(first[0]!.day);
  expect((await account())?.from).toBe('2026-08-23');
  const conversions = (days: typeof first) =>
    days.filter(({ day }) => day <= '2026-11-20').reduce((sum, day) => sum + day.conversions, 0);
  const clicks = (days: typeof first) =>
    days.filter(({ day }) => day <= '2026-11-20').reduce((sum, day) => sum + day.clicks, 0);
  expect(clicks(second)).toBe(clicks(first));
  expect(conversions(second)).toBeGreaterThan(conversions(first));
});

test('days without a look are made up for, and days of long ago are forgotten', async () => {
  const { connect, runRecurring, clock, db } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  clock.set('2027-10-05T12:00:00Z');
  await runRecurring('ads-account.enqueue-due');
  const { rows } = await db.execute(sql`
    select min(day)::text as from, max(day)::text as to, count(distinct day)::int as days
    from ads_figures where breakdown = 'campaign'`);
  expect(rows).toEqual([{ from: '2026-08-31', to: '2027-10-04', days: 400 }]);
});

test('a reading that breaks off leaves whole days behind, and the next one goes over all of it', async () => {
  const { connect, readAgain, google, clock, facts, account, runJobs, sums } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  clock.set('2026-11-25T12:00:00Z');
  const before = await facts();
  google.setFault('unavailable', { after: 9 });
  await expect(readAgain()).rejects.toMatchObject({ kind: 'unavailable' });
  const half = await facts();
  expect(half).not.toEqual(before);
  const broken = await sums();
  expect(broken.get('device')).toEqual(broken.get('campaign'));
  expect(await account()).toMatchObject({
    status: 'active',
    readAt: '2026-11-21T12:00:00.000Z',
    problem: say('{platform} cannot be reached right now. We will try again automatically.', {
      platform: 'Google Ads',
    }),
  });
  google.setFault(null);
  clock.advance({ minutes: 31 });
  await readAgain().catch(() => {});
  await runJobs();
  const whole = await sums();
  for (const breakdown of ['device', 'network', 'hour'])
    expect(whole.get(breakdown)).toEqual(whole.get('campaign'));
  expect(await account()).toMatchObject({
    status: 'active',
    problem: null,
    readAt: '2026-11-25T12:31:00.000Z',
  });
});

test('a process that was killed while it read is waited for, and then another one reads', async () => {
  const { begin, agree, runJobs, runRecurring, clock, db, account } = await startAdsAccount();
  await agree(await begin(), PEOPLE.NORA);
  await db.execute(sql`
    update ads_accounts set reading_until = '2026-11-21T12:15:00Z', next_read_at = '2026-11-21T12:30:00Z'`);
  await runJobs();
  expect(await account()).toMatchObject({ status: 'reading', readAt: null });
  clock.advance({ minutes: 31 });
  await runRecurring('ads-account.enqueue-due');
  expect(await account()).toMatchObject({ status: 'active', readAt: '2026-11-21T12:31:00.000Z' });
});

test('when the only process was killed, the next one goes on at once', async () => {
  const { begin, agree, runJobs, db, account, database, app, clock, googleAds } = await startAdsAccount();
  await agree(await begin(), PEOPLE.NORA);
  await db.execute(sql`
    update ads_accounts set reading_until = '2026-11-21T12:15:00Z', next_read_at = '2026-11-21T12:30:00Z'`);
  await runJobs();
  const live = await createLive({ database });
  onTestFinished(() => live.stop());
  const started = createAdsAccountService({
    db,
    jobs: app.jobs,
    live,
    ...googleAds!,
    now: clock.now,
    sleep: async () => {},
    secrets: createSecrets('a secret for tests, long enough for them'),
    log: pino({ level: 'silent' }),
  });
  await started.resumeAfterCrash();
  await runJobs();
  expect(await account()).toMatchObject({ status: 'active', problem: null });
});

test('an access that was withdrawn at Google waits for its owner, and connecting again mends it', async () => {
  const { connect, google, clock, readAgain, account, owner, params, facts } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  const known = await facts();
  google.revokeAccess();
  clock.advance({ hours: 3 });
  await readAgain();
  expect(await account()).toMatchObject({
    status: 'reconnect',
    readAt: '2026-11-21T12:00:00.000Z',
    problem: 'Google no longer accepts our access to this account. Please connect it again.',
  });
  expect(await facts()).toEqual(known);
  const asked = await owner.call(adsAccountEndpoints.refresh, { params });
  expect([asked.status, asked.body.error]).toEqual([409, 'ads_reconnect_needed']);

  await connect(PEOPLE.NORA);
  expect(await account()).toMatchObject({
    status: 'active',
    problem: null,
    readAt: '2026-11-21T15:00:00.000Z',
    from: '2026-08-23',
  });
});

test('an account that may no longer be read says so, and is tried again the next day', async () => {
  const { connect, google, clock, readAgain, account, runRecurring } = await startAdsAccount();
  await connect(PEOPLE.NORA);
  google.setFault('permission-denied');
  clock.advance({ hours: 3 });
  await readAgain();
  expect(await account()).toMatchObject({
    status: 'refused',
    readAt: '2026-11-21T12:00:00.000Z',
    problem: expect.stringContaining('may no longer read the Google Ads account'),
  });
  google.setFault(null);
  clock.set('2026-11-22T08:00:00Z');
  await runRecurring('ads-account.enqueue-due');
  expect(await account()).toMatchObject({ status: 'active', problem: null });
});

test('an account that is disconnected while it is read leaves nothing behind', async () => {
  let questions = 0;
  const onRequest = async () => {
    questions += 1;
    if (questions === 8) await owner.expectOk(owner.call(adsAccountEndpoints.disconnect, { params }));
  };
  const { connect, owner, params, facts, account } = await startAdsAccount({ google: { onRequest } });
  await connect(PEOPLE.NORA);
  expect(questions).toBe(8);
  expect(await account()).toBeNull();
  expect(Object.values(await facts()).flat()).toEqual([]);
  await connect(PEOPLE.NORA);
  expect(await account()).toMatchObject({ status: 'active' });
});

test('an account without campaigns is read, and is empty', async () => {
  const people = [{ id: 'me', name: 'Me', email: 'me@example.com', accounts: ['1'] }];
  const accounts = [adsAccount({ id: '1', name: 'New' })];
  const { connect, account, facts } = await startAdsAccount({ google: { accounts, people } });
  await connect('me');
  expect(await account()).toMatchObject({ status: 'active', name: 'New' });
  expect(Object.values(await facts()).flat()).toEqual([]);
});

test('an account of many pages is read to its end', async () => {
  const people = [{ id: 'me', name: 'Me', email: 'me@example.com', accounts: ['1'] }];
  const terms = Array.from({ length: 400 }, (_, index) => ({ value: `gift idea ${index}`, weight: 1 }));
  const accounts = [
    adsAccount({
      id: '1',
      name: 'Big',
      campaigns: [campaign({ id: '7', name: 'All', clicksPerDay: 60, terms })],
    }),
  ];
  const { connect, sums, google } = await startAdsAccount({ google: { accounts, people, rowsPerPage: 500 } });
  await connect('me');
  const all = await sums();
  expect(all.get('search_term')).toEqual(all.get('campaign'));
  expect(all.get('hour')).toEqual(all.get('campaign'));
  expect(google.requests().length).toBeGreaterThan(40);
});
