import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { pathOf } from '#shared/core/endpoint.ts';

const teaHouse = {
  name: 'tea-house',
  customers: [{ email: 'a@example.com' }],
  products: [{ title: 'Tea', price: '10.00' }],
  orders: [{ createdAt: '2026-11-03T10:00:00Z', customer: 'a@example.com', lines: [{ product: 'Tea' }] }],
};

test('whatever there is to ask of a store, a stranger finds nothing and changes nothing', async () => {
  const { signUp, visitor, app } = await startApp({ shops: [teaHouse] });
  const owner = await signUp();
  const stranger = await signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const [before] = await owner.stores();
  const figures = await owner.metrics(storeId);

  const doors = app.http.served.filter((endpoint) => endpoint.access === 'store');
  expect(doors.length).toBeGreaterThan(3);
  for (const { method, path } of doors) {
    // Another part of an address, such as a post's, is found only within the store.
    const names = Array.from(path.matchAll(/:([A-Za-z]+)/g), ([, name]) => [name!, crypto.randomUUID()]);
    const url = pathOf({ path }, { ...Object.fromEntries(names), storeId });
    const answers = [
      await stranger.send(method, url, method === 'GET' ? undefined : {}),
      await visitor().send(method, url, method === 'GET' ? undefined : {}),
    ];
    expect({ url, statuses: answers.map(({ statusCode }) => statusCode) }).toEqual({
      url,
      statuses: [404, 401],
    });
    for (const { body } of answers) expect(body).not.toContain('Tea');
  }

  expect(await owner.stores()).toEqual([before]);
  expect(await owner.metrics(storeId)).toEqual(figures);
  expect(await stranger.stores()).toEqual([]);
});

test.each(['not-an-id', '00000000-0000-4000-8000-000000000000', '%00', "'; drop table users; --"])(
  'a store called %s is not found',
  async (name) => {
    const { signUp, app } = await startApp();
    const owner = await signUp();
    for (const { method, path } of app.http.served.filter(({ access }) => access === 'store')) {
      const url = path.replace(':storeId', encodeURIComponent(name));
      const { statusCode } = await owner.send(method, url, method === 'GET' ? undefined : {});
      expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    }
  },
);
