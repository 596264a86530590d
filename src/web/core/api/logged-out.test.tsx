import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { openPart } from '#web/testing/render.tsx';
import { refuse } from '#web/testing/replies.ts';

afterEach(() => vi.useRealTimers());

const stores = (
  <Loaded query={storesQuery()} failed="Failed to load stores.">
    {(list) => list.length}
  </Loaded>
);

test('a session that ended during use is announced, then the browser goes to sign in again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  openPart(
    stores,
    [refuse(storeEndpoints.list, 401, { error: 'Unauthorized', message: 'Please sign in.' })],
    '/stores?x=1#security',
  );

  expect(await screen.findByText('Unauthorized')).toBeTruthy();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);

  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login');
  expect(sessionStorage.getItem('vitrin-return-to')).toBe('/stores?x=1#security');
});

test('any other failure stays on the page, with a way to try again', async () => {
  const { user, calls } = openPart(stores, [
    refuse(storeEndpoints.list, 500, { error: 'internal', message: 'Sorry' }),
  ]);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load stores.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(calls.filter(({ path }) => path === '/api/stores')).toHaveLength(2);
});
