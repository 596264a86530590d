import { expect, test } from 'vitest';
import { apiAnswers } from '#server/core/db/schema/access-tokens.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { addressOf, startApi } from '#server/programs/testing/start-api.ts';
import { activityEndpoints } from '#shared/operations/activity.ts';
import { type ApiPost, apiPosts } from '#shared/programs/api-posts.ts';

const DRAFT = { caption: 'Tea time', hashtags: ['#tea'], scheduled_for: '2026-12-01T09:00:00Z' };

async function startProgram(options: Parameters<typeof startApi>[0] = {}) {
  const started = await startApi(options);
  const program = started.programWith((await started.makeToken()).secret);
  const { tea } = started;
  async function make(body: object = DRAFT, headers: Record<string, string> = {}) {
    return program.send('POST', addressOf(apiPosts.draft, tea.id), { body, headers });
  }
  const addressOfPost = (post: ApiPost, suffix = '') =>
    `${addressOf(apiPosts.posts, tea.id)}/${post.id}${suffix}`;
  return { ...started, program, make, addressOfPost };
}

test('what a program makes is a draft, which says where a person approves it', async () => {
  const { make, db, publicUrl, program } = await startProgram();
  const response = await make({ ...DRAFT, approved: true, status: 'pending' });
  expect(response.statusCode).toBe(200);
  const { data } = response.json() as { data: ApiPost };
  expect(data).toMatchObject({ status: 'draft', caption: 'Tea time', hashtags: ['#tea'], deliveries: [] });
  expect(data.review_url).toMatch(`${publicUrl}/social-media-scheduler?tab=calendar&scheduled=`);
  expect(await db.$count(scheduledPosts)).toBe(1);
  const days = { from: '2026-12-01', to: '2026-12-01' };
  expect((await program.call(apiPosts.posts, { query: days })).data).toEqual([data]);
  expect((await program.call(apiPosts.posts, { query: { ...days, status: 'pending' } })).data).toEqual([]);
});

test('the activity says that a program did it, and for whom', async () => {
  const { make, owner } = await startProgram();
  await make();
  const { activities } = await owner.expectOk(owner.call(activityEndpoints.list));
  expect(activities[0]).toMatchObject({
    kind: 'post-created',
    actor: { kind: 'person', name: 'Ada Lovelace' },
    details: { program: 'A sheet' },
    subject: { name: 'Tea time' },
  });
});

test('a request that names a key is answered once, also when it comes twice at the same time', async () => {
  const { make, db, makeToken, programWith, tea } = await startProgram();
  const key = { 'idempotency-key': 'friday-1' };
  const both = await Promise.all([make(DRAFT, key), make(DRAFT, key)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual(
    both.some(({ statusCode }) => statusCode === 409) ? [200, 409] : [200, 200],
  );
  const first = both.find(({ statusCode }) => statusCode === 200)!;
  const again = await make(DRAFT, key);
  expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([
    200,
    first.body,
    'true',
  ]);
  expect(await db.$count(scheduledPosts)).toBe(1);

  const other = await make({ ...DRAFT, caption: 'Coffee' }, key);
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  // Another token has keys of its own.
  const stranger = programWith((await makeToken()).secret);
  const theirs = await stranger.send('POST', addressOf(apiPosts.draft, tea.id), {
    body: DRAFT,
    headers: key,
  });
  expect([theirs.statusCode, await db.$count(scheduledPosts)]).toEqual([200, 2]);
});

test('what was refused may be sent again with its key', async () => {
  const { make } = await startProgram();
  const key = { 'idempotency-key': 'friday-2' };
  expect((await make({ ...DRAFT, scheduled_for: '2020-01-01T00:00:00Z' }, key)).statusCode).toBe(400);
  expect((await make(DRAFT, key)).statusCode).toBe(200);
  for (const wrong of ['', 'x'.repeat(256), 'a b'])
    expect((await make(DRAFT, { 'idempotency-key': wrong })).json().param).toBe('Idempotency-Key');
});

test('a process that was killed between making and answering makes nothing twice', async () => {
  const { make, db, clock } = await startProgram();
  const key = { 'idempotency-key': 'friday-3' };
  const first = (await make(DRAFT, key)).json();
  await db.update(apiAnswers).set({ body: null });
  expect((await make(DRAFT, key)).json().code).toBe('idempotency_in_progress');
  clock.advance({ minutes: 2 });
  expect((await make(DRAFT, key)).json().data.id).toBe(first.data.id);
  expect(await db.$count(scheduledPosts)).toBe(1);
});

test('a key is good for a day', async () => {
  const { make, db, clock, runRecurring } = await startProgram();
  await make(DRAFT, { 'idempotency-key': 'friday-4' });
  clock.advance({ hours: 23 });
  await runRecurring('programs.clear-answers');
  expect(await db.$count(apiAnswers)).toBe(1);
  clock.advance({ hours: 2 });
  await runRecurring('programs.clear-answers');
  expect(await db.$count(apiAnswers)).toBe(0);
});

test('only what was read as it is can be changed and approved', async () => {
  const { make, program, addressOfPost } = await startProgram({ social: true });
  const made = await make();
  const post: ApiPost = made.json().data;
  const tag = { 'if-match': made.headers.etag as string };
  const change = (headers = {}) =>
    program.send('PATCH', addressOfPost(post), { body: { caption: 'Late tea' }, headers });
  expect((await change()).json()).toMatchObject({ status: 428, code: 'precondition_required' });
  const changed = await change(tag);
  expect(changed.json().data.caption).toBe('Late tea');
  expect((await change(tag)).json()).toMatchObject({ status: 412, code: 'precondition_failed' });
  const read = await program.send('GET', addressOfPost(post));
  expect(read.headers.etag).toBe(changed.headers.etag);

  const approve = (headers = {}) => program.send('POST', addressOfPost(post, '/approve'), { headers });
  expect((await approve(tag)).json().code).toBe('precondition_failed');
  const approved = await approve({ 'if-match': changed.headers.etag as string });
  expect(approved.json().data).toMatchObject({ status: 'pending', deliveries: [{ network: 'twitter' }] });
  // No program rewords what a person, or another program, has approved.
  const late = await change({ 'if-match': approved.headers.etag as string });
  expect(late.json()).toMatchObject({ status: 409, code: 'conflict' });
});

test('without the scope to approve, nothing is', async () => {
  const { make, makeToken, programWith, addressOfPost } = await startProgram();
  const made = await make();
  const drafting = programWith(
    (await makeToken(undefined, { scopes: ['posts:draft', 'posts:read'] })).secret,
  );
  const refused = await drafting.send('POST', addressOfPost(made.json().data, '/approve'), {
    headers: { 'if-match': made.headers.etag as string },
  });
  expect(refused.json()).toMatchObject({ code: 'insufficient_scope', scope: 'posts:approve' });
});
