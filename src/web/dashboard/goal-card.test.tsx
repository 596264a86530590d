import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { goalEndpoints, type MonthGoal } from '#shared/analytics/goals.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, refuse } from '#web/testing/replies.ts';
import { GoalCard } from './goal-card.tsx';

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
