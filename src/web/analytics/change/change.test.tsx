import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type SalesChange, salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleChange } from '#web/testing/example-sales.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';

async function ask(...replies: PreparedReply[]) {
  const view = openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], '/analytics');
  await view.user.click(await screen.findByRole('button', { name: 'Why did revenue change?' }));
  return within(await screen.findByRole('dialog', { name: 'Why did revenue change?' }));
}

test('the change is split into parts that add up', async () => {
  const dialog = await ask();
  const split = within(await dialog.findByRole('table', { name: 'Net sales split into what moved them' }));
  expect(split.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '£240,000.00',
    '-£7,150.20',
    '+£1,212.25',
    '+£13,335.50',
    '+£6,000.00',
    '£253,397.55',
  ]);
  expect(split.getByText('3,010 → 2,924')).toBeTruthy();
  const products = within(dialog.getByRole('table', { name: 'Products by effect' }));
  expect(products.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '+£12,300.00',
    '-£4,750.00',
    '+£5,847.55',
    '+£13,397.55',
  ]);
});

test.each<[SalesChange['reason'], string]>([
  ['no_orders_before', 'There were no orders in the same part of last month.'],
  ['no_orders_now', 'There are no orders in this period, so all of the change is that.'],
  ['not_covered', 'Last month has not been read, or not completely.'],
  ['before_records', 'Records begin Nov 12, 2024, so there is no full period before to compare with.'],
])('where there is no split it says why: %s', async (reason, sentence) => {
  const dialog = await ask(
    answer(salesEndpoints.change, exampleChange({ factors: null, reason, products: [] })),
  );
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.queryByRole('table')).toBeNull();
});

test('a change that cannot be loaded can be asked for again', async () => {
  const dialog = await ask(refuse(salesEndpoints.change, 500, 'broken'));
  expect(await dialog.findByText('Failed to load what changed.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
