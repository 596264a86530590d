import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { CALENDAR_NOW, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { calendarDay, openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const post = exampleScheduledPost();
const moved = exampleScheduledPost({ scheduledFor: '2026-11-26T14:30:00.000Z', version: 2 });
const back = exampleScheduledPost({ version: 3 });
const range = (posts: ScheduledPost[]) =>
  answer(calendarEndpoints.range, { timeZone: 'Europe/London', posts });
const handle = () => screen.findByRole('button', { name: 'Move Copper Kettle' });
const PATH = `/calendar/posts/${post.id}`;

test('a post is moved by keys and still has the focus, and the move can be undone', async () => {
  const { user, posts } = openCalendar({
    replies: [
      once(answer(calendarEndpoints.change, moved)),
      answer(calendarEndpoints.change, back),
      once(range([post])),
      once(range([moved])),
      range([back]),
    ],
  });
  (await handle()).focus();
  await user.keyboard(' ');
  expect(screen.getByText(/^Copper Kettle picked up, Tue, Nov 24/)).toBeTruthy();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getAllByText('Thu, Nov 26, 2:30 PM').length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Post moved')).toBeTruthy();
  expect(posts(PATH)).toEqual([{ version: 1, scheduledFor: '2026-11-26T14:30:00.000Z' }]);
  const thursday = await calendarDay('Thursday, November 26');
  await waitFor(() =>
    expect(document.activeElement).toBe(thursday.getByRole('button', { name: 'Move Copper Kettle' })),
  );

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Moved back')).toBeTruthy();
  expect(posts(PATH)[1]).toEqual({ version: 2, scheduledFor: '2026-11-24T14:30:00.000Z' });
  expect((await calendarDay('Tuesday, November 24')).getByText('Scheduled')).toBeTruthy();
});

test('Escape puts a post back, and nothing is asked of the server', async () => {
  const { user, posts } = openCalendar();
  (await handle()).focus();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(screen.getByText('Put back.')).toBeTruthy();
  expect(document.activeElement).toBe(await handle());
  expect(posts(PATH)).toEqual([]);
});

test('in a week the keys move by half hours too, and over the change of the clocks the hour stays', async () => {
  const march = exampleScheduledPost({ scheduledFor: '2027-03-27T09:00:00.000Z' });
  const { user, posts } = openCalendar({
    posts: [march],
    replies: [answer(calendarEndpoints.change, march)],
    address: '/social-media-scheduler?tab=calendar&view=week&day=2027-03-24',
  });
  (await handle()).focus();
  await user.keyboard(' {ArrowDown}{Enter}');
  await waitFor(() =>
    expect(posts(PATH)).toEqual([{ version: 1, scheduledFor: '2027-03-27T09:30:00.000Z' }]),
  );
});

test('a month later the clocks have changed: the hour on the wall stays', async () => {
  const march = exampleScheduledPost({ scheduledFor: '2027-03-27T09:00:00.000Z' });
  const { user, posts } = openCalendar({
    posts: [march],
    replies: [answer(calendarEndpoints.change, march)],
    address: '/social-media-scheduler?tab=calendar&view=month&day=2027-03-24',
  });
  (await handle()).focus();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getAllByText('Sat, Apr 3, 2027, 9:00 AM').length).toBeGreaterThan(0);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(posts(PATH)).toEqual([{ version: 1, scheduledFor: '2027-04-03T08:00:00.000Z' }]),
  );
});

test('a move that is refused goes back and says why', async () => {
  const { user } = openCalendar({
    replies: [
      refuse(calendarEndpoints.change, 409, {
        error: 'post_going_out',
        message: 'This post is going out right now, so it cannot be changed.',
      }),
    ],
  });
  (await handle()).focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(await screen.findByText('Not moved')).toBeTruthy();
  expect(screen.getByText('This post is going out right now, so it cannot be changed.')).toBeTruthy();
  expect((await calendarDay('Tuesday, November 24')).getByText('Scheduled')).toBeTruthy();
});

test('the past takes no post', async () => {
  const { user, posts } = openCalendar();
  (await handle()).focus();
  await user.keyboard(' {ArrowLeft}{ArrowLeft}{Enter}');
  expect(await screen.findByText('That time has passed.')).toBeTruthy();
  expect(posts(PATH)).toEqual([]);
});

test('what has gone out cannot be moved', async () => {
  openCalendar({ posts: [exampleScheduledPost({ status: 'published' })] });
  await screen.findByRole('button', { name: /Copper Kettle, Published/ });
  expect(screen.queryByRole('button', { name: 'Move Copper Kettle' })).toBeNull();
});

const at = (name: RegExp) => screen.getByRole('gridcell', { name });
const pointer = { pointerId: 1, button: 0, isPrimary: true };

function letLieBelow(element: Element) {
  document.elementFromPoint = () => element;
}

test('a mouse drags a post to another day; the release opens nothing', async () => {
  const { posts } = openCalendar({ replies: [answer(calendarEndpoints.change, moved)] });
  const card = await screen.findByRole('button', { name: /^2:30 PM, Copper Kettle/ });
  fireEvent.pointerDown(card, { ...pointer, pointerType: 'mouse', clientX: 10, clientY: 10 });
  letLieBelow(at(/^Thursday, November 26/));
  fireEvent.pointerMove(window, { ...pointer, clientX: 13, clientY: 10 });
  expect(within(at(/^Thursday, November 26/)).queryByText('2:30 PM')).toBeNull();
  fireEvent.pointerMove(window, { ...pointer, clientX: 200, clientY: 10 });
  expect(within(at(/^Thursday, November 26/)).getByText('2:30 PM')).toBeTruthy();
  fireEvent.pointerUp(window, { ...pointer, clientX: 200, clientY: 10 });
  fireEvent.click(card);
  await waitFor(() => expect(posts(PATH)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a finger that moves at once scrolls, one that rests picks up', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: CALENDAR_NOW,
    shouldAdvanceTime: true,
  });
  const { posts } = openCalendar({ replies: [answer(calendarEndpoints.change, moved)] });
  const card = await screen.findByRole('button', { name: /^2:30 PM, Copper Kettle/ });
  letLieBelow(at(/^Thursday, November 26/));
  const touch = { ...pointer, pointerType: 'touch', clientX: 10, clientY: 10 };

  fireEvent.pointerDown(card, touch);
  fireEvent.pointerMove(window, { ...touch, clientY: 60 });
  fireEvent.pointerUp(window, touch);
  expect(posts(PATH)).toEqual([]);

  fireEvent.pointerDown(card, touch);
  await vi.advanceTimersByTimeAsync(450);
  fireEvent.pointerMove(window, { ...touch, clientY: 60 });
  fireEvent.pointerUp(window, { ...touch, clientY: 60 });
  await waitFor(() => expect(posts(PATH)).toHaveLength(1));
});
