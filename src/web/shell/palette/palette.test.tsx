import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { Shell } from '#web/shell/shell.tsx';
import { exampleProduct } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { showOverlay } from './overlay.ts';

afterEach(() => showOverlay(null));

const first = exampleStore();
const second = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Çay Evi' });

const kettle = exampleProduct(0, { title: 'Copper Kettle', handle: 'copper-kettle' });

function openShell(path = '/settings', stores = [first, second]) {
  return openPart(
    <Shell>
      <h1>A page</h1>
      <input aria-label="Name" />
    </Shell>,
    [
      answer(storeEndpoints.list, stores),
      answer(salesEndpoints.products, {
        products: [kettle],
        total: 1,
      }),
    ],
    path,
  );
}
type User = ReturnType<typeof openShell>['user'];

async function openPalette(user: User) {
  await user.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search or go to' }));
}
const address = () => window.location.pathname + window.location.search;

test('it opens by keyboard and by its button, and gives the focus back', async () => {
  const { user } = openShell();
  const button = await screen.findByRole('button', { name: 'Search or go to' });
  await user.click(button);
  const field = await screen.findByRole('combobox');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));

  const name = screen.getByRole('textbox', { name: 'Name' });
  name.focus();
  await openPalette(user);
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(name);
});

test('a part of a page is found by its name and opened with its address', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('abandoned');
  expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('Abandoned CartsGeneral Analytics');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/analytics?tab=carts');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

test('the arrow keys choose among what was found', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('theme{ArrowDown}{ArrowDown}');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => [option.textContent, option.getAttribute('aria-selected')])).toEqual([
    ['Theme of the system', 'false'],
    ['Light theme', 'false'],
    ['Dark theme', 'true'],
  ]);
  await user.keyboard('{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(address()).toBe('/settings');
});

test('another store is looked at', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('cay ev');
  await user.click(await screen.findByRole('option', { name: /Çay Evi/ }));
  expect(localStorage.getItem('vitrin-store')).toBe(second.id);
});

test('all stores are looked at, on a page that can show them', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('all stores{Enter}');
  expect(address()).toBe('/');
  expect((await screen.findByRole('button', { name: /^Store/ })).textContent).toContain('All stores');
  await openPalette(user);
  await user.keyboard('switch');
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Tea HouseShopify', 'Çay EviShopify']);
});

test('a product of the store is taken along to the content creator', async () => {
  const { user, calls } = openShell();
  await openPalette(user);
  await user.keyboard('kettle');
  await user.click(await screen.findByRole('option', { name: /Copper Kettle/ }));
  expect(address()).toBe('/social-media?product=copper-kettle');
  const searches = calls.filter(({ path }) => path.includes('/products'));
  expect(searches.map(({ path }) => path)).toEqual([
    `/api/analytics/${first.id}/products?search=kettle&limit=5`,
  ]);
});

test('what is no name is a question to the figures', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('why did sales fall?');
  await user.click(await screen.findByRole('option', { name: 'Ask: why did sales fall?' }));
  expect(address()).toBe('/analytics?ask=why+did+sales+fall%3F');
});

test('without a store there is nothing to ask, and that nothing fits is said', async () => {
  const { user } = openShell('/settings', []);
  await openPalette(user);
  await user.keyboard('why did sales fall?');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
});

test('what was chosen last stands first the next time', async () => {
  const { user } = openShell();
  await openPalette(user);
  await user.keyboard('feed check{Enter}');
  expect(address()).toBe('/ads-optimization?part=feed');
  const palette = await openPalette(user);
  const recent = palette.getByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Feed checkAds Optimization']);
});

test('it does not open over a dialog that is being filled in', async () => {
  const { user } = openShell();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
