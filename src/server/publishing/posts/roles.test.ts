import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import type { Role } from '#shared/core/permissions.ts';
import { calendarEndpoints, type NewPost } from '#shared/publishing/schedules.ts';

async function start() {
  const calendar = await startCalendar();
  const idOf = async (person: typeof calendar.owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const accountId = await idOf(calendar.owner);

  async function letIn(role: Role) {
    const person = await calendar.signUp();
    await calendar.db.insert(members).values({ accountId, userId: await idOf(person), role, storeIds: null });
    const { params } = calendar;
    const of = (postId: string) => ({ params: { ...params, postId } });
    return {
      create: (given: Partial<NewPost>) =>
        person.expectOk(person.call(calendarEndpoints.create, { params, body: calendar.wish(given) })),
      change: (postId: string, body: object) =>
        person.call(calendarEndpoints.change, { ...of(postId), body }),
      remove: (postId: string) => person.call(calendarEndpoints.remove, of(postId)),
      duplicate: (postId: string) =>
        person.call(calendarEndpoints.duplicate, {
          ...of(postId),
          body: { scheduledFor: '2026-11-25T09:00:00Z' },
        }),
      approve: (postId: string) =>
        person.call(calendarEndpoints.approve, { params, body: { postIds: [postId] } }),
    };
  }
  return { calendar, letIn };
}

test('what an editor writes waits for approval, whatever they ask for, and goes out once it is approved', async () => {
  const { calendar, letIn } = await start();
  const [editor, approver] = [await letIn('editor'), await letIn('approver')];
  const post = await editor.create({ approved: true });
  expect(post.status).toBe('draft');
  expect((await editor.approve(post.id)).status).toBe(403);
  calendar.clock.advance({ days: 4 });
  await calendar.publishDue();
  expect(calendar.meta!.feed()).toEqual([]);

  const soon = await editor.create({ approved: true, scheduledFor: '2026-11-26T09:00:00Z' });
  expect((await approver.approve(soon.id)).body.refused).toEqual([]);
  calendar.clock.advance({ hours: 21 });
  await calendar.publishDue();
  expect(calendar.meta!.feed()).toHaveLength(1);
});

test('what is approved is changed and deleted by those alone who may approve it', async () => {
  const { letIn } = await start();
  const [editor, manager] = [await letIn('editor'), await letIn('manager')];
  const post = await editor.create({ approved: false });
  const { body: reworded } = await editor.change(post.id, { version: post.version, caption: 'Other tea.' });
  expect(reworded).toMatchObject({ status: 'draft', caption: 'Other tea.' });
  await manager.approve(post.id);

  const refused = await editor.change(post.id, { version: reworded.version + 1, caption: 'Not tea at all.' });
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'post_approved' }]);
  expect((await editor.remove(post.id)).status).toBe(403);
  const { body: copy } = await editor.duplicate(post.id);
  expect(copy).toMatchObject({ status: 'draft', caption: 'Other tea.' });
  expect(
    (await manager.change(post.id, { version: reworded.version + 1, caption: 'Green tea.' })).status,
  ).toBe(200);
});
