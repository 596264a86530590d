import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { experimentEndpoints } from '#shared/publishing/experiments.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { CALENDAR_NOW, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { calendarDay, openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const QUIET = {
  error: 'quiet_week',
  message: text('This week stays without posts for your experiment.'),
};
const post = exampleScheduledPost({ status: 'draft' });
const address = `/social-media-scheduler?tab=calendar&view=month&scheduled=${post.id}`;
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Post in a week without posts?' }));
const approve = () => screen.findByRole('button', { name: 'Approve' });

function openDraft() {
  const refused = [{ postId: post.id, code: QUIET.error, message: QUIET.message }];
  return openCalendar({
    posts: [post],
    address,
    replies: [
      once(answer(calendarEndpoints.approve, { approved: [], refused })),
      answer(calendarEndpoints.approve, { approved: [{ ...post, status: 'pending' }], refused: [] }),
    ],
  });
}

test('approving in a week without posts asks first, and goes out only if that is said', async () => {
  const { user, posts } = openDraft();
  await user.click(await approve());
  await user.click((await question()).getByRole('button', { name: 'Post anyway' }));
  expect(await screen.findByText('Post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([
    { postIds: [post.id] },
    { postIds: [post.id], despiteExperiment: true },
  ]);
});

test('where that is not wanted, nothing is approved', async () => {
  const { user, posts } = openDraft();
  await user.click(await approve());
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Not approved')).toBeTruthy();
  expect(posts('/approve')).toHaveLength(1);
});

test('sending a missed post again asks as well', async () => {
  const missed = exampleScheduledPost({ status: 'missed' });
  const { user, posts } = openCalendar({
    posts: [missed],
    address,
    replies: [
      once(refuse(calendarEndpoints.retry, 409, QUIET)),
      answer(calendarEndpoints.retry, { ...missed, status: 'publishing' }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Post now' }));
  await user.click((await question()).getByRole('button', { name: 'Post anyway' }));
  expect(await screen.findByText('It goes out now')).toBeTruthy();
  expect(posts('/retry')).toEqual([{}, { despiteExperiment: true }]);
});

test('the calendar marks the days of a week without posts', async () => {
  openCalendar({
    replies: [answer(experimentEndpoints.quietWeeks, { quietWeeks: ['2026-11-23'] })],
  });
  await calendarDay('Tuesday, November 24');
  expect(
    await screen.findByRole('gridcell', {
      name: /^Tuesday, November 24, .*Without posts: experiment$/,
    }),
  ).toBeTruthy();
  expect(screen.getByText('Without posts: experiment')).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: /^Tuesday, November 17, \d+ posts$/ })).toBeTruthy();
});
