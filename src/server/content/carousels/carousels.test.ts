import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { type CarouselOffer, carouselEndpoints } from '#shared/content/carousels.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import type { NextPicture } from '#shared/content/more-pictures.ts';
import {
  ownPictureEndpoints,
  type PictureComposition,
  pictureEndpoints,
} from '#shared/content/own-pictures.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { pathOf } from '#shared/core/endpoint.ts';

const colour = (background: string) =>
  sharp({ create: { width: 640, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pictures = createServer(async (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await colour('#c02020'));
});
let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(() => void pictures.close());

const BAG = {
  title: 'Weekend Bag',
  description: 'A bag of 100% cotton canvas with a capacity of 30 l. Made in Portugal.',
  price: '60.00',
  images: [{ url: `HOST/bag.jpg` }],
};

async function start() {
  const images = [{ url: `${host}/bag.jpg` }];
  const app = await startApp({
    shops: [
      {
        name: 'bag-house',
        products: [
          { ...BAG, images },
          { title: 'Plain Pouch', price: '9.00' },
          {
            title: 'Trail Shoe',
            price: '80.00',
            images: ['side', 'sole', 'top'].map((name) => ({ url: `${host}/${name}.jpg` })),
          },
        ],
        orders: [],
      },
      { name: 'other-house', products: [{ title: 'Coffee', price: '4.00' }], orders: [] },
    ],
    allowedOrigins: [host],
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('bag-house');
  const { rows } = await app.db.execute('select id, title from products');
  const idOf = (title: string) => rows.find((row) => row.title === title)!.id as string;
  const params = { storeId };
  const bag = idOf('Weekend Bag');
  const offers = async (body: object = {}) => {
    const reply = await owner.expectOk(
      owner.call(carouselEndpoints.offers, { params, body: { productId: bag, ...body } }),
    );
    const of = (source: CarouselOffer['source']) => reply.offers.find((each) => each.source === source)!;
    return { photos: of('photos'), facts: of('facts'), variants: of('variants'), steps: of('steps') };
  };
  const upload = async (background = '#20a040') => {
    const reply = await owner.send(
      'POST',
      pathOf(ownPictureEndpoints.upload, { storeId }),
      await colour(background),
      { 'content-type': 'image/jpeg' },
    );
    return reply.json().id as string;
  };
  const draw = (slides: PictureComposition[]) =>
    owner.call(carouselEndpoints.draw, { params, body: { slides } });
  const arrange = (wanted: NextPicture[]) =>
    owner.expectOk(owner.call(carouselEndpoints.arrange, { params, body: { pictures: wanted } }));
  const slideOf = async ({ imageUrl }: NextPicture) =>
    (await owner.expectOk(owner.call(pictureEndpoints.begin, { params, body: { imageUrl } }))).composition
      .slide;
  const saved = async () =>
    (
      await app.db.execute(
        `select from generated_content where content_type = 'image' and cleared_at is null`,
      )
    ).rows.length;
  return { ...app, owner, params, bag, idOf, offers, upload, draw, arrange, slideOf, saved };
}

test('what a product has enough for is offered, what it lacks is said', async () => {
  const { offers, idOf } = await start();
  const { facts, photos, variants, steps } = await offers({ language: 'tr' });
  expect(facts.missing).toBeNull();
  const [cover, ...others] = facts.slides;
  expect(cover!.slide!.kind).toBe('cover');
  expect(others.map(({ slide, design }) => [slide!.kind, slide!.label, design!.headline])).toEqual([
    ['fact', 'Malzeme', '%100 pamuk'],
    ['fact', 'Hacim', '30 l'],
    ['fact', 'Üretim yeri', 'Portekiz'],
    ['closing', 'Sipariş için', null],
  ]);
  expect([photos, variants].map(({ slides, missing }) => [slides, missing])).toEqual([
    [[], 'The catalogue has one photo of this product. Add pictures of your own to it.'],
    [[], 'This product is sold in one version.'],
  ]);
  expect(steps.missing === null).toBe(steps.slides.length > 0);

  const pouch = await offers({ productId: idOf('Plain Pouch') });
  expect(pouch.facts.missing).toBe('The description of this product says too little for a slide of its own.');
});

test('a product of several photos has a carousel of them, in the shop’s order', async () => {
  const { offers, idOf } = await start();
  const { photos } = await offers({ productId: idOf('Trail Shoe') });
  const shown = photos.slides.map(({ photoUrl }) => photoUrl?.slice(host.length) ?? null);
  expect(shown.slice(0, 3)).toEqual(['/side.jpg', '/sole.jpg', '/top.jpg']);
});

test('own pictures make a carousel of photos, in the order in which they were chosen', async () => {
  const { offers, upload } = await start();
  const ownPictures = [await upload('#2040a0'), await upload()];
  const { photos } = await offers({ ownPictures });
  expect(photos.slides.map(({ sourceMediaId }) => sourceMediaId)).toEqual([null, ...ownPictures, null]);
  expect(photos.slides.map(({ slide }) => `${slide!.at}/${slide!.of}`)).toEqual(['1/4', '2/4', '3/4', '4/4']);
});

test('all slides are drawn and saved, take nothing of the allowance and stay editable', async () => {
  const { owner, params, offers, draw, slideOf, saved } = await start();
  const { facts } = await offers();
  const { pictures: drawn, notes } = await owner.expectOk(draw(facts.slides));
  expect(drawn).toHaveLength(facts.slides.length);
  expect(notes).toEqual([]);
  expect(drawn[1]!.altText).toMatch(/^Material: 100% cotton/i);
  expect(await saved()).toBe(facts.slides.length);
  const file = await owner.send('GET', drawn[2]!.imageUrl);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({
    width: 1080,
    height: 1350,
    format: 'jpeg',
  });
  expect(await slideOf(drawn[2]!)).toEqual(facts.slides[2]!.slide);
  const usage = await owner.expectOk(owner.call(usageEndpoints.usage));
  expect([usage.text.current, usage.image.current]).toEqual([0, 0]);

  const [first, ...morePictures] = drawn;
  const post = { productId: null, productTitle: null, caption: 'A bag.', platform: 'instagram' as const };
  const body = { ...post, ...first!, morePictures };
  expect(await owner.expectOk(owner.call(contentEndpoints.save, { params, body }))).toMatchObject({
    morePictures,
  });
});

test('slides that change places are drawn anew with their numbers; other pictures and own descriptions stay', async () => {
  const { owner, offers, draw, arrange, slideOf } = await start();
  const { facts } = await offers();
  const { pictures: drawn } = await owner.expectOk(draw(facts.slides.slice(0, 3)));
  const [one, two, three] = drawn as [NextPicture, NextPicture, NextPicture];
  const wanted = [three, { ...one, altText: 'My own words.' }];
  const { pictures: arranged } = await arrange(wanted);
  expect(arranged.map(({ imageUrl }) => imageUrl)).not.toContain(one.imageUrl);
  expect(arranged.map(({ altText }) => altText)).toEqual([three.altText, 'My own words.']);
  const places = await Promise.all(arranged.map(slideOf));
  expect(places.map((slide) => [slide!.kind, slide!.at, slide!.of])).toEqual([
    [facts.slides[2]!.slide!.kind, 1, 2],
    ['cover', 2, 2],
  ]);
  expect((await arrange(arranged)).pictures).toEqual(arranged);
  expect(await slideOf(two)).toMatchObject({ at: 2 });
});

test('nothing stays of a carousel of which one slide cannot be drawn', async () => {
  const { offers, upload, draw, saved, owner, params } = await start();
  const own = await upload();
  const { photos } = await offers({ ownPictures: [own] });
  await owner.expectOk(owner.call(ownPictureEndpoints.remove, { params: { ...params, pictureId: own } }));
  const reply = await draw(photos.slides);
  expect([reply.status, reply.body.error]).toEqual([404, 'own_picture_gone']);
  expect(await saved()).toBe(0);
});

test('products, pictures and stores of others are refused', async () => {
  const { owner, params, offers, draw, upload, signUp } = await start();
  const { id: otherStore } = await owner.connectShopify('other-house');
  const own = await upload();
  const { facts } = await offers();
  const elsewhere = { params: { storeId: otherStore }, body: { slides: facts.slides } };
  expect((await owner.call(carouselEndpoints.draw, elsewhere)).status).toBe(404);
  const wish = { productId: facts.slides[0]!.productId!, ownPictures: [own] };
  const asked = await owner.call(carouselEndpoints.offers, { params: { storeId: otherStore }, body: wish });
  expect(asked.status).toBe(404);
  const stranger = await signUp();
  expect((await stranger.call(carouselEndpoints.offers, { params, body: wish })).status).toBe(404);
  expect((await draw(facts.slides.slice(0, 1))).status).toBe(400);
});
