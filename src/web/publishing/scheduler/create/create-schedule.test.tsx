import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { toastStore } from '#web/core/ui/toast.ts';
import { SchedulerPage } from '#web/publishing/scheduler/page/scheduler-page.tsx';
import { whyBlocked } from '#web/testing/blocked.ts';
import { exampleBuiltin, exampleUsage } from '#web/testing/content-replies.ts';
import { openPart } from '#web/testing/render.tsx';
import { actingAs, answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import {
  exampleAccount,
  exampleAnalysis,
  exampleSchedule,
  schedulerReplies,
} from '#web/testing/scheduler-replies.ts';

async function openDialog(replies: readonly PreparedReply[] = []) {
  const view = openPart(<SchedulerPage />, [...replies, ...schedulerReplies()], '/social-media-scheduler');
  await view.user.click(await screen.findByRole('button', { name: 'Create Schedule' }));
  return { ...view, ...(await parts(view)) };
}

async function parts({ user, calls }: ReturnType<typeof openPart>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  return {
    dialog,
    submit: () => user.click(dialog.getByRole('button', { name: 'Create Schedule' })),
    created: () => calls.filter(({ path }) => path.endsWith('/schedule/create')).map(({ body }) => body),
  };
}

const NO_ACCOUNT = text('No Instagram account is connected. Connect one so that these posts can go out.');
const name = () => screen.getByLabelText<HTMLInputElement>('Schedule Name');

test('the form starts with the usual choices and goes back to them after a success', async () => {
  const { user, dialog, submit, created } = await openDialog();
  expect(document.activeElement).toBe(name());
  await user.type(name(), '  Evenings ');
  await submit();
  expect(await screen.findByText('Schedule Created')).toBeTruthy();
  expect(created()).toEqual([
    {
      name: 'Evenings',
      platform: 'instagram',
      frequency: '3x_week',
      contentTypes: ['product', 'lifestyle'],
      autoGenerate: true,
      approvalRequired: true,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Create Schedule' }));

  expect(name().value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Instagram' }).checked).toBe(true);
  expect(dialog).toBeTruthy();
});

test('every choice is sent as it was made', async () => {
  const { user, dialog, submit, created } = await openDialog();
  await user.type(name(), 'Every day');
  await user.click(dialog.getByRole('radio', { name: 'All Platforms' }));
  await user.selectOptions(dialog.getByLabelText('Frequency'), 'Daily (7 posts per week)');
  await user.click(dialog.getByRole('checkbox', { name: 'Lifestyle' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Promotional' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Auto-generate content/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Approval required/ }));
  expect(dialog.getByText('Posts go out at their time without asking you.')).toBeTruthy();
  await submit();
  await screen.findByText('Schedule Created');
  expect(created()).toEqual([
    {
      name: 'Every day',
      platform: 'all',
      frequency: 'daily',
      contentTypes: ['product', 'promotional'],
      autoGenerate: false,
      approvalRequired: false,
    },
  ]);
});

test.each([
  [
    'an account and its allowance',
    {},
    {},
    /^The next seven days of Evenings are on the calendar\. The texts are written now\. Each one waits for your approval\.$/,
  ],
  [
    'nothing to approve',
    {},
    { approvalRequired: false },
    /The texts are written now\. The posts go out at their time\.$/,
  ],
  [
    'no account',
    {},
    { problem: NO_ACCOUNT },
    /on the calendar\. No Instagram account is connected\. Connect one so that these posts can go out\.$/,
  ],
  [
    'a spent allowance',
    { current: 30, canUse: false },
    {},
    /The texts are written once the allowance is renewed\. Each one waits for your approval\.$/,
  ],
  [
    'a part of its allowance',
    { current: 28 },
    {},
    /The first texts are written now, the rest once the allowance is renewed\./,
  ],
  [
    'no allowance at all',
    { limit: 0, canUse: false },
    {},
    /on the calendar\. Vitrin writes no scheduled posts here\. The posts stay empty until you write them\.$/,
  ],
])('with %s, what was created says what really happens to its posts', async (_, scheduled, created, said) => {
  const { user, dialog, submit } = await openDialog([
    answer(scheduleEndpoints.create, exampleSchedule({ name: 'Evenings', ...created })),
    answer(usageEndpoints.usage, exampleUsage({ scheduled })),
  ]);
  await dialog.findByText(/Your allowance is|no scheduled posts here/);
  await user.type(name(), 'Evenings');
  await submit();
  await screen.findByText('Schedule Created');
  expect(toastStore.read()?.description).toMatch(said);
});

test('the frequencies are offered in the words that say how often', async () => {
  const { dialog } = await openDialog();
  const options = within(dialog.getByLabelText('Frequency')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Daily (7 posts per week)',
    '3x per week (recommended)',
    'Weekly (1 post per week)',
  ]);
});

test('a blank name and no content type are reported before anything is sent', async () => {
  const { user, dialog, submit, created } = await openDialog();
  await user.type(name(), '   ');
  await user.click(dialog.getByRole('checkbox', { name: 'Product' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Lifestyle' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await submit();
  expect(dialog.getByText('Name Required')).toBeTruthy();
  expect(dialog.getByText('Please enter a name for your posting schedule')).toBeTruthy();
  expect(dialog.getByText('Please choose at least one content type')).toBeTruthy();
  expect(document.activeElement).toBe(name());
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(created()).toEqual([]);

  await user.type(name(), 'Now with a name');

  expect(dialog.queryByText('Name Required')).toBeNull();
});

test('a creation that fails says so in the form, which still has what was typed', async () => {
  const { user, dialog, submit } = await openDialog([
    refuse(scheduleEndpoints.create, 507, { error: 'no_room', message: 'The disk is full.' }),
  ]);
  await user.type(name(), 'Evenings');
  await submit();
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Failed to create posting schedule.The disk is full.');
  expect(name().value).toBe('Evenings');
});

test('the accounts it will go out to are named, by the chosen platform', async () => {
  const { user, dialog } = await openDialog([
    answer(socialAccountEndpoints.list, {
      accounts: [
        exampleAccount(),
        exampleAccount({
          id: '6a1d3c20-0000-4000-8000-000000000002',
          network: 'twitter',
          name: 'teahouse_x',
          status: 'reconnect',
        }),
      ],
      ways: ['facebook', 'x'],
    }),
  ]);
  const accounts = () =>
    within(dialog.getByRole('region', { name: 'Accounts' }))
      .queryAllByRole('listitem')
      .map((row) => row.textContent);
  await waitFor(() => expect(accounts()).toEqual(['Tea HouseInstagram']));
  await user.click(dialog.getByRole('radio', { name: 'All Platforms' }));
  expect(accounts()).toEqual(['Tea HouseInstagram', 'teahouse_xXReconnect needed']);
  await user.click(dialog.getByRole('radio', { name: 'Facebook' }));
  expect(dialog.getByText(/^No Facebook account is connected yet/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Connect Facebook' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Connect X' })).toBeNull();
});

test('connecting from the dialog comes back to it with what was typed', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user, dialog, calls, unmount } = await openDialog([
    answer(socialAccountEndpoints.list, { accounts: [], ways: ['instagram'] }),
    answer(socialAccountEndpoints.connect, { success: true, authUrl: 'https://network.example/consent' }),
  ]);
  await user.type(name(), 'Evenings');
  await user.click(await dialog.findByRole('button', { name: 'Connect Instagram' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://network.example/consent'));
  expect(calls.find(({ path }) => path.endsWith('/accounts/connect'))?.body).toEqual({
    way: 'instagram',
    from: 'schedules',
    query: '',
    again: false,
  });
  unmount();

  openPart(<SchedulerPage />, schedulerReplies(), '/social-media-scheduler?connected=instagram&accounts=1');

  await screen.findByRole('dialog', { name: 'Create Schedule' });
  expect(name().value).toBe('Evenings');
  expect(await screen.findByText('Connected to Instagram')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('the analysis shows its reasons, and its times are taken over into a schedule', async () => {
  const view = openPart(<SchedulerPage />, schedulerReplies(), '/social-media-scheduler');
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Analyze Timing' }));
  expect(await screen.findByText('Analysis Complete')).toBeTruthy();
  const analysis = within(await screen.findByRole('dialog', { name: 'Timing Analysis' }));
  const times = within(analysis.getByRole('region', { name: 'Best times' })).getAllByRole('listitem');
  expect(times[0]?.textContent).toMatch(/^Tuesday 8:00.PM100% of the bestYour orders/);
  expect(times[1]?.textContent).toContain('9 posts measured · 812 orders placed then');
  expect(analysis.getByText('Your shop sells most then.', { selector: 'li:first-child p' })).toBeTruthy();
  expect(analysis.getByRole('region', { name: 'How often' }).textContent).toContain('3 posts a week');
  expect(analysis.getByRole('region', { name: 'What to post' }).textContent).toContain(
    'Product60%Products bring most of your likes.',
  );
  const inputs = analysis.getByRole('region', { name: 'What this is based on' }).textContent;
  expect(inputs).toContain(
    'Weight of your own posts35%Weight of order hours30%Weight of the general habit35%',
  );
  expect(analysis.queryByText('Time matters little for you')).toBeNull();

  await user.click(analysis.getByRole('button', { name: 'Use these times' }));

  const { dialog, submit, created } = await parts(view);
  expect(dialog.getByText(/^As analysed: Sun 10:00.AM, Tue 8:00.PM, Thu 12:00.PM/)).toBeTruthy();
  await user.type(name(), 'As advised');
  await submit();
  await screen.findByText('Schedule Created');
  expect(created()).toEqual([
    expect.objectContaining({
      frequency: '3x_week',
      contentTypes: ['product', 'educational'],
      postTimes: [
        { day: 2, hour: 20, minute: 0 },
        { day: 4, hour: 12, minute: 0 },
        { day: 0, hour: 10, minute: 0 },
      ],
    }),
  ]);
});

test('where time matters little the analysis says so', async () => {
  const { user } = openPart(
    <SchedulerPage />,
    [answer(scheduleEndpoints.analyze, exampleAnalysis({ timeMatters: false })), ...schedulerReplies()],
    '/social-media-scheduler',
  );
  await user.click(await screen.findByRole('button', { name: 'Analyze Timing' }));
  expect(await screen.findByText('Time matters little for you')).toBeTruthy();
});

test('an analysis that fails says so', async () => {
  const { user } = openPart(
    <SchedulerPage />,
    [refuse(scheduleEndpoints.analyze, 500, { error: 'internal', message: '' }), ...schedulerReplies()],
    '/social-media-scheduler',
  );
  await user.click(await screen.findByRole('button', { name: 'Analyze Timing' }));
  expect(await screen.findByText('Failed to analyze optimal posting times. Please try again.')).toBeTruthy();
});

test('before a schedule is made it says what it will use, and that the built-in writing costs nothing', async () => {
  const { user, dialog } = await openDialog();
  const use = await dialog.findByText(/^Uses 3 scheduled posts a week\. Your allowance is 30 a day/);
  expect(use.textContent).toContain('Vitrin writes and draws them itself, at no cost.');
  await user.selectOptions(dialog.getByLabelText('Frequency'), 'Weekly (1 post per week)');
  expect(use.textContent).toMatch(/^Uses 1 scheduled post a week\./);
  await user.click(dialog.getByRole('checkbox', { name: /^Auto-generate content/ }));
  expect(dialog.queryByText(/^Uses/)).toBeNull();
});

test('with a provider it names the model and counts its requests, twice where posts go to X too', async () => {
  const x = exampleAccount({
    id: '6a1d3c20-0000-4000-8000-000000000002',
    network: 'twitter',
    name: 'teahouse_x',
  });
  const { user, dialog } = await openDialog([
    answer(aiStatusEndpoints.read, { ...exampleBuiltin, provider: 'openai', textModel: 'gpt-5-mini' }),
    answer(socialAccountEndpoints.list, { accounts: [exampleAccount(), x], ways: ['x'] }),
  ]);
  expect(
    await dialog.findByText(/The texts come from OpenAI gpt-5-mini: usually 3 requests a week, at most 6\./),
  ).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'All Platforms' }));
  expect(dialog.getByText(/usually 6 requests a week, at most 12\./)).toBeTruthy();
});

test('where schedules may write nothing, the dialog says so', async () => {
  const { dialog } = await openDialog([
    answer(usageEndpoints.usage, exampleUsage({ scheduled: { limit: 0, canUse: false } })),
  ]);
  expect(await dialog.findByText(/^Vitrin writes no scheduled posts here\./)).toBeTruthy();
});

test('a link that asks for a schedule leads a viewer to why there is none', async () => {
  const { calls, user } = openPart(
    <SchedulerPage />,
    [actingAs('viewer'), ...schedulerReplies()],
    '/social-media-scheduler?create=schedule',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Schedule' }));
  const button = dialog.getByRole('button', { name: 'Create Schedule' });
  await waitFor(() => expect(whyBlocked(button)).toBe('This takes a manager or an owner.'));
  await user.click(button);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
