import { expect, test } from 'vitest';
import { startSchedules } from '#server/publishing/schedules/testing/start-schedules.ts';
import { startApp } from '#server/testing/start-app.ts';
import { CONTENT_PLATFORMS, contentEndpoints } from '#shared/content/content.ts';
import { type PostingPreference, preferenceEndpoints } from '#shared/content/preferences.ts';

const shop = {
  name: 'tea-house',
  ianaTimezone: 'Europe/Istanbul',
  products: [{ title: 'Green Tea', price: '10.00' }],
  orders: [],
};

const spoken: PostingPreference = {
  platform: 'instagram',
  tone: 'casual',
  voice: 'Warm, short sentences, we say "we".',
  wordsUsed: ['shop'],
  wordsAvoided: [],
  language: 'en',
  hashtags: ['#TeaTime', '#SlowMornings'],
  autoApproval: false,
};

async function start(options: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp({ shops: [shop], ...options });
  const owner = await started.signUp();
  const params = { storeId: (await owner.connectShopify('tea-house')).id };
  const { rows } = await started.db.execute<{ id: string }>('select id from products');
  const save = (given: Partial<PostingPreference>) =>
    owner.call(preferenceEndpoints.save, { params, body: { ...spoken, ...given } });
  const list = () => owner.expectOk(owner.call(preferenceEndpoints.list, { params }));
  const write = () =>
    owner.expectOk(
      owner.call(contentEndpoints.variations, {
        params,
        body: { productId: rows[0]!.id, tone: 'casual', variationCount: 3 },
      }),
    );
  return { ...started, owner, params, save, list, write };
}

test('until something is said, each network speaks as the store does; what is saved stays', async () => {
  const { list, save, owner } = await start();
  const unsaid = { tone: 'professional', language: 'tr', saved: false, hashtags: [], autoApproval: false };
  expect(await list()).toMatchObject(CONTENT_PLATFORMS.map((platform) => ({ platform, ...unsaid })));

  expect(await owner.expectOk(save({ voice: '  Warm.  ' }))).toMatchObject({ voice: 'Warm.', saved: true });
  await owner.expectOk(save({ wordsAvoided: ['cheap'], autoApproval: true }));
  const [instagram, facebook] = await list();
  expect(instagram).toEqual({ ...spoken, wordsAvoided: ['cheap'], autoApproval: true, saved: true });
  expect(facebook).toMatchObject(unsaid);
});

test('what is no preference is refused, and nobody reaches the store of another', async () => {
  const { save, params, signUp } = await start();
  for (const wrong of [
    { hashtags: ['#two words'] },
    { hashtags: ['tea'] },
    { hashtags: Array.from({ length: 6 }, (_, nth) => `#tea${nth}`) },
    { wordsAvoided: Array.from({ length: 31 }, (_, nth) => `word${nth}`) },
    { wordsUsed: ['  '] },
    { voice: 'x'.repeat(501) },
    { tone: 'rude' as never },
  ])
    expect([wrong, (await save(wrong)).status]).toEqual([wrong, 400]);
  const stranger = await signUp();
  expect((await stranger.call(preferenceEndpoints.list, { params })).status).toBe(404);
  expect((await stranger.call(preferenceEndpoints.save, { params, body: spoken })).status).toBe(404);
});

/** Words of a caption that are not the product's or its price. */
const wordsOf = (captions: string[]) =>
  [
    ...new Set(
      captions
        .join(' ')
        .toLowerCase()
        .match(/\p{L}{4,}/gu),
    ),
  ].filter((word) => !['green', 'house'].includes(word));

test.each([
  ['our own writer', {}],
  ['a provider', { ai: {} }],
])('%s has the hashtags that every post has, first, and no word that is avoided', async (_, options) => {
  const { write, save, owner } = await start(options);
  await owner.expectOk(save({}));
  const before = await write();
  for (const { hashtags } of before.variations) {
    expect(hashtags.slice(0, 2)).toEqual(['#TeaTime', '#SlowMornings']);
    expect(hashtags.length).toBeLessThanOrEqual(5);
  }

  const avoided = wordsOf(before.variations.map(({ caption }) => caption)).slice(0, 20);
  expect(avoided.length).toBeGreaterThan(5);
  await owner.expectOk(save({ wordsAvoided: avoided }));
  const { variations } = await write();
  for (const { caption, hashtags } of variations) {
    expect(caption.length).toBeGreaterThan(5);
    expect(wordsOf([caption]).filter((word) => avoided.includes(word))).toEqual([]);
    expect(hashtags.slice(0, 2)).toEqual(['#TeaTime', '#SlowMornings']);
  }
});

test('a provider receives how the brand speaks, as data and not as an instruction', async () => {
  const { write, save, owner, aiSimulator } = await start({ ai: {} });
  await owner.expectOk(save({ voice: 'We whisper.', wordsUsed: ['steep'], wordsAvoided: ['cheap'] }));
  await write();
  const asked = JSON.stringify(aiSimulator!.requests.at(-1));
  expect(asked).toContain('We whisper.');
  expect(asked).toContain('words_it_likes');
  expect(asked).toContain('steep');
  expect(asked).toMatch(/words_it_never_uses.{0,20}cheap/);
});

test('a schedule speaks as set for its network, and goes out without approval only where that was said', async () => {
  const { create, posts, owner, storeId } = await startSchedules({ accounts: ['facebook'] });
  const params = { storeId };
  const save = (given: Partial<PostingPreference>) =>
    owner.expectOk(owner.call(preferenceEndpoints.save, { params, body: { ...spoken, ...given } }));
  await save({ platform: 'facebook', language: 'de', hashtags: ['#Teezeit'], autoApproval: true });
  await save({ platform: 'instagram', language: 'es', hashtags: ['#HoraDelTé'] });
  const monday = [{ day: 1, hour: 12, minute: 0 }];
  await create({ platform: 'facebook', postTimes: monday });
  await create({ platform: 'instagram', postTimes: monday });

  const written = (await posts()).toSorted((one, other) => one.platform.localeCompare(other.platform));
  expect(written).toMatchObject([
    { platform: 'facebook', status: 'pending', hashtags: expect.arrayContaining(['#Teezeit']) },
    { platform: 'instagram', status: 'draft', hashtags: expect.arrayContaining(['#HoraDelTé']) },
  ]);
});
