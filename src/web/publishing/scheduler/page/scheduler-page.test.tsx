import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse, signedIn } from '#web/testing/replies.ts';
import {
  exampleAccount,
  exampleSchedule,
  exampleScheduledPost,
  schedulerReplies,
} from '#web/testing/scheduler-replies.ts';
import { SchedulerPage } from './scheduler-page.tsx';

function openScheduler(replies: readonly PreparedReply[] = [], address = '/social-media-scheduler') {
  return openPart(<SchedulerPage />, [...replies, ...schedulerReplies()], address);
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page stands in the app under its address, with its two buttons and a link to the shop page', async () => {
  openApp('/social-media-scheduler', [signedIn, ...schedulerReplies()]);
  expect(await screen.findByRole('heading', { name: 'Social Media Calendar' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Analyze Timing' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Schedule' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop page' }).getAttribute('href')).toBe(
    '/social-media-scheduler/shop-page',
  );
});

test('without a store there is one thing to do', async () => {
  openScheduler([answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('four figures stand above the tabs, the assumed one next to what was counted', async () => {
  openScheduler([
    answer(scheduleEndpoints.list, [
      exampleSchedule(),
      exampleSchedule({ id: '4d2e5f10-0000-4000-8000-000000000002', platform: 'facebook', isActive: false }),
    ]),
    answer(
      calendarEndpoints.waiting,
      Array.from({ length: 11 }, (_, at) =>
        exampleScheduledPost({ madeBy: at < 7 ? 'schedule' : 'owner' }, at),
      ),
    ),
  ]);
  expect((await screen.findByRole('region', { name: 'Active Schedules' })).textContent).toBe(
    'Active Schedules11 paused',
  );
  expect(screen.getByRole('region', { name: 'Platforms' }).textContent).toBe(
    'Platforms2Instagram and Facebook',
  );
  expect(screen.getByRole('region', { name: 'Total Posts' }).textContent).toContain('11');
  const generated = await card('AI-Generated');
  expect(generated.getByText('10')).toBeTruthy();
  expect(generated.getByText('Counted: 7 of 11 written by your schedules')).toBeTruthy();
  expect(generated.getByRole('button', { name: /^An assumption: 95% of all scheduled posts/ })).toBeTruthy();
});

test('a list that could not be read leaves its figures out and can be asked for again', async () => {
  const { user } = openScheduler([
    once(refuse(scheduleEndpoints.list, 500, { error: 'internal', message: 'Sorry' })),
  ]);
  expect((await screen.findByRole('region', { name: 'Platforms' })).textContent).toContain('—');
  expect(await screen.findByText('Failed to load schedules.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Evenings' })).toBeTruthy();
});

test('a schedule says what it does, when, and what it waits for', async () => {
  openScheduler([
    answer(scheduleEndpoints.list, [
      exampleSchedule({
        problem: text('No Instagram account is connected. Connect one so that these posts can go out.'),
      }),
    ]),
    answer(calendarEndpoints.range, {
      timeZone: 'Europe/London',
      posts: [
        exampleScheduledPost({ status: 'draft', scheduledFor: '2027-01-06T12:30:00.000Z' }, 2),
        exampleScheduledPost({ status: 'draft', scheduledFor: '2027-01-05T00:10:00.000Z' }, 3),
        exampleScheduledPost({}, 4),
      ],
    }),
  ]);
  const schedule = await card('Evenings');
  expect(schedule.getByText('Instagram · 3 posts a week')).toBeTruthy();
  expect(schedule.getByText('Active')).toBeTruthy();
  expect(schedule.getByText('Product, Lifestyle')).toBeTruthy();
  expect(schedule.getByText(/London \(GMT/).closest('dd')?.textContent).toMatch(
    /^Sun 10:00.AM, Mon 6:00.PM, Thu 12:30.PMLondon/,
  );
  expect(schedule.getByText(/Jan 4, 2027/).textContent).toMatch(/6:00.PM/);
  expect(schedule.getByRole('status').textContent).toMatch(/^No Instagram account is connected/);
  const approval = await schedule.findByRole('link', { name: '2 posts need your approval' });
  expect(approval.getAttribute('href')).toBe('/social-media-scheduler?tab=calendar&day=2027-01-05');
});

test('the card shows the week of its schedule, with what becomes of every slot', async () => {
  const held = { status: 'held', productTitle: null, caption: '' } as const;
  openScheduler([
    answer(calendarEndpoints.range, {
      timeZone: 'Europe/London',
      posts: [
        exampleScheduledPost({ scheduledFor: '2027-01-04T12:30:00.000Z', status: 'draft' }, 2),
        exampleScheduledPost({ ...held, heldReason: 'writing', scheduledFor: '2027-01-05T12:30:00.000Z' }, 3),
        exampleScheduledPost(
          {
            ...held,
            heldReason: 'allowance',
            scheduledFor: '2027-01-06T12:30:00.000Z',
            writeAfter: '2027-01-05T00:00:00.000Z',
          },
          4,
        ),
        exampleScheduledPost({ status: 'cancelled' }, 5),
      ],
    }),
    answer(scheduleEndpoints.list, [exampleSchedule({ writesFrom: '2027-01-05T00:00:00.000Z' })]),
  ]);
  const schedule = await card('Evenings');
  const week = within(await schedule.findByRole('list', { name: 'Coming posts' })).getAllByRole('listitem');
  expect(week.map(({ textContent }) => textContent?.replace(/\u202f/g, ' '))).toEqual([
    expect.stringMatching(/^Mon, Jan 4.*Copper KettleNeeds approval$/),
    expect.stringMatching(/^Tue, Jan 5.*ProductBeing written$/),
    expect.stringMatching(/^Wed, Jan 6.*ProductWritten on Tue, Jan 5.*12:00 AM$/),
  ]);
  expect(
    schedule.getByText(/^The allowance for scheduled posts is used up\. Vitrin continues writing on/),
  ).toBeTruthy();
});

test('a schedule says why it plans nothing in a week without posts', async () => {
  openScheduler([answer(scheduleEndpoints.list, [exampleSchedule({ quietWeek: '2027-01-04' })])]);
  const schedule = await card('Evenings');
  expect(
    schedule.getByText(
      /^Nothing is planned for Jan 4.–.10: this week stays without posts for your experiment/,
    ),
  ).toBeTruthy();
});

test('a schedule is paused and resumed', async () => {
  const { user, calls } = openScheduler([
    once(answer(scheduleEndpoints.list, [exampleSchedule()])),
    answer(scheduleEndpoints.list, [exampleSchedule({ isActive: false, nextPostDate: null })]),
    once(answer(scheduleEndpoints.change, exampleSchedule({ isActive: false, nextPostDate: null }))),
    answer(scheduleEndpoints.change, exampleSchedule()),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Pause Evenings' }));
  expect(await screen.findByText('Schedule Paused')).toBeTruthy();
  const schedule = await card('Evenings');
  expect(schedule.getByText('Paused')).toBeTruthy();
  expect(schedule.getByText('None while it is paused')).toBeTruthy();

  await user.click(schedule.getByRole('button', { name: 'Resume Evenings' }));

  expect(await screen.findByText('Schedule Resumed')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { isActive: false },
    { isActive: true },
  ]);
});

test('a pause that fails says so', async () => {
  const { user } = openScheduler([refuse(scheduleEndpoints.change, 500, { error: 'internal', message: '' })]);
  await user.click(await screen.findByRole('button', { name: 'Pause Evenings' }));
  expect(await screen.findByText('Not Paused')).toBeTruthy();
  expect(screen.getByText('The schedule could not be changed. Please try again.')).toBeTruthy();
});

test('a schedule is deleted after a question that says what goes', async () => {
  const { user, calls } = openScheduler([
    once(answer(scheduleEndpoints.list, [exampleSchedule()])),
    answer(scheduleEndpoints.list, []),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Evenings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Evenings?' }));
  expect(dialog.getByText(/posts that have not gone out yet/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Schedule Deleted')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No schedules yet' })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toMatch(
    new RegExp(`/schedules/${exampleSchedule().id}$`),
  );
});

test('a deletion that fails says so', async () => {
  const { user } = openScheduler([
    refuse(scheduleEndpoints.remove, 500, { error: 'internal', message: 'Sorry' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Evenings' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete the schedule.')).toBeTruthy();
});

test('scheduled posts always say Scheduled and lead to the calendar', async () => {
  const { user } = openScheduler([
    answer(calendarEndpoints.waiting, [
      exampleScheduledPost(),
      exampleScheduledPost({ status: 'publishing', productTitle: 'Tin' }, 2),
    ]),
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Scheduled Posts' }));
  expect(window.location.search).toBe('?tab=posts');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText('Scheduled').textContent)).toEqual([
    'Scheduled',
    'Scheduled',
  ]);
  expect(rows[0]?.textContent).toContain('Instagram · Product · Evenings');
  expect(rows[0]?.textContent).toContain('#Teaware');
  expect(screen.getByText(/Times are in London \(GMT/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Copper Kettle' }).getAttribute('href')).toBe(
    `/social-media-scheduler?tab=calendar&scheduled=${exampleScheduledPost().id}`,
  );
});

test('without scheduled posts the list says where they come from', async () => {
  openScheduler([answer(calendarEndpoints.waiting, [])], '/social-media-scheduler?tab=posts');
  expect(await screen.findByRole('heading', { name: 'No posts are scheduled' })).toBeTruthy();
});

test('a saved post on its way to the calendar opens it there', async () => {
  openScheduler([], '/social-media-scheduler?post=9a7b1c20-0000-4000-8000-000000000001');
  // The sheet may be open already, and hides what is behind it from screen readers.
  const tab = await screen.findByRole('tab', { name: 'Calendar', hidden: true });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('tab')).toBe('calendar'));
});

test('an account that must be connected again is announced above the schedules', async () => {
  openScheduler([
    answer(socialAccountEndpoints.list, {
      accounts: [exampleAccount({ status: 'reconnect' })],
      ways: ['facebook'],
    }),
  ]);
  expect(await screen.findByText('Tea House (Instagram) has to be connected again')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reconnect' }).getAttribute('href')).toBe('/settings');
});

test('the page speaks Turkish', async () => {
  await switchLanguage('tr');
  openScheduler();
  expect(await screen.findByRole('button', { name: 'Zamanlamayı Analiz Et' })).toBeTruthy();
  const schedule = await card('Evenings');
  expect(schedule.getByText('Etkin')).toBeTruthy();
  expect(schedule.getByText(/Londra \(GMT/).closest('dd')?.textContent).toMatch(
    /^Pzt 18:00, Per 12:30, Paz 10:00/,
  );
});
