import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { exampleProduct } from '#web/testing/example-sales.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openContent } from '#web/testing/open-content.tsx';
import { openApp } from '#web/testing/render.tsx';
import { answer, once, refuse, signedIn } from '#web/testing/replies.ts';

const form = async () => within(await screen.findByRole('form', { name: 'Setup' }));

test('the page stands in the app under its address', async () => {
  openApp('/social-media', [signedIn, answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'Content Creator' })).toBeTruthy();
});

test('without a store there is one thing to do', async () => {
  openContent([answer(storeEndpoints.list, [])]);
  expect(await screen.findByRole('heading', { name: 'No stores connected' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('the form starts with the usual choices', async () => {
  const { chooseProduct, generate, posts } = openContent();
  const setup = await form();
  expect(setup.getByRole<HTMLInputElement>('radio', { name: 'Instagram' }).checked).toBe(true);
  expect(setup.getByRole<HTMLInputElement>('radio', { name: 'Post' }).checked).toBe(true);
  expect(setup.queryByRole('radio', { name: '5 seconds' })).toBeNull();
  await chooseProduct();
  await generate();
  await screen.findByText('Saved to History');
  expect(posts('/generate-content')).toEqual([
    {
      productId: '1',
      platform: 'instagram',
      contentFormat: 'post',
      contentType: 'product',
      tone: 'professional',
      language: 'en',
      includeImage: true,
      includeHashtags: true,
    },
  ]);
});

test('a reel is asked for with its seconds and always with its picture; posts alone offer the choice', async () => {
  const { user, chooseProduct, generate, posts } = openContent();
  const setup = await form();
  await user.click(setup.getByRole('checkbox', { name: /AI image/ }));
  await user.click(setup.getByRole('radio', { name: 'Reel' }));
  expect(setup.queryByRole('checkbox', { name: /AI image/ })).toBeNull();
  expect(setup.getByRole<HTMLInputElement>('radio', { name: '5 seconds' }).checked).toBe(true);
  await user.click(setup.getByRole('radio', { name: '10 seconds' }));
  await user.click(setup.getByRole('radio', { name: 'X (Twitter)' }));
  await user.selectOptions(setup.getByLabelText('Content type'), 'Lifestyle');
  await user.selectOptions(setup.getByLabelText('Tone'), 'Luxury');
  await user.selectOptions(setup.getByLabelText('Language'), 'Turkish');
  await user.click(setup.getByRole('checkbox', { name: 'Include hashtags' }));
  await chooseProduct();
  await generate();
  await screen.findByText('Saved to History');
  expect(posts('/generate-content')).toEqual([
    {
      productId: '1',
      platform: 'twitter',
      contentFormat: 'reel',
      videoDuration: 10,
      contentType: 'lifestyle',
      tone: 'luxury',
      language: 'tr',
      includeImage: true,
      includeHashtags: false,
    },
  ]);
});

test('the choices are there again on the next visit', async () => {
  const first = openContent();
  const setup = await form();
  await first.user.click(setup.getByRole('radio', { name: 'Facebook' }));
  await first.user.selectOptions(setup.getByLabelText('Tone'), 'Casual');
  first.unmount();

  openContent();
  const again = await form();
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Facebook' }).checked).toBe(true);
  expect(again.getByLabelText<HTMLSelectElement>('Tone').value).toBe('casual');
});

test('posts are in the language of the store, whatever the screen has; another is remembered for that store', async () => {
  const shops = [
    exampleStore({ id: '1', storeName: 'Lumière', currency: 'TRY', timeZone: 'Europe/Istanbul' }),
    exampleStore({ id: '2', storeName: 'Atelier', currency: 'EUR', timeZone: 'Europe/Paris' }),
  ];
  const { user } = openContent([answer(storeEndpoints.list, shops)]);
  const select = async (label: string) => (await form()).getByLabelText<HTMLSelectElement>(label);
  const language = async () => (await select('Language')).value;
  const visit = async (id: string) => user.selectOptions(await select('Store'), id);
  expect(await language()).toBe('tr');
  await visit('2');
  expect(await language()).toBe('fr');
  await user.selectOptions(await select('Language'), 'German');
  await visit('1');
  expect(await language()).toBe('tr');
  await visit('2');
  expect(await language()).toBe('de');
});

test('what a browser remembered wrongly falls back to the usual', async () => {
  localStorage.setItem('vitrin-content-choices', '{"platform":"myspace","tone":"luxury"}');
  openContent();
  const setup = await form();
  expect(setup.getByRole<HTMLInputElement>('radio', { name: 'Instagram' }).checked).toBe(true);
  expect(setup.getByLabelText<HTMLSelectElement>('Tone').value).toBe('luxury');
});

test('nothing is asked of the server before a product is chosen', async () => {
  const { generate, posts } = openContent();
  await form();
  await generate();
  expect(await screen.findByText('Missing Information')).toBeTruthy();
  const picker = screen.getByRole('button', { name: /^Product/, description: 'Select a product' });
  expect(document.activeElement).toBe(picker);
  expect(screen.getByText('Please select a store and product first.')).toBeTruthy();
  expect(posts('/generate-content')).toEqual([]);
});

test('products are found by a search, and shown with price and stock', async () => {
  const { user, calls } = openContent([
    once(
      answer(salesEndpoints.products, {
        products: [exampleProduct(0), exampleProduct(1, { inventory: 0 })],
        total: 412,
      }),
    ),
    answer(salesEndpoints.products, { products: [exampleProduct(0)], total: 1 }),
  ]);
  await form();
  await user.click(screen.getByRole('button', { name: 'Product Select a product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select a product' }));
  expect((await dialog.findByRole('button', { name: /^Darjeeling/ })).textContent).toContain('Sold out');
  expect(dialog.getByText('2 of 412 products. Search to find the others.')).toBeTruthy();
  await user.type(dialog.getByRole('searchbox'), 'kettle');
  await vi.waitFor(() => expect(dialog.queryByText(/Darjeeling/)).toBeNull());
  expect(calls.at(-1)?.path).toContain('/products?search=kettle&limit=60');
  await user.click(dialog.getByRole('button', { name: /^Copper Kettle/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Product Copper Kettle £9.50' })).toBeTruthy();
});

test('a store without products says so, and so does a failed reading', async () => {
  const { user } = openContent([
    once(refuse(salesEndpoints.products, 500, 'broken')),
    answer(salesEndpoints.products, { products: [], total: 0 }),
  ]);
  await form();
  await user.click(screen.getByRole('button', { name: /^Product / }));
  expect(await screen.findByText('Failed to load products.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('No products yet. They appear once they are read from your store.'),
  ).toBeTruthy();
});

test('another store is another page: its products, its history', async () => {
  const other = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Lamp Shop' });
  const { user, chooseProduct, calls } = openContent([answer(storeEndpoints.list, [exampleStore(), other])]);
  const setup = await form();
  await chooseProduct();
  await user.selectOptions(setup.getByLabelText('Store'), 'Lamp Shop · Shopify');
  expect(await screen.findByRole('button', { name: 'Product Select a product' })).toBeTruthy();
  expect(calls.some(({ path }) => path === `/api/social-media/${other.id}/generations`)).toBe(true);
});

test('a session that ended leads from here to /auth', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { chooseProduct, generate } = openContent([
    refuse(contentEndpoints.generate, 401, { error: 'Unauthorized', message: 'Please sign in.' }),
  ]);
  await form();
  await chooseProduct();
  await generate();
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(500);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth');
  vi.useRealTimers();
});

test('in Turkish', async () => {
  await switchLanguage('tr');
  openContent();
  expect(await screen.findByRole('tab', { name: 'A/B Seçenekleri' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'İçerik Üret' })).toBeTruthy();
  expect(await screen.findByText('Yapay zekâ görseli')).toBeTruthy();
});
