import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { AskBox } from '#web/analytics/insights/ask-box.tsx';
import { ContentPage } from '#web/content/page/content-page.tsx';
import { SchedulerPage } from '#web/publishing/scheduler/page/scheduler-page.tsx';
import { StoresPage } from '#web/stores/connect/stores-page.tsx';
import { contentReplies } from '#web/testing/content-replies.ts';
import { exampleProducts } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';

const store = exampleStore();
const stores = answer(storeEndpoints.list, [store]);
const address = () => window.location.pathname + window.location.search;

test('a link opens the form for a new store, once', async () => {
  const { user } = openPart(<StoresPage />, [stores], '/stores?connect=store');
  expect(await screen.findByRole('dialog', { name: 'Connect Store' })).toBeTruthy();
  expect(address()).toBe('/stores');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link opens the form for a new schedule', async () => {
  openPart(
    <SchedulerPage />,
    [stores, answer(scheduleEndpoints.list, [])],
    '/social-media-scheduler?create=schedule',
  );
  expect(await screen.findByRole('dialog', { name: 'Create Schedule' })).toBeTruthy();
  expect(address()).toBe('/social-media-scheduler');
});

test('a link brings a product to the content creator', async () => {
  const [, product] = exampleProducts();
  openPart(<ContentPage />, contentReplies([store]), `/social-media?product=${product!.handle}`);
  expect(await screen.findByRole('button', { name: new RegExp(`^Product ${product!.title}`) })).toBeTruthy();
  expect(address()).toBe('/social-media');
});

test('a link brings a question, which is asked by its owner alone', async () => {
  const { calls } = openPart(<AskBox storeId={store.id} />, [], '/analytics?tab=carts&ask=Why%3F');
  const field = (await screen.findByLabelText('Your question')) as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe('Why?'));
  expect(document.activeElement).toBe(field);
  expect(address()).toBe('/analytics?tab=carts');
  expect(calls.some(({ path }) => path.endsWith('/ask'))).toBe(false);
});
