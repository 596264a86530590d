import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Insight, insightEndpoints } from '#shared/analytics/insights.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { AnalyticsPage } from '#web/analytics/page/analytics-page.tsx';
import { analyticsReplies } from '#web/testing/analytics-replies.ts';
import { exampleInsight } from '#web/testing/example-insights.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';

function openInsights(insights: Insight[], replies: PreparedReply[] = [], store = exampleStore(), path = '') {
  return openPart(
    <AnalyticsPage />,
    [...replies, answer(insightEndpoints.list, insights), ...analyticsReplies([store])],
    `/analytics?tab=insights${path}`,
  );
}

const card = (title: string | RegExp) => screen.findByRole('article', { name: title }).then(within);
const teapot = exampleInsight();
const marks = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path.endsWith(teapot.id)).map(({ body }) => body);

test('a card says what it is about, how urgent, and what is at stake', async () => {
  openInsights([teapot, exampleInsight({ wording: 'provider', atStake: null, priority: 'low' }, 2)]);
  const first = await card(/Teapot 1/);
  for (const words of ['High priority', 'Products', 'Unread', 'At stake:'])
    expect(first.getByText(words, { exact: false })).toBeTruthy();
  expect(first.getByText('£960')).toBeTruthy();
  expect(first.getByText(/There are 6 units on hand/)).toBeTruthy();
  expect(first.queryByText(/Worded by an AI provider/)).toBeNull();
  const second = await card(/Teapot 2/);
  expect(second.getByText('Low priority')).toBeTruthy();
  expect(second.getByText(/Worded by an AI provider/)).toBeTruthy();
  expect(second.queryByText(/At stake/)).toBeNull();
});

test('what can be done opens on the card, which is then read', async () => {
  const { user, calls } = openInsights(
    [teapot],
    [answer(insightEndpoints.mark, { ...teapot, isRead: true })],
  );
  const first = await card(/Teapot 1/);
  const button = first.getByRole('button', { name: 'What you can do' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual(teapot.recommendations);
  await expect.poll(() => first.queryByText('Unread')).toBeNull();
  await user.click(button);
  await user.click(button);
  expect(marks(calls)).toEqual([{ isRead: true }]);
});

test('every card says what it rests on: figures, days, formula and rows', async () => {
  const { user } = openInsights([teapot], [answer(insightEndpoints.mark, { ...teapot, isRead: true })]);
  await user.click((await card(/Teapot 1/)).getByRole('button', { name: 'What is this based on?' }));
  const evidence = within(await screen.findByRole('dialog', { name: 'What is this based on?' }));
  expect(evidence.getByText('Units on hand').nextElementSibling?.textContent).toBe('6');
  expect(evidence.getByText('Oct 13 – Nov 11, 2026')).toBeTruthy();
  expect(evidence.getByText(teapot.evidence.formula)).toBeTruthy();
  const rows = within(evidence.getByRole('table', { name: 'Rows behind it' }));
  expect(rows.getByRole('rowheader', { name: 'Teapot' })).toBeTruthy();
  expect(rows.getByRole('cell', { name: '30' }).className).toContain('text-right');
});

test.each([
  ['Mark as done', 'done', 'Marked as done: '],
  ['Dismiss', 'dismissed', 'Dismissed: '],
] as const)('%s leaves a way back in the place of the card', async (button, status, said) => {
  const { user, calls } = openInsights(
    [teapot, exampleInsight({}, 2)],
    [
      once(answer(insightEndpoints.mark, { ...teapot, status })),
      answer(insightEndpoints.mark, { ...teapot, status: 'open' }),
    ],
  );
  await user.click((await card(/Teapot 1/)).getByRole('button', { name: button }));

  expect(await screen.findByText(said + teapot.title)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Open (1)' })).toBeTruthy();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);

  await card(/Teapot 1/);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(marks(calls)).toEqual([{ status }, { status: 'open' }]);
});

test('a mark that failed leaves the card where it is and says so', async () => {
  const { user } = openInsights([teapot], [refuse(insightEndpoints.mark, 500, 'broken')]);
  await user.click((await card(/Teapot 1/)).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('The insight could not be marked. Please try again.')).toBeTruthy();
  expect(screen.getByRole('article', { name: /Teapot 1/ })).toBeTruthy();
});

test('what was done or dismissed is listed apart and can be opened again', async () => {
  const { user } = openInsights(
    [exampleInsight({ status: 'dismissed' }, 2), exampleInsight({ status: 'done' }, 3)],
    [],
  );
  expect(await screen.findByRole('heading', { name: 'Nothing open' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Done (2)' }));
  expect(window.location.search).toBe('?tab=insights&group=done');
  const dismissed = await card(/Teapot 2/);
  expect(dismissed.getByText('Dismissed')).toBeTruthy();
  expect(dismissed.getByRole('button', { name: 'Open again' })).toBeTruthy();
  expect((await card(/Teapot 3/)).getByText('Done')).toBeTruthy();
});

test('five cards at most; the next one comes up when one is marked', async () => {
  const insights = [
    ...Array.from({ length: 7 }, (_, at) => exampleInsight({}, at + 1)),
    exampleInsight({ priority: 'low' }, 8),
  ];
  const { user } = openInsights(insights, [answer(insightEndpoints.mark, { ...teapot, status: 'done' })]);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(screen.getByText('3 more insights come up as these are marked.')).toBeTruthy();
  await user.click((await card(/Teapot 1”/)).getByRole('button', { name: 'Mark as done' }));
  await card(/Teapot 6/);
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('new insights are generated at a press, and their number is said', async () => {
  const { user } = openInsights(
    [teapot],
    [answer(insightEndpoints.generate, [exampleInsight({}, 2), teapot])],
  );
  await card(/Teapot 1/);
  await user.click(screen.getByRole('button', { name: 'Generate New Insights' }));
  expect(await screen.findByText('1 new insight.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('when there is nothing new the button says that too', async () => {
  const { user } = openInsights([teapot], [answer(insightEndpoints.generate, [teapot])]);
  await card(/Teapot 1/);
  await user.click(screen.getByRole('button', { name: 'Generate New Insights' }));
  expect(await screen.findByText('Nothing new has come up since the last check.')).toBeTruthy();
});

test('a failed generation is reported and can be tried again', async () => {
  const { user } = openInsights([teapot], [refuse(insightEndpoints.generate, 500, 'broken')]);
  await card(/Teapot 1/);
  const button = screen.getByRole('button', { name: 'Generate New Insights' });
  await user.click(button);
  expect(await screen.findByText('Failed to generate insights. Please try again.')).toBeTruthy();
  expect((button as HTMLButtonElement).disabled).toBe(false);
});

test.each([
  ['Still reading your store', { phase: 'history', historyComplete: false }],
  ['No orders yet', { orders: 0 }],
  ['Nothing stands out', {}],
] as const)('without insights it says why: %s', async (title, sync) => {
  openInsights([], [], exampleStore({ sync }));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('insights that cannot be loaded can be asked for again', async () => {
  const { user } = openInsights([teapot], [once(refuse(insightEndpoints.list, 500, 'broken'))]);
  expect(await screen.findByText('Failed to load the insights.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card(/Teapot 1/);
});

test('one tap leads to where something is done about it; the next one marks it as done', async () => {
  const insight = exampleInsight({
    actions: [
      { kind: 'open_stock', stock: 'running_out' },
      { kind: 'hold_posts', productId: '11' },
    ],
  });
  const { user, calls } = openInsights(
    [insight, exampleInsight({}, 2)],
    [answer(insightEndpoints.mark, { ...insight, status: 'done' })],
  );
  const link = (await card(/Teapot 1/)).getByRole('link', { name: 'Open the restock list' });
  expect(link.getAttribute('href')).toBe('/analytics?tab=products&list=all&stock=running_out');
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await expect.poll(() => marks(calls)).toEqual([{ status: 'done' }]);
});

test('the planned posts of a product are stopped and brought back; the insight is done by the same tap', async () => {
  const insight = exampleInsight({ actions: [{ kind: 'hold_posts', productId: '11' }] });
  const postIds = ['0b0f3a52-6f0e-4a3a-8f1b-2f9a4c9f0d11', '0b0f3a52-6f0e-4a3a-8f1b-2f9a4c9f0d12'];
  const { user, calls } = openInsights(
    [insight, exampleInsight({}, 2)],
    [
      answer(calendarEndpoints.cancelOfProduct, { postIds }),
      answer(calendarEndpoints.restoreAll, { postIds }),
      answer(insightEndpoints.mark, { ...insight, status: 'done' }),
    ],
  );
  await user.click((await card(/Teapot 1/)).getByRole('button', { name: 'Stop its planned posts' }));
  const toastText = await screen.findByText('2 planned posts were put on hold.');
  expect(await screen.findByText(`Marked as done: ${insight.title}`)).toBeTruthy();
  const undo = within(toastText.closest('[role="status"], li, div')!.parentElement!).getAllByRole('button', {
    name: 'Undo',
  })[0]!;
  await user.click(undo);
  expect(await screen.findByText('The posts are back')).toBeTruthy();
  expect(calls.find(({ path }) => path.endsWith('/calendar/restore'))!.body).toEqual({ postIds });
});

test('without a planned post nothing is stopped and nothing marked', async () => {
  const insight = exampleInsight({ actions: [{ kind: 'hold_posts', productId: '11' }] });
  const { user, calls } = openInsights(
    [insight],
    [answer(calendarEndpoints.cancelOfProduct, { postIds: [] })],
  );
  await user.click((await card(/Teapot 1/)).getByRole('button', { name: 'Stop its planned posts' }));
  expect(await screen.findByText('No post of this product is waiting to go out.')).toBeTruthy();
  expect(marks(calls)).toEqual([]);
});

test('what was done says what came of it', async () => {
  const text = 'Net sales of “Teapot”: £900 in the 28 days since then, £600 in the 28 days before.';
  openInsights(
    [
      exampleInsight({
        status: 'done',
        actions: [{ kind: 'open_carts' }],
        outcome: {
          verdict: 'changed',
          measure: 'Net sales of “Teapot”',
          unit: 'money',
          before: 600,
          after: 900,
          beforeDays: { from: '2026-09-01', to: '2026-09-28' },
          afterDays: { from: '2026-09-30', to: '2026-10-27' },
          days: 28,
          needed: 28,
          yearBefore: null,
          change: { percent: 50, low: 8, high: 110 },
          readyOn: null,
          text,
        },
      }),
    ],
    [],
    undefined,
    '&group=done',
  );
  const done = await card(/Teapot 1/);
  const outcome = within(done.getByRole('region', { name: 'What happened next' }));
  expect(outcome.getByText('Changed since then')).toBeTruthy();
  expect(outcome.getByText(text)).toBeTruthy();
  expect(done.queryByRole('link', { name: 'Open the carts' })).toBeNull();
});
