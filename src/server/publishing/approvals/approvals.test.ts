import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { approvalLinks } from '#server/core/db/schema/approvals.ts';
import { members } from '#server/core/db/schema/members.ts';
import { scheduledPosts, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { users } from '#server/core/db/schema/users.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { ownPictureEndpoints } from '#shared/content/own-pictures.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Role } from '#shared/core/permissions.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { activityEndpoints } from '#shared/operations/activity.ts';
import {
  type ApprovalScope,
  approvalEndpoints,
  approvalLinkEndpoints,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { startApprovals } from './testing/start-approvals.ts';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

test('a link of one post shows it as its network will, and an approval lets it go out at its time', async () => {
  const { share, open, answerNow, draft, post, comments, tries, makeMedia } = await startApprovals();
  const imageUrl = await makeMedia();
  const { id } = await draft({ imageUrl, altText: 'A cup', hashtags: ['#tea'] });
  const other = await draft({ caption: 'Not for you.' });
  const { token, address, link, isSent } = await share({ postId: id });

  expect(address).toMatch(/^https?:\/\/[^/]+\/approve\/[\w-]{43}$/);
  expect(link).toMatchObject({ label: 'Anna, Atelier', scope: { postId: id }, lastOpenedAt: null });
  expect(isSent).toBeNull();
  const { body } = await open(token);
  expect(body).toMatchObject({ storeName: 'tea-house', timeZone: 'Europe/Istanbul', label: 'Anna, Atelier' });
  expect(body.posts).toMatchObject([
    { id, state: 'waiting', caption: 'Fresh tea for the weekend.', hashtags: ['#tea'], altText: 'A cup' },
  ]);
  expect(body.posts[0]!.imageUrl).toBe(`/api/approvals/${token}/media/${imageUrl.split('/').at(-1)}`);
  expect(body.posts[0]!.accounts).toMatchObject([{ network: 'facebook' }]);
  for (const unsaid of [other.id, 'Not for you', 'warnings', 'cost'])
    expect(JSON.stringify(body)).not.toContain(unsaid);

  expect(await answerNow(token, id, { comment: 'Lovely.' })).toMatchObject({ state: 'planned' });
  expect(await post(id)).toMatchObject({ status: 'pending' });
  expect(await tries(id)).toEqual(['2026-11-24T08:58:00.000Z']);
  expect(await comments(id)).toMatchObject({
    comments: [{ kind: 'approved', author: 'Anna', isOutsider: true, text: 'Lovely.' }],
    answer: { kind: 'approved', author: 'Anna', isOutdated: false, canAnswerAgain: true },
  });
});

test('sharing a week makes what is planned of it wait, and leaves other weeks alone', async () => {
  const { share, shown, create, draft, post, tries, clock } = await startApprovals();
  const planned = await create();
  const drafted = await draft({ caption: 'Evening tea.', scheduledFor: '2026-11-29T20:59:00Z' });
  const later = await create({ caption: 'Next week.', scheduledFor: '2026-11-29T21:01:00Z' });
  const { token } = await share(WEEK);
  expect((await shown(token)).map(({ id }) => id)).toEqual([planned.id, drafted.id]);
  clock.advance({ days: 4 });
  // The time of the first has passed.
  expect((await shown(token)).map(({ id }) => id)).toEqual([drafted.id]);
  expect(await post(planned.id)).toMatchObject({ status: 'draft' });
  expect(await tries(planned.id)).toEqual([null]);
  expect(await post(later.id)).toMatchObject({ status: 'pending' });
});

test('a forwarded link works for anyone until it is revoked, and then says no more than one that never was', async () => {
  const { share, open, answer, verdict, shown, draft, owner, params } = await startApprovals();
  const { id } = await draft();
  const { token, link } = await share({ postId: id });
  expect((await open(token)).status).toBe(200);
  expect((await open(token)).status).toBe(200);
  const [seen] = await shown(token);
  const listed = await owner.expectOk(owner.call(approvalLinkEndpoints.list, { params }));
  expect(listed.links).toMatchObject([
    { id: link.id, lastOpenedAt: expect.stringMatching(/^2026-11-21T12:00/) },
  ]);

  const where = { params: { ...params, linkId: link.id } };
  await owner.expectOk(owner.call(approvalLinkEndpoints.revoke, where));
  const revoked = await open(token);
  const unknown = await open('A'.repeat(43));
  expect(revoked.status).toBe(404);
  expect(revoked.body).toEqual(unknown.body);
  expect((await answer(token, id, verdict(seen!.edition))).status).toBe(404);
  expect(
    (await owner.call(approvalLinkEndpoints.extend, { ...where, body: { goodForDays: 7 } })).status,
  ).toBe(404);
  expect((await owner.expectOk(owner.call(approvalLinkEndpoints.list, { params }))).links).toEqual([]);
});

test('an expired link says so and whom to ask, until it is extended', async () => {
  const { share, open, answer, shown, verdict, draft, owner, params, clock } = await startApprovals();
  const { id } = await draft({ scheduledFor: '2026-12-12T09:00:00Z' });
  const { token, link } = await share({ postId: id });
  const [seen] = await shown(token);
  clock.advance({ days: 7 });
  const expired = await open(token);
  expect(expired.status).toBe(410);
  expect(JSON.stringify(expired.body)).toContain('This link has expired. Ask tea-house for a new one.');
  expect((await answer(token, id, verdict(seen!.edition))).status).toBe(410);

  const where = { params: { ...params, linkId: link.id } };
  await owner.expectOk(owner.call(approvalLinkEndpoints.extend, { ...where, body: { goodForDays: 3 } }));
  expect((await open(token)).status).toBe(200);
});

test('what was changed between seeing and approving is not approved', async () => {
  const { share, shown, answer, verdict, draft, rewrite, post, comments } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  const [seen] = await shown(token);
  await rewrite(id, { caption: 'Another tea.' });
  const { status, body } = await answer(token, id, verdict(seen!.edition));
  expect([status, body]).toMatchObject([409, { error: 'post_changed' }]);
  expect(await post(id)).toMatchObject({ status: 'draft' });
  expect((await comments(id)).comments).toEqual([]);
});

test('what is changed after its approval waits and is asked about again by the same link', async () => {
  const { share, shown, answerNow, draft, rewrite, post, tries, comments, accountId } =
    await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  for (const change of [
    { caption: 'Another tea.' },
    { accountIds: [accountId('facebook'), accountId('twitter')] },
    { scheduledFor: '2026-11-25T09:00:00Z' },
  ]) {
    expect(await answerNow(token, id)).toMatchObject({ state: 'planned' });
    await rewrite(id, change);
    expect(await post(id)).toMatchObject({ status: 'draft' });
    expect(new Set(await tries(id))).toEqual(new Set([null]));
    expect(await shown(token)).toMatchObject([{ id, state: 'changed' }]);
    expect((await comments(id)).answer).toMatchObject({ kind: 'approved', isOutdated: true });
  }
});

test.each(['failed', 'missed'] as const)(
  'what was approved, %s and is reworded is not sent again without another look',
  async (status) => {
    const { share, shown, answerNow, draft, rewrite, post, left, on, clock, publishDue } =
      await startApprovals();
    const { id } = await draft({ caption: 'Fresh tea.' });
    const { token } = await share({ postId: id });
    await answerNow(token, id);
    await left(id, status, { status: 'failed' });
    await rewrite(id, { caption: 'Another tea.' });
    expect(await post(id)).toMatchObject({ status: 'draft' });
    expect((await on(calendarEndpoints.retry, id)).status).toBe(409);
    expect(await shown(token)).toMatchObject([{ id, state: 'changed' }]);

    expect(await answerNow(token, id)).toMatchObject({ state: 'planned' });
    clock.set('2026-11-24T09:00:00Z');
    for (let run = 0; run < 5; run += 1) {
      clock.advance({ seconds: 20 });
      await publishDue();
    }
    expect(await post(id)).toMatchObject({ status: 'published', caption: 'Another tea.' });
  },
);

test('what was approved and failed is sent again as it is without asking, and stopped by asking for changes', async () => {
  const { share, answerNow, draft, post, left, on } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  await answerNow(token, id);
  await left(id, 'failed', { status: 'failed' });
  expect((await on(calendarEndpoints.retry, id)).status).toBe(200);
  await left(id, 'failed', { status: 'failed' });
  await answerNow(token, id, { verdict: 'ask-for-changes', comment: 'Not this picture.' });
  expect(await post(id)).toMatchObject({ status: 'draft' });
});

test('a failed post that is another since it was cancelled comes back as a draft', async () => {
  const { share, answerNow, draft, post, left, on, owner, params, accountId } = await startApprovals();
  const { id } = await draft({ accountIds: [accountId('facebook'), accountId('twitter')] });
  const { token } = await share({ postId: id });
  await answerNow(token, id);
  await left(id, 'failed', { status: 'failed' });
  await on(calendarEndpoints.cancel, id);
  await owner.expectOk(
    owner.call(socialAccountEndpoints.disconnect, { params: { ...params, accountId: accountId('twitter') } }),
  );
  expect((await on(calendarEndpoints.restore, id)).status).toBe(200);
  expect(await post(id)).toMatchObject({ status: 'draft' });
});

test('what the shop’s own settings change of an approved post takes the approval back as well', async () => {
  const {
    share,
    shown,
    answerNow,
    draft,
    post,
    rewrite,
    tries,
    accountId,
    owner,
    params,
    db,
    clock,
    connect,
  } = await startApprovals();
  const disconnect = () =>
    owner.expectOk(
      owner.call(socialAccountEndpoints.disconnect, {
        params: { ...params, accountId: accountId('twitter') },
      }),
    );
  const both = { accountIds: [accountId('facebook'), accountId('twitter')] };
  const [planned, cancelled] = [await draft(both), await draft({ ...both, caption: 'Evening tea.' })];
  const links = [await share({ postId: planned.id }), await share({ postId: cancelled.id })];
  await answerNow(links[0]!.token, planned.id);
  await answerNow(links[1]!.token, cancelled.id);
  const where = { params: { ...params, postId: cancelled.id } };
  await owner.expectOk(owner.call(calendarEndpoints.cancel, where));
  await disconnect();
  await owner.expectOk(owner.call(calendarEndpoints.restore, where));
  for (const [index, { id }] of [planned, cancelled].entries()) {
    expect(await post(id)).toMatchObject({ status: 'draft' });
    expect(await tries(id)).toEqual([null]);
    expect(await shown(links[index]!.token)).toMatchObject([{ state: 'changed' }]);
  }
  await connect('x');

  const [schedule] = await db
    .insert(socialMediaSchedules)
    .values({
      storeId: params.storeId,
      name: 'Week',
      platform: 'all',
      frequency: 'daily',
      autoGenerate: false,
      postTimes: [{ day: 2, hour: 12, minute: 0 }],
      contentTypes: ['product'],
    })
    .returning();
  const slotAt = new Date('2026-11-25T09:00:00Z');
  await db
    .update(scheduledPosts)
    .set({ scheduleId: schedule!.id, slotAt, scheduledFor: slotAt })
    .where(eq(scheduledPosts.id, planned.id));
  await answerNow(links[0]!.token, planned.id);
  expect(await post(planned.id)).toMatchObject({ status: 'pending' });
  await owner.expectOk(
    owner.call(scheduleEndpoints.change, {
      params: { ...params, scheduleId: schedule!.id },
      body: { postTimes: [{ day: 3, hour: 18, minute: 0 }] },
    }),
  );
  expect(await post(planned.id)).toMatchObject({ status: 'draft' });
  expect(clock.now() < new Date((await post(planned.id)).scheduledFor)).toBe(true);
  expect(await tries(planned.id)).toEqual([null]);
  expect(await shown(links[0]!.token)).toMatchObject([{ state: 'changed' }]);
  await rewrite(planned.id, { caption: 'A third tea.' });
  expect(await post(planned.id)).toMatchObject({ status: 'draft' });
});

test('what waits for an account waits for the answer, too, once it is shared', async () => {
  const { share, shown, create, post, db, connect } = await startApprovals();
  const [alone, among] = [await create(), await create({ caption: 'Evening tea.' })];
  await db.update(scheduledPosts).set({ status: 'held', heldReason: 'reconnect' });
  const links = [await share({ postId: alone.id }), await share(WEEK)];
  expect(await shown(links[0]!.token)).toMatchObject([{ id: alone.id, state: 'waiting' }]);
  expect(await shown(links[1]!.token)).toHaveLength(2);
  await connect('facebook');
  for (const { id } of [alone, among]) expect(await post(id)).toMatchObject({ status: 'draft' });
});

test('what is saved unchanged stays approved, and an owner may let a changed post go without asking', async () => {
  const { share, answerNow, draft, rewrite, post, approve } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  await answerNow(token, id);
  await rewrite(id, { caption: 'Fresh tea for the weekend.' });
  expect(await post(id)).toMatchObject({ status: 'pending' });
  await rewrite(id, { caption: 'Another tea.' });
  await approve(id);
  expect(await post(id)).toMatchObject({ status: 'pending' });
  // The owner has taken it over: its next change needs nobody either.
  await rewrite(id, { caption: 'A third tea.' });
  expect(await post(id)).toMatchObject({ status: 'pending' });
});

test('asking for changes needs words, stops a post that was approved, and can be followed by an approval', async () => {
  const { share, shown, answer, answerNow, verdict, draft, post, comments, rewrite } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  await answerNow(token, id);
  const [seen] = await shown(token);
  const wordless = await answer(token, id, verdict(seen!.edition, { verdict: 'ask-for-changes' }));
  expect(wordless.status).toBe(400);

  const asked = await answerNow(token, id, { verdict: 'ask-for-changes', comment: 'Not this picture.' });
  expect(asked).toMatchObject({ state: 'changes-asked' });
  expect(await post(id)).toMatchObject({ status: 'draft' });
  expect((await comments(id)).answer).toMatchObject({ kind: 'changes-asked', isOutdated: false });
  await rewrite(id, { caption: 'Another tea.' });
  expect(await shown(token)).toMatchObject([{ state: 'changed' }]);
  expect(await answerNow(token, id)).toMatchObject({ state: 'planned' });
});

test('an answer that comes twice, or from two at once, is one answer', async () => {
  const { share, shown, answer, verdict, draft, comments, post } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  const [seen] = await shown(token);
  const given = verdict(seen!.edition);
  const answers = await Promise.all([answer(token, id, given), answer(token, id, given)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await answer(token, id, given)).status).toBe(200);
  expect((await comments(id)).comments).toHaveLength(1);
  const [approved, stopped] = await Promise.all([
    answer(token, id, verdict(seen!.edition)),
    answer(token, id, verdict(seen!.edition, { verdict: 'ask-for-changes', comment: 'Wait.' })),
  ]);
  expect([approved.status, stopped.status]).toEqual([200, 200]);
  // Whoever was second is right, and the post is as they said.
  const { answer: last } = await comments(id);
  expect((await post(id)).status).toBe(last!.kind === 'approved' ? 'pending' : 'draft');
});

test('a post outside of the link is not found by it, nor is its picture', async () => {
  const { share, answer, verdict, shown, draft, visitor, makeMedia, create } = await startApprovals();
  const mine = await draft({ imageUrl: await makeMedia() });
  const foreign = await draft({ caption: 'Secret.', imageUrl: await makeMedia() });
  const planned = await create({ imageUrl: await makeMedia(), scheduledFor: '2026-12-10T09:00:00Z' });
  const { token } = await share({ postId: mine.id });
  const [seen] = await shown(token);
  expect((await answer(token, foreign.id, verdict(seen!.edition))).status).toBe(404);
  expect((await answer(token, crypto.randomUUID(), verdict(seen!.edition))).status).toBe(404);
  for (const { imageUrl } of [foreign, planned]) {
    const address = `/api/approvals/${token}/media/${imageUrl!.split('/').at(-1)}`;
    expect((await visitor().send('GET', address)).statusCode).toBe(404);
  }
  const own = mine.imageUrl!.split('/').at(-1);
  expect((await visitor().send('GET', `/api/approvals/${'A'.repeat(43)}/media/${own}`)).statusCode).toBe(404);
  expect((await visitor().send('GET', `/api/approvals/${token}/media/nothing`)).statusCode).toBe(404);
});

test('a picture is sent through the link alone, and not cached', async () => {
  const { share, draft, visitor, owner, shown, params } = await startApprovals();
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const jpeg = { 'content-type': 'image/jpeg' };
  const uploaded = await owner.send('POST', pathOf(ownPictureEndpoints.upload, params), picture, jpeg);
  const imageUrl = `/api/media/${uploaded.json().id}`;
  const { id } = await draft({ imageUrl });
  const { token } = await share({ postId: id });
  const [seen] = await shown(token);
  const sent = await visitor().send('GET', seen!.imageUrl!);
  expect(sent.statusCode).toBe(200);
  expect(sent.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect((await visitor().send('GET', imageUrl)).statusCode).toBe(401);
});

test('a post that cannot go out as it is stays for its owner, with the approval', async () => {
  const { share, answerNow, draft, post, db, productId, comments } = await startApprovals();
  const { id } = await draft({ accountIds: [] });
  const { token } = await share({ postId: id });
  expect(await answerNow(token, id)).toMatchObject({ state: 'approved' });
  expect(await post(id)).toMatchObject({ status: 'draft' });
  expect((await comments(id)).answer).toMatchObject({ kind: 'approved', isOutdated: false });

  // That a product is sold out is for its owner to let pass.
  const sold = await draft({ productId: productId('Morning Tea') });
  await db.execute(sql`update product_variants set inventory = 0`);
  const link = await share({ postId: sold.id });
  await answerNow(link.token, sold.id);
  const { rows } = await db.execute(sql`select accepted_reasons from scheduled_posts where id = ${sold.id}`);
  expect(rows).toEqual([{ accepted_reasons: [] }]);
});

test('the link of a store that was disconnected opens nothing', async () => {
  const { share, open, draft, owner, params } = await startApprovals();
  const { token } = await share({ postId: (await draft()).id });
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  expect((await open(token)).status).toBe(404);
});

test('a post that is out, or gone, is not shared, and days have an order and an end', async () => {
  const { owner, params, create, left, on } = await startApprovals();
  const make = (scope: ApprovalScope) =>
    owner.call(approvalLinkEndpoints.create, { params, body: { label: 'Anna', scope, goodForDays: 7 } });
  const { id } = await create();
  await left(id, 'published', { status: 'published' });
  expect((await make({ postId: id })).status).toBe(409);
  expect((await make({ postId: crypto.randomUUID() })).status).toBe(404);
  expect((await make({ from: WEEK.to, to: WEEK.from })).status).toBe(400);
  expect((await make({ from: '2026-11-01', to: '2026-12-31' })).status).toBe(400);
  const cancelled = await create({ scheduledFor: '2026-11-26T09:00:00Z' });
  await on(calendarEndpoints.cancel, cancelled.id);
  expect((await make({ postId: cancelled.id })).status).toBe(409);
});

test('comments of the account are its own unless they are shared, and outsiders read the shop’s name', async () => {
  const { owner, params, share, shown, draft, comments } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  const say = (text: string, isShared: boolean) =>
    owner.expectOk(
      owner.call(postCommentEndpoints.add, { params: { ...params, postId: id }, body: { text, isShared } }),
    );
  await say('@Ada is this the right cup?', false);
  await say('We can change the picture.', true);
  const [post] = await shown(token);
  expect(post!.comments).toMatchObject([{ author: 'tea-house', text: 'We can change the picture.' }]);
  expect((await comments(id)).comments).toMatchObject([
    { text: '@Ada is this the right cup?', isShared: false, isOutsider: false },
    { isShared: true },
  ]);
});

test('the activity names who approved, asked and shared', async () => {
  const { owner, share, answerNow, draft, rewrite } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  await answerNow(token, id);
  await answerNow(token, id, { verdict: 'ask-for-changes', comment: 'Wait.' });
  await rewrite(id, { caption: 'Another tea.' });
  const list = (query: object = {}) => owner.expectOk(owner.call(activityEndpoints.list, { query }));
  const { activities } = await list({ actor: 'outsider' });
  expect(activities.map(({ kind, actor, subject }) => [kind, actor, subject.name])).toEqual([
    ['changes-asked', { kind: 'outsider', name: 'Anna' }, 'Fresh tea for the weekend.'],
    ['post-approved', { kind: 'outsider', name: 'Anna' }, 'Fresh tea for the weekend.'],
  ]);
  const made = (await list()).activities.find(({ kind }) => kind === 'approval-link-made');
  expect(made).toMatchObject({ subject: { name: 'Anna, Atelier' }, actor: { kind: 'person' } });
});

test('the token is saved nowhere, and a mail brings it to the address that was entered', async () => {
  const { owner, params, draft, db, mails, visitor } = await startApprovals();
  const { id } = await draft();
  const body = { label: 'Anna', email: 'anna@example.com', scope: { postId: id }, goodForDays: 7 };
  await db.execute(sql`update users set email_verified = false`);
  const unverified = await owner.expectOk(owner.call(approvalLinkEndpoints.create, { params, body }));
  expect(unverified.isSent).toBe(false);
  await db.execute(sql`update users set email_verified = true`);
  mails.length = 0;
  const { address, isSent } = await owner.expectOk(
    owner.call(approvalLinkEndpoints.create, { params, body }),
  );
  expect(isSent).toBe(true);
  const token = address.split('/').at(-1)!;
  expect(mails).toMatchObject([{ to: 'anna@example.com', subject: 'tea-house asks for your approval' }]);
  expect(mails[0]!.text).toContain(address);
  expect((await visitor().call(approvalEndpoints.read, { params: { token } })).status).toBe(200);
  const { rows } = await db.execute(sql`
    select (select string_agg(l::text, '') from approval_links l)
      || coalesce((select string_agg(data::text, '') from pgboss.job), '')
      || (select string_agg(a::text, '') from activities a) as everything`);
  expect(rows[0]!.everything).not.toContain(token);
});

test('people who see the store can be mentioned, and which of them is reading is said', async () => {
  const { ownId, letIn, db, draft, comments, params } = await startApprovals();
  const [grace, blind] = [await letIn('viewer'), await letIn('editor')];
  await db.update(members).set({ storeIds: [] }).where(eq(members.userId, blind.userId));
  const { id } = await draft();
  const name = 'Ada Lovelace';
  expect((await comments(id)).people).toEqual([
    { id: ownId, name, isYou: true },
    { id: grace.userId, name, isYou: false },
  ]);
  const where = { params: { ...params, postId: id } };
  const { people } = await grace.expectOk(grace.call(postCommentEndpoints.list, where));
  expect(people.map(({ isYou }) => isYou)).toEqual([false, true]);
});

test('a link opens as long as the person who made it may approve in that store', async () => {
  const { owner, ownId, letIn, share, open, answer, shown, verdict, draft, visitor, db, makeMedia } =
    await startApprovals();
  const { id } = await draft({ imageUrl: await makeMedia() });
  type Member = Awaited<ReturnType<typeof letIn>>;
  const ends: ((maker: Member) => Promise<unknown>)[] = [
    ({ userId: memberId }) => owner.call(memberEndpoints.remove, { params: { memberId }, body: AGAIN }),
    ({ userId: memberId }) =>
      owner.call(memberEndpoints.change, {
        params: { memberId },
        body: { ...AGAIN, role: 'editor', storeIds: null },
      }),
    ({ userId }) => db.update(members).set({ storeIds: [] }).where(eq(members.userId, userId)),
    (maker) => maker.call(accountEndpoints.delete, { body: AGAIN }),
    () => db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, ownId)),
  ];
  for (const end of ends) {
    const maker = await letIn('approver');
    const { token } = await share({ postId: id }, maker);
    const [seen] = await shown(token);
    await end(maker);
    const opened = await open(token);
    expect([opened.status, opened.body]).toMatchObject([404, { error: 'link_unknown' }]);
    expect((await answer(token, id, verdict(seen!.edition))).status).toBe(404);
    expect((await visitor().send('GET', seen!.imageUrl!)).statusCode).toBe(404);
  }
});

test('a link that ended with its maker is listed as that and cannot be extended, unless they may approve again', async () => {
  const { owner, params, letIn, share, open, answerNow, draft, rewrite, comments, db } =
    await startApprovals();
  const { id } = await draft();
  const grace = await letIn('approver');
  const { token, link } = await share({ postId: id }, grace);
  expect(link).toMatchObject({ madeBy: 'Ada Lovelace', isEnded: false });
  await answerNow(token, id);
  await rewrite(id, { caption: 'Another tea.' });
  expect((await comments(id)).answer).toMatchObject({ canAnswerAgain: true });

  const become = (role: Role) => db.update(members).set({ role }).where(eq(members.userId, grace.userId));
  const listed = async () => (await owner.expectOk(owner.call(approvalLinkEndpoints.list, { params }))).links;
  const where = { params: { ...params, linkId: link.id } };
  await become('editor');
  expect(await listed()).toMatchObject([{ id: link.id, madeBy: 'Ada Lovelace', isEnded: true }]);
  expect((await comments(id)).answer).toMatchObject({ canAnswerAgain: false });
  const extended = await owner.call(approvalLinkEndpoints.extend, { ...where, body: { goodForDays: 7 } });
  expect([extended.status, extended.body]).toMatchObject([409, { error: 'link_ended' }]);
  await become('manager');
  expect(await listed()).toMatchObject([{ isEnded: false }]);
  expect((await open(token)).status).toBe(200);
  await grace.expectOk(grace.call(accountEndpoints.delete, { body: AGAIN }));
  expect(await listed()).toMatchObject([{ madeBy: null, isEnded: true }]);
  await owner.expectOk(owner.call(approvalLinkEndpoints.revoke, where));
  expect(await listed()).toEqual([]);
});

test('a colleague who extends a link answers for it, and links of before open without a maker', async () => {
  const { owner, params, letIn, share, open, draft, db } = await startApprovals();
  const { id } = await draft();
  const grace = await letIn('approver');
  const { token, link } = await share({ postId: id }, grace);
  const where = { params: { ...params, linkId: link.id } };
  await owner.expectOk(owner.call(approvalLinkEndpoints.extend, { ...where, body: { goodForDays: 7 } }));
  await db.delete(members).where(eq(members.userId, grace.userId));
  expect((await open(token)).status).toBe(200);

  await db.update(approvalLinks).set({ madeBy: null });
  expect((await open(token)).status).toBe(200);
  const { links } = await owner.expectOk(owner.call(approvalLinkEndpoints.list, { params }));
  expect(links).toMatchObject([{ madeBy: null, isEnded: false }]);
});

test('a viewer’s comments stay within the account', async () => {
  const { letIn, params, share, shown, draft, comments } = await startApprovals();
  const { id } = await draft();
  const { token } = await share({ postId: id });
  for (const role of ['viewer', 'editor', 'approver'] as const) {
    const person = await letIn(role);
    const say = (isShared: boolean) =>
      person.call(postCommentEndpoints.add, {
        params: { ...params, postId: id },
        body: { text: `As ${role}.`, isShared },
      });
    const shared = await say(true);
    if (role === 'viewer')
      expect([shared.status, shared.body]).toMatchObject([403, { error: 'role_too_small', needs: 'write' }]);
    else expect(shared.status).toBe(200);
    expect((await say(false)).status).toBe(200);
  }
  const [post] = await shown(token);
  expect(post!.comments.map(({ text }) => text)).toEqual(['As editor.', 'As approver.']);
  expect((await comments(id)).comments).toHaveLength(5);
});
