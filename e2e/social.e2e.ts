import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { DAY_MS } from '#shared/core/time.ts';
import { BASE_URL, openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly } from './connecting.ts';

const WRITING_PATIENCE_MS = 90_000;
const SENDING_PATIENCE_MS = 60_000;

interface Post {
  id: string;
  status: string;
  heldReason: string | null;
  imageUrl: string | null;
  scheduledFor: string;
  caption: string;
}

test('an owner connects all networks, has the week drafted, approves it and sees posts go out once', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopier', shop: 'clear', token: 'pat_clear' });
  const storeId = await productsOf(page);
  const api = apiOf(page, storeId);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/settings/);
  // A consent opens every Page of its owner; only those of this shop are its.
  const found = page.getByRole('region', { name: /^Which of these accounts belong to/ });
  await found.getByRole('checkbox', { name: /Lumi/ }).first().waitFor();
  assert.equal(await found.getByRole('checkbox', { checked: true }).count(), 0);
  for (const account of await found.getByRole('checkbox', { name: /Lumi/ }).all()) await account.check();
  await found.getByRole('button', { name: /^Connect \d accounts$/ }).click();
  await found.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('@lumiere.istanbul').first().waitFor();
  await page.getByRole('button', { name: 'Connect X' }).click();
  await page.getByText('@lumiereist').click();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await page.waitForURL(/\/settings/);
  await page.getByRole('checkbox', { name: /@lumiereist/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Connect 1 account' }).click();
  await found.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('@lumiereist').first().waitFor();

  await page.getByRole('link', { name: 'Social Media Calendar' }).click();
  await page.getByRole('button', { name: 'Create Schedule' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Schedule' });
  await dialog.getByRole('button', { name: 'Create Schedule' }).click();
  await dialog.getByText('Please enter a name for your posting schedule').first().waitFor();
  await dialog.getByLabel('Schedule Name').fill('Weekly window');
  await dialog.getByRole('radio', { name: 'Facebook' }).click();
  await dialog.getByRole('button', { name: 'Create Schedule' }).click();
  await toastOf(page, 'Schedule Created').waitFor();

  // The whole week is written, whatever the creator's allowances are.
  const drafts = await api.until((posts) => posts.filter(({ status }) => status === 'draft').length === 3);
  assert.ok(drafts.every(({ status, imageUrl }) => status !== 'draft' || imageUrl));

  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByText('3 posts need your approval.').waitFor();
  await page.getByRole('radio', { name: 'Agenda' }).click();
  const handle = page.getByRole('button', { name: /^Move / }).first();
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await toastOf(page, 'Post moved').waitFor();
  const moved = await api.posts();
  assert.notDeepEqual(timesOf(moved), timesOf(drafts));

  await page.getByRole('button', { name: 'Approve all' }).click();
  await page
    .getByRole('dialog', { name: 'Approve all that are shown?' })
    .or(page.getByRole('alertdialog', { name: 'Approve all that are shown?' }))
    .getByRole('button', { name: 'Approve all' })
    .click();
  await api.until((posts) => posts.filter(({ status }) => status === 'pending').length === 3);

  const accounts = await api.accounts();
  const now = () => new Date().toISOString();
  const text = `Sent by a journey ${crypto.randomUUID()}`;
  const all = accounts.filter(({ network }) => network !== 'instagram').map(({ id }) => id);
  await api.create({ caption: text, accountIds: all, scheduledFor: now() });
  await api.until((posts) => posts.some(({ caption, status }) => caption === text && status === 'published'));
  const seen = (await feedsOf(page)).flat().filter((post) => JSON.stringify(post).includes(text));
  assert.equal(seen.length, all.length, 'once on each account');

  await page.getByRole('tab', { name: 'Activity' }).click();
  const rejected = `[reject] ${crypto.randomUUID()}`;
  const [facebook] = accounts.filter(({ network }) => network === 'facebook');
  await api.create({ caption: rejected, accountIds: [facebook!.id], scheduledFor: now() });
  const row = page.getByRole('article').filter({ hasText: rejected });
  await row.getByText('Failed', { exact: true }).waitFor({ timeout: SENDING_PATIENCE_MS });
  await row.getByRole('button', { name: 'Send again' }).click();
  await row.getByText('Failed', { exact: true }).waitFor({ timeout: SENDING_PATIENCE_MS });

  await page.getByRole('tab', { name: 'Active Schedules' }).click();
  await page.getByRole('button', { name: 'Pause Weekly window' }).click();
  await page.getByText('Paused', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Resume Weekly window' }).click();
  await page.getByText('Active', { exact: true }).first().waitFor();
  assert.deepEqual(errors, []);
});

/** Waits for the catalogue. @returns the id of the store. */
async function productsOf(page: Page): Promise<string> {
  for (;;) {
    const [store] = await (await page.request.get('/api/stores')).json();
    if (store.sync.products > 0) return store.id;
    await page.waitForTimeout(500);
  }
}

function apiOf(page: Page, storeId: string) {
  const path = `/api/social-media/${storeId}`;

  async function posts(): Promise<Post[]> {
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const reply = await page.request.get(`${path}/calendar?from=${day(-2)}&to=${day(14)}`);
    return (await reply.json()).posts;
  }
  return {
    posts,
    async until(isSo: (posts: Post[]) => boolean): Promise<Post[]> {
      for (const end = Date.now() + WRITING_PATIENCE_MS; ; await page.waitForTimeout(500)) {
        const found = await posts();
        if (isSo(found)) return found;
        assert.ok(
          Date.now() < end,
          JSON.stringify(found.map(({ status, heldReason }) => [status, heldReason])),
        );
      }
    },
    async accounts(): Promise<{ id: string; network: string }[]> {
      return (await (await page.request.get(`${path}/accounts`)).json()).accounts;
    },
    async create(post: object) {
      const reply = await page.request.post(`${path}/calendar/posts`, {
        data: post,
        headers: { origin: BASE_URL },
      });
      assert.equal(reply.status(), 200, await reply.text());
    },
  };
}

const timesOf = (posts: Post[]) => posts.map(({ id, scheduledFor }) => `${id} ${scheduledFor}`).sort();

/** What everybody sees on the simulated networks. */
async function feedsOf(page: Page): Promise<object[][]> {
  const { simulated } = await (await page.request.get('/api/environment')).json();
  const feeds = (simulated as { deskUrl: string | null }[])
    .map(({ deskUrl }) => deskUrl)
    .filter((address) => address?.endsWith('/feed'));
  return Promise.all(
    feeds.map(async (address) => (await (await fetch(`${address}.json`)).json()).publications),
  );
}
