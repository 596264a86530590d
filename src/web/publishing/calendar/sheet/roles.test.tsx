import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#shared/core/permissions.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { CALENDAR_NOW, exampleDelivery, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { openActivity, openCalendar } from '#web/testing/open-calendar.tsx';
import { actingAs, answer } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ID = '3f0c2f00-0000-4000-8000-000000000001';
const MONTH = '/social-media-scheduler?tab=calendar&view=month';
const draft = exampleScheduledPost({ status: 'draft' });

function openPostAs(role: Role, post: ScheduledPost = draft) {
  return openCalendar({
    posts: [post],
    replies: [
      actingAs(role),
      answer(calendarEndpoints.approve, { approved: [exampleScheduledPost({ version: 2 })], refused: [] }),
    ],
    address: `${MONTH}&scheduled=${ID}`,
  });
}
const sheet = async (name = 'Copper Kettle') => within(await screen.findByRole('dialog', { name }));
const withoutAsking = (button: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());

test('an editor changes a draft and is not offered to approve it', async () => {
  const { user } = openPostAs('editor');
  const dialog = await sheet();
  await withoutAsking('Approve');
  await user.type(dialog.getByRole('textbox', { name: 'Hashtags' }), ' #Tea');
  expect(whyBlocked(dialog.getByRole('button', { name: 'Save changes' }))).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save and approve' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Cancel this post' })).toBeNull();
});

test('an approver approves a draft and cannot change it', async () => {
  const { user, posts } = openPostAs('approver');
  const dialog = await sheet();
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Caption' }).matches(':disabled, fieldset:disabled *')).toBe(
      true,
    ),
  );
  expect(whyBlocked(dialog.getByRole('button', { name: 'Save changes' }))).toBe(
    'This takes an editor, a manager or an owner.',
  );
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([{ postIds: [ID] }]);
});

test('a viewer looks at a post and can do nothing with it', async () => {
  const failed = exampleScheduledPost({
    status: 'failed',
    deliveries: [exampleDelivery({ status: 'failed' })],
  });
  const { user } = openPostAs('viewer', failed);
  const dialog = await sheet();
  const again = dialog.getByRole('button', { name: 'Send again' });
  await waitFor(() => expect(whyBlocked(again)).toBe('This takes an approver, a manager or an owner.'));
  await user.click(again);
  expect(await screen.findByText('This takes an approver, a manager or an owner.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Share by WhatsApp(opens in a new tab)',
  ]);
});

test('a new post of an editor asks for approval and is never shared at once', async () => {
  const { user, posts } = openCalendar({
    posts: [],
    replies: [actingAs('editor'), answer(calendarEndpoints.create, draft)],
    address: `${MONTH}&new=soon&share=now`,
  });
  const dialog = await sheet('New Post');
  await user.type(await dialog.findByRole('textbox', { name: 'Caption' }), 'Fresh tea');
  await user.click(dialog.getByRole('checkbox', { name: /tea\.house/ }));
  expect(dialog.queryByRole('button', { name: 'Share now' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Schedule' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Save as a draft' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  expect(await screen.findByText('Waits for approval')).toBeTruthy();
  expect(posts('/calendar/posts')).toMatchObject([{ caption: 'Fresh tea', approved: false, atOnce: false }]);
});

test('an approver who asks for a new post by a link learns who writes them', async () => {
  openCalendar({ replies: [actingAs('approver')], address: `${MONTH}&new=soon` });
  expect(await screen.findByText('This takes an editor, a manager or an owner.')).toBeTruthy();
  await waitFor(() => expect(window.location.search).not.toContain('new='));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('drafts wait for others where the role does not approve, and are not moved by those who do not write', async () => {
  openCalendar({ posts: [draft], replies: [actingAs('viewer')] });
  expect(await screen.findByText('One post waits for approval.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve all' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  expect(whyBlocked(screen.getByRole('button', { name: 'New Post' }))).toBe(
    'This takes an editor, a manager or an owner.',
  );
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});

test('an approver approves all that are shown', async () => {
  openCalendar({ posts: [draft], replies: [actingAs('approver')] });
  expect(await screen.findByRole('button', { name: 'Approve all' })).toBeTruthy();
  expect(screen.getByText('One post needs your approval.')).toBeTruthy();
});

test('the activity offers an editor details alone', async () => {
  openActivity({ posts: [draft], replies: [actingAs('editor')] });
  expect(await screen.findByRole('button', { name: /^Details of/ })).toBeTruthy();
  await withoutAsking('Approve');
});
