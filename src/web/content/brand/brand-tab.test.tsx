import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Brand, brandEndpoints } from '#shared/content/brand-kit.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { BrandTab } from './brand-tab.tsx';

const LOGO = 'data:image/png;base64,AA';
const store = exampleStore();
const brand = (part: Partial<Brand> = {}): Brand => ({
  choice: { logo: 'found', colours: ['#0f5c4d', '#f2b544'], font: 'Playfair', priceStyle: null },
  from: { logo: 'page', colours: ['page', 'photos'], font: 'page', priceStyle: null },
  found: {
    logo: LOGO,
    colours: { value: ['#0f5c4d', '#f2b544'], from: ['page', 'photos'] },
    font: 'Playfair',
  },
  ownLogo: null,
  pageUrl: 'https://tea.example',
  isReading: false,
  readAt: '2026-11-20T09:00:00.000Z',
  notes: [],
  ...part,
});
const unread = brand({
  choice: { logo: 'found', colours: null, font: null, priceStyle: null },
  from: { logo: null, colours: null, font: null, priceStyle: null },
  found: { logo: null, colours: null, font: null },
  notes: ['Your shop is behind a password page, so its pages could not be read.' as never],
});

const open = (known: Brand, replies: PreparedReply[] = []) =>
  openPart(<BrandTab store={store} />, [
    ...replies,
    answer(brandEndpoints.get, known),
    answer(brandEndpoints.preview, {
      imageUrl: 'data:image/jpeg;base64,AA',
      altText: 'A cup of tea',
      language: 'en',
    }),
  ]);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('each value is shown with where it comes from, on a picture of a product', async () => {
  open(brand());
  expect(await screen.findByRole('img', { name: 'A cup of tea' })).toBeTruthy();
  expect([field('Main colour').value, field('Second colour').value]).toEqual(['#0f5c4d', '#f2b544']);
  const colours = within(screen.getByRole('region', { name: 'Colours' }));
  expect(colours.getByText('From your home page')).toBeTruthy();
  expect(colours.getByText('From your product photos')).toBeTruthy();
  expect(screen.getByText(/^Read from tea\.example on/)).toBeTruthy();
});

test('where nothing was found, that is said, and why', async () => {
  open(unread);
  expect(await screen.findByText('Each picture takes those of its product')).toBeTruthy();
  expect(screen.getByText('The name of your store is written instead')).toBeTruthy();
  expect(screen.getByText(/^Your shop is behind a password page/)).toBeTruthy();
});

test('what is changed is drawn, warned of in words, and saved; what is no colour is said at its field', async () => {
  const next = brand({
    choice: { logo: 'none', colours: ['#0f5c4d', '#0f5c50'], font: 'Anton', priceStyle: 'badge' },
  });
  const { user, calls } = open(brand(), [answer(brandEndpoints.save, next)]);
  await screen.findByRole('form', { name: 'Your Brand' });
  await user.clear(field('Second colour'));
  await user.type(field('Second colour'), 'green');
  await user.click(screen.getByRole('button', { name: 'Save Brand' }));
  expect(screen.getByText('A colour is # and six digits or letters from a to f.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);

  await user.clear(field('Second colour'));
  await user.type(field('Second colour'), '0F5C50');
  expect(screen.getByText(/^These two colours are hard to tell apart/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Name of the store' }));
  await user.click(screen.getByRole('radio', { name: /^Anton/ }));
  await user.click(screen.getByRole('radio', { name: 'On a badge' }));
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.endsWith('/preview'))?.body).toEqual({
      choice: next.choice,
      look: 'pop',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save Brand' }));
  expect(await screen.findByText('Brand Saved')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(next.choice);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('what was changed and not saved is there when the form is opened again', async () => {
  const { user, unmount } = open(brand());
  await user.click(await screen.findByRole('radio', { name: /^Anton/ }));
  unmount();
  const again = open(brand());
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Anton/ })).checked).toBe(true);
  await again.user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Playfair/ }).checked).toBe(true);
});

test('a refused save is said in the form, and a reset asks first', async () => {
  const own = brand({ ownLogo: LOGO, choice: { ...brand().choice, logo: 'own' } });
  const { user, calls } = open(own, [
    once(refuse(brandEndpoints.save, 500, 'broken')),
    answer(brandEndpoints.reset, brand()),
  ]);
  await user.click(await screen.findByRole('radio', { name: /^Anton/ }));
  await user.click(screen.getByRole('button', { name: 'Save Brand' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your brand could not be saved. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: /^Reset to what/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the logo that you uploaded is deleted/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Brand Reset')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Playfair/ }).checked).toBe(true);
});

test('a logo is uploaded and used at once; one that is refused is said why', async () => {
  const uploaded = brand({ ownLogo: LOGO, choice: { ...brand().choice, logo: 'own' } });
  const refusal = { error: 'logo_refused', message: 'SVG drawings cannot be used as a logo.' };
  const { user } = open(brand(), [
    once(refuse(brandEndpoints.uploadLogo, 400, refusal)),
    answer(brandEndpoints.uploadLogo, uploaded),
  ]);
  await screen.findByRole('form', { name: 'Your Brand' });
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const input = screen.getByLabelText<HTMLInputElement>('Upload a logo', { selector: 'input' });
  await user.upload(input, file);
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message);
  await user.upload(input, file);
  expect(await screen.findByText('Logo Saved')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Uploaded by you' }).checked).toBe(true);
});

test('read again is asked for, and shown while it lasts', async () => {
  const { user } = open(brand(), [answer(brandEndpoints.read, brand({ isReading: true }))]);
  await user.click(await screen.findByRole('button', { name: 'Read again' }));
  expect(await screen.findByText('Reading the home page and the photos of tea.example...')).toBeTruthy();
});

test('without a product the preview says what it waits for', async () => {
  open(brand(), [refuse(brandEndpoints.preview, 409, { error: 'no_products', message: 'There is none.' })]);
  expect(await screen.findByText(/^As soon as your products are read/)).toBeTruthy();
});
