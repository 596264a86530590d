import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { timeOrderedId } from '#server/core/activity/time-ordered-id.ts';
import type { Database } from '#server/core/db/database.ts';
import { PASSWORD } from '#server/testing/registration.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { brandEndpoints } from '#shared/content/brand-kit.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { ACTIVITY_CSV, activityEndpoints } from '#shared/operations/activity.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

type Person = Awaited<ReturnType<TestApp['signUp']>>;
type Filter = Partial<
  Record<'store' | 'subject' | 'actor' | 'from' | 'to' | 'zone' | 'search' | 'about' | 'after', string>
>;

const pageOf = (person: Person, query: Filter = {}) =>
  person.expectOk(person.call(activityEndpoints.list, { query: query as never }));
const listOf = async (person: Person, query: Filter = {}) => (await pageOf(person, query)).activities;

/** What was done since `earlier`, oldest first: who, what, to what. */
async function news(person: Person, earlier: number, query: Filter = {}) {
  const all = (await listOf(person, query)).toReversed();
  return all
    .slice(earlier)
    .map(({ kind, subject }) => (subject.name === null ? kind : `${kind} ${subject.name}`));
}

async function start() {
  const calendar = await startCalendar();
  const before = (await listOf(calendar.owner)).length;
  return { ...calendar, news: (query?: Filter) => news(calendar.owner, before, query) };
}

test('what an owner does to posts is on record, each once, and what changes nothing is not', async () => {
  const { create, approve, change, on, owner, params, news } = await start();
  const post = await create({ approved: false });
  await approve(post.id);
  await approve(post.id);
  const { version } = await owner.expectOk(on(calendarEndpoints.post, post.id));
  expect((await change(post.id, { version: version + 7, caption: 'Not taken' })).status).toBe(409);
  await owner.expectOk(change(post.id, { version, caption: 'Autumn tea' }));
  await owner.expectOk(on(calendarEndpoints.cancel, post.id));
  await owner.expectOk(on(calendarEndpoints.cancel, post.id));
  await owner.expectOk(on(calendarEndpoints.restore, post.id));
  await owner.expectOk(on(calendarEndpoints.remove, post.id));
  expect(
    (await owner.call(calendarEndpoints.remove, { params: { ...params, postId: post.id } })).status,
  ).toBe(404);

  expect(await news()).toEqual([
    'post-created Fresh tea for the weekend.',
    'post-approved Fresh tea for the weekend.',
    'post-changed Autumn tea',
    'post-cancelled Autumn tea',
    'post-restored Autumn tea',
    'post-deleted Autumn tea',
  ]);
  const [last] = await listOf(owner);
  expect(last).toMatchObject({
    at: '2026-11-21T12:00:00.000Z',
    actor: { kind: 'person', name: 'Ada Lovelace' },
    store: { id: params.storeId, name: 'tea-house' },
    subject: { id: post.id, name: 'Autumn tea' },
  });
});

test('several posts that are approved together have an entry each', async () => {
  const { create, approve, news } = await start();
  const one = await create({ approved: false, caption: 'One' });
  const other = await create({ approved: false, caption: 'Other', scheduledFor: '2026-11-25T09:00:00Z' });
  await approve(one.id, other.id);
  expect((await news()).slice(2)).toEqual(['post-approved One', 'post-approved Other']);
});

test('schedules, accounts, brand, templates, campaigns, the password and exports leave their entries', async () => {
  const { owner, params, storeId, accountId, news } = await start();
  const schedule = (await owner.expectOk(
    owner.call(scheduleEndpoints.create, {
      params,
      body: {
        name: 'Mornings',
        platform: 'facebook',
        frequency: 'daily',
        contentTypes: ['product'],
        autoGenerate: false,
      },
    } as never),
  )) as { id: string };
  const ofSchedule = { storeId, scheduleId: schedule.id };
  for (const isActive of [false, false, true])
    await owner.expectOk(owner.call(scheduleEndpoints.change, { params: ofSchedule, body: { isActive } }));
  await owner.expectOk(owner.call(scheduleEndpoints.remove, { params: ofSchedule }));
  await owner.expectOk(
    owner.call(socialAccountEndpoints.disconnect, { params: { storeId, accountId: accountId('twitter') } }),
  );
  const brand = { colors: { background: '#ffffff', text: '#000000', accent: '#aa0000' }, font: null };
  await owner.call(brandEndpoints.save, { params, body: brand as never });
  await owner.expectOk(owner.call(brandEndpoints.reset, { params }));
  const template = {
    name: 'Weekend',
    platform: 'facebook',
    captionTemplate: '{product}',
    category: 'product',
  };
  await owner.expectOk(owner.call(templateEndpoints.create, { params, body: template as never }));
  const campaign = { name: 'Tea ads', platform: 'facebook', budget: 100, startDay: '2026-11-22' };
  const { id: campaignId } = await owner.expectOk(
    owner.call(adsCampaignEndpoints.create, { params, body: campaign as never }),
  );
  await owner.expectOk(
    owner.call(adsCampaignEndpoints.change, {
      params: { storeId, campaignId },
      body: { status: 'paused' } as never,
    }),
  );
  const passwords = { currentPassword: PASSWORD, password: 'An0therPass!', confirmPassword: 'An0therPass!' };
  expect(
    (await owner.call(passwordEndpoints.change, { body: { ...passwords, currentPassword: 'wrong' } })).status,
  ).not.toBe(200);
  await owner.expectOk(owner.call(passwordEndpoints.change, { body: passwords }));
  const again = { currentPassword: passwords.password };
  await owner.expectOk(owner.call(accountEndpoints.startExport, { body: again }));
  await owner.expectOk(owner.call(accountEndpoints.startExport, { body: again }));

  expect(await news()).toEqual([
    'schedule-created Mornings',
    'schedule-paused Mornings',
    'schedule-resumed Mornings',
    'schedule-deleted Mornings',
    expect.stringMatching(/^social-account-disconnected /),
    'brand-reset',
    'template-created Weekend',
    'campaign-created Tea ads',
    'campaign-changed Tea ads',
    'password-changed',
    'export-started',
  ]);
});

test('a store that is disconnected keeps its entries, with the name it had', async () => {
  const { owner, params, storeId, runJobs, runRecurring } = await start();
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  await runJobs();
  await runRecurring('stores.delete-disconnected');
  const ofStore = await listOf(owner, { store: storeId });
  expect(ofStore.map(({ kind }) => kind)).toEqual([
    'store-disconnected',
    'social-account-connected',
    'social-account-connected',
    'social-account-connected',
    'store-read',
    'store-connected',
  ]);
  expect(new Set(ofStore.map(({ store }) => store?.name))).toEqual(new Set(['tea-house']));
});

test('what Vitrin publishes, and cannot publish, stands under its own name', async () => {
  const { create, owner, clock, publishDue } = await start();
  await create({ caption: 'Fresh tea', scheduledFor: '2026-11-21T13:00:00Z' });
  await create({ caption: '[reject] tea', scheduledFor: '2026-11-21T13:00:00Z' });
  clock.advance({ hours: 1 });
  await publishDue();
  const byVitrin = (await listOf(owner, { actor: 'vitrin', subject: 'post' })).map(
    ({ kind, actor, subject, details }) => [kind, actor, subject.name, details],
  );
  expect(byVitrin.toSorted()).toEqual([
    ['post-failed', { kind: 'vitrin' }, '[reject] tea', { network: 'facebook' }],
    ['post-published', { kind: 'vitrin' }, 'Fresh tea', { network: 'facebook' }],
  ]);
});

test('a foreign account sees nothing of it, whatever it asks for', async () => {
  const { create, storeId, signUp } = await start();
  const post = await create();
  const other = await signUp();
  for (const query of [{}, { store: storeId }, { about: post.id }, { search: 'tea' }])
    expect(await listOf(other, query)).toEqual([]);
  const file = await other.send('GET', `${ACTIVITY_CSV}?store=${storeId}`);
  expect(file.body.split('\r\n')).toHaveLength(2);
});

test('a long caption is there by its first words alone', async () => {
  const { create, owner } = await start();
  await create({ caption: `Fresh ${'tea and '.repeat(40)}` });
  const [{ subject } = { subject: { name: '' } }] = await listOf(owner);
  expect(subject.name).toMatch(/^Fresh tea and .*…$/);
  expect(subject.name!.length).toBeLessThanOrEqual(80);
});

/** So many entries of one account, a minute apart, the newest first in time. */
async function plant(db: Database, accountId: string, count: number, until = '2026-11-21T12:00:00Z') {
  const end = Date.parse(until);
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(end - index * 60_000);
    return {
      id: timeOrderedId(at),
      at: at.toISOString(),
      name: `Post ${index}`,
      actor: index % 3 ? 'person' : 'vitrin',
    };
  });
  await db.execute(sql`
    insert into activities (id, account_id, kind, actor, subject_name, created_at)
    select (row ->> 'id')::uuid, ${accountId}, 'post-changed', row ->> 'actor', row ->> 'name', (row ->> 'at')::timestamptz
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row`);
}

async function startWith(count: number, until?: string) {
  const started = await startApp();
  const owner = await started.signUp();
  const { rows } = await started.db.execute<{ id: string }>(
    sql`select id from users where email = ${owner.email}`,
  );
  await plant(started.db, rows[0]!.id, count, until);
  return { ...started, owner, accountId: rows[0]!.id };
}

test('page after page holds every entry once, the newest first', async () => {
  const { owner } = await startWith(120);
  const names: (string | null)[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await pageOf(owner, after === undefined ? {} : { after });
    names.push(...page.activities.map(({ subject }) => subject.name));
    after = page.next;
  }
  expect(names).toEqual(Array.from({ length: 120 }, (_, index) => `Post ${index}`));
});

test('entries are found by actor, by words without regard to marks, and by days of the reader’s zone', async () => {
  const { owner, db, accountId } = await startWith(12);
  await db.execute(sql`
    insert into activities (id, account_id, kind, actor, subject_name, created_at)
    values (${timeOrderedId(new Date())}, ${accountId}, 'brand-changed', 'person', 'IŞIK', '2026-11-20T22:30:00Z')`);
  expect(await listOf(owner, { actor: 'vitrin' })).toHaveLength(4);
  expect(await listOf(owner, { subject: 'content' })).toHaveLength(1);
  expect(await listOf(owner, { search: 'isik' })).toHaveLength(1);
  expect(await listOf(owner, { search: '%' })).toEqual([]);
  const onTwentieth = { from: '2026-11-20', to: '2026-11-20' };
  expect(await listOf(owner, onTwentieth)).toHaveLength(1);
  // In Istanbul it was the 21st by then.
  expect(await listOf(owner, { ...onTwentieth, zone: 'Europe/Istanbul' })).toEqual([]);
  expect(
    (await owner.call(activityEndpoints.list, { query: { zone: 'Nowhere/At All' } as never })).status,
  ).toBe(400);
  expect((await owner.call(activityEndpoints.list, { query: { after: "1.x'" } as never })).status).toBe(400);
});

test('a search that finds little among very much answers with how far it came, and goes on from there', async () => {
  const { owner } = await startWith(25_000);
  const first = await pageOf(owner, { search: 'Post 24999' });
  expect(first.activities).toEqual([]);
  expect(first.reachedAt).not.toBeNull();
  const second = await pageOf(owner, { search: 'Post 24999', after: first.next! });
  expect(second.activities.map(({ subject }) => subject.name)).toEqual(['Post 24999']);
  expect(second.next).toBeNull();
});

test('the file has every entry in words of the reader’s language, and no text that a spreadsheet would work out', async () => {
  const { owner, db, accountId } = await startWith(1_100);
  await db.execute(sql`update activities set subject_name = '=1+1' where subject_name = 'Post 0'`);
  await db.execute(
    sql`update activities set actor_id = ${accountId}, actor_name = 'Ada' where actor = 'person'`,
  );
  const english = (await owner.send('GET', `${ACTIVITY_CSV}?zone=Europe/Istanbul`)).body;
  const lines = english.slice(0, -2).split('\r\n');
  expect(lines).toHaveLength(1_101);
  expect(lines[0]).toBe('\uFEFFWhen,Who,What happened,Kind,What it was done to,Store,Id');
  expect(lines[1]).toMatch(/^2026-11-21 15:00:00,Vitrin,Vitrin changed the post “=1\+1”\.,Posts,'=1\+1,,/);
  const turkish = (await owner.send('GET', ACTIVITY_CSV, undefined, { 'accept-language': 'tr' })).body;
  expect(turkish.split('\r\n')[2]).toContain('"Ada, “Post 1” gönderisini değiştirdi."');
});

test('after a year entries are gone, and the younger ones stay', async () => {
  const { owner, db, clock, runRecurring } = await startWith(3, '2025-11-22T12:00:00Z');
  await runRecurring('activity.clear-old');
  expect(await listOf(owner)).toHaveLength(3);
  clock.advance({ days: 1, hours: 1 });
  await runRecurring('activity.clear-old');
  expect((await db.execute(sql`select 1 from activities where created_at < '2026-01-01'`)).rows).toEqual([]);
});

test('a record that cannot be written fails nothing of what was done', async () => {
  const { owner, db, logged } = await startWith(0);
  await db.execute(sql`alter table activities rename to activities_away`);
  const name = { firstName: 'Grace', lastName: 'Hopper' };
  const { user } = await owner.expectOk(owner.call(authEndpoints.changeName, { body: name }));
  expect(user.firstName).toBe('Grace');
  await db.execute(sql`alter table activities_away rename to activities`);
  expect(logged.splice(0).join()).toContain('an activity could not be recorded');
});
