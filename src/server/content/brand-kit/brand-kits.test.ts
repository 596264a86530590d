import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandKits } from '#server/core/db/schema/brand.ts';
import { syncStates } from '#server/core/db/schema/stores.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type BrandChoice, brandEndpoints } from '#shared/content/brand-kit.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { THEMES } from '#simulators/storefront/theme.ts';

/** Photos of red things on a grey ground. */
const pictures = createServer(async (_request, response) => {
  const red = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#c8202f' } })
    .png()
    .toBuffer();
  const photo = sharp({ create: { width: 600, height: 600, channels: 3, background: '#dddddd' } });
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(
    await photo
      .composite([{ input: red }])
      .jpeg()
      .toBuffer(),
  );
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => void pictures.close());

const products = () => [{ title: 'Morning Tea', price: '10.00', images: [{ url: `${host}/tea.jpg` }] }];
const theme = THEMES['lumiere-istanbul'];
const COLOURS: BrandChoice['colours'] = ['#12355b', '#f2b705'];
const OWN: BrandChoice = {
  logo: 'none',
  colours: ['#00aa44', '#f2b705'],
  font: 'Anton',
  priceStyle: 'badge',
};

async function start(storefront: 'theme' | 'password' | 'none' = 'theme') {
  const shown =
    storefront === 'theme' ? { storefront: theme } : storefront === 'password' ? { storefront } : {};
  const app = await startApp({
    shops: [
      { name: 'tea-house', products: products(), orders: [], ...shown },
      { name: 'other-house', products: [], orders: [] },
    ],
    allowedOrigins: [host],
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  const brand = () => owner.expectOk(owner.call(brandEndpoints.get, { params }));
  const save = (body: BrandChoice) => owner.call(brandEndpoints.save, { params, body });
  const preview = (choice: BrandChoice) =>
    owner.call(brandEndpoints.preview, { params, body: { choice, look: 'bold' } });
  const upload = (file: Buffer, type = 'image/png') =>
    owner.send('POST', pathOf(brandEndpoints.uploadLogo, params), file, { 'content-type': type });
  return { ...app, owner, storeId, params, brand, save, preview, upload };
}

const logo = (colour = '#7a1f3d') =>
  sharp({ create: { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: { create: { width: 260, height: 60, channels: 4, background: colour } } }])
    .png()
    .toBuffer();

test("once connected, a shop's page gives its logo, colours and font, and each says that it is from there", async () => {
  const { brand } = await start();

  expect(await brand()).toMatchObject({
    choice: { logo: 'found', colours: COLOURS, font: 'Grotesque', priceStyle: null },
    from: { logo: 'page', colours: ['page', 'page'], font: 'page', priceStyle: null },
    found: { logo: expect.stringMatching(/^data:image\/png;base64,/) },
    pageUrl: 'https://tea-house.myshopify.com',
    isReading: false,
    notes: [],
  });
});

test('behind a password page, the photos give the colours', async () => {
  const { brand } = await start('password');

  const { choice, from, notes } = await brand();

  expect(choice.colours![0]).toMatch(/^#[bcd]\w[0-4]\w[0-4]\w$/);
  expect({ from, notes }).toMatchObject({
    from: { logo: null, colours: ['photos', 'photos'], font: null },
    notes: ['Your shop is behind a password page, so its pages could not be read.'],
  });
});

test('while products are still being read, a brand without colours of the page waits for their photos', async () => {
  const { db, owner, runJobs } = await start('none');
  const { id: storeId } = await owner.connectShopify('other-house');
  const params = { storeId };
  const readWhile = async (phase: 'recent' | 'ready') => {
    await db.update(syncStates).set({ phase }).where(eq(syncStates.storeId, storeId));
    await owner.expectOk(owner.call(brandEndpoints.read, { params }));
    await runJobs();
    return owner.expectOk(owner.call(brandEndpoints.get, { params }));
  };

  expect((await readWhile('ready')).isReading).toBe(false);
  expect((await readWhile('recent')).isReading).toBe(true);
});

test('what the owner says counts, what is left as it was follows the page, and reset forgets it', async () => {
  const { brand, save, owner, params } = await start();
  const mine: BrandChoice = {
    logo: 'none',
    colours: ['#12355B', '#00aa44'],
    font: 'Grotesque',
    priceStyle: 'badge',
  };

  const saved = await owner.expectOk(save(mine));

  expect(saved).toMatchObject({
    choice: { ...mine, colours: ['#12355b', '#00aa44'] },
    from: { logo: null, colours: ['page', 'owner'], font: 'page', priceStyle: 'owner' },
  });
  expect(await brand()).toEqual(saved);
  await owner.expectOk(owner.call(brandEndpoints.reset, { params }));
  expect(await brand()).toMatchObject({
    choice: { logo: 'found', colours: COLOURS, font: 'Grotesque', priceStyle: null },
  });
});

test("'none' is an answer, too: no colours and no font of the page", async () => {
  const { brand, save } = await start();
  await save({ logo: 'none', colours: null, font: null, priceStyle: null });
  expect(await brand()).toMatchObject({
    choice: { logo: 'none', colours: null, font: null, priceStyle: null },
    from: { logo: null, colours: null, font: null, priceStyle: null },
  });
});

test('read again, the page is followed where the owner said nothing else, and what the owner said stays', async () => {
  const { brand, save, owner, params, simulator, runJobs } = await start();
  await owner.expectOk(save({ logo: 'found', colours: COLOURS, font: 'Anton', priceStyle: null }));
  simulator
    .shop('tea-house')
    .setStorefront({ ...theme, themeColor: '#7a1f3d', headingFont: '"Lora", serif' });

  const asked = await owner.expectOk(owner.call(brandEndpoints.read, { params }));
  await runJobs();

  expect(asked.isReading).toBe(true);
  expect(await brand()).toMatchObject({
    choice: { colours: ['#7a1f3d', '#12355b'], font: 'Anton' },
    from: { font: 'owner', colours: ['page', 'page'] },
    found: { font: 'Playfair' },
    isReading: false,
  });
});

test('an uploaded logo is used at once, without its empty border', async () => {
  const { brand, upload } = await start('none');

  expect((await upload(await logo())).statusCode).toBe(200);

  const { choice, from, ownLogo } = await brand();
  expect({ logo: choice.logo, from: from.logo }).toEqual({ logo: 'own', from: 'owner' });
  const png = Buffer.from(ownLogo!.split(',')[1]!, 'base64');
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: 260,
    height: 60,
    hasAlpha: true,
  });
});

test('what is no logo is refused, with a reason', async () => {
  const { upload, brand } = await start('none');
  const blank = { create: { width: 300, height: 300, channels: 3 as const, background: '#fff' } };
  const files: [Buffer, RegExp][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /SVG/],
    [Buffer.from('hello'), /not a picture/],
    [(await logo()).subarray(0, 300), /damaged/],
    [
      await sharp(await logo())
        .resize(40)
        .png()
        .toBuffer(),
      /too small/,
    ],
    [await sharp(blank).png().toBuffer(), /empty/],
  ];
  for (const [file, message] of files) {
    const reply = await upload(file);
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'logo_refused']);
    expect(reply.json().message).toMatch(message);
  }
  expect((await brand()).ownLogo).toBeNull();
});

test('bad input is refused: colours that are none, a logo that was never uploaded', async () => {
  const { save } = await start('none');
  const wrong = await save({ ...OWN, colours: ['red', '#00aa44'] });
  expect([wrong.status, wrong.body.fields]).toEqual([
    400,
    { 'colours.0': 'A colour is # and six digits or letters from a to f.' },
  ]);
  const missing = await save({ ...OWN, logo: 'own' });
  expect([missing.status, missing.body.error]).toEqual([400, 'no_own_logo']);
});

test('a brand that is being chosen is shown on a product before it is saved, and what is made is drawn with what is saved', async () => {
  const { preview, save, owner, params, db } = await start('none');
  const { rows } = await db.execute<{ id: string }>('select id from products');

  const { status, body } = await preview(OWN);
  expect([status, body.altText]).toEqual([200, expect.stringContaining('Morning Tea')]);
  expect(await greenOf(dataOf(body.imageUrl))).toBeGreaterThan(0.02);
  expect(await greenOf(dataOf((await preview({ ...OWN, colours: null })).body.imageUrl))).toBeLessThan(0.01);

  await owner.expectOk(save(OWN));
  const { imageUrl } = await owner.expectOk(
    owner.call(contentEndpoints.generate, {
      params,
      body: {
        productId: rows[0]!.id,
        platform: 'instagram',
        contentFormat: 'post',
        contentType: 'product',
        tone: 'trendy',
        language: 'en',
        includeImage: true,
        includeHashtags: true,
      },
    }),
  );
  const file = await owner.send('GET', imageUrl!);
  expect(await greenOf(file.rawPayload)).toBeGreaterThan(0.01);
});

test('without a product there is nothing to show a brand on, and that is said', async () => {
  const { owner } = await start('none');
  const { id: storeId } = await owner.connectShopify('other-house');
  const { status, body } = await owner.call(brandEndpoints.preview, {
    params: { storeId },
    body: { choice: OWN, look: 'clean' },
  });
  expect([status, body.error]).toEqual([409, 'no_products']);
});

test('a brand goes with its store', async () => {
  const { db, owner, params, upload, runJobs } = await start();
  await upload(await logo());
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params }));
  await runJobs();
  expect(await db.select().from(brandKits)).toEqual([]);
});

const dataOf = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');

/** The part of a picture that is about as green as the brand. */
async function greenOf(jpeg: Buffer): Promise<number> {
  const { data } = await sharp(jpeg).resize(200).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  for (let at = 0; at < data.length; at += 3)
    if (data[at + 1]! > 1.6 * Math.max(data[at]!, data[at + 2]!)) green++;
  return green / (data.length / 3);
}
