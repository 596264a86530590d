import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#web/testing/render.tsx';
import { signedOut } from '#web/testing/replies.ts';

test('a visitor sees the offer, six features, and where to begin', async () => {
  openApp('/', [signedOut]);

  expect((await screen.findByRole('link', { name: 'Connect Your Store' })).getAttribute('href')).toBe(
    '/auth?account=new',
  );
  expect(screen.getByRole('link', { name: 'View Features' }).getAttribute('href')).toBe('/features');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('heading', { name: 'Why Choose Vitrin' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'hello@example.com' })).getAttribute('href')).toBe(
    'mailto:hello@example.com',
  );
});

test.each([
  ['/?shopify_installed=true&store=tea%20house', '/auth?shopify_install=true&shop=tea+house'],
  ['/?shopier_installed=true&store=tea%20house', '/auth?shopier_install=true&store=tea+house'],
])('back from an installation (%s), every beginning leads to %s', async (path, start) => {
  openApp(path, [signedOut]);

  expect(await screen.findByRole('heading', { name: 'Store Connected Successfully' })).toBeTruthy();
  expect(screen.getByText('tea house')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Connect Your Store' })).toBeNull();
  for (const name of ['Complete Account Setup', 'Get Started', "Start Now - It's Free"])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(start);
});

test('an installation without a store is not believed', async () => {
  openApp('/?shopify_installed=true', [signedOut]);
  expect(await screen.findByRole('link', { name: 'Connect Your Store' })).toBeTruthy();
});

test('whose account was deleted reads so where they arrive', async () => {
  openApp('/?account=deleted', [signedOut]);
  const note = await screen.findByText(
    'Account Deleted. Your account is closed, and your data is being deleted.',
  );
  expect(note.getAttribute('role')).toBe('status');
});

test('who begins on the landing page is asked for what a new account needs', async () => {
  const { user } = openApp('/', [signedOut]);
  await user.click(await screen.findByRole('link', { name: 'Connect Your Store' }));
  expect(await screen.findByLabelText('First Name')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true');
});
