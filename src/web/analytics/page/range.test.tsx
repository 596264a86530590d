import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { wholeHistory } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply } from '#web/testing/replies.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const { id } = exampleStore();
const week = { range: '7d', firstDay: '2026-11-06', lastDay: '2026-11-12' } as const;

function openAt(address: string, replies: PreparedReply[] = []) {
  return openPart(<AnalyticsPage />, [...replies, ...analyticsReplies()], address);
}

function over(period: Partial<ReturnType<typeof exampleMetrics>['period']>) {
  const reply = exampleMetrics({ period: { ...exampleMetrics().period, ...period } });
  return [answer(analyticsEndpoints.metrics, reply), answer(analyticsEndpoints.dashboard, reply)];
}

test('another range is asked for everywhere and stands in the address', async () => {
  const { user, calls } = openAt('/analytics', over(week));
  await user.click(await screen.findByRole('radio', { name: '7 days' }));

  expect(window.location.search).toBe('?range=7d');
  expect(await screen.findByText('+12.4% from the 7 days before')).toBeTruthy();
  const overview = within(await screen.findByRole('table', { name: 'Overview' }));
  for (const header of ['This period', 'Period before', 'Growth from the period before'])
    expect(overview.getAllByText(header).length).toBeGreaterThan(0);
  for (const reading of ['metrics', 'dashboard', 'series', 'order-hours', 'places'])
    await expect
      .poll(() => calls.map(({ path }) => path))
      .toContain(`/api/analytics/${id}/${reading}?range=7d`);
});

test.each([
  ['/analytics', {}, 'Up to now, today so far included'],
  ['/analytics?range=all', wholeHistory, 'Up to now, today so far included'],
  ['/analytics?range=7d', { ...week, includesToday: false }, 'Finished days, the last of them yesterday'],
  [
    '/analytics?range=custom&from=2026-11-01&to=2026-11-12',
    { range: 'custom' as const, includesToday: true },
    'Up to now, today so far included',
  ],
])('%s says whether today counts', async (address, period, note) => {
  openAt(address, over(period));
  expect(await screen.findByText(note)).toBeTruthy();
});

test('chosen days that are over speak for themselves', async () => {
  const chosen = { range: 'custom' as const, includesToday: false };
  openAt('/analytics?range=custom&from=2026-10-05&to=2026-10-20', over(chosen));
  await screen.findAllByText('£284,118.35');
  expect(screen.queryByText(/^Up to now|^Finished days/)).toBeNull();
});

test('the month to date needs no words in the address', async () => {
  const { user, calls } = openAt('/analytics?range=7d');
  await user.click(await screen.findByRole('radio', { name: 'Month to date' }));
  expect(window.location.search).toBe('');
  expect(calls.map(({ path }) => path)).toContain(`/api/analytics/${id}/metrics`);
});

test('own days begin with those on the screen and take effect when they make a stretch', async () => {
  const { user, calls } = openAt('/analytics');
  await screen.findAllByText('£284,118.35');
  await user.click(screen.getByRole('radio', { name: 'Custom' }));
  expect(window.location.search).toBe('?range=custom&from=2026-11-01&to=2026-11-12');

  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-20' } });
  expect(screen.getByText('Please choose a first day and a last day that is not before it.')).toBeTruthy();
  expect(window.location.search).toBe('?range=custom&from=2026-11-01&to=2026-11-12');

  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-10-05' } });
  expect(window.location.search).toBe('?range=custom&from=2026-10-05&to=2026-10-20');
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findAllByText('£284,118.35');
  expect(calls.map(({ path }) => path)).toContain(
    `/api/analytics/${id}/metrics?range=custom&from=2026-10-05&to=2026-10-20`,
  );
});

test('all of the history is compared with nothing', async () => {
  openAt('/analytics?range=all', over(wholeHistory));
  const overview = within(await screen.findByRole('table', { name: 'Overview' }));
  expect(overview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Figure',
    'This period',
  ]);
  expect(screen.queryByText(/from last month|days before/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Why did revenue change?' })).toBeNull();
});

test('an address leads to its tab and its days', async () => {
  openAt('/analytics?range=90d&tab=customers');
  expect((await screen.findByRole('tab', { name: 'Customers' })).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true);
});

test('an address that makes no sense leads to the overview of the month', async () => {
  openAt('/analytics?range=custom&from=2026-11-12&to=2026-11-01&tab=secrets');
  expect((await screen.findByRole('tab', { name: 'Overview' })).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Month to date' }).checked).toBe(true);
});

test('changing the tab leaves the range, and changing the range leaves the tab', async () => {
  const { user } = openAt('/analytics?range=30d');
  await user.click(await screen.findByRole('tab', { name: 'Products' }));
  expect(window.location.search).toBe('?range=30d&tab=products');
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  expect(window.location.search).toBe('?range=90d&tab=products');
});

test('in Turkish', async () => {
  await switchLanguage('tr');
  openAt('/analytics?range=7d', over(week));
  expect(await screen.findByText('Önceki 7 güne göre +\u2060%12,4')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '12 ay' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Terk Edilmiş Sepetler' })).toBeTruthy();
});
