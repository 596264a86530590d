import { expect, test } from 'vitest';
import { sendAgain, settle } from '#server/publishing/posts/deliveries.ts';
import { startPublishing } from '#server/testing/start-publishing.ts';
import { inEnglish } from '#shared/core/sentence.ts';

async function startOnPhone() {
  const publishing = await startPublishing();
  const { post, look, reel, runDue, clock, tiktok } = publishing;
  const wording = { caption: 'Tea', mediaId: await reel(), contentFormat: 'reel' as const };
  const { id } = await post({ on: ['tiktok'], wording });
  await runDue();

  async function seen() {
    const { status, delivery } = await look(id);
    const { status: state, permalink, externalId, problem } = delivery;
    return { post: status, state, permalink, externalId, says: problem && inEnglish(problem) };
  }

  async function pass(minutes: number) {
    clock.advance({ minutes });
    await runDue();
  }
  await pass(1);
  const [draft] = tiktok.drafts();
  return { ...publishing, id, seen, pass, draft: draft! };
}

test('a reel for a phone waits there until its owner has published it', async () => {
  const { seen, pass, draft, tiktok } = await startOnPhone();
  const waiting = { post: 'on_phone', state: 'on_phone', permalink: null, externalId: draft.publishId };
  expect(await seen()).toMatchObject(waiting);
  expect((await seen()).says).toMatch(/^It is in your inbox on TikTok\. Open the app on your phone/);
  await pass(2);
  expect(await seen()).toMatchObject(waiting);

  tiktok.finish(draft.publishId, 'Tea, by hand');
  await pass(10);
  expect(await seen()).toMatchObject({ post: 'published', state: 'published', says: null });
  expect(tiktok.feed()).toHaveLength(1);
});

test('a reel that its owner discards has failed, and can be sent again', async () => {
  const { seen, pass, draft, tiktok } = await startOnPhone();
  tiktok.discard(draft.publishId);
  await pass(2);
  expect(await seen()).toMatchObject({ post: 'failed', state: 'failed', externalId: null });
  expect(tiktok.feed()).toEqual([]);
});

test('what its owner says is not published goes to the phone again when it is retried', async () => {
  const { seen, pass, id, db, look, clock, tiktok } = await startOnPhone();
  const { delivery } = await look(id);
  await settle(db, { postId: id, deliveryId: delivery.id, published: false }, clock.now());
  expect(await seen()).toMatchObject({ post: 'failed', state: 'failed', externalId: null });
  await sendAgain(db, id, clock.now());
  await pass(1);
  expect(await seen()).toMatchObject({ state: 'on_phone' });
  expect(tiktok.uploads()).toBe(2);
});

test('what TikTok does not answer about stays on the phone, and its owner is asked after a week', async () => {
  const { seen, pass, tiktok, accounts, store, grantsOf } = await startOnPhone();
  tiktok.order('status', 'unavailable');
  for (let hour = 0; hour < 24 * 7; hour += 6) {
    await accounts.connect(store, grantsOf(0));
    await pass(6 * 60);
  }
  const { state, says } = await seen();
  expect(state).toBe('on_phone');
  expect(says).toMatch(/for a week, and TikTok does not say what became of it/);
  tiktok.order('status', '');
  await pass(60 * 24);
  expect(await seen()).toMatchObject({ state: 'on_phone' });
});

test('an account that has to be connected again is asked about its phone once it is', async () => {
  const { seen, pass, draft, tiktok, accounts, store, grantsOf } = await startOnPhone();
  tiktok.expireTokens();
  await pass(2);
  expect(await seen()).toMatchObject({ state: 'on_phone' });
  tiktok.finish(draft.publishId, 'Tea');
  await accounts.connect(store, grantsOf(0));
  await pass(1);
  expect(await seen()).toMatchObject({ post: 'published', state: 'published' });
});
