import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { DAY_MS } from '#shared/core/time.ts';
import { assertAccessible } from './assert-accessible.ts';

export async function writeDraft(page: Page, caption: string) {
  await page.goto('/social-media-scheduler?tab=calendar&new=soon');
  const sheet = page.getByRole('dialog', { name: 'New Post' });
  await sheet.getByRole('textbox', { name: 'Caption' }).fill(caption);
  await sheet.getByRole('button', { name: 'Save as a draft' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** In a comment on the soonest post; its sheet stays open. */
export async function mention(
  page: Page,
  { begun, name, further }: { begun: string; name: string; further: string },
): Promise<PlannedPost> {
  const [post] = await plannedPosts(page);
  assert.ok(post);
  await page.goto(`/social-media-scheduler?tab=calendar&scheduled=${post.id}&store=${post.storeId}`);
  const talk = page.getByRole('region', { name: 'Comments and approval' });
  const field = talk.getByRole('textbox', { name: 'Write a comment' });
  await field.pressSequentially(begun);
  await talk.getByRole('option', { name, selected: true }).waitFor();
  await assertAccessible(page, 'a comment that mentions', 'en-GB', '[role=dialog]');
  await field.press('Enter');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(further);
  await talk.getByRole('button', { name: 'Comment', exact: true }).click();
  await talk.getByRole('list', { name: 'Comments' }).getByText(`@${name} ${further}`).waitFor();
  return post;
}

interface PlannedPost {
  id: string;
  storeId: string;
  caption: string;
  status: string;
  scheduledFor: string;
}

/** Of the first store, of these weeks, soonest first. */
export async function plannedPosts(page: Page): Promise<PlannedPost[]> {
  const [storeId] = await storeIdsOf(page);
  const [from, to] = [-1, 30].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));
  const calendar = await page.request.get(`/api/social-media/${storeId}/calendar?from=${from}&to=${to}`);
  return (await calendar.json()).posts;
}

export async function storeIdsOf(page: Page): Promise<string[]> {
  const stores: { id: string }[] = await (await page.request.get('/api/stores')).json();
  return stores.map(({ id }) => id);
}
