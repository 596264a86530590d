import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { socialAccounts, socialMediaSchedules } from '#server/core/db/schema/social-media.ts';
import { startApprovals } from '#server/publishing/approvals/testing/start-approvals.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { insertPost } from './insert-post.ts';
import { DELIVERY_STEPS, POST_STEPS } from './lifecycle.ts';
import { startOutsiders } from './testing/outsiders.ts';

/** What the network does with each post: takes it, refuses it, loses its answer or the post itself. */
const CAPTIONS = ['Tea', 'Tea [reject]', 'Tea [server-error-after-accept]', 'Tea [server-error:1]'];
const ACTS = [
  'create',
  'create',
  'createDraft',
  'fillSlot',
  'approve',
  'reword',
  'move',
  'cancel',
  'restore',
  'retry',
  'remove',
  'confirm',
  'deny',
  'deny',
  'disconnect',
  'reconnect',
  'reconnect',
  'token',
  'sellOut',
  'restock',
  'pause',
  'resume',
  'loseSight',
  'see',
  'hours',
  'nextDay',
  'publish',
  'minutes',
  'minutes',
  'minutes',
  'minutes',
  'minutes',
  'minutes',
] as const;
/** What people outside do with links, among what changes posts under their eyes. */
const ACTS_WITH_LINKS = [
  ...(['create', 'create', 'createDraft', 'fillSlot', 'fillSlot'] as const),
  ...(['share', 'share', 'share', 'shareDay', 'shareDay', 'revoke', 'expire', 'extend'] as const),
  ...(['approveOutside', 'approveOutside', 'approveOutside', 'approveOutside', 'approveOutside'] as const),
  ...(['askForChanges', 'answerLate', 'answerLate', 'answerLate', 'askAgain', 'askAgain'] as const),
  ...(['reword', 'reword', 'reword', 'move', 'move', 'approve', 'cancel', 'restore', 'retry'] as const),
  ...(['disconnect', 'reconnect', 'reconnect', 'token', 'newTimes', 'pause', 'resume'] as const),
  ...(['sellOut', 'restock', 'remove', 'minutes', 'minutes', 'minutes', 'publish'] as const),
] as const;
type Act = (typeof ACTS)[number] | (typeof ACTS_WITH_LINKS)[number];

/** The real application, with every change of a state on record. */
async function startWalk() {
  const calendar = await startApprovals();
  const outsiders = await startOutsiders(calendar);
  const { db, owner, storeId, params, accountId, clock, on, meta, x } = calendar;
  await db.execute(sql`create table state_changes (of_table text, before text, after text)`);
  await db.execute(sql`
    create function note_state() returns trigger language plpgsql as $$ begin
      insert into state_changes values (tg_table_name, old.status, new.status);
      return new;
    end $$`);
  for (const table of ['scheduled_posts', 'post_deliveries'])
    await db.execute(
      sql.raw(`create trigger note_state after update on ${table} for each row
        when (old.status is distinct from new.status) execute function note_state()`),
    );
  // Another test may come to the same database.
  onTestFinished(async () => {
    await db.execute(sql`drop function note_state() cascade`);
    await db.execute(sql`drop table state_changes`);
  });
  const [schedule] = await db
    .insert(socialMediaSchedules)
    .values({
      storeId,
      name: 'Week',
      platform: 'all',
      frequency: 'daily',
      autoGenerate: false,
      postTimes: [],
      contentTypes: ['product'],
    })
    .returning();

  let postIds: string[] = [];
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const wishOf = (n: number) => ({
    caption: CAPTIONS[n % CAPTIONS.length]!,
    // X may take what the others refuse.
    shortText: n % 2 > 0 ? 'Tea' : null,
    accountIds: [accountId('facebook'), ...(n % 3 > 0 ? [accountId('twitter')] : [])],
    scheduledFor: inMinutes(5 + n).toISOString(),
    productId: n % 2 > 0 ? calendar.productId('Morning Tea') : null,
  });

  async function create(n: number, approved: boolean) {
    const { status, body } = await calendar.tryCreate({ ...wishOf(n), approved });
    if (status === 200) postIds.push(body.id);
    if (status === 200 && approved) outsiders.letGo(body.id);
    return status;
  }

  async function fillSlot(n: number) {
    const { caption, accountIds } = wishOf(n);
    const post = {
      scheduleId: schedule!.id,
      slotAt: inMinutes(20 + n),
      scheduledFor: inMinutes(20 + n),
      caption,
      ...({ madeBy: 'schedule', contentType: 'product', contentFormat: 'post', language: 'en' } as const),
      accountIds,
      hashtags: [],
      productId: null,
      productTitle: null,
      shortText: null,
      imagePrompt: null,
      mediaId: null,
      coverId: null,
      altText: null,
      withLink: false,
      madeWithAi: false,
      generationId: null,
      writtenPrice: null,
      approved: true,
    };
    const id = await db.transaction((tx) => insertPost(tx, { id: storeId }, post, clock.now()));
    if (!id) return;
    postIds.push(id);
    outsiders.letGo(id);
  }

  const today = () => clock.now().toISOString().slice(0, 10);
  const setSchedule = async (body: object) => {
    const where = { params: { storeId, scheduleId: schedule!.id }, body };
    return (await owner.call(scheduleEndpoints.change, where)).status;
  };
  const setActive = (isActive: boolean) => setSchedule({ isActive });

  async function approve(postId: string) {
    const { approved } = await calendar.approve(postId);
    if (approved.length > 0) outsiders.letGo(postId);
  }

  /** What people outside approved and is another by then can be sent by nobody. */
  async function retry(postId: string) {
    const { status } = await on(calendarEndpoints.retry, postId);
    if (status === 200) outsiders.letGo(postId);
    return status;
  }

  async function remove(postId: string) {
    const { status } = await on(calendarEndpoints.remove, postId);
    if (status === 200) outsiders.removed(postId);
    return status;
  }

  const setInventory = (inventory: number | null) =>
    db.execute(sql`update product_variants set inventory = ${inventory}::int`);
  const minutes = async (n: number) => {
    clock.advance({ minutes: n });
    await calendar.publishDue();
  };
  const setListFault = (fault: 'errors' | null) => {
    meta!.setListFault(fault);
    x!.setListFault(fault);
  };

  async function say(postId: string, published: boolean) {
    const found = await on(calendarEndpoints.post, postId);
    const delivery = found.body.deliveries?.find(({ status }) => status === 'unconfirmed');
    if (!delivery) return found.status;
    return (await on(calendarEndpoints.settle, postId, { deliveryId: delivery.id, published })).status;
  }

  const acts: Record<Act, (postId: string, n: number) => Promise<unknown>> = {
    create: (_, n) => create(n, true),
    createDraft: (_, n) => create(n, false),
    fillSlot: (_, n) => fillSlot(n),
    approve,
    reword: (postId, n) => change(postId, { caption: CAPTIONS[n % CAPTIONS.length]! }),
    move: (postId, n) => change(postId, { scheduledFor: inMinutes(3 + n).toISOString() }),
    cancel: async (postId) => (await on(calendarEndpoints.cancel, postId)).status,
    restore: async (postId) => (await on(calendarEndpoints.restore, postId)).status,
    retry,
    remove,
    share: (postId) => outsiders.makeLink({ postId }),
    shareDay: () => outsiders.makeLink({ from: today(), to: today() }),
    approveOutside: (_, n) => outsiders.answerOn(n, 'approve'),
    askForChanges: (_, n) => outsiders.answerOn(n, 'ask-for-changes'),
    answerLate: (_, n) => outsiders.answerLate(n),
    revoke: (_, n) => outsiders.revoke(n),
    expire: (_, n) => outsiders.expire(n),
    extend: (_, n) => outsiders.extend(n),
    askAgain: () => outsiders.askAgain(),
    newTimes: (_, n) => setSchedule({ postTimes: [{ day: n % 7, hour: n % 24, minute: 0 }] }),
    confirm: (postId) => say(postId, true),
    deny: (postId) => say(postId, false),
    async disconnect() {
      const where = { params: { ...params, accountId: accountId('twitter') } };
      return (await owner.call(socialAccountEndpoints.disconnect, where)).status;
    },
    reconnect: (_, n) => calendar.connect(n % 2 > 0 ? 'x' : 'facebook'),
    token: () =>
      db
        .update(socialAccounts)
        .set({ status: 'reconnect' })
        .where(eq(socialAccounts.id, accountId('facebook'))),
    sellOut: () => setInventory(0),
    restock: () => setInventory(null),
    pause: () => setActive(false),
    resume: () => setActive(true),
    publish: () => calendar.publishDue(),
    minutes: (_, n) => minutes(n),
    hours: () => minutes(150),
    nextDay: () => minutes(24 * 60),
    loseSight: async () => setListFault('errors'),
    see: async () => setListFault(null),
  };

  async function change(postId: string, wish: object) {
    const { status, body } = await on(calendarEndpoints.post, postId);
    if (status !== 200) return status;
    return (await on(calendarEndpoints.change, postId, { version: body.version, ...wish })).status;
  }

  return {
    async begin() {
      postIds = [];
      await outsiders.begin();
      setListFault(null);
      await setInventory(null);
      await setActive(true);
      for (const way of ['facebook', 'x'] as const) await calendar.connect(way);
      for (const n of [1, 2, 4]) await create(n, true);
    },
    async act(act: Act, pick: number, n: number) {
      const status = await acts[act](postIds[pick % Math.max(1, postIds.length)] ?? crypto.randomUUID(), n);
      if (typeof status === 'number') expect([act, status < 500]).toEqual([act, true]);
      await outsiders.check(act);
    },
    outside: outsiders.counts,
    async changes() {
      const { rows } = await db.execute(sql`select distinct of_table, before, after from state_changes`);
      return rows.map(({ of_table, before, after }) => `${of_table}: ${before} → ${after}`);
    },
  };
}

const waysIn = (table: string, steps: Record<string, { from: readonly string[]; to: readonly string[] }>) =>
  Object.values(steps).flatMap(({ from, to }) =>
    from.flatMap((before) => to.map((after) => `${table}: ${before} → ${after}`)),
  );

const ALLOWED = new Set([
  ...waysIn('scheduled_posts', POST_STEPS),
  ...waysIn('post_deliveries', DELIVERY_STEPS),
]);

async function takeWalks(walk: Awaited<ReturnType<typeof startWalk>>, acts: readonly Act[], numRuns: number) {
  const step = fc.record({
    act: fc.constantFrom(...acts),
    pick: fc.nat(20),
    n: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      await walk.begin();
      for (const { act, pick, n } of steps) await walk.act(act, pick, n);
      expect((await walk.changes()).filter((change) => !ALLOWED.has(change))).toEqual([]);
    }),
    { seed: 20261121, numRuns, endOnFailure: true },
  );
}

test('whatever owners, accounts and networks do, a state changes only as the table has it', {
  timeout: 240_000,
}, async () => {
  const walk = await startWalk();
  await takeWalks(walk, ACTS, 10);
  // Most of what can happen did.
  expect((await walk.changes()).length).toBeGreaterThan(20);
});

test('whatever people outside, the owner and accounts do, nothing goes out that nobody let go as it is', {
  timeout: 240_000,
}, async () => {
  const walk = await startWalk();
  await takeWalks(walk, ACTS_WITH_LINKS, 8);
  const { approved, refused } = walk.outside();
  expect(approved).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(10);
});
