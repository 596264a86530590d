import { expect, test } from 'vitest';
import { members } from '#server/core/db/schema/members.ts';
import { contentGenerations } from '#server/core/db/schema/social-media.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import type { CarouselSlide } from '#shared/content/carousel-slide.ts';
import { carouselEndpoints } from '#shared/content/carousels.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { type PictureComposition, pictureEndpoints, WHOLE_PHOTO } from '#shared/content/own-pictures.ts';
import type { PictureDesign } from '#shared/content/picture.ts';
import { calendarEndpoints, type NewPost } from '#shared/publishing/schedules.ts';

const shop = (name: string) => ({ name, products: [{ title: name, price: '10.00' }], orders: [] });
const design: PictureDesign = {
  look: 'clean',
  headline: 'Before its day',
  offer: null,
  steps: [],
  showsPrice: false,
  crop: null,
};
const slide: CarouselSlide = {
  look: 'ribbon',
  kind: 'photo',
  at: 3,
  of: 9,
  label: null,
  step: null,
  variant: null,
  colours: null,
};

/** An owner of two stores, the editor of one of them, and a picture and a reel of the other. */
async function startTwoStores() {
  const started = await startApp({ shops: [shop('tea-house'), shop('coffee-house')] });
  const [owner, editor] = [await started.signUp(), await started.signUp()];
  const { id: tea } = await owner.connectShopify('tea-house');
  const { id: coffee } = await owner.connectShopify('coffee-house');
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const accountId = await idOf(owner);
  await started.db
    .insert(members)
    .values({ accountId, userId: await idOf(editor), role: 'editor', storeIds: [coffee] });

  async function save(mimeType: string, metadata: object | null) {
    const file = { fileName: 'tea', fileSize: 1, filePath: `u/${crypto.randomUUID()}`, mimeType };
    const [record] = await started.db
      .insert(generatedContent)
      .values({ userId: accountId, contentType: 'image', ...file, metadata, design })
      .returning();
    return `/api/media/${record!.id}`;
  }
  const composition: Omit<PictureComposition, 'design'> = {
    productId: null,
    photoUrl: null,
    sourceMediaId: null,
    plain: WHOLE_PHOTO,
    platform: 'instagram',
    contentType: 'product',
    language: 'en',
    seed: 1,
    slide,
  };
  const facts = { storeId: tea, altText: 'A tin that is not on sale yet', composition };
  const [picture, reel] = [await save('image/jpeg', facts), await save('video/mp4', { storeId: tea })];
  const create = (person: typeof owner, storeId: string, post: Partial<NewPost>) =>
    person.call(calendarEndpoints.create, {
      params: { storeId },
      body: {
        caption: 'Tea.',
        accountIds: [],
        approved: false,
        scheduledFor: '2026-11-24T12:00:00Z',
        ...post,
      },
    });
  return { ...started, owner, editor, tea, coffee, accountId, picture, reel, save, create };
}

test('a file of one store is in no post of another, whoever asks', async () => {
  const { owner, editor, tea, coffee, picture, reel, save, create } = await startTwoStores();
  const theirs = await save('image/jpeg', { storeId: coffee });
  const uses: Partial<NewPost>[] = [
    { imageUrl: picture },
    { imageUrl: theirs, morePictures: [{ imageUrl: picture, altText: null }] },
    { videoUrl: reel, contentFormat: 'reel' },
    { imageUrl: picture, contentFormat: 'reel' },
  ];
  for (const use of uses)
    for (const person of [editor, owner]) expect((await create(person, coffee, use)).status).toBe(404);
  expect((await create(owner, tea, uses[0]!)).status).toBe(200);

  const post = await editor.expectOk(create(editor, coffee, { imageUrl: theirs }));
  for (const change of [{ imageUrl: picture }, { morePictures: [{ imageUrl: picture, altText: null }] }]) {
    const body = { version: post.version, ...change };
    const params = { storeId: coffee, postId: post.id };
    expect((await editor.call(calendarEndpoints.change, { params, body })).status).toBe(404);
  }
});

test('a file that was saved without its store is in no post until something of that store shows it', async () => {
  const { db, owner, coffee, accountId, save, create } = await startTwoStores();
  const unknown = await save('image/jpeg', null);
  expect((await create(owner, coffee, { imageUrl: unknown })).status).toBe(404);
  const ended = { userId: accountId, storeId: coffee, request: {}, status: 'done' as const, spent: [] };
  await db.insert(contentGenerations).values({ ...ended, result: [{ imageUrl: unknown }] });
  expect((await create(owner, coffee, { imageUrl: unknown })).status).toBe(200);
});

test('a file of another store is neither saved, changed nor described', async () => {
  const { db, editor, coffee, picture, reel } = await startTwoStores();
  const params = { storeId: coffee };
  const body = { productId: null, productTitle: null, caption: 'Tea.', platform: 'instagram' as const };
  const more = [{ imageUrl: picture, altText: null }];
  const saved = await editor.expectOk(
    editor.call(contentEndpoints.save, {
      params,
      body: { ...body, imageUrl: picture, videoUrl: reel, morePictures: more },
    }),
  );
  expect(saved).toMatchObject({ imageUrl: null, videoUrl: null, morePictures: [] });

  const begun = await editor.expectOk(
    editor.call(pictureEndpoints.begin, { params, body: { imageUrl: picture } }),
  );
  expect(begun).toMatchObject({ isCurrent: false, altText: null });
  expect(JSON.stringify(begun)).not.toContain(design.headline);

  const before = await db.select().from(generatedContent);
  const pictures = [...more, ...more];
  const arranged = await editor.expectOk(
    editor.call(carouselEndpoints.arrange, { params, body: { pictures } }),
  );
  expect(arranged.pictures).toEqual(pictures);
  expect(await db.select().from(generatedContent)).toHaveLength(before.length);
});

test('words that name a file of another store do not open it', async () => {
  const { db, editor, coffee, accountId, picture, create } = await startTwoStores();
  const ended = { userId: accountId, storeId: coffee, request: {}, status: 'done' as const, spent: [] };
  await db.insert(contentGenerations).values({ ...ended, result: [{ caption: picture, imageUrl: null }] });
  await editor.expectOk(create(editor, coffee, { caption: picture }));
  const answer = await editor.send('GET', picture);
  // The file itself is on no disk here: who may have it gets as far as its place in a cache.
  expect(answer.headers['cache-control']).not.toContain('private');
  expect((await create(editor, coffee, { imageUrl: picture })).status).toBe(404);
});
