import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insightHistoryEndpoints, type PastInsight } from '#shared/analytics/insight-history.ts';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

function past(given: Partial<PastInsight> = {}, at = 1): PastInsight {
  return {
    id: `5b7a2c10-1b1d-4b8e-9a51-${String(at).padStart(12, '0')}`,
    type: 'running_out',
    title: `“Teapot ${at}” will last about 6 more days`,
    description: 'There are 6 units on hand.',
    priority: 'high',
    category: 'Products',
    reportedAt: '2026-11-12T14:02:00.000Z',
    state: 'open',
    endedAt: null,
    withdrawnBecause: null,
    outcome: null,
    ...given,
  };
}

function openHistory(replies: PreparedReply[], path = '&group=history') {
  return openPart(
    <AnalyticsPage />,
    [...replies, answer(insightEndpoints.list, []), ...analyticsReplies([exampleStore()])],
    `/analytics?tab=insights${path}`,
  );
}

test('it is reached from the insights, and leads back to them', async () => {
  const { user } = openHistory(
    [answer(insightHistoryEndpoints.list, { insights: [past()], total: 1, types: ['running_out'] })],
    '',
  );
  await user.click(await screen.findByRole('button', { name: 'Earlier insights and their outcomes' }));
  expect(await screen.findByRole('article', { name: /Teapot 1/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the insights' }));
  expect(await screen.findByRole('button', { name: 'Earlier insights and their outcomes' })).toBeTruthy();
});

test('each says when it was reported, what became of it, and why it was withdrawn', async () => {
  const endedAt = '2026-11-15T09:00:00.000Z';
  openHistory([
    answer(insightHistoryEndpoints.list, {
      insights: [
        past(),
        past({ state: 'withdrawn', endedAt, withdrawnBecause: 'no_longer_so' }, 2),
        past({ state: 'withdrawn', endedAt, withdrawnBecause: 'reported_anew' }, 3),
        past({ state: 'withdrawn' }, 4),
        past({ state: 'done', endedAt }, 5),
      ],
      total: 5,
      types: ['running_out'],
    }),
  ]);
  const texts = (await screen.findAllByRole('article')).map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Nov 12.*ProductsStill open“Teapot 1”/);
  expect(texts[1]).toMatch(/Withdrawn on .*Nov 15.*Your figures no longer say so\.$/);
  expect(texts[2]).toMatch(/It was reported again with newer figures\.$/);
  expect(texts[3]).toMatch(/The reason was not recorded then\.$/);
  expect(texts[4]).toMatch(/Marked as done on .*Nov 15.*Nothing could be counted for it\.$/);
});

test('it is narrowed to one kind and read page by page', async () => {
  const { user, calls } = openHistory([
    answer(insightHistoryEndpoints.list, {
      insights: Array.from({ length: 20 }, (_, at) => past({}, at)),
      total: 45,
      types: ['running_out', 'trend'],
    }),
  ]);
  expect(await screen.findByText('1 to 20 of 45')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('21 to 40 of 45')).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText('About'), 'Trend of sales');
  expect(await screen.findByText('1 to 20 of 45')).toBeTruthy();
  expect(window.location.search).toContain('type=trend');
  const asked = calls.filter(({ path }) => path.includes('/insights/history'));
  expect(asked).toHaveLength(3);
});

test('without anything reported it says what will stand there', async () => {
  openHistory([answer(insightHistoryEndpoints.list, { insights: [], total: 0, types: [] })]);
  expect(await screen.findByText('Nothing was reported yet')).toBeTruthy();
});

test('a history that could not be read can be asked for again', async () => {
  const { user } = openHistory([
    once(refuse(insightHistoryEndpoints.list, 500, 'broken')),
    answer(insightHistoryEndpoints.list, { insights: [past()], total: 1, types: ['running_out'] }),
  ]);
  const failed = await screen.findByText('Failed to load the history of the insights.');
  await user.click(
    within(failed.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' }),
  );
  expect(await screen.findByRole('article', { name: /Teapot 1/ })).toBeTruthy();
});
