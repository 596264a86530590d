import { expect, onTestFinished, test } from 'vitest';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import { insertPost } from '#server/testing/insert-post.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type Publishing, startPublishing } from '#server/testing/start-publishing.ts';
import { STEPS, type Step } from './workbench.ts';

/** An engine whose process is killed when it comes to a step: it never goes on. */
function dieAt(step: Step) {
  let arrived = () => {};
  const died = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  return {
    died,
    async stepped(reached: Step) {
      if (reached !== step) return;
      arrived();
      await new Promise(() => {});
    },
  };
}

/** As long as it takes a successor to see that nobody works on it any more, and to look it up. */
async function takeOver({ engine, clock }: Publishing) {
  const successor = engine();
  for (let minute = 0; minute < 20; minute += 1) {
    await successor.runDue();
    clock.advance({ minutes: 1 });
  }
}

/** What can be looked up; a reel for TikTok goes to a phone, and another network lists nothing. */
const KINDS = [
  { of: 'a picture', on: ['facebook', 'twitter', 'pinterest', 'threads', 'bluesky'], end: 'published' },
  { of: 'a reel', on: ['youtube'], end: 'published' },
  { of: 'a reel for a phone', on: ['tiktok'], end: 'on_phone' },
] as const;
const DEATHS = KINDS.flatMap((kind) => STEPS.map((step) => ({ ...kind, step })));

test.each(DEATHS)(
  'a process killed with $of when it has $step loses nothing and doubles nothing',
  async ({ of, on, end, step }) => {
    const publishing = await startPublishing({ publishLimitMs: 200 });
    const { post, look, picture, reel, engine, runDue, clock, shown, tiktok } = publishing;
    const isPicture = of === 'a picture';
    const media = isPicture
      ? { mediaId: await picture() }
      : { mediaId: await reel(), contentFormat: 'reel' as const };
    const before = await post({ on: [...on], wording: { caption: 'Before.', ...media } });
    while ((await look(before.id)).status !== end) {
      await runDue();
      clock.advance({ seconds: 15 });
    }
    clock.advance({ minutes: 5 });
    const isLost = step === 'looked-up';
    if (isLost && end === 'on_phone') tiktok.order('upload', 'timeout-after-accept');
    const caption = isLost ? 'Fresh tea [timeout-after-accept].' : 'Fresh tea.';
    const { id } = await post({ on: [...on], wording: { caption, ...media } });
    const { died, stepped } = dieAt(step);
    const doomed = engine({ stepped });
    let dead = false;
    void died.then(() => {
      dead = true;
    });
    while (!dead) {
      await Promise.race([doomed.runDue(), died]);
      clock.advance({ seconds: 15 });
    }
    await takeOver(publishing);
    if (end === 'published')
      expect(shown().toSorted()).toEqual([...on.map(() => 'Before.'), ...on.map(() => caption)].toSorted());
    else expect(tiktok.uploads()).toBe(2);
    const { status, deliveries } = await look(id);
    expect([status, ...deliveries.map((delivery) => delivery.status)]).toEqual([end, ...on.map(() => end)]);
  },
);

test('the only process there is takes up at its start what the one before it had claimed', async () => {
  const { post, look, engine, clock } = await startPublishing();
  const [sent, begun] = [await post(), await post({ on: ['twitter'] })];
  const { died, stepped } = dieAt('answered');
  await Promise.race([engine({ stepped }).runDue(), died]);
  expect(await look(sent.id)).toMatchObject({ status: 'publishing' });

  const successor = engine();
  await successor.runDue();
  expect(await look(sent.id)).toMatchObject({ status: 'publishing' });
  await successor.takeOver();
  await successor.runDue();
  expect(await look(sent.id)).toMatchObject({ status: 'unconfirmed' });
  clock.advance({ seconds: 15 });
  await successor.runDue();
  for (const { id } of [sent, begun]) expect(await look(id)).toMatchObject({ status: 'published' });
});

test('an application frees what is claimed as it starts where it has the database alone, and nowhere else', async () => {
  const leaseUntil = new Date('2026-11-21T12:03:00Z');
  const { database, db } = await startApp({
    role: 'all',
    async before(empty) {
      await insertPost(empty, { scheduledFor: new Date('2026-11-22T12:00:00Z') });
      await empty.update(postDeliveries).set({ leaseUntil });
    },
  });
  const [delivery] = await db.select().from(postDeliveries);
  const [freed, left] = [
    { leaseUntil: null, leaseToken: 1 },
    { leaseUntil, leaseToken: 0 },
  ];
  expect(delivery).toMatchObject(database.kind === 'embedded' ? freed : left);
});

test('two processes at once send every post once', async () => {
  const { post, addStore, store, engine, look, shown } = await startPublishing();
  const stores = [store, await addStore(1), await addStore(2)];
  const posts = [];
  for (let count = 0; count < 24; count += 1)
    posts.push(await post({ of: stores[count % 3]!, wording: { caption: `Post ${count}` } }));
  await Promise.all([engine().runDue(), engine().runDue(), engine().runDue()]);
  expect(shown().toSorted()).toEqual(posts.map(({ caption }) => caption).toSorted());
  for (const { id } of posts) expect((await look(id)).delivery.attempts).toBe(1);
});

test('a database that is gone for a while stops nothing for good, and no answer is lost', async () => {
  const { post, db, engine, look, shown, clock, networks, logged } = await startPublishing();
  let gone = false;
  const failing = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (gone) throw new Error('connection refused');
        return value.apply(target, given);
      };
    },
  });
  const goesWhileSending = {
    ...networks.facebook!,
    async publish(...call: Parameters<NonNullable<typeof networks.facebook>['publish']>) {
      const published = await networks.facebook!.publish(...call);
      gone = true;
      return published;
    },
  };
  const { id } = await post();
  const sleep = async () => {
    clock.advance({ seconds: 5 });
    if (clock.now() >= new Date('2026-11-21T12:00:30Z')) gone = false;
  };
  const process = engine({ db: failing, sleep, networks: { facebook: goesWhileSending } });
  await process.runDue();
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { attempts: 1 } });
  expect(shown()).toEqual(['Fresh tea.']);
  expect(logged.join()).toContain('cannot be recorded yet');

  gone = true;
  await expect(process.runDue()).rejects.toThrow('connection refused');
  process.start();
  onTestFinished(process.stop);
  const next = await post({ wording: { caption: 'Afterwards.' } });
  gone = false;
  await expect.poll(async () => (await look(next.id)).status).toBe('published');
});

test('a process that is stopped politely begins nothing new and records what it has begun', async () => {
  const { post, engine, look, shown, networks, clock } = await startPublishing();
  let answer = () => {};
  const asked = Promise.withResolvers<void>();
  const hanging = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const first = await post({ wording: { caption: 'Under way.' } });
  clock.advance({ seconds: 1 });
  const second = await post({ wording: { caption: 'Not begun.' } });
  const process = engine({
    networks: {
      facebook: {
        ...networks.facebook!,
        async publish(...call) {
          asked.resolve();
          await hanging;
          return networks.facebook!.publish(...call);
        },
      },
    },
  });
  process.start();
  await asked.promise;
  const stopped = process.stop();
  answer();
  await stopped;
  expect(await look(first.id)).toMatchObject({ status: 'published' });
  expect(await look(second.id)).toMatchObject({ status: 'pending', delivery: { status: 'waiting' } });
  expect(shown()).toEqual(['Under way.']);
});

test('a disk that cannot be read delays a post and says so', async () => {
  const { post, engine, look, clock, media, picture, runDue, shown } = await startPublishing();
  const { id } = await post({ on: ['twitter'], wording: { mediaId: await picture() } });
  const broken = engine({
    media: {
      ...media,
      open: async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      },
    },
  });
  await broken.runDue();
  expect(await look(id)).toMatchObject({ status: 'pending', delivery: { problemCode: 'not_ready' } });
  clock.advance({ minutes: 1 });
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { problem: null } });
  expect(shown()).toHaveLength(1);
});
