import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

test('weeks with and without posts are drawn, the calendar keeps to them, and the owner ends it early', async (t) => {
  const { page, errors } = await openBrowser(t, PHONE);
  await connectTo(page, 'steady-weeks');
  await connectX(page);
  await page.goto('/social-media-scheduler/experiment');
  const offer = page.getByRole('region', { name: 'Plan an experiment' });
  await offer.getByText(/With your sales it takes \d+ weeks to see \+15%/).waitFor();
  await assertAccessible(page, 'the offer of an experiment', 'en-GB');
  await offer.getByRole('button', { name: 'Draw the weeks and start' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await toastOf(page, 'The weeks are drawn').waitFor();

  const planned = page.getByRole('region', { name: 'Experiment planned' });
  const weeks = planned.getByRole('listitem');
  await weeks.first().waitFor();
  const names = await weeks.allInnerTexts();
  assert.ok(names.length >= 10 && names.length % 2 === 0, names.join());
  assert.equal(names.filter((name) => name.includes('Without posts')).length, names.length / 2);
  await assertAccessible(page, 'an experiment that is planned', 'en-GB');

  const quietDay = await quietDayOf(page);
  await page.goto(`/social-media-scheduler?tab=calendar&view=agenda&new=${quietDay}`);
  const sheet = page.getByRole('dialog', { name: 'New Post' });
  await sheet.getByRole('textbox', { name: 'Caption' }).fill('Tea for a quiet week');
  await sheet.getByRole('button', { name: 'Schedule', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Post in a week without posts?' });
  await question.waitFor();
  await assertAccessible(page, 'the question in a week without posts', 'en-GB');
  await question.getByRole('button', { name: 'Post anyway' }).click();
  await toastOf(page, 'Post scheduled').waitFor();
  await page.goto(`/social-media-scheduler?tab=calendar&view=agenda&day=${quietDay}`);
  await page.getByText('Without posts: experiment').first().waitFor();

  await page.goto('/social-media-scheduler/experiment');
  await page.getByRole('button', { name: 'End early' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the experiment' }).click();
  await toastOf(page, 'Experiment ended').waitFor();
  await page.getByText(/before its time, so it has no result/).waitFor();
  await page.getByRole('region', { name: 'Plan an experiment' }).waitFor();
  // The browser notes that the first call was refused, which made the question.
  assert.deepEqual(
    errors.filter((error) => !error.includes('409')),
    [],
  );
});

test('a shop with few weeks reads in Turkish why no experiment is offered', async (t) => {
  const { page, errors } = await openBrowser(t, PHONE);
  await connectTo(page, 'no-reports');
  await page.evaluate(() => localStorage.setItem('vitrin-language', 'tr'));
  await page.goto('/social-media-scheduler/experiment');
  await page.getByRole('region', { name: 'Bu mağaza için henüz sunulmuyor' }).waitFor();
  await page.getByText(/öncesinde 26 tam haftalık satış gerekir/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Kurayı çek ve başlat' }).count(), 0);
  assert.deepEqual(errors, []);
});

async function connectTo(page: Page, shop: string) {
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop, token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
}

/** The Tuesday of the first week without posts. */
async function quietDayOf(page: Page): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/stores')).json();
  const { quietWeeks } = await (
    await page.request.get(`/api/social-media/${id}/experiments/quiet-weeks`)
  ).json();
  return new Date(Date.parse(quietWeeks[0]) + 86_400_000).toISOString().slice(0, 10);
}
