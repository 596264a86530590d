import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { insertPost, insertPostOf } from '#server/testing/insert-post.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { DELIVERY_STATUSES, POST_STATUSES } from '#shared/publishing/schedules.ts';
import { saveChanges } from './delivery-changes.ts';
import {
  canDeliveryBecome,
  canPost,
  DELIVERY_STEPS,
  type DeliveryStep,
  moveDeliveries,
  movePost,
  movePosts,
  POST_STEPS,
  type PostStep,
  take,
} from './lifecycle.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');
const POST_STEP_NAMES = Object.keys(POST_STEPS) as PostStep[];
const DELIVERY_STEP_NAMES = Object.keys(DELIVERY_STEPS) as DeliveryStep[];

const UNDONE = new Error('undone');
async function tryOut(step: Parameters<typeof db.transaction>[0]): Promise<void> {
  const undone = db.transaction(async (tx) => {
    await step(tx);
    throw UNDONE;
  });
  await expect(undone).rejects.toBe(UNDONE);
}

/** One of each state. */
async function onePostOfEach() {
  const { store, accounts } = await insertPost(db, { scheduledFor: NOW });
  await db.delete(scheduledPosts).where(eq(scheduledPosts.storeId, store.id));
  for (const status of POST_STATUSES)
    await insertPostOf(db, { storeId: store.id, accounts, scheduledFor: NOW, wording: { status } });
  return store.id;
}

test('a step changes posts that may take it, and no others', async () => {
  const ofStore = eq(scheduledPosts.storeId, await onePostOfEach());
  const before = new Map(
    (await db.select().from(scheduledPosts).where(ofStore)).map((post) => [post.id, post]),
  );
  for (const step of POST_STEP_NAMES)
    for (const status of POST_STEPS[step].to)
      await tryOut(async (tx) => {
        const moved = await movePosts(tx, step, ofStore, { status });
        expect(moved.map(({ id }) => before.get(id)!.status).sort()).toEqual(
          [...POST_STEPS[step].from].sort(),
        );
        expect(new Set(moved.map((post) => post.status))).toEqual(new Set([status]));
        for (const { id, status: was } of before.values())
          if (!canPost({ status: was }, step))
            await expect(movePost(tx, id, step, { status })).rejects.toThrow(step);
      });
  await expect(movePosts(db, 'cancel', ofStore, { status: 'published' })).rejects.toThrow('cancel');
});

test('a step changes deliveries that may take it, and no others', async () => {
  const { store, post, accounts } = await insertPost(db, { scheduledFor: NOW });
  for (const status of DELIVERY_STATUSES)
    await insertPostOf(db, { storeId: store.id, accounts, scheduledFor: NOW, wording: { caption: status } });
  await db.delete(scheduledPosts).where(eq(scheduledPosts.id, post.id));
  const posts = await db.select().from(scheduledPosts).where(eq(scheduledPosts.storeId, store.id));
  for (const { id, caption } of posts)
    await db
      .update(postDeliveries)
      .set({ status: DELIVERY_STATUSES.find((status) => status === caption)! })
      .where(eq(postDeliveries.postId, id));
  for (const step of DELIVERY_STEP_NAMES) {
    const { from, to } = DELIVERY_STEPS[step];
    await tryOut(async (tx) => {
      const moved = await moveDeliveries(tx, step, eq(postDeliveries.storeId, store.id), {});
      const captions = posts.filter(({ id }) => moved.includes(id)).map(({ caption }) => caption);
      expect(captions.sort()).toEqual([...from].sort());
    });
    for (const status of DELIVERY_STATUSES) {
      if (from.some((each) => each === status)) expect(take({ status }, step)).toEqual({ status: to[0] });
      else expect(() => take({ status }, step)).toThrow(step);
    }
  }
});

test('the worker saves no change that no step makes', async () => {
  const { post } = await insertPost(db, { scheduledFor: NOW });
  const [row] = await db.select().from(postDeliveries).where(eq(postDeliveries.postId, post.id));
  const delivery = row as Parameters<typeof saveChanges>[1][number]['to'];
  for (const from of DELIVERY_STATUSES) {
    await db.update(postDeliveries).set({ status: from }).where(eq(postDeliveries.id, delivery.id));
    for (const status of DELIVERY_STATUSES) {
      const mayBe = from === status || canDeliveryBecome(from, status);
      await tryOut(async (tx) => {
        const saving = saveChanges(tx, [{ from, to: { ...delivery, status } }]);
        if (mayBe) expect(await saving).toEqual(new Set([delivery.id]));
        else await expect(saving).rejects.toThrow(`${from} ${status}`);
      });
    }
  }
});

const HOME = 'src/server/publishing/posts/';
const TABLE = '(?:scheduled_?posts|post_?deliveries)';
const WRITING = new RegExp(
  `(?:\\.(?:update|insert|delete)\\(${TABLE}\\)|\\b(?:update|insert into|delete from) ${TABLE}\\b)[^;]*;`,
  'gi',
);
const STATE = `'(?:${[...new Set<string>([...POST_STATUSES, ...DELIVERY_STATUSES])].join('|')})'`;
const sources = new Map(
  globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**', '**/schema/**'] }).map(
    (path) => [path, readFileSync(path, 'utf8')],
  ),
);
const writing = [...sources].flatMap(([path, text]) =>
  [...text.matchAll(WRITING)].map(([statement]) => ({ path, statement })),
);

test('posts and their deliveries are written by this folder; the worker writes its leases', () => {
  const abroad = writing.filter(({ path }) => !path.startsWith(HOME));
  expect(writing.length - abroad.length).toBeGreaterThan(10);
  expect(new Set(abroad.map(({ path }) => path))).toEqual(
    new Set(['src/server/publishing/delivery/due-deliveries.ts']),
  );
  for (const { statement } of abroad)
    expect(statement).toMatch(/\.set\(\{ leaseToken: [^,]+, leaseUntil: [^,]+ \}\)/);
});

test('a state is changed by the statements of the table, and by those of deliveries that the worker holds', () => {
  const changing = writing.filter(({ statement }) => {
    const [head] = statement.split(/\bwhere\b/);
    return /\b(?:set|values)\b[\s\S]*?(?:\bstatus\b *[:=,}]|\bstatus\n|\$\{VALUES\})/.test(head!);
  });
  const files = changing.map(({ path }) => path.replace(HOME, '')).sort();
  expect(files).toEqual(['delivery-changes.ts', 'insert-post.ts', ...Array(3).fill('lifecycle.ts')]);
});

test('what deliveries make of a post is in the table', () => {
  const [, rule] = /settled as \(([\s\S]*?)\n {4}\)/.exec(sources.get(`${HOME}lifecycle.ts`)!)!;
  const outcomes = [...rule!.matchAll(/then '(\w+)'/g)].map(([, status]) => status);
  expect(new Set(outcomes)).toEqual(new Set(POST_STEPS.settle.to));
});

test('every step is taken somewhere', () => {
  const text = [...sources.values()].join('\n');
  const taken = (call: string) => new Set([...text.matchAll(new RegExp(call, 'g'))].map(([, step]) => step));
  const moved = taken(`movePosts?\\(\\s*tx,\\s*(?:[\\w.]+,\\s*)?'(\\w+)'`);
  const written = ['settle', 'settleRest', 'write', 'writeApproved', 'writeWithoutAccount'];
  expect(new Set([...moved, ...written])).toEqual(new Set(POST_STEP_NAMES));
  expect(taken(`(?:moveDeliveries\\(\\s*tx|take\\([\\w.]+),\\s*'(\\w+)'`)).toEqual(
    new Set(DELIVERY_STEP_NAMES),
  );
});

test('no other file of publishing names a state', () => {
  const naming = new RegExp(
    `(?<!generation\\.)\\bstatus[\`)}]*,? *(?:===|!==|<>|=|:|in|not in) *[([]*${STATE}|\\[${STATE}(?:, ${STATE})+\\]`,
  );
  const named = [...sources].flatMap(([path, text]) =>
    path.startsWith('src/server/publishing/') && path !== `${HOME}lifecycle.ts`
      ? text.split('\n').flatMap((line) => (naming.test(line) ? `${path}: ${line.trim()}` : []))
      : [],
  );
  expect(named).toEqual([]);
});
