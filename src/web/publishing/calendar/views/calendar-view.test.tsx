import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { CALENDAR_NOW, exampleDelivery, exampleScheduledPost } from '#web/testing/calendar-replies.ts';
import { calendarDay, openCalendar } from '#web/testing/open-calendar.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: CALENDAR_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const second = '3f0c2f00-0000-4000-8000-000000000002';
const cardName = '2:30 PM, Copper Kettle, Scheduled, Instagram';

test('a month shows each post on its day, with time, state and network', async () => {
  const { calls } = openCalendar();
  const day = await calendarDay('Tuesday, November 24');
  expect(day.getByRole('button', { name: cardName })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getByText('Times in London (GMT+0)')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/calendar?from=2026-11-01&to=2026-12-05'))).toBe(true);
});

test('today is marked, and the days ahead are reached by buttons, and the address says where', async () => {
  const { user } = openCalendar();
  const today = await screen.findByRole('gridcell', { name: /^Monday, November 23/ });
  expect(today.getAttribute('aria-current')).toBe('date');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
  expect(window.location.search).toContain('day=2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(window.location.search).not.toContain('day=');
});

test('the week begins as the reader counts, and shows posts by the hour', async () => {
  const { user } = openCalendar();
  await calendarDay('Tuesday, November 24');
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Sun');
  await user.click(screen.getByRole('radio', { name: 'Week' }));
  expect(await screen.findByRole('heading', { name: /Nov 22.+28, 2026/ })).toBeTruthy();
  const tuesday = within(screen.getByRole('region', { name: 'Tuesday, November 24' }));
  expect(tuesday.getByRole('button', { name: cardName })).toBeTruthy();
  expect(window.location.search).toContain('view=week');
});

test('posts are filtered by state and by account, and the filters are there again on the next visit', async () => {
  const posts = [
    exampleScheduledPost(),
    exampleScheduledPost({
      id: second,
      status: 'failed',
      productTitle: 'Teapot',
      deliveries: [
        exampleDelivery({ accountId: '1d0c2f00-0000-4000-8000-00000000000b', network: 'twitter' }),
      ],
    }),
  ];
  const first = openCalendar({ posts });
  await screen.findByRole('button', { name: /Teapot, Failed, X/ });
  await first.user.selectOptions(screen.getByLabelText('Status'), 'Went wrong');
  expect(screen.queryByRole('button', { name: cardName })).toBeNull();
  first.unmount();

  const { user } = openCalendar({ posts });
  await screen.findByRole('button', { name: /Teapot/ });
  expect(screen.queryByRole('button', { name: cardName })).toBeNull();
  await user.selectOptions(await screen.findByLabelText('Account'), 'tea.house · Instagram');
  expect(await screen.findByText('No posts match the filters.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: cardName })).toBeTruthy();
});

test('an account that was chosen for another store hides nothing here', async () => {
  localStorage.setItem('vitrin-calendar', '{"account":"of-another-store","status":"gone-with-a-release"}');
  openCalendar();
  expect(await screen.findByRole('button', { name: cardName })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('all');
});

test('arrow keys walk through the days, Enter goes into one and Escape out of it', async () => {
  const { user } = openCalendar();
  const today = await screen.findByRole('gridcell', { name: /^Monday, November 23/ });
  today.focus();
  await user.keyboard('{ArrowRight}');
  const tuesday = screen.getByRole('gridcell', { name: /^Tuesday, November 24/ });
  expect(document.activeElement).toBe(tuesday);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: cardName }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(tuesday);
  await user.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Thursday, December 24/);
});

test('empty days say what to do next', async () => {
  openCalendar({ posts: [] });
  expect(await screen.findByText('Nothing is planned in these days.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create content' }).getAttribute('href')).toBe('/social-media');
});

test('a calendar that cannot be read can be asked for again', async () => {
  const { user } = openCalendar({ replies: [once(refuse(calendarEndpoints.range, 500, 'broken'))] });
  expect(await screen.findByText('Failed to load the calendar.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: cardName })).toBeTruthy();
});

const drafts = [
  exampleScheduledPost({ status: 'draft' }),
  exampleScheduledPost({ id: second, status: 'draft', productTitle: 'Teapot' }),
];

test('all that are shown are approved together, and the one that was refused says why', async () => {
  const { user, posts } = openCalendar({
    posts: drafts,
    replies: [
      answer(calendarEndpoints.approve, {
        approved: [exampleScheduledPost({ version: 2 })],
        refused: [
          { postId: second, code: 'post_not_allowed', message: text('Instagram needs a picture or a reel.') },
        ],
      }),
      once(answer(calendarEndpoints.range, { timeZone: 'Europe/London', posts: drafts })),
      answer(calendarEndpoints.range, {
        timeZone: 'Europe/London',
        posts: [exampleScheduledPost({ version: 2 }), drafts[1]!],
      }),
    ],
  });
  expect(await screen.findByText('2 posts need your approval.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve all that are shown?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve all' }));
  expect(await screen.findByText('1 post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([{ postIds: drafts.map(({ id }) => id) }]);
  expect(screen.getByText(/Teapot, Tue, Nov 24/).closest('li')?.textContent).toContain(
    'Instagram needs a picture or a reel.',
  );
  expect(screen.getByRole('button', { name: cardName })).toBeTruthy();
});

test('some are ticked and approved', async () => {
  const { user, posts } = openCalendar({
    posts: [...drafts, exampleScheduledPost({ id: '3f0c2f00-0000-4000-8000-000000000003' })],
    replies: [
      answer(calendarEndpoints.approve, { approved: [exampleScheduledPost({ id: second })], refused: [] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  const scheduled = screen.getByRole<HTMLInputElement>('checkbox', { name: cardName });
  expect(scheduled.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /Teapot/ }));
  expect(screen.getByText('1 of 2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  expect(await screen.findByText('1 post approved')).toBeTruthy();
  expect(posts('/approve')).toEqual([{ postIds: [second] }]);
});

test('in Turkish the week begins on Monday and the clock has 24 hours', async () => {
  await switchLanguage('tr');
  openCalendar();
  expect(await screen.findByRole('heading', { name: 'Kasım 2026' })).toBeTruthy();
  expect(
    await screen.findByRole('button', { name: '14:30, Copper Kettle, Planlandı, Instagram' }),
  ).toBeTruthy();
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Pzt');
});
