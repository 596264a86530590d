import { rmSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  contentGenerations,
  postDeliveries,
  postingPreferences,
  scheduledPosts,
} from '#server/core/db/schema/social-media.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { postLength } from '#shared/content/post-limits.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { fillSchedules } from './jobs.ts';
import { atNoon, startSchedules } from './testing/start-schedules.ts';

test('a newcomer creates a schedule and finds the next days drafted, with pictures', async () => {
  const { owner, params, create, posts, list } = await startSchedules({ accounts: ['facebook'] });
  const created = await create({ name: 'Tea time', postTimes: atNoon(1, 4) });
  expect(created).toMatchObject({
    name: 'Tea time',
    platform: 'instagram',
    frequency: '3x_week',
    isActive: true,
    problem: null,
    contentTypes: ['product', 'lifestyle'],
    autoGenerate: true,
    approvalRequired: true,
    nextPostDate: '2026-11-23T12:00:00.000Z',
  });
  const week = await posts();

  expect(week).toMatchObject([
    { scheduledFor: '2026-11-23T12:00:00.000Z', status: 'draft', contentType: 'product', heldReason: null },
    { scheduledFor: '2026-11-26T12:00:00.000Z', status: 'draft', contentType: 'lifestyle', problem: null },
  ]);
  for (const post of week) {
    expect(post).toMatchObject({ madeBy: 'schedule', scheduleName: 'Tea time', platform: 'instagram' });
    expect(post.caption).toContain(post.productTitle);
    expect(post.hashtags.length).toBeGreaterThan(0);
    expect(post.deliveries).toMatchObject([{ network: 'instagram', status: 'waiting', nextTryAt: null }]);
    const picture = await owner.send('GET', post.imageUrl!);
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect([width, height]).toEqual([1080, 1350]);
  }
  expect(new Set(week.map(({ productTitle }) => productTitle)).size).toBe(2);
  expect(new Set(week.map(({ caption }) => caption)).size).toBe(2);
  expect((await list())[0]).toMatchObject({ nextPostDate: '2026-11-23T12:00:00.000Z', problem: null });

  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect([usage.scheduled.current, usage.text.current, usage.image.current]).toEqual([2, 0, 0]);
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([]);
  expect(await owner.expectOk(owner.call(contentEndpoints.generations, { params }))).toEqual([]);
});

test('when the allowance is used up the slot waits and says so, and the next day fills it', async () => {
  const { create, posts, list, clock, keepFilled } = await startSchedules({
    accounts: ['facebook'],
    timeZone: 'Europe/Istanbul',
    scheduledPerDay: 2,
  });
  await create({ postTimes: atNoon(1, 3, 5) });
  const midnight = '2026-11-22T00:00:00.000Z';
  expect((await posts())[2]).toMatchObject({
    status: 'held',
    heldReason: 'allowance',
    caption: '',
    problem: null,
    writeAfter: midnight,
    scheduledFor: '2026-11-27T09:00:00.000Z',
  });
  expect((await list())[0]).toMatchObject({ problem: null, writesFrom: midnight });

  clock.advance({ hours: 11, minutes: 59 });
  await keepFilled();
  expect((await posts())[2]).toMatchObject({ heldReason: 'allowance' });
  clock.advance({ minutes: 1 });
  await keepFilled();
  const week = await posts();
  expect(week.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
  expect(new Set(week.map(({ productId }) => productId)).size).toBe(3);
  expect(week.map(({ writeAfter }) => writeAfter)).toEqual([null, null, null]);
  expect((await list())[0]).toMatchObject({ problem: null, writesFrom: null });
});

test('posts that nobody has to approve go out at their time, to X in words that fit', async () => {
  const { create, posts, db } = await startSchedules({ accounts: ['facebook', 'x'] });
  await create({ platform: 'all', approvalRequired: false, postTimes: atNoon(2) });
  const [post, ...others] = await posts();

  expect(others).toEqual([]);
  expect(post).toMatchObject({ status: 'pending', platform: 'all' });
  expect(post!.deliveries.map(({ network }) => network).sort()).toEqual(['facebook', 'instagram', 'twitter']);
  expect(postLength('twitter', post!.shortText!)).toBeLessThanOrEqual(280);
  expect(post!.shortText).not.toBe(post!.caption);
  const deliveries = await db.select().from(postDeliveries);
  const tries = deliveries.map(({ nextTryAt }) => nextTryAt!.toISOString());
  expect(tries).toEqual(Array(3).fill('2026-11-24T11:58:00.000Z'));
});

test('kinds of content take turns, also when a kind is added', async () => {
  const { create, change, posts, clock, keepFilled } = await startSchedules();
  const { id } = await create({ contentTypes: ['promotional', 'educational'], postTimes: atNoon(1, 2, 3) });
  await change(id, { contentTypes: ['promotional', 'lifestyle', 'product'] });
  clock.advance({ days: 3 });
  await keepFilled();
  const kinds = (await posts()).map(({ contentType, status }) => `${contentType} ${status}`);
  expect(kinds).toEqual([
    'promotional draft',
    'educational draft',
    'promotional draft',
    'lifestyle draft',
    'product draft',
  ]);
});

test('a provider may write a schedule’s words, but its picture is our own, which costs nothing', async () => {
  const { create, posts, aiSimulator, owner } = await startSchedules({ ai: { imageModel: 'draws' } });
  await create({ postTimes: atNoon(2) });
  const [post] = await posts();
  expect((await owner.send('GET', post!.imageUrl!)).statusCode).toBe(200);
  expect(aiSimulator!.mediaRequests).toEqual([]);
});

test('what its owner trusts needs no approval, and it speaks as they prefer', async () => {
  const { create, posts, db, storeId } = await startSchedules({ accounts: ['facebook'] });
  const preference = { brandVoice: 'casual', language: 'de', autoApproval: true } as const;
  await db.insert(postingPreferences).values({ storeId, platform: 'facebook', ...preference });
  await create({ platform: 'facebook', postTimes: atNoon(2) });
  expect(await posts()).toMatchObject([{ status: 'pending', platform: 'facebook', withLink: true }]);
  const [row] = await db.select().from(scheduledPosts);
  expect(row).toMatchObject({ language: 'de', writtenPrice: 1000, madeWithAi: false });
});

test('without a preference, posts of a store on Turkish time are in Turkish', async () => {
  const { create, db } = await startSchedules({ timeZone: 'Europe/Istanbul' });
  await create({ postTimes: atNoon(2) });
  expect(await db.select().from(scheduledPosts)).toMatchObject([{ language: 'tr' }]);
});

test('posts written before anything was connected get their account when there is one', async () => {
  const { create, posts, list, connect, keepFilled } = await startSchedules();
  await create({ approvalRequired: false, postTimes: atNoon(2) });
  expect(await posts()).toMatchObject([{ status: 'held', heldReason: 'no_account', deliveries: [] }]);
  expect((await list())[0]!.problem).toBe(
    'No Instagram account is connected. Connect one so that these posts can go out.',
  );
  await connect('facebook');
  await keepFilled();
  expect(await posts()).toMatchObject([
    { status: 'pending', heldReason: null, platform: 'instagram', deliveries: [{ network: 'instagram' }] },
  ]);
  expect((await list())[0]!.problem).toBeNull();
});

test('only what is on sale, in stock and has a picture is written about, best sellers first', async () => {
  const { create, posts, clock, keepFilled } = await startSchedules({
    products: [
      { title: 'Sold Out Tea', inventory: 0, sold: 50 },
      { title: 'Drawer Tea', status: 'DRAFT', sold: 50 },
      { title: 'Bare Tea', picture: false, sold: 50 },
      { title: 'Best Tea', sold: 20 },
      { title: 'Good Tea', sold: 5 },
    ],
  });
  await create({ postTimes: atNoon(1, 2, 3, 4) });
  clock.advance({ days: 1 });
  await keepFilled();
  const titles = (await posts()).map(({ productTitle }) => productTitle);
  expect(titles.slice(0, 2).sort()).toEqual(['Best Tea', 'Good Tea']);
  // With no more to choose from, they come in turns.
  expect(titles.slice(2)).toEqual(titles.slice(0, 2));
});

test('with nothing to write about, the schedule says so and goes on once there is', async () => {
  const { create, posts, list, db, keepFilled, owner } = await startSchedules({
    accounts: ['facebook'],
    products: [{ title: 'Bare Tea', picture: false }],
  });
  const why =
    'There is no product to write about: a post needs one that is on sale, in stock and has a picture.';
  expect(await create({ postTimes: atNoon(1) })).toMatchObject({ problem: why });
  expect(await posts()).toMatchObject([{ status: 'held', heldReason: 'unwritten', problem: why }]);
  expect((await list())[0]!.problem).toBe(why);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect(usage.scheduled.current).toBe(0);

  await db.execute("update products set image_url = 'https://pictures.example/tea.jpg'");
  await keepFilled();
  expect(await posts()).toMatchObject([{ status: 'draft', productTitle: 'Bare Tea' }]);
  expect((await list())[0]!.problem).toBeNull();
});

test('two that fill a schedule at once make one post a slot and spend one text for each', async () => {
  const { create, posts, owner, app, storeId, runJobs, db } = await startSchedules({
    accounts: ['facebook'],
  });
  const schedule = await create({ autoGenerate: false, postTimes: atNoon(1, 2) });
  await db.execute('update social_media_schedules set auto_generate = true');
  for (let runs = 0; runs < 3; runs += 1) await app.jobs.enqueue(db, fillSchedules, { storeId });
  await Promise.all([runJobs(), runJobs(), runJobs()]);

  const week = await posts();
  expect(week.map(({ scheduleId, status }) => [scheduleId, status])).toEqual([
    [schedule.id, 'draft'],
    [schedule.id, 'draft'],
  ]);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect(usage.scheduled.current).toBe(2);
  expect(await db.select().from(contentGenerations)).toHaveLength(2);
});

test('what could not be drawn is given back and tried again, three times at most', async () => {
  const { create, posts, list, owner, clock, keepFilled, mediaFolder } = await startSchedules({
    accounts: ['facebook'],
  });
  writeFileSync(mediaFolder, 'no folder, so nothing can be saved in it');
  await create({ postTimes: atNoon(5) });
  const why = 'This post could not be written or drawn. Vitrin will try again automatically.';
  expect(await posts()).toMatchObject([{ status: 'held', heldReason: 'writing', problem: why, caption: '' }]);
  expect((await list())[0]!.problem).toBe(
    'Some posts could not be written or drawn. Vitrin will try again automatically.',
  );
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).scheduled.current).toBe(0);

  await keepFilled();
  clock.advance({ minutes: 15 });
  await keepFilled();
  rmSync(mediaFolder);
  clock.advance({ minutes: 15 });
  await keepFilled();
  expect(await posts()).toMatchObject([{ status: 'draft', problem: null }]);
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).scheduled.current).toBe(1);
});

test('what fails three times is left to its owner', async () => {
  const { create, clock, keepFilled, mediaFolder, db, posts } = await startSchedules();
  writeFileSync(mediaFolder, 'no folder, so nothing can be saved in it');
  await create({ postTimes: atNoon(5) });
  for (let quarters = 0; quarters < 4; quarters += 1) {
    clock.advance({ minutes: 15 });
    await keepFilled();
  }
  expect(await db.select().from(contentGenerations)).toHaveLength(3);
  expect(await posts()).toMatchObject([
    {
      heldReason: 'unwritten',
      problem: 'This post could not be written or drawn in three tries. You can write it yourself.',
    },
  ]);
});

test('what a killed process was writing is given back and written by the next', async () => {
  const { create, posts, owner, clock, keepFilled, runRecurring, db } = await startSchedules();
  await create({ postTimes: atNoon(5) });
  // As the killed process left it.
  await db
    .update(contentGenerations)
    .set({ status: 'running', finishedAt: null, result: null, leaseUntil: clock.now() });
  await db
    .update(scheduledPosts)
    .set({ status: 'held', heldReason: 'unwritten', caption: '', productId: null, mediaId: null });
  clock.advance({ minutes: 15 });
  await keepFilled();
  expect(await posts()).toMatchObject([{ status: 'held' }]);
  await runRecurring('content.take-up-abandoned');
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).scheduled.current).toBe(0);
  await keepFilled();
  expect(await posts()).toMatchObject([{ status: 'draft' }]);
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).scheduled.current).toBe(1);
});

test('a week later the next week is planned, and a post that was deleted does not come back', async () => {
  const { create, posts, db, clock, keepFilled } = await startSchedules({ accounts: ['facebook'] });
  await create({ postTimes: atNoon(1, 2) });
  const [first] = await posts();
  await db.delete(scheduledPosts).where(eq(scheduledPosts.id, first!.id));
  await keepFilled();
  expect((await posts()).map(({ scheduledFor }) => scheduledFor)).toEqual(['2026-11-24T12:00:00.000Z']);
  clock.advance({ days: 3 });
  await keepFilled();
  expect((await posts()).map(({ scheduledFor, status }) => `${scheduledFor.slice(0, 10)} ${status}`)).toEqual(
    ['2026-11-24 draft', '2026-11-30 draft', '2026-12-01 draft'],
  );
});

test('the whole week is on the calendar as soon as the schedule is created, with or without an account', async () => {
  const { owner, params, posts, runJobs } = await startSchedules();
  const body = { name: 'Weekdays', postTimes: atNoon(1, 2, 3, 4, 5) };
  await owner.expectOk(owner.call(scheduleEndpoints.create, { params, body }));
  const planned = { platform: 'instagram', deliveries: [], caption: '' };
  expect(await posts()).toMatchObject(Array(5).fill({ ...planned, status: 'held', heldReason: 'writing' }));
  await runJobs();
  const message = 'No account is connected that it could go out to. It waits for one.';
  expect(await posts()).toMatchObject(
    Array(5).fill({ status: 'draft', deliveries: [], warnings: [{ kind: 'no_account', message }] }),
  );
});

test('a weekly time that has just passed comes a week later', async () => {
  const { create, posts } = await startSchedules({ now: '2026-11-23T11:30:00Z' });
  await create({ frequency: 'weekly', postTimes: atNoon(1) });
  expect(await posts()).toMatchObject([{ scheduledFor: '2026-11-30T12:00:00.000Z', status: 'draft' }]);
});

test('with an allowance of one a day, every slot says its day, and one whose time comes first is left to its owner', async () => {
  const { create, posts, clock, keepFilled } = await startSchedules({ scheduledPerDay: 1 });
  await create({
    postTimes: [...atNoon(1, 2, 3), { day: 6, hour: 20, minute: 0 }, { day: 0, hour: 0, minute: 30 }],
  });
  const situations = async () =>
    (await posts()).map(({ heldReason, writeAfter, status }) =>
      heldReason ? `${heldReason} ${writeAfter?.slice(5, 10)}` : status,
    );
  expect(await situations()).toEqual([
    'draft',
    'unwritten undefined',
    'allowance 11-22',
    'allowance 11-23',
    'allowance 11-24',
  ]);
  clock.set('2026-11-22T00:00:00Z');
  await keepFilled();
  expect((await situations()).slice(2, 5)).toEqual(['draft', 'allowance 11-23', 'allowance 11-24']);
});

test('where nothing is offered, the slots are the owner’s to fill', async () => {
  const { create, posts, list } = await startSchedules({ accounts: ['facebook'], scheduledPerDay: 0 });
  await create({ postTimes: atNoon(1) });
  expect(await posts()).toMatchObject([
    {
      status: 'held',
      heldReason: 'unwritten',
      writeAfter: null,
      problem: 'Vitrin writes no scheduled posts here. You can write this one yourself.',
    },
  ]);
  expect((await list())[0]!.problem).toBe(
    'Some posts have no text, and Vitrin cannot write it. Open them on the calendar to write them yourself.',
  );
});

test('the schedules of two stores never write more than their owner’s allowance, whichever is first', async () => {
  const { owner, storeId, runJobs, db } = await startSchedules({ scheduledPerDay: 3 });
  const { id: secondId } = await owner.connectShopify('coffee-house');
  for (const id of [storeId, secondId])
    await owner.expectOk(
      owner.call(scheduleEndpoints.create, {
        params: { storeId: id },
        body: { name: 'Weekdays', postTimes: atNoon(1, 2, 3) },
      }),
    );
  await Promise.all([runJobs(), runJobs(), runJobs()]);

  const statuses = (await db.select().from(scheduledPosts)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(3).fill('draft'), ...Array(3).fill('held')]);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect(usage).toMatchObject({ scheduled: { current: 3, canUse: false }, text: { current: 0 } });
});

test('with the limits of the creator used up a schedule writes on, and the other way round', async () => {
  const { owner, params, create, posts, db } = await startSchedules({ scheduledPerDay: 1 });
  const { rows } = await db.execute<{ id: string }>('select id from products limit 1');
  const generate = () =>
    owner.call(contentEndpoints.generate, { params, body: { productId: rows[0]!.id, includeImage: false } });
  expect([(await generate()).status, (await generate()).status, (await generate()).status]).toEqual([
    200, 200, 429,
  ]);
  await create({ postTimes: atNoon(1, 2) });
  expect((await posts()).map(({ status }) => status)).toEqual(['draft', 'held']);
});

test('a slot that is less than an hour ahead is left out', async () => {
  const { create, posts } = await startSchedules({ now: '2026-11-23T11:30:00Z' });
  await create({ postTimes: atNoon(1, 2) });
  expect((await posts()).map(({ scheduledFor }) => scheduledFor.slice(0, 10))).toEqual([
    '2026-11-24',
    '2026-11-30',
  ]);
});
