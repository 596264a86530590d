import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AllStoresGoal, goalEndpoints, type MonthGoal } from '#shared/analytics/goals.ts';
import { text } from '#shared/core/sentence.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { AllStoresGoalCard, GoalCard } from './goal-card.tsx';

const known = (value: number) => ({ value, reason: null });

function exampleGoal(more: Partial<MonthGoal> = {}): MonthGoal {
  return {
    currency: 'GBP',
    ...EXAMPLE_BASIS,
    month: '2026-11',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    phase: 'running',
    days: { gone: 22, left: 8 },
    goal: { kind: 'sales', amount: 60_000 },
    progress: {
      reached: known(41_200),
      coverage: null,
      pace: known(39_100),
      paceBy: 'weekdays',
      projected: known(61_000),
      profitShare: null,
      chance: { ...known(0.68), errors: 40 },
    },
    lastMonth: null,
    hint: { lastMonth: 55_000, lastYear: null },
    target: null,
    ...more,
  };
}

const saved = answer(goalEndpoints.save, { month: '2026-11', goal: null });
const open = (goal = exampleGoal(), save = saved) =>
  openPart(<GoalCard store={exampleStore()} />, [answer(goalEndpoints.goal, goal), save]);
const card = async () => within(await screen.findByRole('region', { name: 'Goal of the month' }));

test('a goal says how far it is, how that compares with the usual course, and how likely it is reached', async () => {
  open();
  const shown = await card();
  expect(shown.getByText('Goal for November: £60,000.00 net sales')).toBeTruthy();
  expect(shown.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('£41,200.00 of £60,000.00');
  expect(
    shown.getByText(
      '8 days left · £2,100.00 ahead of the usual course · About £61,000.00 at the end of the month · Reached in about 7 of 10 such months',
    ),
  ).toBeTruthy();
});

test('a goal of profit says how much of it is known, and that the rest is an estimate', async () => {
  const { progress } = exampleGoal();
  open(
    exampleGoal({
      goal: { kind: 'profit', amount: 10_000 },
      progress: { ...progress!, coverage: 0.9, profitShare: 0.4 },
    }),
  );
  const notes = await (await card()).findByText(/Costs known for 90% of net sales/);
  expect(notes.textContent).toContain('The rest is estimated by what was left of sales in the last 90 days');
});

test('without a forecast nothing is said of the end of the month but why', async () => {
  const { progress } = exampleGoal();
  const missing = { value: null, reason: 'too_little_data' as const };
  open(exampleGoal({ progress: { ...progress!, projected: missing, chance: { ...missing, errors: 0 } } }));
  const notes = await (await card()).findByText(/There are too few days yet to look ahead/);
  expect(notes.textContent).not.toContain('end of the month');
});

test('a goal is set with what other months brought in view, and can be taken back', async () => {
  const { user, calls } = open(exampleGoal({ goal: null, progress: null }));
  const shown = await card();
  expect(shown.getByText('No goal for November yet.')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Set a goal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Goal for November' }));
  expect(form.getByText('For comparison: last month £55,000.00')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Please enter an amount of at least 1.')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Amount in GBP' }), '60000');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([
    { month: '2026-11', kind: 'sales', amount: 60_000 },
    { month: '2026-11', kind: 'sales', amount: null },
  ]);
});

test('a goal that could not be saved says so in its form', async () => {
  const failed = refuse(goalEndpoints.save, 409, { error: 'month_is_over', message: 'This month is over.' });
  const { user } = open(exampleGoal(), failed);
  await user.click((await card()).getByRole('button', { name: 'Change the goal' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The goal was not saved.')).toBeTruthy();
});

test('how a goal’s figures are computed is said one by one', async () => {
  const { user } = open();
  const shown = await card();
  await user.click(shown.getByRole('button', { name: 'How is this computed? Goal for November' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Goal for November' }));
  for (const [heading, value] of [
    ['Reached so far', '£41,200.00'],
    ['The usual course', '£39,100.00'],
    ['Expected at the end of the month', '£61,000.00'],
    ['How likely it is', '27 of 40 times'],
  ] as const) {
    expect(drawer.getByRole('heading', { name: heading })).toBeTruthy();
    expect(drawer.getByText(value)).toBeTruthy();
  }
  expect(
    drawer.getByText('By what each weekday and each hour brought in the last eight weeks.'),
  ).toBeTruthy();
  expect(drawer.getByText('Figures updated')).toBeTruthy();
});

test('of profit it is said by what the rest is estimated, and why something is missing', async () => {
  const { progress } = exampleGoal();
  const missing = { value: null, reason: 'few_errors' as const };
  const { user } = open(
    exampleGoal({
      goal: { kind: 'profit', amount: 10_000 },
      progress: { ...progress!, coverage: 0.9, profitShare: 0.4, chance: { ...missing, errors: 3 } },
    }),
  );
  await user.click((await card()).getByRole('button', { name: /How is this computed/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Goal for November' }));
  expect(drawer.getByText(/× 40%, which is what was left of net sales in the last 90 days/)).toBeTruthy();
  expect(drawer.getByText('There are too few days yet to say how likely it is.')).toBeTruthy();
});

test('who aims at profit sees what other months left', async () => {
  const { user } = openPart(<GoalCard store={exampleStore()} />, [
    answer(goalEndpoints.goal, exampleGoal({ goal: null, progress: null })),
    answer(goalEndpoints.profitHint, { lastMonth: 21_000, lastYear: 18_000 }),
    saved,
  ]);
  await user.click((await card()).getByRole('button', { name: 'Set a goal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Goal for November' }));
  await user.click(form.getByRole('radio', { name: 'Contribution' }));
  expect(
    await form.findByText('For comparison: last month £21,000.00 · the same month last year £18,000.00'),
  ).toBeTruthy();
});

test('what other months left may not be known', async () => {
  const { user } = openPart(<GoalCard store={exampleStore()} />, [
    answer(goalEndpoints.goal, exampleGoal({ goal: null, progress: null })),
    refuse(goalEndpoints.profitHint, 500, { error: 'internal_error', message: 'Something went wrong.' }),
    saved,
  ]);
  await user.click((await card()).getByRole('button', { name: 'Set a goal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Goal for November' }));
  await user.click(form.getByRole('radio', { name: 'Contribution' }));
  expect(await form.findByText('What other months left could not be read.')).toBeTruthy();
});

test.each([
  ['set', 'Also set as a target in Shopify.'],
  ['not_allowed', 'Not set as a target in Shopify: the connection lacks the permission write_reports.'],
  ['taken', 'Shopify already has a target of yours for this month, which stays as it is.'],
  ['refused', 'Shopify did not take it as a target. Metric is not valid'],
] as const)('whether it is also a target in Shopify: %s', async (state, sentence) => {
  const reason = state === 'refused' ? text('Metric is not valid') : null;
  open(exampleGoal({ target: { state, reason } }));
  expect((await card()).getByText(sentence)).toBeTruthy();
});

function exampleOfAll(more: Partial<AllStoresGoal> = {}): AllStoresGoal {
  const { recordsVersion: _, target: __, ...goal } = exampleGoal();
  return {
    ...goal,
    isForAll: true,
    currencies: ['GBP'],
    storeIds: [exampleStore().id],
    withoutStoreIds: [],
    conversion: null,
    ...more,
  };
}

test('a goal for all stores says which stores are not in it, and is saved for all', async () => {
  const coffee = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Coffee House' });
  const { user, calls } = openPart(<AllStoresGoalCard stores={[exampleStore(), coffee]} />, [
    answer(goalEndpoints.goalOfAll, exampleOfAll({ withoutStoreIds: [coffee.id] })),
    answer(goalEndpoints.saveOfAll, { month: '2026-11', goal: null }),
  ]);
  const shown = await card();
  expect(shown.getByText('Not in it, as too little of them is known: Coffee House')).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Change the goal' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the goal' }));
  await screen.findByText('Goal removed');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { month: '2026-11', kind: 'sales', currency: 'GBP', amount: null },
  ]);
});

test('who may look into some stores only is shown no goal for all, nor a way to set one', async () => {
  const { calls } = openPart(<AllStoresGoalCard stores={[exampleStore()]} />, [
    answer(goalEndpoints.goalOfAll, exampleOfAll({ isForAll: false, goal: null, progress: null })),
  ]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await expect(card()).rejects.toThrow();
});

test('where currencies are kept apart, one has to be chosen before there is a goal for all', async () => {
  const none = exampleOfAll({ currency: null, currencies: ['GBP', 'USD'], goal: null, progress: null });
  openPart(<AllStoresGoalCard stores={[exampleStore()]} />, [answer(goalEndpoints.goalOfAll, none)]);
  const shown = await card();
  expect(shown.getByText(/Your stores sell in several currencies/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Choose a currency' }).getAttribute('href')).toBe(
    '/analytics/rates',
  );
  expect(shown.queryByRole('button')).toBeNull();
});
