import { act, screen } from '@testing-library/react';
import { expect, type MockInstance, test, vi } from 'vitest';
import { inEnglish, text } from '#shared/core/sentence.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { Button } from '#web/core/ui/button.tsx';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp, openPart } from '#web/testing/render.tsx';
import { answer, signedIn } from '#web/testing/replies.ts';
import { PageBoundary } from './page-boundary.tsx';

const BANNER = /^You are offline\. What you typed stays here/;

function setNetwork(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('a browser without a network says so on every page, and takes it back', async () => {
  openApp('/settings', [signedIn, answer(storeEndpoints.list, [] as Store[])]);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByText(BANNER)).toBeNull();
  setNetwork(false);
  expect(screen.getByText(BANNER).closest('[role=status]')).toBeTruthy();
  setNetwork(true);
  expect(screen.queryByText(BANNER)).toBeNull();
});

function Form() {
  const save = useChange({
    change: () => call(storeEndpoints.disconnect, { params: { storeId: exampleStore().id } }),
  });
  return (
    <form>
      <input aria-label="Words" />
      <Button onClick={() => save.mutate()} pending={save.isPending}>
        Save
      </Button>
      {save.error && <p role="alert">{inEnglish(reasonOf(save.error, text('Failed.')))}</p>}
    </form>
  );
}

test('what is sent without a network is refused at once, and stays as it was typed', async () => {
  const { user } = openPart(<Form />);
  await user.type(await screen.findByLabelText('Words'), 'Calm and short.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  setNetwork(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are offline. Nothing was changed; try again once you are connected.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('Calm and short.');
});

/** React writes down what a boundary caught; that is meant here. */
function expectComplaint(): MockInstance<Console['error']> {
  return vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
}

function Unreadable(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

const page = (
  <PageBoundary>
    <Unreadable />
  </PageBoundary>
);

test('a page that cannot be read in without a network opens by itself when there is one', async () => {
  const complaints = expectComplaint();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  setNetwork(false);
  openPart(page);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  setNetwork(true);
  expect(reload).toHaveBeenCalledOnce();
  complaints.mockClear();
});

test('a page that failed can be tried again, in a shell that still works', async () => {
  const complaints = expectComplaint();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = openPart(page);
  expect((await screen.findByRole('alert')).textContent).toContain('This page failed');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
  complaints.mockClear();
});
