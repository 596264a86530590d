import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { Shell } from '#web/shell/shell.tsx';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { showOverlay } from './overlay.ts';

afterEach(() => showOverlay(null));

async function openShell(path = '/stores') {
  const opened = openPart(
    <Shell>
      <input aria-label="Name" />
    </Shell>,
    [answer(storeEndpoints.list, [])],
    path,
  );
  await screen.findByRole('textbox', { name: 'Name' });
  return opened;
}

test.each([
  ['d', '/'],
  ['s', '/stores'],
  ['a', '/analytics'],
  ['c', '/social-media'],
  ['k', '/social-media-scheduler'],
  ['r', '/ads-optimization'],
  [',', '/settings'],
])('g and then %s goes to %s', async (key, path) => {
  const { user } = await openShell(path === '/stores' ? '/settings' : '/stores');
  await user.keyboard(`g${key}`);
  expect(window.location.pathname).toBe(path);
});

test.each([
  ['a letter alone', 'a'],
  ['a letter after another', 'gxa'],
  ['with Alt', '{Alt>}ga{/Alt}'],
  ['with Control', '{Control>}ga{/Control}'],
  ['with Shift', '{Shift>}GA{/Shift}'],
])('%s goes nowhere', async (_, keys) => {
  const { user } = await openShell();
  await user.keyboard(keys);
  expect(window.location.pathname).toBe('/stores');
});

test('nothing happens while a field is typed in', async () => {
  const { user } = await openShell();
  const name = screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement;
  await user.type(name, 'ga?');
  expect([name.value, window.location.pathname]).toEqual(['ga?', '/stores']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('? lists all shortcuts', async () => {
  const { user } = await openShell();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const listed = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(listed).toEqual([
    ['Search or go to', 'Ctrl K'],
    ['Go to the notification', 'F8'],
    ['Show these shortcuts', '?'],
    ['Dashboard', 'Gand thenD'],
    ['Connected Stores', 'Gand thenS'],
    ['General Analytics', 'Gand thenA'],
    ['Content Creator', 'Gand thenC'],
    ['Social Media Calendar', 'Gand thenK'],
    ['Ads Optimization', 'Gand thenR'],
    ['Settings', 'Gand then,'],
  ]);
});

test('single keys can be switched off, which is remembered, and on again from the account menu', async () => {
  const { user, unmount } = await openShell();
  await user.keyboard('?');
  await user.click(await screen.findByRole('checkbox', { name: /Shortcuts of single keys/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();

  const again = await openShell();
  await again.user.keyboard('?ga');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/stores');
  await again.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or go to' });
  await again.user.keyboard('{Escape}');

  await again.user.click(screen.getByRole('button', { name: /Account menu/ }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await again.user.click(await screen.findByRole('checkbox', { name: /Shortcuts of single keys/ }));
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await again.user.keyboard('ga');
  expect(window.location.pathname).toBe('/analytics');
});
