import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import { type Calendar, startCalendar } from '#server/testing/start-calendar.ts';
import { say, text } from '#shared/core/sentence.ts';
import { calendarEndpoints, type HeldReason } from '#shared/publishing/schedules.ts';

const { cancel, restore, remove, retry, settle } = calendarEndpoints;

function hold({ db }: Calendar, postId: string, heldReason: HeldReason) {
  return db.update(scheduledPosts).set({ status: 'held', heldReason }).where(eq(scheduledPosts.id, postId));
}

test('drafts are approved each on its own, and the refused say why', async () => {
  const calendar = await startCalendar();
  const draft = (given: object) => calendar.create({ approved: false, ...given });
  const good = await draft({ caption: 'Good' });
  const again = await calendar.create({ caption: 'Approved before' });
  const noPicture = await draft({ caption: 'a', accountIds: [calendar.accountId('instagram')] });
  const tooLong = await draft({ caption: 'x'.repeat(281), accountIds: [calendar.accountId('twitter')] });
  const nowhere = await draft({ caption: 'b', accountIds: [] });
  const empty = await draft({ caption: '' });
  const soon = await draft({ caption: 'c', scheduledFor: '2026-11-21T13:00:00Z' });
  const gone = await draft({ caption: 'd' });
  await calendar.left(gone.id, 'published', { status: 'published' });
  calendar.clock.advance({ hours: 2 });

  const unknown = crypto.randomUUID();
  const asked = [good, again, noPicture, tooLong, nowhere, empty, soon, gone].map(({ id }) => id);
  const { approved, refused } = await calendar.approve(...asked, unknown, good.id);
  expect(approved.map(({ id, status }) => [id, status]).sort()).toEqual(
    [good, again].map(({ id }) => [id, 'pending']).sort(),
  );
  expect(approved.find(({ id }) => id === good.id)!.version).toBe(1);
  expect(refused.map(({ code: _, ...refusal }) => refusal)).toEqual([
    { postId: noPicture.id, message: 'Instagram needs a picture or a reel.' },
    { postId: tooLong.id, message: say('The text is too long for {network}.', { network: 'X' }) },
    { postId: nowhere.id, message: 'This post has no connected account that it could go out to.' },
    { postId: empty.id, message: 'This post has no text yet.' },
    { postId: soon.id, message: 'The time of this post has passed. Please choose a later one first.' },
    { postId: gone.id, message: 'This post does not wait for approval.' },
    { postId: unknown, message: 'This is no longer here. Please reload the page.' },
  ]);
  expect(await calendar.tries(good.id)).toEqual(['2026-11-24T08:58:00.000Z']);
  expect(await calendar.tries(noPicture.id)).toEqual([null]);
});

test('what was held for its product goes out when its owner lets that pass', async () => {
  const calendar = await startCalendar();
  for (const [title, reason, happens] of [
    ['Morning Tea', 'repriced', sql`update product_variants set price = 1500`],
    ['Evening Tea', 'sold_out', sql`update product_variants set inventory = 0`],
    ['Night Tea', 'product_gone', sql`update products set status = 'ARCHIVED'`],
  ] as const) {
    const post = await calendar.create({ caption: title, productId: calendar.productId(title) });
    await calendar.db.execute(happens);
    await hold(calendar, post.id, reason);
    const kinds = (shown: typeof post) => shown.warnings.map(({ kind }) => kind);
    expect(kinds(await calendar.post(post.id))).toContain(reason);
    const { approved } = await calendar.approve(post.id);
    expect(approved).toMatchObject([{ status: 'pending', heldReason: null }]);
    expect(kinds(approved[0]!)).not.toContain(reason);
    expect(await calendar.tries(post.id)).toEqual(['2026-11-24T08:58:00.000Z']);
  }
});

test('a price that was let pass holds the post again when it changes once more', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create({ productId: calendar.productId('Morning Tea') });
  await calendar.db.execute(sql`update product_variants set price = 1500`);
  await hold(calendar, post.id, 'repriced');
  await calendar.approve(post.id);
  await calendar.db.execute(sql`update product_variants set price = 1600`);
  expect((await calendar.post(post.id)).warnings.map(({ kind }) => kind)).toEqual(['repriced']);
});

test('a post that was held at its time can be approved for an hour', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  await hold(calendar, post.id, 'sold_out');
  calendar.clock.set('2026-11-24T10:00:00Z');
  expect((await calendar.approve(post.id)).approved).toHaveLength(1);
  await hold(calendar, post.id, 'sold_out');
  calendar.clock.advance({ seconds: 1 });
  expect((await calendar.approve(post.id)).refused).toHaveLength(1);
});

test('a dead account holds what is held for it, and warns of it on the others', async () => {
  const calendar = await startCalendar();
  const [held, other] = [
    await calendar.create(),
    await calendar.create({ caption: 'Other', approved: false, scheduledFor: '2026-11-25T09:00:00Z' }),
  ];
  await hold(calendar, held.id, 'reconnect');
  await calendar.db.update(socialAccounts).set({ status: 'reconnect' });
  const { approved, refused } = await calendar.approve(held.id, other.id);
  expect(refused).toEqual([
    {
      postId: held.id,
      code: 'account_waits',
      message: 'An account of this post has to be connected again first.',
    },
  ]);
  expect(approved).toMatchObject([{ id: other.id, status: 'pending', warnings: [{ kind: 'reconnect' }] }]);
  await calendar.connect('facebook');
  expect((await calendar.approve(held.id)).approved).toMatchObject([{ status: 'pending', warnings: [] }]);
});

test('a cancelled post is left alone, and restored to what it was', async () => {
  const calendar = await startCalendar();
  const [pending, draft] = [
    await calendar.create(),
    await calendar.create({ caption: 'D', approved: false }),
  ];
  for (const { id } of [pending, draft]) {
    const { body } = await calendar.on(cancel, id);
    expect(body).toMatchObject({ status: 'cancelled', version: 1 });
    expect(await calendar.tries(id)).toEqual([null]);
  }
  expect((await calendar.on(cancel, pending.id)).body).toMatchObject({ status: 'cancelled', version: 1 });
  expect((await calendar.approve(pending.id)).refused).toHaveLength(1);
  expect((await calendar.on(restore, pending.id)).body).toMatchObject({ status: 'pending', version: 2 });
  expect(await calendar.tries(pending.id)).toEqual(['2026-11-24T08:58:00.000Z']);
  expect((await calendar.on(restore, draft.id)).body.status).toBe('draft');
  expect(await calendar.on(restore, draft.id)).toMatchObject({
    status: 409,
    body: { error: 'post_not_cancelled' },
  });
});

test('what is restored after its time is a draft, and goes nowhere by itself', async () => {
  const calendar = await startCalendar();
  const [pending, held, failed] = [
    await calendar.create(),
    await calendar.create({ caption: 'Held' }),
    await calendar.create({ caption: 'Failed' }),
  ];
  await hold(calendar, held.id, 'sold_out');
  await calendar.left(failed.id, 'failed', { status: 'failed' });
  for (const { id } of [pending, held, failed]) await calendar.owner.expectOk(calendar.on(cancel, id));
  calendar.clock.advance({ days: 5 });
  expect((await calendar.on(restore, pending.id)).body.status).toBe('draft');
  expect((await calendar.on(restore, held.id)).body).toMatchObject({ status: 'draft', heldReason: null });
  expect((await calendar.on(restore, failed.id)).body.status).toBe('failed');
  expect(await calendar.tries(pending.id)).toEqual([null]);
});

test.each(['failed', 'missed'] as const)('a %s post is sent now, whenever its time was', async (status) => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  await calendar.left(post.id, status, {
    status: 'failed',
    attempts: 3,
    problem: text('No.'),
    problemCode: status === 'missed' ? 'missed' : 'refused',
  });
  calendar.clock.advance({ days: 5 });
  const { body } = await calendar.on(retry, post.id);
  expect(body).toMatchObject({
    status: 'pending',
    problem: null,
    scheduledFor: post.scheduledFor,
    version: 1,
  });
  const [delivery] = await calendar.db.select().from(postDeliveries);
  expect(delivery).toMatchObject({ status: 'waiting', attempts: 0, problem: null });
  expect([delivery!.nextTryAt, delivery!.dueAt]).toEqual([calendar.clock.now(), calendar.clock.now()]);
  expect((await calendar.on(retry, post.id)).body).toMatchObject({ error: 'nothing_to_retry' });
});

test('a partly published post is sent to the accounts that do not have it', async () => {
  const calendar = await startCalendar();
  const accountIds = [calendar.accountId('facebook'), calendar.accountId('twitter')];
  const post = await calendar.create({ accountIds });
  const published = { status: 'published' as const, externalId: '1', publishedAt: calendar.clock.now() };
  await calendar.left(post.id, 'partly_published', published, 'facebook');
  await calendar.left(post.id, 'partly_published', { status: 'failed', problem: text('No.') }, 'twitter');
  const { body } = await calendar.on(retry, post.id);
  expect(body.status).toBe('publishing');
  expect(body.deliveries).toMatchObject([
    { network: 'facebook', status: 'published', nextTryAt: null },
    { network: 'twitter', status: 'waiting', nextTryAt: calendar.clock.now().toISOString() },
  ]);
});

test('a failed post that would be refused again is not sent', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  await calendar.left(post.id, 'failed', { status: 'failed' });
  await calendar.db.update(socialAccounts).set({ status: 'reconnect' });
  expect(await calendar.on(retry, post.id)).toMatchObject({ status: 409, body: { error: 'account_waits' } });
  expect(await calendar.tries(post.id)).toEqual([null]);
});

test('what has gone out or is going out is neither cancelled nor deleted', async () => {
  const calendar = await startCalendar();
  for (const [status, delivery, error] of [
    ['publishing', 'publishing', 'post_going_out'],
    ['pending', 'publishing', 'post_going_out'],
    ['published', 'published', 'post_gone_out'],
    ['unconfirmed', 'unconfirmed', 'post_unconfirmed'],
    ['held', 'unconfirmed', 'post_unconfirmed'],
  ] as const) {
    const post = await calendar.create({ caption: `${status} ${delivery}` });
    await calendar.left(post.id, status, { status: delivery });
    for (const endpoint of [cancel, remove])
      expect(await calendar.on(endpoint, post.id)).toMatchObject({ status: 409, body: { error } });
    expect((await calendar.post(post.id)).status).toBe(status);
  }
});

test('whatever was never sent can be deleted', async () => {
  const calendar = await startCalendar();
  for (const status of ['draft', 'pending', 'held', 'failed', 'missed', 'cancelled'] as const) {
    const post = await calendar.create({ caption: status });
    await calendar.left(post.id, status, { status: status === 'failed' ? 'failed' : 'waiting' });
    expect((await calendar.on(remove, post.id)).body).toEqual({ success: true });
    expect((await calendar.on(calendarEndpoints.post, post.id)).status).toBe(404);
    expect(await calendar.tries(post.id)).toEqual([]);
  }
});

test('what one account shows stays on the calendar when the rest is held or cancelled', async () => {
  const calendar = await startCalendar();
  const accountIds = [calendar.accountId('facebook'), calendar.accountId('twitter')];
  for (const status of ['held', 'cancelled'] as const) {
    const post = await calendar.create({ caption: status, accountIds });
    await calendar.left(post.id, status, { status: 'published' }, 'twitter');
    expect(await calendar.on(remove, post.id)).toMatchObject({
      status: 409,
      body: { error: 'post_gone_out', message: expect.stringContaining('one of its accounts') },
    });
    expect((await calendar.post(post.id)).deliveries).toHaveLength(2);
  }
});

async function startPartlyOut() {
  const calendar = await startCalendar();
  const accountIds = [calendar.accountId('facebook'), calendar.accountId('twitter')];
  const post = await calendar.create({ accountIds });
  const out = {
    status: 'published' as const,
    externalId: '1',
    publishedAt: new Date('2026-11-24T09:00:05Z'),
  };
  await calendar.left(post.id, 'held', out, 'facebook');
  await calendar.db.update(scheduledPosts).set({ heldReason: 'reconnect' });
  const setX = (status: 'active' | 'reconnect') =>
    calendar.db
      .update(socialAccounts)
      .set({ status })
      .where(eq(socialAccounts.id, calendar.accountId('twitter')));
  await setX('reconnect');
  return { ...calendar, postId: post.id, setX };
}

test('of a held post that is partly out only the rest is cancelled, and what is out is shown as out', async () => {
  const { on, postId, tries, setX, clock, publishDue, owner, params, x } = await startPartlyOut();
  const { body } = await on(cancel, postId);
  expect(body).toMatchObject({
    status: 'published',
    heldReason: null,
    postedAt: '2026-11-24T09:00:05.000Z',
    version: 1,
    deliveries: [
      { network: 'facebook', status: 'published' },
      { network: 'twitter', status: 'cancelled', nextTryAt: null },
    ],
  });
  const query = { from: '2026-11-24', to: '2026-11-24' };
  const { posts } = await owner.expectOk(owner.call(calendarEndpoints.range, { params, query }));
  expect(posts.map(({ status }) => status)).toEqual(['published']);
  for (const endpoint of [cancel, remove])
    expect(await on(endpoint, postId)).toMatchObject({ status: 409, body: { error: 'post_gone_out' } });

  await setX('active');
  clock.advance({ days: 3 });
  await publishDue();
  expect(await tries(postId)).toEqual([null, null]);
  expect(x!.feed()).toEqual([]);
});

test('the rest that was cancelled comes back as what it was, or goes out where nothing holds it any more', async () => {
  const { on, postId, tries, setX } = await startPartlyOut();
  await on(cancel, postId);
  expect((await on(restore, postId)).body).toMatchObject({
    status: 'held',
    heldReason: 'reconnect',
    version: 2,
    deliveries: [{ status: 'published' }, { status: 'waiting' }],
  });

  await on(cancel, postId);
  await setX('active');
  expect((await on(restore, postId)).body).toMatchObject({ status: 'publishing', heldReason: null });
  expect(await tries(postId)).toEqual([null, '2026-11-24T08:58:00.000Z']);
  expect(await on(restore, postId)).toMatchObject({ status: 409, body: { error: 'post_not_cancelled' } });
});

test('an owner who looked says whether an unconfirmed post is there', async () => {
  const calendar = await startCalendar();
  const [there, missing] = [await calendar.create(), await calendar.create({ caption: 'Other' })];
  const sent = { status: 'unconfirmed' as const, publishStartedAt: new Date('2026-11-21T11:00:00Z') };
  for (const { id } of [there, missing]) await calendar.left(id, 'unconfirmed', sent);
  const say = (post: typeof there, published: boolean, deliveryId = post.deliveries[0]!.id) =>
    calendar.on(settle, post.id, { deliveryId, published });

  expect((await say(there, true)).body).toMatchObject({
    status: 'published',
    postedAt: '2026-11-21T11:00:00.000Z',
    version: 1,
  });
  expect((await say(missing, false)).body.status).toBe('failed');
  expect(await say(missing, true)).toMatchObject({ status: 409, body: { error: 'post_settled' } });
  expect((await say(missing, true, there.deliveries[0]!.id)).status).toBe(404);
  expect((await calendar.on(retry, missing.id)).body.status).toBe('pending');
});

test('all posts of a product that wait are stopped at once, and come back at once', async () => {
  const calendar = await startCalendar();
  const productId = calendar.productId('Morning Tea');
  const first = await calendar.create({ productId });
  const second = await calendar.create({ productId, caption: 'Second' });
  const draft = await calendar.create({ productId, caption: 'Draft', approved: false });
  const other = await calendar.create({ productId: calendar.productId('Evening Tea'), caption: 'Other' });
  const { cancelOfProduct, restoreAll } = calendarEndpoints;
  const statuses = async () =>
    Promise.all([first, second, draft, other].map(async ({ id }) => (await calendar.post(id)).status));
  const before = await statuses();

  const asked = { params: calendar.params, body: { productId } };
  const { postIds } = await calendar.owner.expectOk(calendar.owner.call(cancelOfProduct, asked));
  expect(postIds.toSorted()).toEqual([first.id, second.id].toSorted());
  expect(await statuses()).toEqual(['cancelled', 'cancelled', before[2], before[3]]);
  expect(await calendar.owner.expectOk(calendar.owner.call(cancelOfProduct, asked))).toEqual({
    postIds: [],
  });

  const body = { postIds: [...postIds, other.id] };
  const restored = await calendar.owner.expectOk(
    calendar.owner.call(restoreAll, { params: calendar.params, body }),
  );
  expect(restored.postIds).toEqual(postIds);
  expect(await statuses()).toEqual(before);
  const stranger = await calendar.signUp();
  expect((await stranger.call(cancelOfProduct, asked)).status).toBe(404);
});

test('a post that is shared at once waits ten seconds by our clock and can be taken back until then', async () => {
  const calendar = await startCalendar();
  // What a browser with a wrong clock says of the time does not count.
  const shared = await calendar.create({ atOnce: true, scheduledFor: '2020-01-01T00:00:00Z' });
  expect(shared).toMatchObject({ status: 'pending', scheduledFor: '2026-11-21T12:00:10.000Z' });

  const regretted = await calendar.create({ atOnce: true, caption: 'Not this one.' });
  expect((await calendar.on(cancel, regretted.id)).status).toBe(200);
  calendar.clock.advance({ minutes: 1 });
  await calendar.runJobs();
  expect((await calendar.post(regretted.id)).status).toBe('cancelled');
});

test('what would be refused, or waits for its owner, is not shared at once and leaves nothing on the calendar', async () => {
  const calendar = await startCalendar();
  const { db } = calendar;
  expect(await calendar.tryCreate({ atOnce: true, accountIds: [] })).toMatchObject({ status: 409 });
  await db.update(socialAccounts).set({ status: 'reconnect' });
  const refused = await calendar.tryCreate({ atOnce: true });
  expect(refused).toMatchObject({ status: 409, body: { error: 'account_waits' } });
  expect(await db.select().from(scheduledPosts)).toEqual([]);
});
