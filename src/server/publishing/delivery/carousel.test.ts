import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { type Publishing, startPublishing } from '#server/testing/start-publishing.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

const META: SocialNetworkName[] = ['instagram', 'facebook'];

/** A released post of so many pictures; their descriptions are their numbers and what is added to them. */
async function carousel(
  { post, picture }: Publishing,
  {
    on,
    count = 3,
    caption = 'Three of them.',
    added = [],
  }: { on: SocialNetworkName[]; count?: number; caption?: string; added?: string[] },
) {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await picture());
  const described = ids.map((mediaId, at) => ({ mediaId, altText: `${at + 1}${added[at] ?? ''}` }));
  const [first, ...morePictures] = described;
  const inserted = await post({ on, wording: { caption, ...first, morePictures } });
  return { id: inserted.id, ids };
}

/** Until nothing is left to do by itself. */
async function settle({ runDue, look, clock }: Publishing, id: string) {
  for (let round = 0; round < 60; round += 1) {
    await runDue();
    const next = (await look(id)).deliveries.flatMap(({ nextTryAt }) => nextTryAt ?? []);
    if (next.length === 0) break;
    const soonest = Math.min(...next.map((at) => at.getTime()));
    clock.advance({ seconds: Math.max(0, (soonest - clock.now().getTime()) / 1000) });
  }
  return look(id);
}

/** The descriptions of each post that everybody sees. */
const shownBy = ({ meta, x }: Publishing) =>
  [...meta.feed(), ...x.feed()].map(({ media }) => media.map(({ altText }) => altText));

test('ten pictures are one post, in their order; X shows the first four', async () => {
  const publishing = await startPublishing();
  const { id } = await carousel(publishing, { on: ['instagram', 'facebook', 'twitter'], count: 10 });
  expect(await settle(publishing, id)).toMatchObject({ status: 'published' });
  const all = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  expect(shownBy(publishing).toSorted((one, other) => other.length - one.length)).toEqual([
    all,
    all,
    all.slice(0, 4),
  ]);
  const onInstagram = publishing.meta.feed('instagram')[0]!.media;
  expect(onInstagram.some(({ isCropped }) => isCropped)).toBe(false);
});

test.each(META)('%s: a process killed between any two pictures leaves one whole post', async (network) => {
  const publishing = await startPublishing({ publishLimitMs: 200 });
  const { engine, clock } = publishing;
  const parts = network === 'instagram' ? [1, 2, 3, 4] : [1, 2, 3];
  const posts: string[] = [];
  for (const part of parts) {
    const { id } = await carousel(publishing, { on: [network], caption: `Killed after ${part}.` });
    posts.push(id);
    const died = Promise.withResolvers<void>();
    let parted = 0;
    let isDead = false;
    const doomed = engine({
      async stepped(step) {
        if (step === 'part-prepared') parted += 1;
        if (parted < part) return;
        isDead = true;
        died.resolve();
        await new Promise(() => {});
      },
    });
    while (!isDead) {
      await Promise.race([doomed.runDue(), died.promise]);
      clock.advance({ seconds: 5 });
    }
    clock.advance({ minutes: 4 });
    await settle(publishing, id);
    expect((await publishing.look(id)).status).toBe('published');
  }
  expect(shownBy(publishing)).toEqual(posts.map(() => ['1', '2', '3']));
});

test.each(META)('%s: no answer that is lost doubles or halves it', async (network) => {
  const publishing = await startPublishing({ publishLimitMs: 500 });
  const lost = '[server-error-after-accept:1]';
  const before = await carousel(publishing, { on: [network], caption: 'Before.' });
  await settle(publishing, before.id);
  publishing.clock.advance({ minutes: 5 });
  const { id } = await carousel(publishing, {
    on: [network],
    caption: 'Answers are lost [server-error-after-accept].',
    added: ['', lost, lost],
  });
  expect(await settle(publishing, id)).toMatchObject({ status: 'published', delivery: { attempts: 1 } });
  expect(shownBy(publishing)).toEqual([
    ['1', '2', '3'],
    ['1', `2${lost}`, `3${lost}`],
  ]);
  expect((await publishing.look(id)).delivery.permalink).toBe(publishing.meta.feed()[1]!.permalink);
});

test('a picture that Instagram fails to work on is made again, and in the end refused with all others', async () => {
  const publishing = await startPublishing();
  const once = await carousel(publishing, { on: ['instagram'], added: ['', '[bad-media:1]'] });
  expect(await settle(publishing, once.id)).toMatchObject({ status: 'published' });
  expect(shownBy(publishing)).toEqual([['1', '2[bad-media:1]', '3']]);

  const always = await carousel(publishing, {
    on: ['instagram'],
    caption: 'No.',
    added: ['', '[bad-media]'],
  });
  const { status, delivery } = await settle(publishing, always.id);
  expect([status, delivery.problemCode]).toEqual(['failed', 'media_refused']);
  expect(publishing.shown()).toEqual(['Three of them.']);
});

test.each(['instagram', 'facebook', 'twitter'] as const)(
  '%s: a post of which one picture is gone is not sent without it',
  async (network) => {
    const publishing = await startPublishing();
    const { id, ids } = await carousel(publishing, { on: [network] });
    const cleared = { clearedAt: publishing.clock.now() };
    await publishing.db.update(generatedContent).set(cleared).where(eq(generatedContent.id, ids[1]!));
    expect(await settle(publishing, id)).toMatchObject({ status: 'failed', delivery: { attempts: 0 } });
    expect(publishing.shown()).toEqual([]);
  },
);
