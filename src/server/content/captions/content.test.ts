import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentGenerations } from '#server/core/db/schema/social-media.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { PictureDesign } from '#shared/content/picture.ts';
import { usageEndpoints } from '#shared/content/usage.ts';

/** A host of product pictures as shops have them, and as they should not. */
const pictures = createServer(async (request, response) => {
  if (request.url === '/photo.jpg') {
    const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#b5543c' } })
      .jpeg()
      .toBuffer();
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
  }
  if (request.url === '/page.jpg')
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><p>Hello');
  response.writeHead(404).end();
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => void pictures.close());

async function start() {
  const shop = {
    name: 'tea-house',
    products: [
      { title: 'Morning Tea', price: '10.00', description: '<p>A black tea from Rize.</p>', image: 'photo' },
      { title: 'Evening Tea', price: '12.00', image: 'page' },
      { title: 'Night Tea', price: '0.00', image: 'missing' },
      { title: 'Plain Tea', price: '9.00' },
    ].map(({ image, ...product }) => ({
      ...product,
      ...(image ? { images: [{ url: `${host}/${image}.jpg` }] } : {}),
    })),
    orders: [],
  };
  const app = await startApp({ shops: [shop], allowedOrigins: [host] });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id, title from products');
  const productId = (title: string) => rows.find((row) => row.title === title)!.id as string;
  const params = { storeId };
  return { ...app, owner, storeId, params, productId };
}

test('a post is written and drawn from the product, saved in the history, and counted', async () => {
  const { owner, params, productId, db } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: productId('Morning Tea') } }),
  );

  expect(content).toMatchObject({
    isVideo: false,
    videoUrl: null,
    notes: [],
    madeBy: { text: 'builtin', image: 'builtin' },
  });
  expect(content.caption).toContain('Morning Tea');
  expect(content.hashtags.length).toBeGreaterThan(0);
  const picture = await owner.send('GET', content.imageUrl!);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const { width, height, format } = await sharp(picture.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'jpeg' });

  const [saved, ...others] = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
  expect(others).toEqual([]);
  expect(saved).toMatchObject({
    productTitle: 'Morning Tea',
    caption: content.caption,
    imageUrl: content.imageUrl,
  });
  const [media] = await db.select().from(generatedContent);
  expect(PictureDesign.parse(media!.design)).toMatchObject({ steps: [], showsPrice: true, crop: null });
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect([usage.text.current, usage.image.current, usage.video_5s.current]).toEqual([1, 1, 0]);
});

test('a promotion of a product without an offer is a product post, and its owner is told', async () => {
  const { owner, params, productId } = await start();
  const { notes, caption } = await owner.expectOk(
    owner.call(contentEndpoints.generate, {
      params,
      body: { productId: productId('Plain Tea'), contentType: 'promotion', includeImage: false },
    }),
  );
  expect(notes).toEqual([
    'This product has no higher price before, so there is no offer to promote: it is written as a product post.',
  ]);
  expect(caption).not.toMatch(/%|\boff\b|instead of/i);
});

test('saving what was generated once more changes its words and makes no second post', async () => {
  const { owner, params, productId } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, {
      params,
      body: { productId: productId('Plain Tea'), includeImage: false },
    }),
  );
  const body = {
    generationId: content.id,
    productId: productId('Plain Tea'),
    productTitle: 'Plain Tea',
    caption: 'In my own words.',
    hashtags: ['#tea'],
    platform: 'instagram',
  };
  await owner.expectOk(owner.call(contentEndpoints.save, { params, body }));
  await owner.expectOk(owner.call(contentEndpoints.save, { params, body }));

  const history = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
  expect(history).toMatchObject([{ caption: 'In my own words.', hashtags: ['#tea'] }]);
});

test('the words of a post in the history change; one that is gone, or another’s, is saved again', async () => {
  const { owner, params } = await start();
  const save = (caption: string, postId: string | null = null) =>
    owner.expectOk(
      owner.call(contentEndpoints.save, {
        params,
        body: {
          postId,
          productId: null,
          productTitle: null,
          caption,
          hashtags: ['#tea'],
          platform: 'facebook',
        },
      }),
    );
  const first = await save('One');
  const changed = await save('One, and better', first.id);
  expect(changed).toMatchObject({ id: first.id, caption: 'One, and better', createdAt: first.createdAt });
  await owner.expectOk(owner.call(contentEndpoints.deletePost, { params: { postId: first.id } }));

  const again = await save('One, once more', first.id);
  expect(again.id).not.toBe(first.id);
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([again]);
});

test.each([
  ['Evening Tea', 'The file that the store provides as the product photo is not a picture.'],
  ['Night Tea', 'The product photo could not be loaded, so the picture was made without it.'],
])('a picture of %s is made without its photo, and says so', async (title, note) => {
  const { owner, params, productId } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: productId(title) } }),
  );
  expect(content.notes).toEqual([note]);
  expect((await owner.send('GET', content.imageUrl!)).statusCode).toBe(200);
});

test('the third text of a day is refused with the allowance, and clicks at once count one by one', async () => {
  const { owner, params, productId } = await start();
  const generate = () =>
    owner.call(contentEndpoints.generate, {
      params,
      body: { productId: productId('Plain Tea'), includeImage: false },
    });
  const answers = await Promise.all([generate(), generate(), generate(), generate()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
    error: 'Usage limit exceeded',
    resourceType: 'text',
    usage: { current: 2, limit: 2, canUse: false },
  });
});

test('variations differ in what they lead with and cost one text', async () => {
  const { owner, params, productId } = await start();
  const { variations } = await owner.expectOk(
    owner.call(contentEndpoints.variations, { params, body: { productId: productId('Morning Tea') } }),
  );
  expect(variations.map(({ strategy }) => strategy)).toEqual(['hook', 'benefit', 'offer']);
  expect(new Set(variations.map(({ caption }) => caption)).size).toBe(3);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect(usage.text.current).toBe(1);
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([]);
});

test('a product that is gone costs nothing', async () => {
  const { owner, params } = await start();
  const { status, body } = await owner.call(contentEndpoints.generate, {
    params,
    body: { productId: 'gone' },
  });
  expect([status, body.error]).toEqual([404, 'product_not_found']);
  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).text.current).toBe(0);
});

test('a post whose process was killed is given back', async () => {
  const { owner, params, productId, db, clock, runRecurring } = await start();
  await owner.expectOk(
    owner.call(contentEndpoints.generate, {
      params,
      body: { productId: productId('Plain Tea'), includeImage: false },
    }),
  );
  // As the killed process left it.
  await db
    .update(contentGenerations)
    .set({ status: 'running', finishedAt: null, result: null, leaseUntil: clock.now() });
  clock.advance({ minutes: 2 });
  await runRecurring('content.take-up-abandoned');

  expect((await owner.expectOk(owner.call(usageEndpoints.usage))).text.current).toBe(0);
  const generations = await owner.expectOk(owner.call(contentEndpoints.generations, { params }));
  expect(generations).toMatchObject([
    { status: 'failed', problem: 'Failed to generate content. Please try again.' },
  ]);
});

test('nobody else sees, saves to, deletes or clears what is mine', async () => {
  const { owner, signUp, params, productId } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: productId('Morning Tea') } }),
  );
  const [post] = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
  const stranger = await signUp();

  expect((await stranger.send('GET', content.imageUrl!)).statusCode).toBe(404);
  const calls = [
    stranger.call(contentEndpoints.history, { params }),
    stranger.call(contentEndpoints.clearHistory, { params }),
    stranger.call(contentEndpoints.generations, { params }),
    stranger.call(contentEndpoints.deletePost, { params: { postId: post!.id } }),
    stranger.call(contentEndpoints.cancelGeneration, { params: { ...params, generationId: content.id } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toHaveLength(1);
});

test('a post is deleted, and the rest of the history cleared', async () => {
  const { owner, params } = await start();
  const save = (caption: string) =>
    owner.expectOk(
      owner.call(contentEndpoints.save, {
        params,
        body: { productId: null, productTitle: null, caption, platform: 'facebook' },
      }),
    );
  const first = await save('One');
  await save('Two');
  await save('Three');
  await owner.expectOk(owner.call(contentEndpoints.deletePost, { params: { postId: first.id } }));
  const left = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
  expect(left.map(({ caption }) => caption).sort()).toEqual(['Three', 'Two']);
  await owner.expectOk(owner.call(contentEndpoints.clearHistory, { params }));
  expect(await owner.expectOk(owner.call(contentEndpoints.history, { params }))).toEqual([]);
});

test('pictures that no post needs any more are cleared after a week', async () => {
  const { owner, params, productId, clock, runRecurring, db } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: productId('Morning Tea') } }),
  );
  clock.advance({ days: 8 });
  await runRecurring('media.clear-unneeded');
  expect((await owner.send('GET', content.imageUrl!)).statusCode).toBe(200);

  await owner.expectOk(owner.call(contentEndpoints.clearHistory, { params }));
  await runRecurring('media.clear-unneeded');
  expect((await owner.send('GET', content.imageUrl!)).statusCode).toBe(404);
  expect(
    await db.select().from(contentGenerations).where(eq(contentGenerations.id, content.id)),
  ).toHaveLength(1);
});
