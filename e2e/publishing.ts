import assert from 'node:assert/strict';
import type { APIResponse, Page } from 'playwright-core';
import sharp from 'sharp';
import { BASE_URL } from './browser.ts';

export const SENDING_PATIENCE_MS = 60_000;
export const PICTURE_TEXT = 'What is for sale';
const PICTURE = { create: { width: 1080, height: 1080, channels: 3, background: '#7a1f3d' } } as const;

export type Calls = ReturnType<typeof callsOf>;

/** Calls to the part of the API that an address begins with, in the session of the page. */
export function callsOf(page: Page, path: string) {
  const headers = { origin: BASE_URL };
  // biome-ignore lint/suspicious/noExplicitAny: what a journey reads of a reply, it asserts.
  const json = async (reply: APIResponse): Promise<any> => {
    assert.equal(reply.status(), 200, await reply.text());
    return reply.json();
  };
  return {
    get: async (at: string) => json(await page.request.get(path + at)),
    post: async (at: string, data: object) => json(await page.request.post(path + at, { data, headers })),
    send: async (at: string, data: Buffer) =>
      json(
        await page.request.post(path + at, { data, headers: { ...headers, 'content-type': 'image/jpeg' } }),
      ),
  };
}

export async function until(page: Page, isSo: () => Promise<boolean>, otherwise: string) {
  for (const end = Date.now() + SENDING_PATIENCE_MS; !(await isSo()); await page.waitForTimeout(500))
    assert.ok(Date.now() < end, otherwise);
}

/** A post with a link about a product that can be bought, out at every account. */
export async function publishPost(page: Page, call: Calls, given: Given): Promise<{ id: string }> {
  const post = await planPost(page, call, given);
  await isPublished(page, call, post.id);
  return post;
}

interface Given {
  storeId: string;
  caption: string;
  at?: Date;
  /** About the shop as a whole, and no product. */
  ofShop?: boolean;
}

/** The same, to go out at some time. */
export async function planPost(
  page: Page,
  call: Calls,
  { storeId, caption, at, ofShop = false }: Given,
): Promise<{ id: string }> {
  const { products } = await (await page.request.get(`/api/analytics/${storeId}/products`)).json();
  const product = products.find(
    ({ inventory }: { inventory: number | null }) => inventory === null || inventory > 0,
  );
  const { accounts } = await call.get('/accounts');
  return call.post('/calendar/posts', {
    caption: `${caption} ${crypto.randomUUID()}`,
    productId: ofShop ? null : product.id,
    imageUrl: (await call.send('/own-pictures', await sharp(PICTURE).jpeg().toBuffer())).imageUrl,
    altText: PICTURE_TEXT,
    accountIds: accounts.map(({ id }: { id: string }) => id),
    scheduledFor: (at ?? new Date()).toISOString(),
    withLink: true,
  });
}

export async function isPublished(page: Page, call: Calls, postId: string) {
  const isOut = async () => (await call.get(`/calendar/posts/${postId}`)).status === 'published';
  await until(page, isOut, 'the post did not go out');
}
