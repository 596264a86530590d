import { expect, test } from 'vitest';
import { ALL_SCOPES, startWriteBack } from './testing/start-write-back.ts';

test('orders carry the post that they came by, and Shopify counts for it what Vitrin does', async () => {
  const started = await startWriteBack();
  const { shop, clock, publish, buy, switchOn, write, get, refresh } = started;
  const first = await publish();
  const second = await publish(['facebook'], { productTitle: 'Evening Tea' });
  await buy(first.id, { times: 3 });
  await buy(second.id, { quantity: 4 });
  await switchOn({ order_marks: true });
  expect(Object.values(shop.orderMarks).toSorted()).toEqual(
    [first.id, first.id, first.id, second.id].map((id) => `vitrin.post=${id}`).toSorted(),
  );
  const { witness } = await get();
  expect(witness).toMatchObject({
    firstDay: '2026-10-23',
    lastDay: '2026-11-21',
    reason: null,
    total: { theirs: 70, ours: 70 },
    unmarked: 0,
    posts: [
      { postId: second.id, title: 'Post: Evening Tea', theirs: 40, ours: 40 },
      { postId: first.id, title: 'Post: Morning Tea', theirs: 30, ours: 30 },
    ],
  });
  // Shopify knows of it before Vitrin reads it.
  shop.refund(shop.orderIds.at(-1)!, { lines: [{ line: 0, quantity: 1 }] });
  clock.advance({ hours: 2 });
  await write();
  expect((await get()).witness).toMatchObject({ total: { theirs: 60, ours: 70 } });
  await refresh();
  clock.advance({ hours: 2 });
  await write();
  expect((await get()).witness).toMatchObject({ total: { theirs: 60, ours: 60 } });
});

test('sixty orders are marked in three calls, those of nobody’s post in none', async () => {
  const { shop, simulator, publish, buy, switchOn, write, get, marks } = await startWriteBack();
  const { id } = await publish();
  await buy(id, { times: 60 });
  await buy('22222222-2222-4222-8222-222222222222');
  await switchOn({ order_marks: true });
  await write();
  expect(Object.keys(shop.orderMarks)).toHaveLength(60);
  const calls = simulator.requests.filter(({ query }) => query.includes('VitrinMarksSet'));
  expect(calls.map(({ variables }) => (variables.metafields as unknown[]).length)).toEqual([25, 25, 10]);
  expect((await get()).switches[2]!.counts).toEqual({ written: 60 });
  const [order] = (await marks()).marks;
  expect(order).toMatchObject({ kind: 'order_marks', state: 'written', title: expect.stringMatching(/^#/) });
});

test('an order that is gone at Shopify is refused alone, and the others are marked', async () => {
  const { shop, publish, buy, switchOn, marks } = await startWriteBack();
  const { id } = await publish();
  const [gone] = await buy(id, { times: 3 });
  shop.deleteOrder(gone!);
  await switchOn({ order_marks: true });
  expect(Object.keys(shop.orderMarks)).toHaveLength(2);
  const refused = (await marks()).marks.filter(({ state }) => state === 'refused');
  expect(refused).toMatchObject([{ subject: gone, reason: expect.anything() }]);
});

test('a mark whose answer is lost is written again, which changes nothing', async () => {
  let lose = true;
  const faultOf = ({ body }: { body: string }) =>
    lose && body.includes('VitrinMarksSet') ? ('lose' as const) : null;
  const { shop, clock, publish, buy, switchOn, write, get } = await startWriteBack({ faultOf });
  const { id } = await publish();
  await buy(id, { times: 2 });
  await switchOn({ order_marks: true });
  expect((await get()).switches[2]!.counts).toEqual({ writing: 2 });
  lose = false;
  clock.advance({ minutes: 6 });
  await write();
  expect((await get()).switches[2]!.counts).toEqual({ written: 2 });
  expect(Object.keys(shop.orderMarks)).toHaveLength(2);
});

test('one mark is removed alone, and all of them at once with what made them known to reports', async () => {
  const { shop, simulator, publish, buy, switchOn, write, remove, removeAll, get } = await startWriteBack();
  const { id } = await publish();
  const [first] = await buy(id, { times: 30 });
  await switchOn({ order_marks: true });
  await remove('order_marks', first!);
  await write();
  await write();
  expect(Object.keys(shop.orderMarks)).toHaveLength(29);
  expect(shop.orderMarks).not.toHaveProperty(first!);
  await removeAll('order_marks');
  await write();
  expect([shop.orderMarks, (await get()).switches[2]!.counts]).toEqual([{}, {}]);
  const calls = simulator.requests.filter(({ query }) => query.includes('MarkDefinitionDelete'));
  expect(calls).toHaveLength(1);
});

test('where Shopify does not let its reports be read it says so, and marks are written all the same', async () => {
  const scopes = ALL_SCOPES.filter((scope) => scope !== 'read_reports' && scope !== 'write_reports');
  const { shop, publish, buy, switchOn, get } = await startWriteBack({ scopes });
  const { id } = await publish();
  await buy(id);
  await switchOn({ order_marks: true });
  expect(Object.keys(shop.orderMarks)).toHaveLength(1);
  expect((await get()).witness).toMatchObject({
    reason: expect.objectContaining({ values: { scope: 'read_reports' } }),
    posts: [],
  });
});
