import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { say } from '#shared/core/sentence.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';

test('a post of an owner stands on the calendar with all it was given, and goes out at its time', async () => {
  const calendar = await startCalendar();
  const imageUrl = await calendar.makeMedia();
  const post = await calendar.create({
    productId: calendar.productId('Morning Tea'),
    hashtags: ['#tea', ' #istanbul evening'],
    shortText: 'Tea!',
    imagePrompt: 'a cup',
    imageUrl,
    altText: 'A cup of tea',
    withLink: true,
    accountIds: [calendar.accountId('instagram'), calendar.accountId('twitter')],
    scheduledFor: '2026-11-24T12:30:00+03:00',
  });

  expect(post).toMatchObject({
    productTitle: 'Morning Tea',
    platform: 'all',
    contentType: 'product',
    contentFormat: 'post',
    caption: 'Fresh tea for the weekend.',
    hashtags: ['#tea', '#istanbul', 'evening'],
    shortText: 'Tea!',
    imageUrl,
    videoUrl: null,
    altText: 'A cup of tea',
    scheduledFor: '2026-11-24T09:30:00.000Z',
    status: 'pending',
    warnings: [],
    madeBy: 'owner',
    scheduleId: null,
    // With an address in it 0.200, and 0.005 for the words about the picture.
    cost: 0.205,
    createdAt: '2026-11-21T12:00:00.000Z',
    version: 0,
  });
  expect(post.deliveries.map(({ network, status }) => [network, status])).toEqual([
    ['instagram', 'waiting'],
    ['twitter', 'waiting'],
  ]);
  const link = new URL(post.link!);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_source: 'instagram',
    utm_medium: 'social',
    utm_campaign: 'vitrin',
    utm_content: post.id,
  });
  expect(await calendar.post(post.id)).toEqual(post);
  expect(await calendar.waiting()).toEqual([post]);
  expect(await calendar.tries(post.id)).toEqual(['2026-11-24T09:28:00.000Z', '2026-11-24T09:28:00.000Z']);
});

test('a draft waits for approval and is left alone until then', async () => {
  const calendar = await startCalendar();
  const draft = await calendar.create({ approved: false, accountIds: [] });
  expect(draft).toMatchObject({ status: 'draft', deliveries: [], platform: 'all', cost: 0, warnings: [] });
  expect(await calendar.waiting()).toEqual([]);
});

test('a reel has its video and the still that stands for it', async () => {
  const calendar = await startCalendar();
  const [imageUrl, videoUrl] = [await calendar.makeMedia(), await calendar.makeMedia('video/mp4')];
  const reel = await calendar.create({ contentFormat: 'reel', imageUrl, videoUrl });
  expect(reel).toMatchObject({ contentFormat: 'reel', imageUrl, videoUrl });
  expect(await calendar.tries(reel.id)).toEqual(['2026-11-24T08:45:00.000Z']);
});

test('what cannot be is refused with the reason, and nothing is saved', async () => {
  const calendar = await startCalendar();
  const stranger = await calendar.signUp();
  const foreign = await calendar.makeMedia('image/jpeg', stranger.email);
  const video = await calendar.makeMedia('video/mp4');
  const refused = async (given: Parameters<typeof calendar.tryCreate>[0]) => {
    const { status, body } = await calendar.tryCreate(given);
    return [status, body.message];
  };
  const past = [400, 'This time has passed. Please choose a later one.'];
  expect(await refused({ scheduledFor: '2026-11-21T11:58:59Z' })).toEqual(past);
  expect(await refused({ scheduledFor: '0000-01-01T00:00:00Z' })).toEqual(past);
  const noTime = [400, 'Please enter a date and a time.'];
  expect(await refused({ scheduledFor: '2026-11-31T25:00:00Z' })).toEqual(noTime);
  expect((await refused({ scheduledFor: 'tomorrow' }))[0]).toBe(400);
  const noProduct = [404, 'This product is not in your store any more. Please choose another.'];
  expect(await refused({ productId: '1' })).toEqual(noProduct);
  const noAccount = [404, 'This account is not connected to your store any more. Please choose another.'];
  expect(await refused({ accountIds: [crypto.randomUUID()] })).toEqual(noAccount);
  const noMedia = [404, 'This picture or reel no longer exists. Please choose another.'];
  for (const imageUrl of ['https://example.com/a.jpg', `/api/media/${crypto.randomUUID()}`, foreign, video])
    expect(await refused({ imageUrl })).toEqual(noMedia);
  expect(await refused({ caption: ' ' })).toEqual([409, 'This post has no text yet.']);
  const nowhere = [409, 'This post has no connected account that it could go out to.'];
  expect(await refused({ accountIds: [] })).toEqual(nowhere);
  expect((await calendar.range('2026-11-01', '2026-11-30')).posts).toEqual([]);
});

test('a picture that a model drew is known to be one, so that it can be declared to networks', async () => {
  const calendar = await startCalendar();
  const [drawn, composed] = [await calendar.makeMedia(), await calendar.makeMedia()];
  const pieces = [drawn, composed].map((imageUrl) => ({
    imageUrl,
    videoUrl: null,
    madeBy: { text: 'provider', image: imageUrl === drawn ? 'provider' : 'builtin' },
  }));
  await calendar.db.execute(sql`
    insert into content_generations (user_id, store_id, request, spent, result)
    select user_id, id, '{}', '[]', ${JSON.stringify(pieces)}::jsonb from connected_stores`);
  const first = await calendar.create({ caption: 'One', imageUrl: drawn });
  await calendar.create({ caption: 'Two', imageUrl: composed });
  const markedAsAi = async () => {
    const posts = await calendar.db.select().from(scheduledPosts).orderBy(scheduledPosts.caption);
    return posts.map(({ madeWithAi }) => madeWithAi);
  };
  expect(await markedAsAi()).toEqual([true, false]);
  await calendar.owner.expectOk(calendar.change(first.id, { version: 0, imageUrl: composed }));
  expect(await markedAsAi()).toEqual([false, false]);
});

test('open pages are notified of what changes, and of nothing that was refused', async () => {
  const calendar = await startCalendar();
  const events: string[] = [];
  const stop = await calendar.database.listen('vitrin_live', (payload) => {
    const { event } = JSON.parse(payload);
    // A database that was another test's before may repeat an event.
    if (events.at(-1) !== (event.type ?? event)) events.push(event.type ?? event);
  });
  const say = (event: string) =>
    calendar.db.execute(sql`select pg_notify('vitrin_live', ${JSON.stringify({ event })})`);
  await say('begin');
  const post = await calendar.create();
  await say('created');
  await calendar.tryCreate({ caption: '' });
  await calendar.change(post.id, { version: 7, caption: 'Else' });
  await say('refused');
  await calendar.change(post.id, { version: 0, caption: 'Else' });
  await say('end');
  await expect.poll(() => events.at(-1)).toBe('end');
  expect(events.slice(events.indexOf('begin'))).toEqual([
    'begin',
    'posts-changed',
    'created',
    'refused',
    'posts-changed',
    'end',
  ]);
  await stop();
});

test('a click a minute late still counts', async () => {
  const calendar = await startCalendar();
  expect(await calendar.create({ scheduledFor: '2026-11-21T11:59:10Z' })).toMatchObject({
    status: 'pending',
  });
});

test('what a network would refuse can be saved as a draft, which says so', async () => {
  const calendar = await startCalendar();
  const given = {
    caption: 'tea '.repeat(80),
    accountIds: [calendar.accountId('instagram'), calendar.accountId('twitter')],
  };
  const refused = await calendar.tryCreate(given);
  expect(refused).toMatchObject({ status: 400, body: { message: 'Instagram needs a picture or a reel.' } });
  const draft = await calendar.create({ ...given, approved: false });
  expect(draft.warnings).toEqual([
    { kind: 'no_picture', message: 'Instagram needs a picture or a reel.', postId: null },
    { kind: 'too_long', message: say('The text is too long for {network}.', { network: 'X' }), postId: null },
  ]);
  const short = await calendar.on(calendarEndpoints.change, draft.id, { version: 0, shortText: 'Tea.' });
  expect(short.body.warnings.map(({ kind }) => kind)).toEqual(['no_picture']);
});

test('days are those of the store: a night in Istanbul belongs to the next day', async () => {
  const calendar = await startCalendar({ timeZone: 'Europe/Istanbul' });
  const late = await calendar.create({ caption: 'Late', scheduledFor: '2026-11-24T20:59:00Z' });
  const night = await calendar.create({ caption: 'Night', scheduledFor: '2026-11-24T21:00:00Z' });
  expect(await calendar.range('2026-11-24', '2026-11-24')).toMatchObject({
    timeZone: 'Europe/Istanbul',
    posts: [{ id: late.id }],
  });
  expect((await calendar.range('2026-11-25', '2026-11-25')).posts.map(({ id }) => id)).toEqual([night.id]);
  expect((await calendar.range('2026-11-24', '2026-11-25')).posts).toHaveLength(2);
});

test('the day of a clock change has 23 or 25 hours, and a skipped minute is on that day', async () => {
  const calendar = await startCalendar({ timeZone: 'Europe/London', now: '2026-10-01T12:00:00Z' });
  // 24 October 23:30, then the doubled 01:30 twice, then 25 October 23:30 by the clocks of London.
  const times = ['2026-10-24T22:30Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T23:30Z'];
  for (const scheduledFor of times) await calendar.create({ caption: scheduledFor, scheduledFor });
  const { posts } = await calendar.range('2026-10-25', '2026-10-25');
  expect(posts.map(({ caption }) => caption)).toEqual(times.slice(1));
  // 02:30 on the day that clocks jump from 01:00 to 02:00 exists; 01:30 is recognised by its offset.
  const spring = await calendar.create({ scheduledFor: '2027-03-28T01:30:00+00:00' });
  expect((await calendar.range('2027-03-28', '2027-03-28')).posts).toMatchObject([
    { id: spring.id, scheduledFor: '2027-03-28T01:30:00.000Z' },
  ]);
});

test('days that are none, the wrong way round or too many are refused', async () => {
  const calendar = await startCalendar();
  const refused = async (from: string, to: string) => {
    const { params } = calendar;
    const { status, body } = await calendar.owner.call(calendarEndpoints.range, {
      params,
      query: { from, to },
    });
    return [status, body.message];
  };
  expect(await refused('2026-11-31', '2026-12-01')).toEqual([400, 'Please enter a date as YYYY-MM-DD.']);
  expect(await refused('2026-11-30', '2026-11-29')).toEqual([
    400,
    'The last day must not be before the first.',
  ]);
  expect(await refused('2026-01-01', '2026-04-11')).toEqual([400, 'Please ask for at most 100 days.']);
  expect((await refused('today', '2026-04-11'))[0]).toBe(400);
  expect((await calendar.range('2026-01-01', '2026-04-10')).posts).toEqual([]);
});

test('whatever there is to do with a post, another owner does not find it', async () => {
  const calendar = await startCalendar();
  const post = await calendar.create();
  const stranger = await startOtherShop(calendar);
  const bodies: Record<string, object> = {
    change: { version: 0, caption: 'Mine' },
    duplicate: { scheduledFor: '2026-11-25T09:00:00Z' },
    settle: { deliveryId: post.deliveries[0]!.id, published: true },
  };
  const { post: one, change, duplicate, retry, cancel, restore, remove, settle } = calendarEndpoints;
  for (const storeId of [calendar.storeId, stranger.storeId])
    for (const [name, endpoint] of Object.entries({
      one,
      change,
      duplicate,
      retry,
      cancel,
      restore,
      remove,
      settle,
    })) {
      const params = { storeId, postId: post.id };
      const { status } = await stranger.owner.call(endpoint, { params, body: bodies[name] ?? {} });
      expect({ name, status }).toEqual({ name, status: 404 });
    }
  const taken = await stranger.owner.call(calendarEndpoints.create, {
    params: { storeId: stranger.storeId },
    body: calendar.wish(),
  });
  expect(taken).toMatchObject({ status: 404, body: { error: 'account_not_found' } });
  const approval = await stranger.owner.call(calendarEndpoints.approve, {
    params: { storeId: stranger.storeId },
    body: { postIds: [post.id] },
  });
  expect(approval.body).toMatchObject({ approved: [], refused: [{ postId: post.id }] });
  expect(await calendar.post(post.id)).toEqual(post);
});

async function startOtherShop(calendar: Awaited<ReturnType<typeof startCalendar>>) {
  const owner = await calendar.signUp();
  calendar.simulator.addShop({ name: 'coffee-house', products: [], orders: [] });
  const { id: storeId } = await owner.connectShopify('coffee-house');
  return { owner, storeId };
}

test('posts that say the same or meet within an hour name each other, until one is cancelled', async () => {
  const calendar = await startCalendar();
  const one = await calendar.create();
  const other = await calendar.create({ scheduledFor: '2026-11-24T09:30:00Z' });
  const warned = async (postId: string) =>
    (await calendar.post(postId)).warnings.map(({ kind, postId: other }) => [kind, other]);
  expect(await warned(one.id)).toEqual([
    ['same_text', other.id],
    ['within_hour', other.id],
  ]);
  expect(await warned(other.id)).toEqual([
    ['same_text', one.id],
    ['within_hour', one.id],
  ]);
  await calendar.owner.expectOk(calendar.on(calendarEndpoints.cancel, other.id));
  expect(await warned(one.id)).toEqual([]);
  const third = await calendar.create({ scheduledFor: '2026-11-24T09:20:00Z' });
  await calendar.left(third.id, 'published', { status: 'published' });
  expect(await warned(one.id)).toHaveLength(2);
  expect(await warned(third.id)).toEqual([]);
});

test('500 posts are read with as few statements as one', async () => {
  const calendar = await startCalendar();
  await calendar.create();
  await calendar.db.execute(`
    with one as (select * from scheduled_posts limit 1), more as (
      insert into scheduled_posts (store_id, platform, content_type, caption, scheduled_for, status)
      select store_id, platform, content_type, 'Tea number ' || n, scheduled_for + n * interval '2 hours', status
      from one, generate_series(1, 499) n returning id, store_id, scheduled_for)
    insert into post_deliveries (post_id, store_id, account_id, network, due_at)
    select more.id, more.store_id, account_id, network, scheduled_for
    from more, (select account_id, network from post_deliveries limit 1) delivery`);
  const statements = vi.spyOn(calendar.database.pool as { query: (...args: never[]) => unknown }, 'query');
  const count = async (from: string, to: string) => {
    statements.mockClear();
    const { posts } = await calendar.range(from, to);
    return { posts: posts.length, statements: statements.mock.calls.length };
  };
  const [few, many] = [await count('2026-11-24', '2026-11-24'), await count('2026-11-24', '2027-02-01')];
  expect(many.posts).toBe(500);
  expect(few.posts).toBeLessThan(20);
  // Now and then, that a session is still in use is one more.
  expect(Math.max(few.statements, many.statements)).toBeLessThan(10);
});
