import { expect, test } from 'vitest';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { startApp } from '#server/testing/start-app.ts';
import { ASSETS_CSV, ASSETS_UNDO_CSV, type AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { readCampaigns } from './testing/read-editor-file.ts';

type Ai = NonNullable<Parameters<typeof startApp>[0]>['ai'];

const PRODUCTS = [
  {
    title: 'Morning Tea',
    variants: [{ price: '10.00', compareAtPrice: '12.50' }],
    productType: 'Tea',
    description: '<p>A black tea from Rize, picked by hand in May.</p>',
  },
  { title: '=SUM("Tea", 2)', price: '4.00' },
  { title: 'Draft Tea', price: '9.00', status: 'DRAFT' as const },
];

async function start(ai?: Ai) {
  const app = await startApp({
    shops: [{ name: 'tea-house', products: PRODUCTS, orders: [] }],
    ...(ai ? { ai } : {}),
  });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id, title from products');
  const params = { storeId };
  const productId = (title: string) => rows.find((row) => row.title === title)!.id as string;
  const write = (titles: string[], language = 'en') =>
    owner.expectOk(
      owner.call(adsAssetEndpoints.write, { params, body: { productIds: titles.map(productId), language } }),
    );
  const change = (setId: string, body: object) =>
    owner.expectOk(owner.call(adsAssetEndpoints.change, { params: { storeId, setId }, body }));
  const list = () => owner.expectOk(owner.call(adsAssetEndpoints.list, { params }));
  const file = (path: typeof ASSETS_CSV | typeof ASSETS_UNDO_CSV, setId: string) =>
    owner.send('GET', pathOf({ path }, { storeId, setId }));
  return { ...app, owner, params, productId, write, change, list, file };
}

const messagesOf = ({ problems }: AssetSet) =>
  problems.map(({ field, message }) => `${field}: ${inEnglish(message)}`);
const NO_BUDGET = 'dailyBudget: Please set a daily budget: Google accepts no campaign without one.';

test('ads are written for chosen products, saved, and only the budget is missing', async () => {
  const { write, list } = await start();
  const set = await write(['Morning Tea', '=SUM("Tea", 2)']);

  expect(set).toMatchObject({
    language: 'en',
    currency: 'USD',
    dailyBudget: null,
    wording: 'builtin',
    exportedAt: null,
  });
  expect(set.name).toBe('Vitrin – Morning Tea + 1 – 2026-11-21');
  expect(messagesOf(set)).toEqual([NO_BUDGET]);
  const [tea, sum] = set.groups;
  expect(tea).toMatchObject({ productTitle: 'Morning Tea', name: 'Morning Tea', path1: 'Tea' });
  expect(tea!.finalUrl).toMatch(/^https?:\/\/\S+\/products\/morning-tea$/);
  expect(tea!.headlines).toContain('Was $12.50, now $10');
  expect(sum!.name).not.toMatch(/^[=+\-@]/);
  expect(set.negatives.map(({ text }) => text)).toContain('second hand');
  expect(await list()).toEqual([set]);
});

test('a second set of the same product has a name of its own', async () => {
  const { write, change } = await start();
  const first = await write(['Morning Tea']);
  const second = await write(['Morning Tea'], 'tr');
  expect(second.name).toBe(`${first.name} (2)`);
  expect(messagesOf(await change(second.id, { name: first.name.toUpperCase() }))).toContain(
    'name: Another set has this name; Google would put both into one campaign.',
  );
});

test('what the owner types is saved as it is, and what Google would refuse of it is named next to the field', async () => {
  const { write, change, list } = await start();
  const set = await write(['Morning Tea']);
  const [group] = set.groups;
  const changed = await change(set.id, {
    name: '  Spring  ',
    dailyBudget: 12.34,
    groups: [
      {
        ...group!,
        finalUrl: 'morning tea',
        headlines: ['Tea for you and for all your friends', 'Now!', 'now!', 'Call +90 212 555 44 33', '=1+1'],
        descriptions: ['手作りの陶器マグカップ'.repeat(5)],
        path1: '',
        path2: 'black/tea',
        keywords: [
          { text: '', matchType: 'exact' },
          { text: 'tea, black', matchType: 'phrase' },
          { text: 'one two three four five six seven eight nine ten eleven', matchType: 'broad' },
        ],
        productTitle: 'Another owner’s product',
      },
    ],
    negatives: [{ text: '  ', matchType: 'phrase' }],
  });

  expect(changed).toMatchObject({ name: 'Spring', dailyBudget: 12.34 });
  expect(changed.groups[0]).toMatchObject({ productTitle: 'Morning Tea', finalUrl: 'morning tea' });
  expect(messagesOf(changed)).toEqual([
    'negatives.0: Please enter a keyword, or remove this one.',
    'finalUrl: This is not the address of a page.',
    'headlines.0: 36 characters by Google’s count; at most 30 fit.',
    'headlines.1: Google refuses exclamation marks in headlines.',
    'headlines.2: This appears twice.',
    'headlines.2: Google refuses exclamation marks in headlines.',
    'headlines.3: Google refuses phone numbers in ads.',
    'headlines.4: Please begin with a letter or a number: spreadsheets read = + - @ as formulas.',
    'descriptions: Google asks for at least 2.',
    'descriptions.0: 110 characters by Google’s count; at most 90 fit.',
    'path2: A path has no slash and no space; use a hyphen.',
    'path2: The second path needs the first one.',
    'keywords.0: Please enter a keyword, or remove this one.',
    'keywords.1: Google allows only letters, numbers and a few symbols in keywords.',
    'keywords.2: A keyword has at most 10 words.',
  ]);
  expect(changed.problems.slice(0, 2).map(({ group: at }) => at)).toEqual([null, 0]);
  expect(await list()).toEqual([changed]);
});

test('a set with problems is not exported, and says how many there are', async () => {
  const { write, file } = await start();
  const { id } = await write(['Morning Tea']);
  for (const path of [ASSETS_CSV, ASSETS_UNDO_CSV] as const) {
    const answer = await file(path, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'ads_not_ready',
      message: 'Google would refuse 1 of these texts or settings. Please correct what is marked first.',
    });
  }
});

test('the files hold the ads as they are shown, and undoing takes out all that was ever exported', async () => {
  const { write, change, file, list, clock } = await start();
  const { id } = await write(['Morning Tea', '=SUM("Tea", 2)'], 'tr');
  const set = await change(id, { dailyBudget: 50 });
  const answer = await file(ASSETS_CSV, id);

  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/filename="vitrin-morning-tea[a-z0-9-]*\.csv"/);
  const campaign = readCampaigns(answer.body).get(set.name)!;
  expect(campaign).toMatchObject({ type: 'Search', status: 'Paused', budget: '50', languages: 'tr' });
  expect(campaign.negatives.map(({ text }) => text)).toEqual(set.negatives.map(({ text }) => text));
  for (const group of set.groups) {
    const read = campaign.groups.get(group.name)!;
    expect(read.ads).toEqual([
      {
        headlines: group.headlines,
        descriptions: group.descriptions,
        paths: [group.path1, group.path2].filter(Boolean),
        finalUrl: group.finalUrl,
        status: 'Enabled',
      },
    ]);
    expect(read.keywords.map(({ text }) => text)).toEqual(group.keywords.map(({ text }) => text));
  }
  expect((await list())[0]).toMatchObject({
    exportedAt: '2026-11-21T12:00:00.000Z',
    updatedAt: set.updatedAt,
  });

  clock.advance({ days: 1 });
  const [first, ...others] = set.groups;
  await change(id, {
    name: 'Renamed',
    dailyBudget: null,
    groups: [{ ...first!, headlines: ['A'] }, ...others],
  });
  const undo = await file(ASSETS_UNDO_CSV, id);
  const removed = readCampaigns(undo.body);
  expect([...removed.keys()]).toEqual([set.name]);
  expect(removed.get(set.name)).toMatchObject({ status: 'Removed' });
  expect(removed.get(set.name)!.groups.get(first!.name)!.ads[0]!.headlines).toEqual(first!.headlines);

  await change(id, { dailyBudget: 20, groups: others });
  expect((await file(ASSETS_CSV, id)).statusCode).toBe(200);
  expect((await file(ASSETS_CSV, id)).statusCode).toBe(200);
  const both = readCampaigns((await file(ASSETS_UNDO_CSV, id)).body);
  expect([...both.keys()]).toEqual([set.name, 'Renamed']);
});

test('ads of others, of products not on sale, and of other products are refused', async () => {
  const { owner, params, productId, write, file, signUp } = await start();
  const { status, body } = await owner.call(adsAssetEndpoints.write, {
    params,
    body: { productIds: [productId('Draft Tea')] },
  });
  expect([status, body.error]).toEqual([404, 'product_not_found']);

  const set = await write(['Morning Tea']);
  const ofSet = { params: { ...params, setId: set.id } };
  const other = await owner.call(adsAssetEndpoints.change, {
    ...ofSet,
    body: { groups: [{ ...set.groups[0]!, productId: 'another' }] },
  });
  expect(other.status).toBe(400);

  const stranger = await signUp();
  expect((await stranger.call(adsAssetEndpoints.change, { ...ofSet, body: {} })).status).toBe(404);
  expect((await stranger.send('GET', pathOf({ path: ASSETS_CSV }, ofSet.params))).statusCode).toBe(404);
  expect((await file(ASSETS_CSV, crypto.randomUUID())).statusCode).toBe(404);
  expect((await file(ASSETS_CSV, 'nothing')).statusCode).toBe(400);
});

test('a deleted set is gone', async () => {
  const { owner, params, write, list } = await start();
  const { id: setId } = await write(['Morning Tea']);
  const remove = () => owner.call(adsAssetEndpoints.remove, { params: { ...params, setId } });
  expect((await remove()).body).toEqual({ success: true });
  expect(await list()).toEqual([]);
  expect((await remove()).status).toBe(404);
});

test('a provider’s words are taken when they pass the checks', async () => {
  const { write, db, aiSimulator } = await start({});
  const set = await write(['Morning Tea']);
  expect(set.wording).toBe('provider');
  expect(messagesOf(set)).toEqual([NO_BUDGET]);
  expect(set.groups[0]!.path1).toBe('Tea');
  expect(aiSimulator).not.toBeNull();
  const [call] = await db.select().from(aiCalls);
  expect(call).toMatchObject({ purpose: 'ads', outcome: 'ok' });
});

test.each([
  ['invented-number-once', 'provider', ['check-failed', 'ok']],
  ['wordy-once', 'provider', ['malformed', 'ok']],
  ['invented-number', 'builtin', ['check-failed', 'check-failed']],
  ['wrong-language', 'builtin', ['check-failed', 'check-failed']],
  ['malformed', 'builtin', ['malformed', 'malformed']],
  ['refusal', 'builtin', ['refused']],
  ['quota', 'builtin', ['refused']],
  ['slow', 'builtin', ['timeout']],
])('%s: an ad by the %s', async (fault, wording, outcomes) => {
  const { write, db } = await start({
    textModel: `small-${fault}`,
    ...(fault === 'slow' ? { timeLimitMs: 300 } : {}),
  });
  const set = await write(['Morning Tea']);
  expect(set.wording).toBe(wording);
  expect(messagesOf(set)).toEqual([NO_BUDGET]);
  const calls = await db.select().from(aiCalls);
  expect(calls.map(({ outcome }) => outcome)).toEqual(outcomes);
});
