import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPart } from '#web/testing/render.tsx';
import { toast } from './toast.ts';

afterEach(() => vi.useRealTimers());

test('a new toast takes the place of the one before', async () => {
  openPart('page');
  await screen.findByText('page');
  act(() => toast({ title: 'Store Connected' }));
  act(() => toast({ title: 'Store Refreshed', description: 'tea-house is up to date.' }));

  expect(screen.getByText('Store Refreshed')).toBeTruthy();
  expect(screen.queryByText('Store Connected')).toBeNull();
});

test('it goes by itself after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openPart('page');
  await screen.findByText('page');
  act(() => toast({ title: 'Store Connected' }));

  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('Store Connected')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Store Connected')).toBeNull();
});

test('it is found in the region Notification, reached by F8', async () => {
  openPart('page');
  await screen.findByText('page');
  act(() => toast({ title: 'Post Deleted' }));

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  const region = screen.getByRole('region', { name: 'Notification' });
  expect(region.contains(document.activeElement)).toBe(true);
});

test('it can be closed', async () => {
  const { user } = openPart('page');
  await screen.findByText('page');
  act(() => toast({ title: 'Disconnection Failed', variant: 'destructive' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByText('Disconnection Failed')).toBeNull();
});

test('it offers a way back, and goes when that is taken', async () => {
  const taken = vi.fn();
  const { user } = openPart('page');
  await screen.findByText('page');
  act(() => toast({ title: 'Post moved', action: { label: 'Undo', onAction: taken } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(taken).toHaveBeenCalledOnce();
  expect(screen.queryByText('Post moved')).toBeNull();
});
