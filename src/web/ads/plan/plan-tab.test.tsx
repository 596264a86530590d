import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ActionStatus, adsEndpoints } from '#shared/ads/ads.ts';
import { exampleAction } from '#web/ads/testing/example-actions.ts';
import { exampleAds } from '#web/ads/testing/example-ads.ts';
import { openAds } from '#web/ads/testing/open-ads.tsx';
import { answer, once, refuse } from '#web/testing/replies.ts';

const SUBJECT = 'promote:product:copper-kettle';
const TITLE = 'Advertise “Copper Kettle”';

function marked(status: ActionStatus, snoozedUntil: string | null = null) {
  return answer(adsEndpoints.mark, {
    subject: SUBJECT,
    status,
    snoozedUntil,
    doneAt: status === 'done' ? '2026-11-21T15:00:00.000Z' : null,
  });
}

const item = async (name: string) => within(await screen.findByRole('article', { name }));
const withAction = (given: Parameters<typeof exampleAction>[0]) => {
  const result = exampleAds();
  result.recommendations.actions = [exampleAction(given)];
  return result;
};

test('the plan distinguishes open, snoozed, done and dismissed', async () => {
  const { user } = openAds([], { tab: 'plan' });
  expect(await screen.findAllByRole('article')).toHaveLength(7);
  await user.click(screen.getByRole('radio', { name: 'Snoozed (1)' }));
  expect(
    (await item('Spend more between 18:00 and 22:00')).getByText('Comes back on Dec 1, 2026'),
  ).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Dismissed (1)' }));
  expect(
    (await item('Leave recent buyers out of ads for new ones')).getByRole('button', { name: 'Open again' }),
  ).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('status')).toBe('dismissed');
});

test('an action opens its steps and what it rests on', async () => {
  const { user } = openAds([], { tab: 'plan' });
  const action = await item(TITLE);
  expect(action.queryByRole('list')).toBeNull();
  await user.click(action.getByRole('button', { name: TITLE }));
  expect(
    within(action.getByRole('list', { name: 'How it is done' })).getAllByRole('listitem')[2]?.textContent,
  ).toBe('Set the most a click may cost to £0.74.');
  await user.click(action.getByRole('button', { name: 'What is this based on?' }));
  expect(await screen.findByRole('dialog', { name: 'What is this based on?' })).toBeTruthy();
});

test('done leaves a way back in its place, and the keyboard with it', async () => {
  const { user, posts } = openAds([once(marked('done')), marked('open')], { tab: 'plan' });
  await user.click((await item(TITLE)).getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText(`Marked as done: ${TITLE}`)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Done (2)' })).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);

  const back = (await item(TITLE)).getByRole('button', { name: TITLE });
  expect(document.activeElement).toBe(back);
  expect(screen.getByRole('radio', { name: 'Done (1)' })).toBeTruthy();
  const place = { subject: SUBJECT, timeframe: '30d', campaignType: 'all' };
  expect(posts('/actions')).toEqual([
    { ...place, status: 'done' },
    { ...place, status: 'open' },
  ]);
});

test('an action is put off for a while', async () => {
  const { user, posts } = openAds([marked('snoozed', '2026-12-05')], { tab: 'plan' });
  await user.click((await item(TITLE)).getByRole('button', { name: 'Snooze' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'For 7 days',
    'For 14 days',
    'For 30 days',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'For 14 days' }));
  expect(await screen.findByText(`Snoozed for 14 days: ${TITLE}`)).toBeTruthy();
  expect(posts('/actions')).toEqual([
    { subject: SUBJECT, timeframe: '30d', campaignType: 'all', status: 'snoozed', days: 14 },
  ]);
});

test('an action is dismissed', async () => {
  const { user } = openAds([marked('dismissed')], { tab: 'plan' });
  await user.click((await item(TITLE)).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(`Dismissed: ${TITLE}`)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Dismissed (2)' }));
  expect(await item(TITLE)).toBeTruthy();
});

test('a mark that fails says so and changes nothing', async () => {
  const { user } = openAds([refuse(adsEndpoints.mark, 500, { error: 'internal', message: '' })], {
    tab: 'plan',
  });
  await user.click((await item(TITLE)).getByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('The action could not be marked. Please try again.')).toBeTruthy();
  expect(await item(TITLE)).toBeTruthy();
});

test('what was done says when its outcome can be known, and how many of the days are over', async () => {
  openAds([], { tab: 'plan&status=done' });
  const done = await item('Stop advertising what is sold out');
  expect(done.getByText('Done on Nov 16, 2026')).toBeTruthy();
  const outcome = within(done.getByRole('region', { name: 'What happened next' }));
  expect(outcome.getByText('Too early to tell')).toBeTruthy();
  expect(outcome.getByText(/The answer comes on 1 December 2026/)).toBeTruthy();
  expect(outcome.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('5 of 14 full days are over');
});

test('when the days are over it says what changed, from the store’s own records', async () => {
  const known = exampleAds().recommendations.actions.find((action) => action.outcome)!.outcome!;
  const text = 'Net sales of the store: £5,830 in the 14 days since then, £5,200 in the 14 days before.';
  openAds([], {
    result: withAction({
      status: 'done',
      doneAt: '2026-11-01T10:00:00.000Z',
      outcome: { ...known, verdict: 'changed', days: 14, readyOn: null, text },
    }),
    tab: 'plan&status=done',
  });
  const outcome = within(await screen.findByRole('region', { name: 'What happened next' }));
  expect(outcome.getByText('Changed since then')).toBeTruthy();
  expect(outcome.getByText(text)).toBeTruthy();
  expect(outcome.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['open', 'Nothing open'],
  ['snoozed', 'Nothing snoozed'],
  ['done', 'Nothing done yet'],
  ['dismissed', 'Nothing dismissed'],
])('a plan with nothing %s says so', async (status, title) => {
  const result = exampleAds();
  result.recommendations.actions = [];
  openAds([], { result, tab: `plan&status=${status}` });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
