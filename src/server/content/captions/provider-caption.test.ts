import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';

const shop = { name: 'tea-house', products: [{ title: 'Green Tea', price: '10.00' }], orders: [] };

test.each(['en', 'tr'] as const)(
  'the provider writes a post and three variations in %s, no two of them the same',
  async (language) => {
    const { db, signUp } = await startApp({ shops: [shop], ai: {} });
    const owner = await signUp();
    const params = { storeId: (await owner.connectShopify('tea-house')).id };
    const { rows } = await db.execute('select id from products');
    const body = { productId: rows[0]!.id as string, language };

    const post = await owner.expectOk(
      owner.call(contentEndpoints.generate, { params, body: { ...body, includeImage: false } }),
    );
    const { variations } = await owner.expectOk(
      owner.call(contentEndpoints.variations, { params, body: { ...body, variationCount: 3 } }),
    );

    const pieces = [post, ...variations];
    expect(pieces.map(({ madeBy }) => madeBy.text)).toEqual(pieces.map(() => 'provider'));
    expect(new Set(pieces.map(({ caption }) => caption)).size).toBe(4);
  },
);
