import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/db/schema/users.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { writeToPlatform } from './jobs.ts';
import { ALL_SCOPES, startWriteBack } from './testing/start-write-back.ts';
import { createWriting } from './writing.ts';

type Started = Awaited<ReturnType<typeof startWriteBack>>;

async function setCost({ owner, params, readCosts }: Started, unitCost: number) {
  await readCosts();
  const page = await owner.expectOk(owner.call(costEndpoints.list, { params, query: { search: 'Morning' } }));
  const { productId, variantId } = page.rows[0]!;
  await owner.expectOk(
    owner.call(costEndpoints.save, {
      params,
      body: { from: 'always', costs: [{ productId, variantId, unitCost }] },
    }),
  );
}

const descriptions = ({ shop }: Started) => shop.annotations.map(({ description }) => description);

test('a post that goes out is a mark on Shopify’s charts, which says what came of it and what that left', async () => {
  const started = await startWriteBack();
  const { shop, clock, write, switchOn, publish, buy, get, marks } = started;
  await switchOn({ annotations: true });
  const post = await publish(['instagram', 'facebook']);
  const mark = `#${post.id.slice(0, 8)}`;
  const publishedAt = clock.now();
  await write();
  expect(shop.annotations).toMatchObject([
    {
      title: 'Post: Morning Tea',
      description: `On Facebook, Instagram. ${mark}`,
      startedAt: publishedAt.getTime(),
    },
  ]);
  await buy(post.id, { quantity: 2 });
  await write();
  expect(descriptions(started)).toEqual([`On Facebook, Instagram. 1 order, £20 net sales. ${mark}`]);
  await setCost(started, 4);
  await write();
  const [saying] = descriptions(started);
  expect(saying).toMatch(/ 1 order, £20 net sales, £1[01]\.\d\d earned so far\. #/);
  // What is given back was not sold, and not earned.
  shop.refund(shop.orderIds.at(-1)!, { lines: [{ line: 0, quantity: 1 }] });
  clock.advance({ days: 28 });
  await started.refresh();
  await write();
  expect(descriptions(started)[0]).toMatch(/ 1 order, £10 net sales, £\d\.\d\d earned\. #/);
  await write();
  expect(shop.annotations).toHaveLength(1);
  expect((await get()).switches[0]).toMatchObject({
    kind: 'annotations',
    isOn: true,
    counts: { written: 1 },
  });
  expect((await marks()).marks).toMatchObject([
    { kind: 'annotations', subject: post.id, state: 'written', text: descriptions(started)[0] },
  ]);
});

test('soon after a post goes out it is looked at, where something is switched on', async () => {
  const { app, db, storeId, publicUrl, clock, change, runJobs } = await startWriteBack();
  const unreachable = () => expect.unreachable('nothing is written here');
  const { noticed } = createWriting({
    db,
    jobs: app.jobs,
    live: { notify: () => db.execute('select 1') },
    openStores: { open: async () => null },
    costs: { areFirstRead: unreachable, writeDays: unreachable },
    rates: { converterFor: unreachable },
    publicUrl,
    now: clock.now,
    log: app.http.log,
  });
  const waiting = async () => {
    const { rows } = await db.execute(
      "select data from pgboss.job where name = 'write-back.write' and state = 'created' and start_after > now()",
    );
    return rows;
  };
  noticed({ type: 'posts-changed', storeId });
  await runJobs();
  expect(await waiting()).toEqual([]);
  await change({ annotations: true });
  await runJobs();
  noticed({ type: 'posts-changed', storeId });
  await expect.poll(waiting).toEqual([{ data: { storeId } }]);
});

test('it is written in the language of the owner', async () => {
  const started = await startWriteBack();
  await started.db.update(users).set({ language: 'tr' }).where(eq(users.email, started.owner.email));
  const post = await started.publish();
  await started.buy(post.id);
  await started.switchOn({ annotations: true });
  expect(started.shop.annotations).toMatchObject([
    { title: 'Gönderi: Morning Tea', description: expect.stringContaining('1 sipariş, £10 net satış.') },
  ]);
});

/** Loses what Shopify answers to a mutation. */
function losing(mutation: string) {
  const faults = { left: 0, asked: 0 };
  const faultOf = ({ body }: { body: string }) => {
    if (!body.includes(mutation)) return null;
    faults.asked += 1;
    faults.left -= 1;
    return faults.left >= 0 ? ('lose' as const) : null;
  };
  return { faults, faultOf };
}

test('where the answer is lost the mark is found again, and made once', async () => {
  const { faults, faultOf } = losing('VitrinAnnotationCreate');
  const started = await startWriteBack({ faultOf });
  const { shop, clock, switchOn, publish, write, marks } = started;
  await publish();
  faults.left = 1;
  await switchOn({ annotations: true });
  expect(shop.annotations).toHaveLength(1);
  expect((await marks()).marks).toMatchObject([{ state: 'writing' }]);
  // Not before it can be found there.
  await write();
  expect(faults.asked).toBe(1);
  clock.advance({ minutes: 6 });
  await write();
  expect((await marks()).marks).toMatchObject([{ state: 'written' }]);
  expect([shop.annotations.length, faults.asked]).toEqual([1, 1]);
});

test('a process that is killed before the call leaves it to be made, one killed after it is known by what it wrote', async () => {
  let kill: 'before' | 'after' | null = null;
  const faultOf = ({ body }: { body: string }) => {
    if (!body.includes('VitrinAnnotationCreate') || !kill) return null;
    return kill === 'before' ? ('cut' as const) : ('lose' as const);
  };
  const { shop, clock, publish, switchOn, write, marks } = await startWriteBack({ faultOf });
  await publish();
  kill = 'before';
  await switchOn({ annotations: true });
  expect(shop.annotations).toHaveLength(0);
  kill = 'after';
  clock.advance({ minutes: 6 });
  await write();
  kill = null;
  clock.advance({ minutes: 6 });
  await write();
  expect(shop.annotations).toHaveLength(1);
  expect((await marks()).marks).toMatchObject([{ state: 'written' }]);
});

test('two processes that write at the same time make one mark for each post', async () => {
  const { app, db, shop, storeId, publish, change, marks, clock } = await startWriteBack();
  for (let post = 0; post < 5; post += 1) {
    await publish();
    clock.advance({ minutes: 1 });
  }
  await change({ annotations: true });
  await app.jobs.enqueue(db, writeToPlatform, { storeId }, { key: 'another' });
  await Promise.all([app.jobs.runAll(), app.jobs.runAll()]);
  expect(shop.annotations).toHaveLength(5);
  expect((await marks()).marks.map(({ state }) => state)).toEqual(Array(5).fill('written'));
});

test('what Shopify has no room for is said, marks that are there go on, and room is used when there is some', async () => {
  const started = await startWriteBack();
  const { shop, clock, publish, switchOn, write, get, buy, remove } = started;
  shop.setMostAnnotations(1);
  const first = await publish();
  await switchOn({ annotations: true });
  clock.advance({ hours: 1 });
  const second = await publish();
  clock.advance({ hours: 1 });
  await publish();
  await write();
  expect((await get()).switches[0]!.counts).toEqual({ written: 1, limit: 2 });
  await buy(first.id);
  await write();
  expect(descriptions(started)[0]).toContain('1 order');
  await remove('annotations', first.id);
  await write();
  expect(shop.annotations).toHaveLength(1);
  expect(descriptions(started)[0]).not.toContain(first.id.slice(0, 8));
  expect((await get()).switches[0]!.counts).toEqual({ written: 1, limit: 1 });
  shop.setMostAnnotations(10);
  clock.advance({ days: 1, minutes: 1 });
  await write();
  expect(shop.annotations).toHaveLength(2);
  expect(descriptions(started).join()).toContain(second.id.slice(0, 8));
});

test('without the permission nothing is written and the screen knows, until the permission is there', async () => {
  const { shop, publish, switchOn, write, get, marks } = await startWriteBack({ scopes: ALL_READ_SCOPES });
  await publish();
  const switched = await switchOn({ annotations: true });
  expect(switched).toMatchObject({
    way: 'token',
    switches: [{ isOn: true, isAllowed: false, permissions: ['write_analytics_annotations'] }, {}, {}, {}],
  });
  expect([shop.annotations, (await marks()).marks]).toEqual([[], []]);
  shop.setScopes(ALL_SCOPES);
  await write();
  expect(shop.annotations).toHaveLength(1);
  expect((await get()).switches[0]).toMatchObject({ isAllowed: true, counts: { written: 1 } });
});

test('one that is removed is not written again, and neither is one that was removed at Shopify', async () => {
  const { shop, clock, publish, switchOn, write, remove, marks, buy } = await startWriteBack();
  const first = await publish();
  clock.advance({ hours: 1 });
  const second = await publish();
  await switchOn({ annotations: true });
  await remove('annotations', first.id);
  expect((await marks()).marks.map(({ state }) => state).toSorted()).toEqual(['removing', 'written']);
  await write();
  expect(shop.annotations).toHaveLength(1);
  shop.removeAnnotation(shop.annotations[0]!.id);
  await buy(second.id);
  await buy(first.id);
  await write();
  await write();
  expect([shop.annotations, (await marks()).marks]).toEqual([[], []]);
});

test('switched off, nothing more is written and what is there stays until all of it is removed', async () => {
  const { shop, clock, publish, switchOn, change, write, removeAll, get, marks, buy } =
    await startWriteBack();
  const first = await publish();
  await switchOn({ annotations: true });
  await change({ annotations: false });
  await publish();
  await buy(first.id);
  await write();
  expect(shop.annotations).toMatchObject([{ description: expect.not.stringContaining('order') }]);
  expect((await get()).switches[0]).toMatchObject({ isOn: false, counts: { written: 1 } });
  await removeAll('annotations');
  expect((await get()).switches[0]!.counts).toEqual({ removing: 1 });
  await write();
  expect([shop.annotations, (await marks()).marks]).toEqual([[], []]);
  // An owner who switches it on again gets all of them.
  clock.advance({ minutes: 1 });
  await switchOn({ annotations: true });
  expect(shop.annotations).toHaveLength(2);
});

test('a removal that is broken off goes on, and says how much is left', async () => {
  let away = false;
  const faultOf = ({ body }: { body: string }) =>
    away && body.includes('VitrinAnnotationDelete') ? { status: 503 } : null;
  const { shop, clock, publish, switchOn, write, removeAll, get } = await startWriteBack({ faultOf });
  for (let post = 0; post < 3; post += 1) {
    await publish();
    clock.advance({ minutes: 1 });
  }
  await switchOn({ annotations: true });
  away = true;
  await removeAll('annotations');
  await write();
  expect((await get()).switches[0]!.counts).toEqual({ removing: 3 });
  away = false;
  clock.advance({ minutes: 6 });
  await write();
  expect([shop.annotations, (await get()).switches[0]!.counts]).toEqual([[], {}]);
});

test('what was written is listed in pages, newest first', async () => {
  const { clock, publish, switchOn, marks } = await startWriteBack();
  for (let post = 0; post < 23; post += 1) {
    await publish();
    clock.advance({ minutes: 1 });
  }
  await switchOn({ annotations: true });
  const first = await marks();
  expect(first.marks).toHaveLength(20);
  const second = await marks(first.next!);
  expect(second).toMatchObject({ next: null });
  const all = [...first.marks, ...second.marks].map(({ subject }) => subject);
  expect(new Set(all).size).toBe(23);
});
