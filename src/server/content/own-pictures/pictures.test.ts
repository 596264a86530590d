import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { ownPictureEndpoints, pictureEndpoints } from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { pathOf } from '#shared/core/endpoint.ts';

/** The product's photo is wide, red on the left and blue on the right. */
const pictures = createServer(async (request, response) => {
  if (request.url !== '/photo.jpg') return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await wide());
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => void pictures.close());

const half = (background: string) => ({
  create: { width: 600, height: 800, channels: 3 as const, background },
});
const wide = async () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c02020' } })
    .composite([{ input: await sharp(half('#2020c0')).png().toBuffer(), left: 600, top: 0 }])
    .jpeg()
    .toBuffer();

const design: PictureDesign = {
  look: 'clean',
  headline: 'Mornings begin here',
  offer: null,
  steps: [],
  showsPrice: true,
  crop: null,
};

async function start() {
  const products = [
    { title: 'Morning Tea', price: '10.00', images: [{ url: `${host}/photo.jpg` }] },
    { title: 'Night Tea', price: '12.00', images: [{ url: `${host}/gone.jpg` }] },
    { title: 'Plain Tea', price: '9.00' },
  ];
  const other = { name: 'other-house', products: [{ title: 'Coffee', price: '4.00' }], orders: [] };
  const app = await startApp({
    shops: [{ name: 'tea-house', products, orders: [] }, other],
    allowedOrigins: [host],
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id, title from products');
  const productId = (title: string) => rows.find((row) => row.title === title)!.id as string;
  const params = { storeId };
  const tea = productId('Morning Tea');
  const draw = (body: object, to = storeId) =>
    owner.call(pictureEndpoints.draw, { params: { storeId: to }, body: { productId: tea, design, ...body } });
  const begin = (body: object) =>
    owner.expectOk(owner.call(pictureEndpoints.begin, { params, body: { productId: tea, ...body } }));
  const upload = async (to = storeId) => {
    const file = await sharp(half('#20a040')).jpeg().toBuffer();
    const reply = await owner.send('POST', pathOf(ownPictureEndpoints.upload, { storeId: to }), file, {
      'content-type': 'image/jpeg',
    });
    return reply.json().id as string;
  };
  const open = async (imageUrl: string) => sharp((await owner.send('GET', imageUrl)).rawPayload);
  return { ...app, owner, storeId, params, productId, tea, draw, begin, upload, open };
}

test('a preview is small and saved nowhere; what is kept is a file of the account with its design', async () => {
  const { draw, db, open, owner, begin } = await start();
  const preview = await owner.expectOk(draw({ previewWidth: 320 }));
  expect(preview).toMatchObject({ width: 320, height: 400, notes: [] });
  expect(preview.imageUrl).toMatch(/^data:image\/jpeg;base64,/);
  expect(preview.altText).toContain('Morning Tea');
  expect((await db.execute('select from generated_content')).rows).toEqual([]);

  const kept = await owner.expectOk(draw({ keep: true }));
  expect(await (await open(kept.imageUrl)).metadata()).toMatchObject({
    width: 1080,
    height: 1350,
    format: 'jpeg',
  });
  const { composition, altText } = await begin({ imageUrl: kept.imageUrl });
  expect(composition).toMatchObject({ design, platform: 'instagram' });
  expect(altText).toBe(kept.altText);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect([usage.text.current, usage.image.current]).toEqual([0, 0]);
});

test('the picture of a generated post opens with the design it was drawn with', async () => {
  const { owner, params, tea, begin } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: tea } }),
  );
  const begun = await begin({ imageUrl: content.imageUrl, caption: content.caption });
  expect(begun.composition.design).toMatchObject({ look: expect.any(String), crop: null });
  expect(begun).toMatchObject({
    altText: content.altText,
    product: { id: tea, title: 'Morning Tea', photos: [`${host}/photo.jpg`] },
    notes: [],
  });
});

test('a saved post that gets another picture keeps it, and what was published keeps its own', async () => {
  const { owner, params, tea, draw } = await start();
  const content = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params, body: { productId: tea } }),
  );
  const [saved] = await owner.expectOk(owner.call(contentEndpoints.history, { params }));
  const { imageUrl, altText } = await owner.expectOk(draw({ keep: true }));
  const body = { ...saved!, postId: saved!.id, imageUrl, altText };
  const changed = await owner.expectOk(owner.call(contentEndpoints.save, { params, body }));
  expect(changed).toMatchObject({ id: saved!.id, imageUrl, altText });
  expect((await owner.send('GET', content.imageUrl!)).statusCode).toBe(200);
  // Whoever saves words alone leaves the picture.
  const words = { ...body, imageUrl: null, caption: 'Other words.' };
  const after = await owner.expectOk(owner.call(contentEndpoints.save, { params, body: words }));
  expect(after).toMatchObject({ imageUrl, caption: 'Other words.' });
});

test('a photo is posted as it is, whole on its own ground or cut to the part that was chosen', async () => {
  const { owner, draw, open } = await start();
  const padded = await owner.expectOk(draw({ design: null, keep: true }));
  expect(padded.altText).toBe('Photo: Morning Tea.');
  // 1080 × 720 in the middle of 1080 × 1350.
  expect(await colourAt(await open(padded.imageUrl), 100, 675)).toEqual('red');
  expect(await colourAt(await open(padded.imageUrl), 980, 675)).toEqual('blue');
  const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const cropped = await owner.expectOk(
    draw({ design: null, plain: { fit: 'crop', crop: right }, platform: 'facebook', keep: true }),
  );
  const file = await open(cropped.imageUrl);
  expect(await file.metadata()).toMatchObject({ width: 1080, height: 1080 });
  expect([await colourAt(file, 10, 540), await colourAt(file, 1070, 540)]).toEqual(['blue', 'blue']);
});

test('an own picture takes the place of the product’s photo, also without a product', async () => {
  const { owner, upload, draw, open, begin } = await start();
  const sourceMediaId = await upload();
  const kept = await owner.expectOk(
    draw({ design: null, sourceMediaId, plain: { fit: 'crop', crop: null }, keep: true }),
  );
  expect(await colourAt(await open(kept.imageUrl), 540, 675)).toBe('green');
  const designed = await owner.expectOk(draw({ productId: null, sourceMediaId, keep: true }));
  const begun = await begin({ imageUrl: designed.imageUrl, productId: null });
  expect(begun.composition).toMatchObject({ sourceMediaId, productId: null, design });

  const params = { storeId: (await owner.stores())[0]!.id, pictureId: sourceMediaId };
  await owner.expectOk(owner.call(ownPictureEndpoints.remove, { params }));
  const after = await begin({ imageUrl: kept.imageUrl });
  expect(after.composition).toMatchObject({ sourceMediaId: null, design: null });
  expect(after.notes).toEqual(['The picture of your own that this was made of was deleted.']);
});

test('pictures, products and photos of others are refused', async () => {
  const { owner, upload, draw, signUp, params, db } = await start();
  const { id: otherStore } = await owner.connectShopify('other-house');
  const sourceMediaId = await upload(otherStore);
  const answers = await Promise.all([
    draw({ sourceMediaId, keep: true }),
    draw({ sourceMediaId: crypto.randomUUID(), keep: true }),
    draw({ photoUrl: `${host}/secret.jpg`, keep: true }),
    draw({ productId: 'gone', keep: true }),
    draw({ photoUrl: `${host}/photo.jpg`, keep: true }, otherStore),
    draw({ productId: null, keep: true }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [404, 'own_picture_gone'],
    [404, 'own_picture_gone'],
    [404, 'photo_gone'],
    [404, 'product_not_found'],
    [404, 'photo_gone'],
    [400, 'invalid_request'],
  ]);
  const stranger = await signUp();
  const foreign = await stranger.call(pictureEndpoints.draw, { params, body: { productId: '1', design } });
  expect(foreign.status).toBe(404);
  expect((await db.execute(`select from generated_content where content_type = 'image'`)).rows).toEqual([]);
});

test('a photo that cannot be had stops what shows it as it is, and is said where a design does without', async () => {
  const { owner, draw, productId } = await start();
  const night = productId('Night Tea');
  const plain = await draw({ productId: night, design: null });
  expect([plain.status, plain.body.error]).toEqual([422, 'photo_unusable']);
  expect((await draw({ productId: productId('Plain Tea'), design: null })).status).toBe(422);
  const { notes } = await owner.expectOk(draw({ productId: night }));
  expect(notes).toEqual(['The product photo could not be loaded, so the picture was made without it.']);
});

test('of previews that wait only one is drawn', async () => {
  const { draw } = await start();
  const answers = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((headline) => draw({ design: { ...design, headline } })),
  );
  // Which of them came last is known to newest-first.test.ts: requests at once come in any order.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
});

async function colourAt(file: Sharp, left: number, top: number): Promise<string> {
  const pixel = await file.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  if (r > 150 && g < 90 && b < 90) return 'red';
  if (b > 150 && r < 90 && g < 90) return 'blue';
  return g > 120 && r < 90 && b < 110 ? 'green' : `${r} ${g} ${b}`;
}
