import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { hold, release, settle } from '#server/publishing/posts/deliveries.ts';
import { startPublishing } from '#server/testing/start-publishing.ts';
import { inEnglish } from '#shared/core/sentence.ts';

test('a post goes out at its minute to every network it is meant for', async () => {
  const { post, look, picture, runDue, clock, meta, x } = await startPublishing();
  const at = new Date('2026-11-21T12:10:00Z');
  const wording = { caption: 'Fresh tea.', hashtags: '#tea #weekend', mediaId: await picture() };
  const { id } = await post({ at, on: ['facebook', 'instagram', 'twitter'], wording });

  await runDue();
  expect((await look(id)).deliveries.map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
  clock.advance({ minutes: 8 });
  for (let times = 0; times < 3; times += 1) {
    await runDue();
    clock.advance({ seconds: 20 });
  }
  expect(await look(id)).toMatchObject({ status: 'pending' });
  expect((await look(id)).deliveries.map(({ status }) => status)).toEqual(Array(3).fill('prepared'));
  clock.advance({ seconds: 60 });
  await runDue();

  expect(meta.feed().map(({ network, text }) => [network, text])).toEqual(
    expect.arrayContaining([
      ['facebook', 'Fresh tea.\n\n#tea #weekend'],
      ['instagram', 'Fresh tea.\n\n#tea #weekend'],
    ]),
  );
  expect(x.feed().map(({ text, media }) => [text, media.length])).toEqual([
    ['Fresh tea.\n\n#tea #weekend', 1],
  ]);
  const { status, postedAt, deliveries } = await look(id);
  expect([status, postedAt]).toEqual(['published', clock.now()]);
  for (const { externalId, permalink, engagementDueAt, leaseUntil } of deliveries) {
    expect([externalId, permalink]).not.toContain(null);
    expect(engagementDueAt).toEqual(new Date('2026-11-21T13:10:00Z'));
    expect(leaseUntil).toBeNull();
  }
});

test('a refused post shows the words of the network and is not sent again', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing();
  const { id } = await post({ wording: { caption: 'Fresh tea [reject].' } });
  await runDue();
  clock.advance({ minutes: 30 });
  await runDue();
  const { status, problem, delivery } = await look(id);
  expect([status, delivery.status, delivery.attempts]).toEqual(['failed', 'failed', 1]);
  expect(inEnglish(problem!)).toMatch(/^Facebook refused this post: /);
  expect(shown()).toEqual([]);
});

test('what one network takes and another refuses is out in part', async () => {
  const { post, look, runDue, clock, x } = await startPublishing();
  const { id } = await post({
    on: ['facebook', 'twitter'],
    wording: { caption: 'Fresh tea [reject].', shortText: 'Fresh tea.' },
  });
  await runDue();
  const { status, postedAt, problem, deliveries } = await look(id);
  expect(deliveries.map((delivery) => delivery.status)).toEqual(['failed', 'published']);
  expect([status, postedAt]).toEqual(['partly_published', clock.now()]);
  expect(inEnglish(problem!)).toMatch(/^Facebook refused this post: /);
  expect(x.feed().map(({ text }) => text)).toEqual(['Fresh tea.']);
});

test('when a network asks for patience, the post waits as long and goes out then', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing();
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [rate-limit:1].' } });
  await runDue();
  expect(await look(id)).toMatchObject({
    status: 'pending',
    delivery: { status: 'prepared', attempts: 0, problemCode: 'rate_limited' },
  });
  clock.advance({ seconds: 14 });
  await runDue();
  expect(shown()).toEqual([]);
  clock.advance({ seconds: 2 });
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { problem: null } });
  expect(shown()).toHaveLength(1);
});

test('an account that has used up its quota waits for more, without a refusal', async () => {
  const { post, look, runDue, clock, meta, picture } = await startPublishing();
  meta.setInstagramQuota(0);
  const { id } = await post({ on: ['instagram'], wording: { mediaId: await picture() } });
  await runDue();
  clock.advance({ seconds: 10 });
  await runDue();
  expect(await look(id)).toMatchObject({
    status: 'pending',
    delivery: { status: 'prepared', attempts: 0, problemCode: 'quota_used' },
  });
  meta.setInstagramQuota(100);
  clock.advance({ minutes: 15 });
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'published' });
});

test('a post that is out while its answer was lost is found on the network and not sent again', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  const { id } = await post({
    on: ['facebook', 'twitter'],
    wording: { caption: 'Fresh tea [timeout-after-accept].' },
  });
  await runDue();
  const unknown = await look(id);
  expect([unknown.status, unknown.delivery.status]).toEqual(['unconfirmed', 'unconfirmed']);
  expect(inEnglish(unknown.problem!)).toMatch(/did not say whether it took the post/);
  clock.advance({ seconds: 15 });
  await runDue();
  const found = await look(id);
  expect([found.status, found.problem]).toEqual(['published', null]);
  expect(found.deliveries.map(({ externalId }) => externalId)).not.toContain(null);
  expect(shown()).toHaveLength(2);
});

test('a post that never arrived is sent again once the network has proven that it is not there', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  await post({ on: ['twitter'], wording: { caption: 'Before.' } });
  await runDue();
  clock.advance({ minutes: 5 });
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [timeout-before:1].' } });
  await runDue();
  for (const seconds of [15, 45, 240]) {
    clock.advance({ seconds });
    await runDue();
    expect(await look(id)).toMatchObject({ status: 'unconfirmed' });
  }
  expect(shown()).toEqual(['Before.']);
  clock.advance({ minutes: 10 });
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { attempts: 2 } });
  expect(shown()).toHaveLength(2);
});

test('a list that shows what was sent later proves sooner that a post is missing', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  await post({ on: ['twitter'], wording: { caption: 'Before.' } });
  await runDue();
  clock.advance({ minutes: 5 });
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [timeout-before:1].' } });
  await runDue();
  clock.advance({ minutes: 1 });
  await post({ on: ['twitter'], wording: { caption: 'After.' } });
  await runDue();
  clock.advance({ minutes: 4 });
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { attempts: 2 } });
  expect(shown()).toHaveLength(3);
});

test('a list proves that a post is missing however many of our own were sent around it', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  await post({ on: ['twitter'], wording: { caption: 'Before.' } });
  await runDue();
  clock.advance({ minutes: 5 });
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [timeout-before:1].' } });
  await runDue();
  for (let nth = 1; nth <= 25; nth += 1) {
    clock.advance({ seconds: 4 });
    await post({ on: ['twitter'], wording: { caption: `After, number ${nth}.` } });
    await runDue();
  }
  for (let minute = 0; minute < 16; minute += 1) {
    clock.advance({ minutes: 1 });
    await runDue();
  }
  expect(await look(id)).toMatchObject({ status: 'published', delivery: { attempts: 2 } });
  expect(shown()).toHaveLength(27);
});

test('an account without any earlier post proves nothing, so its owner is asked', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [timeout-before:1].' } });
  for (let minute = 0; minute < 20; minute += 1) {
    await runDue();
    clock.advance({ minutes: 1 });
  }
  const { status, problem, delivery } = await look(id);
  expect([status, delivery.nextTryAt]).toEqual(['unconfirmed', null]);
  expect(inEnglish(problem!)).toMatch(
    /^We could not find out whether the post is on X\. Please look at the account/,
  );
  expect(shown()).toEqual([]);
});

test('after three tries that never arrived its owner decides', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 200 });
  await post({ on: ['twitter'], wording: { caption: 'Before.' } });
  await runDue();
  clock.advance({ minutes: 5 });
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea [timeout-before:9].' } });
  for (let minute = 0; minute < 50; minute += 1) {
    await runDue();
    clock.advance({ minutes: 1 });
  }
  expect(await look(id)).toMatchObject({ status: 'failed', delivery: { attempts: 3, nextTryAt: null } });
  expect(inEnglish((await look(id)).problem!)).toMatch(/accepted this post several times without showing it/);
  expect(shown()).toEqual(['Before.']);
});

test('what nobody can find out is asked of its owner, who has the last word', async () => {
  const { post, look, db, runDue, clock, engine, networks, shown } = await startPublishing({
    publishLimitMs: 200,
  });
  const wording = { caption: 'Fresh tea [timeout-after-accept].' };
  const first = await post({ wording });
  const second = await post({ wording: { ...wording, caption: 'More tea [timeout-after-accept].' } });
  await runDue();
  const unclear = { verdict: 'unclear', because: 'known_missing' } as const;
  const blind = engine({
    networks: {
      facebook: { ...networks.facebook!, lookUp: async () => unclear },
    },
  });
  for (let minute = 0; minute < 17; minute += 1) {
    await blind.runDue();
    clock.advance({ minutes: 1 });
  }
  const asked = await look(first.id);
  expect(asked).toMatchObject({ status: 'unconfirmed', delivery: { nextTryAt: null, lookUps: 4 } });
  expect(inEnglish(asked.problem!)).toMatch(/Please look at the account there and choose below/);

  await settle(db, { postId: first.id, deliveryId: asked.delivery.id, published: true }, clock.now());
  const { delivery } = await look(second.id);
  await settle(db, { postId: second.id, deliveryId: delivery.id, published: false }, clock.now());
  expect(await look(first.id)).toMatchObject({ status: 'published' });
  expect(await look(second.id)).toMatchObject({ status: 'failed' });
  await runDue();
  expect(shown()).toHaveLength(2);
});

test('a post goes out up to an hour late; later it is missed and not sent in a burst', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing();
  const soon = await post({ at: new Date('2026-11-21T12:30:00Z'), wording: { caption: 'Half past.' } });
  const others = await Promise.all(
    [0, 1, 2].map((minute) => post({ at: new Date(clock.now().getTime() + minute * 60_000) })),
  );
  clock.advance({ minutes: 65 });
  await runDue();
  expect(shown()).toEqual(['Half past.']);
  expect(await look(soon.id)).toMatchObject({ status: 'published' });
  for (const { id } of others) {
    const missed = await look(id);
    expect([missed.status, missed.delivery.nextTryAt]).toEqual(['missed', null]);
    expect(inEnglish(missed.problem!)).toMatch(/more than an hour/);
  }
});

test('a clock that is set back sends nothing twice and nothing early, and leases of the future hold nobody up', async () => {
  const { post, look, runDue, clock, db, shown } = await startPublishing();
  const before = await post({ wording: { caption: 'Before.' } });
  const late = await post({ at: new Date('2026-11-21T12:05:00Z'), wording: { caption: 'After.' } });
  await runDue();
  const { delivery } = await look(late.id);
  const leaseUntil = new Date('2026-11-21T18:00:00Z');
  await db.update(postDeliveries).set({ leaseUntil }).where(eq(postDeliveries.id, delivery.id));
  clock.advance({ hours: -3 });
  await runDue();
  expect(shown()).toEqual(['Before.']);
  clock.advance({ hours: 3, minutes: 5 });
  await runDue();
  expect(shown()).toEqual(['Before.', 'After.']);
  expect(await look(before.id)).toMatchObject({ status: 'published' });
  expect(await look(late.id)).toMatchObject({ status: 'published' });
});

test('a held post stays, and one that was changed goes out as it is now', async () => {
  const { post, runDue, clock, db, shown } = await startPublishing();
  const at = new Date('2026-11-21T12:01:00Z');
  const paused = await post({ at, wording: { caption: 'Paused.' } });
  const changed = await post({ at, wording: { caption: 'Old words.' } });
  await runDue();
  expect(await hold(db, paused.id)).toBe(true);
  await db.update(scheduledPosts).set({ caption: 'New words.' }).where(eq(scheduledPosts.id, changed.id));
  await release(db, changed, clock.now());
  clock.advance({ minutes: 2 });
  await runDue();
  expect(shown()).toEqual(['New words.']);
});

test('a dead token holds the post until its account is connected again', async () => {
  const { post, look, runDue, clock, meta, accounts, store, grantsOf, accountOf, shown } =
    await startPublishing();
  meta.changePassword();
  const soon = await post({ wording: { caption: 'Waits.' } });
  await runDue();
  expect(await look(soon.id)).toMatchObject({
    status: 'held',
    heldReason: 'reconnect',
    delivery: { status: 'waiting', nextTryAt: null },
  });
  const { accounts: known } = await accounts.listOf(store.id);
  expect(known.find(({ id }) => id === accountOf('facebook').id)?.status).toBe('reconnect');

  clock.advance({ minutes: 40 });
  await accounts.connect(store, grantsOf(0));
  await runDue();
  expect(await look(soon.id)).toMatchObject({ status: 'published', heldReason: null });
  expect(shown()).toEqual(['Waits.']);
});

test('a post whose product is gone is held, and goes out once its owner has let that pass', async () => {
  const { post, look, runDue, clock, db, shown } = await startPublishing();
  const held = await post({ on: ['facebook', 'twitter'], wording: { productId: 'sold-away' } });
  await runDue();
  expect(await look(held.id)).toMatchObject({ status: 'held', heldReason: 'product_gone' });
  expect((await look(held.id)).deliveries.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null]);
  expect(shown()).toEqual([]);

  const accepted = { status: 'pending' as const, heldReason: null, acceptedReasons: ['product_gone'] };
  await db.update(scheduledPosts).set(accepted).where(eq(scheduledPosts.id, held.id));
  await release(db, held, clock.now());
  await runDue();
  expect(shown()).toHaveLength(2);
});

test('what waited for its account for too long asks its owner', async () => {
  const { post, look, runDue, clock, meta, accounts, store, grantsOf, shown } = await startPublishing();
  meta.changePassword();
  const { id } = await post();
  await runDue();
  clock.advance({ minutes: 61 });
  await accounts.connect(store, grantsOf(0));
  await runDue();
  expect(await look(id)).toMatchObject({ status: 'missed', heldReason: null });
  expect(shown()).toEqual([]);
});

test('a store with thousands of posts does not make another wait, nor a hanging network the next', async () => {
  const { post, addStore, engine, networks, clock, shown } = await startPublishing();
  const other = await addStore(1);
  for (let count = 0; count < 30; count += 1) {
    await post({ wording: { caption: `Post ${count}` } });
    clock.advance({ seconds: 1 });
  }
  await post({ of: other, wording: { caption: 'The other store' } });
  await post({ on: ['twitter'], wording: { caption: 'Another network' } });
  let answer = () => {};
  const hanging = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const patient = engine({
    networks: {
      ...networks,
      facebook: {
        ...networks.facebook!,
        async publish(...call) {
          if (call[1].text === 'Post 0') await hanging;
          return networks.facebook!.publish(...call);
        },
      },
    },
  });
  const all = patient.runDue();
  await expect.poll(() => shown()).toHaveLength(2);
  expect(shown().toSorted()).toEqual(['Another network', 'The other store']);
  answer();
  await all;
  expect(shown()).toHaveLength(32);
});

test('nothing of one store reaches the account of another', async () => {
  const { post, addStore, accountOf, look, runDue, meta } = await startPublishing();
  const other = await addStore(1);
  const { id } = await post({ wording: { caption: 'Mine' } });
  await runDue();
  expect(meta.feed().map(({ account, text }) => [account, text])).toEqual([['Yonder Gifts', 'Mine']]);
  expect((await look(id)).deliveries.map(({ accountId }) => accountId)).not.toContain(
    accountOf('facebook', other).id,
  );
});

test('a process whose clock is wrong takes nothing up, and says so', async () => {
  const { post, look, runDue, x } = await startPublishing();
  const { id } = await post({ on: ['twitter'], wording: { caption: 'Fresh tea.' } });
  for (const aheadMs of [3_600_000, -3_600_000]) {
    const realNow = Date.now.bind(Date);
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
    await expect(runDue()).rejects.toThrow(/3600 s (ahead of|behind) the database's/);
    wrong.mockRestore();
  }
  expect((await look(id)).delivery.status).toBe('waiting');
  expect(x.feed()).toEqual([]);

  await runDue();
  expect((await look(id)).delivery.status).toBe('published');
});
