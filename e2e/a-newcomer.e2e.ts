import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';

const IMPORT_PATIENCE_MS = 480_000;

test('a newcomer signs up, tries a demo store and reads its figures', async (t) => {
  const { page, errors } = await openBrowser(t);
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('First name is required').waitFor();
  await page.getByText('You must accept the privacy policy to continue').waitFor();
  await signUp(page);

  await page.getByRole('button', { name: 'Try a demo store' }).click();
  await page.waitForURL(/\/dashboard/);
  const summary = page.getByRole('main');
  await summary.getByText('Total Revenue').first().waitFor();
  await page.goto('/stores');
  await page.getByRole('progressbar').waitFor();
  await page
    .getByText(/39,988 orders/)
    .first()
    .waitFor({ timeout: IMPORT_PATIENCE_MS });
  await page.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });

  // A month may just have begun in the shop's time zone.
  await page.goto('/analytics?range=30d');
  const { id } = ((await (await page.request.get('/api/stores')).json()) as { id: string }[])[0]!;
  const metrics = await (await page.request.get(`/api/analytics/${id}/dashboard?range=30d`)).json();
  assert.ok(metrics.totalOrders > 1000, 'the busiest month of the real shop');
  for (const value of [metrics.totalOrders, metrics.totalCustomers]) {
    await page.getByRole('main').getByText(value.toLocaleString('en-GB'), { exact: true }).first().waitFor();
  }
  await page.getByRole('button', { name: 'How is this computed? Total Revenue' }).first().click();
  await page.getByRole('dialog').getByText('Gross sales').first().waitFor();
  assert.deepEqual(errors, []);
});
