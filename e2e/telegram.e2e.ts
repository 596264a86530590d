import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const DRAWING_PATIENCE_MS = 90_000;
const SENDING_PATIENCE_MS = 60_000;
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

test('a newcomer without any account publishes to a Telegram channel', async (t) => {
  const { page, errors } = await openBrowser(t, PHONE);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'flaky', token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  const { token, feed } = await telegram(page);
  const main = page.getByRole('main');

  await page.goto('/social-media');
  await main.getByRole('radio', { name: 'Telegram' }).click();
  await main.getByRole('button', { name: /^Product/ }).click();
  await page.getByRole('dialog').locator('button[aria-pressed]').first().click();
  await main.getByRole('button', { name: 'Generate Content' }).click();
  const connect = main.getByRole('button', { name: 'Connect Telegram' });
  await connect.waitFor({ timeout: DRAWING_PATIENCE_MS });
  const words = await main.getByRole('textbox', { name: 'Caption' }).inputValue();
  await main.getByRole('figure', { name: 'Preview on Telegram' }).waitFor();
  await connect.click();

  const entry = page.getByRole('dialog', { name: 'Connect Telegram' });
  await entry.getByLabel('Bot token').fill(token);
  await entry.getByLabel('Name of the channel').fill('@notinvited');
  await entry.getByRole('button', { name: 'Connect', exact: true }).click();
  await entry.getByText(/^The bot may not post in this channel/).waitFor();
  await assertAccessible(page, 'what Telegram asks for', 'en-GB', '[role=dialog]');
  await entry.getByLabel('Name of the channel').fill('@lumiereist');
  await entry.getByRole('button', { name: 'Connect', exact: true }).click();

  // It leads to the post as it was left, at the one account there is.
  const share = page.getByRole('dialog', { name: 'Share now' });
  await share.getByRole('checkbox', { name: /Telegram/, checked: true }).waitFor();
  assert.equal(await share.getByRole('textbox', { name: 'Caption' }).inputValue(), words);
  await share.getByRole('button', { name: 'Share now' }).click();
  await toastOf(page, 'It goes out in a moment').waitFor();
  for (const end = Date.now() + SENDING_PATIENCE_MS; ; await page.waitForTimeout(500)) {
    const there = (await feed()).filter(({ text }) => text.startsWith(words));
    assert.ok(there.length <= 1);
    if (there.length === 1) break;
    assert.ok(Date.now() < end, 'nothing was published');
  }
  await page.goto('/social-media-scheduler?tab=activity');
  await main.getByRole('article').getByText('Published', { exact: true }).waitFor();
  // The browser reports the refusal, too.
  assert.deepEqual(
    errors.filter((each) => !each.includes('/accounts/enter')),
    [],
  );
});

/** What stands on the simulator's desk for people, and what everybody sees of it. */
async function telegram(page: Page) {
  const { simulated } = await (await page.request.get('/api/environment')).json();
  const { deskUrl } = simulated.find(({ name }: { name: string }) => name === 'Telegram');
  const desk = await (await fetch(new URL('/desk', deskUrl))).text();
  return {
    token: /<code>([^<]+)<\/code>/.exec(desk)![1]!,
    feed: async (): Promise<{ text: string }[]> =>
      (await (await fetch(`${deskUrl}.json`)).json()).publications,
  };
}
