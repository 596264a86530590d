import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { forgetEnvironment } from '#web/core/api/environment.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { dismissToast, toastStore } from '#web/core/ui/toast.ts';

/** happy-dom has no server-sent events; a test that needs them dispatches to the instance. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
}

// What a test waits for may take long on a busy machine; a second is the library's own limit.
configure({ asyncUtilTimeout: 10_000 });

let complaints: MockInstance<Console['error']>;

beforeEach(() => {
  vi.stubGlobal('EventSource', SilentEventSource);
  complaints = vi.spyOn(globalThis.console, 'error');
});

afterEach(async () => {
  cleanup();
  expect(complaints, 'nothing may be written to the console').not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
  await switchLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  forgetEnvironment();
  window.history.replaceState(null, '', '/');
});

// Files share their modules: a page whose loading is cut off by the end of one file would be missing in all that follow.
afterAll(() => vi.dynamicImportSettled());
