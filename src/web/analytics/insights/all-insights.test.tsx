import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insightEndpoints, type AllInsights as Reply } from '#shared/analytics/insights.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { exampleInsight } from '#web/testing/example-insights.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { AllInsights } from './all-insights.tsx';

const tea = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c01', storeName: 'Tea house' });
const cups = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Cup shop' });
const REPLY: Reply = {
  insights: [
    { ...exampleInsight({}, 1), storeId: tea.id },
    { ...exampleInsight({ actions: [{ kind: 'open_carts' }] }, 2), storeId: cups.id },
  ],
  more: [{ storeId: cups.id, insights: 3 }],
  unread: 5,
};

const openAll = (...replies: PreparedReply[]) =>
  openPart(<AllInsights stores={[tea, cups]} />, [...replies, answer(insightEndpoints.listOfAll, REPLY)]);

test('every insight names its store, and a store can be chosen', async () => {
  const { user } = openAll();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByText(/Tea house|Cup shop/).textContent)).toEqual([
    'Tea house',
    'Cup shop',
  ]);
  expect(screen.getByRole('link', { name: 'Cup shop: 3 more insights' })).toBeTruthy();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Insights of' }), 'Tea house');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /more insight/ })).toBeNull();
});

test('one that is marked is marked in its own store, and can come back', async () => {
  const marked = { ...REPLY.insights[1]!, status: 'done' as const };
  const { user, calls } = openAll(answer(insightEndpoints.mark, marked));
  const [, card] = await screen.findAllByRole('article');
  await user.click(within(card!).getByRole('button', { name: 'Mark as done' }));

  expect(await screen.findByText(/Marked as done/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.path).toContain(`/${cups.id}/insights/`);
  expect(screen.getByRole('button', { name: 'Undo' })).toBe(document.activeElement);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('what can be done leads to the pages of that store', async () => {
  const { user } = openAll();
  await user.click(await screen.findByRole('link', { name: /Open the carts/ }));
  expect(window.location.search).toContain('tab=carts');
  expect(sessionStorage.getItem('vitrin-store')).toContain(cups.id);
});

test('nothing to say and a failure are said, in Turkish too', async () => {
  openAll(answer(insightEndpoints.listOfAll, { insights: [], more: [], unread: 0 }));
  expect(await screen.findByText('Nothing stands out')).toBeTruthy();
  await switchLanguage('tr');
  expect(await screen.findByRole('combobox', { name: 'Şunun içgörüleri' })).toBeTruthy();
});

test('what cannot be loaded can be tried again', async () => {
  openAll(refuse(insightEndpoints.listOfAll, 500, 'unexpected'));
  expect(await screen.findByText('Failed to load the insights.')).toBeTruthy();
});
