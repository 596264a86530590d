import { expect, test, vi } from 'vitest';
import { reloadWhenOutdated } from './reload-when-outdated.ts';

test('a part that is gone reloads the page, once in a while', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  const partIsGone = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  // Prevented: the error goes no further, as the page is being replaced.
  expect(partIsGone()).toBe(false);
  expect(partIsGone()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(61_000);
  partIsGone();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('without a network the page stays, as there is none to be loaded in its place', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).not.toHaveBeenCalled();
});
