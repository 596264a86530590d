import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#shared/core/time.ts';
import { visitEndpoints } from '#shared/outreach/visits.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once } from '#web/testing/replies.ts';
import { exampleNews } from '#web/testing/visit-replies.ts';
import { News } from './news.tsx';
import { usePresence } from './presence.ts';

afterEach(() => vi.useRealTimers());

function Page() {
  usePresence();
  return <News store={exampleStore()} />;
}

async function openPage() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { calls } = openPart(<Page />, [
    once(answer(visitEndpoints.here, { awaySince: null })),
    answer(visitEndpoints.here, { awaySince: '2026-11-20T18:20:00.000Z' }),
    answer(visitEndpoints.news, exampleNews()),
  ]);
  const visits = () => calls.filter(({ path }) => path === '/api/visit').length;
  await waitFor(() => expect(visits()).toBe(1));
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
  return { visits, pass };
}

test('an open page reports a visit, and again at most every ten minutes while it is used', async () => {
  const { visits, pass } = await openPage();
  pass(9);
  fireEvent.pointerDown(document.body);
  expect(visits()).toBe(1);
  pass(2);
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(visits()).toBe(2));
  fireEvent.pointerDown(document.body);
  expect(visits()).toBe(2);
});

test('who comes back to a page that was left open hears the news there', async () => {
  const { pass } = await openPage();
  pass(600);
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull();
  fireEvent.pointerDown(document.body);
  expect(await screen.findByRole('region', { name: 'Since your last visit' })).toBeTruthy();
});
