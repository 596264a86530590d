import { expect, test } from 'vitest';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { startApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { preferenceEndpoints } from '#shared/content/preferences.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { inEnglish } from '#shared/core/sentence.ts';

const shop = {
  name: 'tea-house',
  products: [
    {
      title: 'Green Tea',
      price: '10.00',
      productType: 'Tea',
      description: '<p>A green tea for slow mornings. The bottle is made of stainless steel.</p>',
    },
  ],
  orders: [],
};
const NOT_BY_PROVIDER = 'The AI provider gave no usable text, so Vitrin wrote this one itself.';

async function start(ai: NonNullable<Parameters<typeof startApp>[0]>['ai'] = {}) {
  const app = await startApp({ shops: [shop], ai });
  const owner = await app.signUp();
  const params = { storeId: (await owner.connectShopify('tea-house')).id };
  const { rows } = await app.db.execute('select id from products');
  const productId = rows[0]!.id as string;
  const ask = (body: object = {}) =>
    owner.expectOk(
      owner.call(contentEndpoints.generate, { params, body: { productId, includeImage: false, ...body } }),
    );
  /** A post of the store's history, of any product. */
  const write = async (caption: string) => {
    app.clock.advance({ minutes: 1 });
    const body = { caption, productId: null, productTitle: null, platform: 'instagram' };
    await owner.expectOk(owner.call(contentEndpoints.save, { params, body }));
  };
  const outcomes = async () => (await app.db.select().from(aiCalls)).map(({ outcome }) => outcome);
  const spent = async () => (await owner.expectOk(owner.call(usageEndpoints.usage))).text.current;
  const prompts = () => app.aiSimulator!.requests.map(({ prompt }) => prompt);
  return { ...app, owner, params, productId, ask, write, outcomes, spent, prompts };
}

test.each(['en', 'tr'] as const)(
  'the provider writes a post and three variations in %s, no two of them the same',
  async (language) => {
    const { owner, params, productId, ask } = await start();
    const post = await ask({ language });
    const body = { productId, language, variationCount: 3 };
    const { variations } = await owner.expectOk(owner.call(contentEndpoints.variations, { params, body }));

    const pieces = [post, ...variations];
    expect(pieces.map(({ madeBy }) => madeBy.text)).toEqual(pieces.map(() => 'provider'));
    expect(new Set(pieces.map(({ caption }) => caption)).size).toBe(4);
  },
);

test('the model is given the product with its facts, the voice of the brand, and the last ten captions', async () => {
  const { owner, params, ask, write, prompts } = await start();
  const preference = {
    platform: 'instagram',
    tone: 'casual',
    language: 'en',
    voice: 'Like a tea seller who has all day.',
    wordsUsed: ['slow'],
    wordsAvoided: ['cheap'],
    hashtags: ['#TeaHouse'],
    autoApproval: false,
  };
  await owner.expectOk(owner.call(preferenceEndpoints.save, { params, body: preference }));
  for (let number = 1; number <= 12; number++) await write(`Caption number ${number} of the shop.`);

  const { hashtags } = await ask();

  const [prompt = ''] = prompts();
  expect(dataIn(prompt, 'product')).toMatchObject({
    title: 'Green Tea',
    price: '$10.00',
    price_before: null,
    description: expect.stringContaining('for slow mornings'),
    facts: expect.arrayContaining(['material: stainless steel']),
  });
  expect(dataIn(prompt, 'brand')).toEqual({
    store: expect.any(String),
    voice: preference.voice,
    words_it_likes: ['slow'],
    words_it_never_uses: ['cheap'],
    hashtags_it_always_has: ['#TeaHouse'],
  });
  expect(dataIn(prompt, 'earlier_captions')).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Caption number ${number} of the shop.`),
  );
  expect(hashtags).toContain('#TeaHouse');
});

test.each([
  [
    'instagram',
    ['at most 2,200 characters', 'Send readers to the link in the profile', 'three to five, each with #'],
  ],
  [
    'facebook',
    ['a Facebook Page', 'the link of the product is added below the text', 'two or three, each with #'],
  ],
  ['twitter', ['X (at most 240 characters', 'No address and no thread', 'one or two, short, each with #']],
])('the model is told the rules of %s', async (platform, rules) => {
  const { ask, prompts } = await start();
  await ask({ platform });
  for (const rule of rules) expect(prompts()[0]).toContain(rule);
});

test('an opening like that of an earlier caption is not taken: the model is told, and opens otherwise', async () => {
  const { ask, write, outcomes, spent, prompts } = await start();
  await write('☕ GREEN TEA! It is what we had this morning.');
  const { caption, madeBy, notes } = await ask();
  expect(await outcomes()).toEqual(['check-failed', 'ok']);
  expect(prompts()[1]).toContain('That cannot be used.');
  expect(prompts()[1]).toContain('opens with the words of an earlier one');
  expect(caption.toLowerCase()).not.toMatch(/^green tea/);
  expect([madeBy.text, notes, await spent()]).toEqual(['provider', [], 1]);
});

test('after a second opening like an earlier one ours stands, and a note says so', async () => {
  const { ask, write, outcomes, spent } = await start();
  await write('Green Tea: it was here yesterday, too.');
  await write('Here is green what? Tea.');
  const { caption, madeBy, notes } = await ask();
  expect(await outcomes()).toEqual(['check-failed', 'check-failed']);
  expect([madeBy.text, notes.map(inEnglish)]).toEqual(['builtin', [NOT_BY_PROVIDER]]);
  expect(caption.length).toBeGreaterThan(20);
  expect(await spent()).toBe(1);
});

test.each([
  ['invented-number', ['check-failed', 'check-failed']],
  ['wrong-language', ['check-failed', 'check-failed']],
  ['wordy', ['check-failed', 'check-failed']],
  ['malformed', ['malformed', 'malformed']],
  ['refusal', ['refused']],
  ['unauthorized', ['refused']],
  ['quota', ['refused']],
  ['down', ['unavailable', 'unavailable', 'unavailable']],
  ['slow', ['timeout']],
])('%s: ours stands, a note says so, and one text is counted', async (fault, expected) => {
  const { ask, outcomes, spent } = await start({ textModel: `small-${fault}` });
  const { madeBy, notes, caption } = await ask();
  expect([madeBy.text, notes.map(inEnglish)]).toEqual(['builtin', [NOT_BY_PROVIDER]]);
  expect(caption).not.toContain('48,213');
  expect(await outcomes()).toEqual(expected);
  expect(await spent()).toBe(1);
});

test.each(['invented-number', 'malformed', 'down'])(
  '%s only once: the second answer stands without a note, and one text is counted',
  async (fault) => {
    const { ask, outcomes, spent } = await start({ textModel: `small-${fault}-once` });
    const { madeBy, notes } = await ask();
    expect([madeBy.text, notes]).toEqual(['provider', []]);
    expect(await outcomes()).toHaveLength(2);
    expect(await spent()).toBe(1);
  },
);

test('three variations count as one text, however often the model breaks a rule', async () => {
  const { owner, params, productId, outcomes, spent } = await start({ textModel: 'small-invented-number' });
  const body = { productId, variationCount: 3 };
  const { variations } = await owner.expectOk(owner.call(contentEndpoints.variations, { params, body }));
  expect(variations.map(({ notes }) => notes.map(inEnglish))).toEqual([1, 2, 3].map(() => [NOT_BY_PROVIDER]));
  expect(await outcomes()).toHaveLength(6);
  expect(await spent()).toBe(1);
});

/** What the prompt quotes under that name. */
function dataIn(prompt: string, name: string): unknown {
  return JSON.parse(new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(prompt)?.[1] ?? 'null');
}
