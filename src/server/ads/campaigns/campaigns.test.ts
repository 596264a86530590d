import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  postDeliveries,
  scheduledPosts,
  socialMediaAnalytics,
  socialMediaCampaigns,
  socialMediaPosts,
} from '#server/core/db/schema/social-media.ts';
import { startResults } from '#server/publishing/results/testing/start-results.ts';
import { insertStore } from '#server/testing/insert-post.ts';
import { adsCampaignEndpoints, type NewCampaign } from '#shared/ads/ads-campaigns.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';

/** A store in London, whose clocks went back on the 25th of October, at noon of the 21st of November. */
async function start() {
  const started = await startResults();
  const { owner, storeId, db, clock, accountAt } = started;
  const params = { storeId };
  const wish = (given: Partial<NewCampaign> = {}) => ({
    name: 'Winter teas',
    platform: 'instagram',
    budget: 50,
    startDay: '2026-11-23',
    ...given,
  });
  const tryCreate = (given: Partial<NewCampaign> = {}) =>
    owner.call(adsCampaignEndpoints.create, { params, body: wish(given) });
  const tryChange = (campaignId: string, body: object, person = owner) =>
    person.call(adsCampaignEndpoints.change, { params: { storeId, campaignId }, body });

  /** A post that went out, as the worker leaves it. */
  async function sent(
    network: SocialNetworkName,
    {
      hoursAgo = 1,
      likes = null,
      caption = 'Tea',
    }: { hoursAgo?: number; likes?: number | null; caption?: string } = {},
  ) {
    const publishedAt = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
    const of = { storeId, caption, platform: 'all' as const, contentType: 'product' as const };
    const [inserted] = await db
      .insert(scheduledPosts)
      .values({ ...of, status: 'published', scheduledFor: publishedAt, withLink: true })
      .returning();
    const account = await accountAt(network);
    const unknown = {
      comments: null,
      shares: null,
      saves: null,
      reach: null,
      impressions: null,
      clicks: null,
    };
    await db.insert(postDeliveries).values({
      postId: inserted!.id,
      storeId,
      accountId: account.id,
      network,
      status: 'published',
      dueAt: publishedAt,
      publishedAt,
      externalId: inserted!.id,
      permalink: `https://x.example/${caption}`,
      ...(likes !== null && { engagement: { ...unknown, likes, measuredAt: publishedAt.toISOString() } }),
    });
    return inserted!.id;
  }

  return {
    ...started,
    params,
    tryCreate,
    tryChange,
    sent,
    create: (given: Partial<NewCampaign> = {}) => owner.expectOk(tryCreate(given)),
    change: (campaignId: string, body: object) => owner.expectOk(tryChange(campaignId, body)),
    list: () => owner.expectOk(owner.call(adsCampaignEndpoints.list, { params })),
    boostable: () => owner.expectOk(owner.call(adsCampaignEndpoints.boostable, { params })),
    wish,
  };
}

const doneOf = ({ checklist }: { checklist: { step: string; done: boolean }[] }) =>
  checklist.filter(({ done }) => done).map(({ step }) => step);

test('a plan is a record with money to the penny, local days and a checklist with nothing done', async () => {
  const { create, list, sent, db } = await start();
  const postId = await sent('instagram');
  const targetAudience = { countries: ['GB'], ageFrom: 25, ageTo: 44, interests: ['tea'], groups: ['loyal'] };
  const plan = await create({
    budget: 0.1 + 0.2,
    dailyBudget: 19.99 / 100,
    objective: 'sales',
    postId,
    startDay: '2026-10-25',
    endDay: '2026-11-29',
    targetAudience: targetAudience as NewCampaign['targetAudience'],
  });
  expect(plan).toMatchObject({
    name: 'Winter teas',
    platform: 'instagram',
    status: 'active',
    objective: 'sales',
    budget: 0.3,
    dailyBudget: 0.2,
    currency: 'GBP',
    targetAudience,
    // Summer time began the day, winter time ends it.
    startDate: '2026-10-24T23:00:00.000Z',
    endDate: '2026-11-29T23:59:59.999Z',
    post: { id: postId, caption: 'Tea', permalink: 'https://x.example/Tea' },
    results: { spend: null, impressions: null, clicks: null },
  });
  expect(doneOf(plan)).toEqual([]);
  expect(plan.checklist.map(({ step }) => step)[0]).toBe('open_post');
  const [row] = await db.select().from(socialMediaCampaigns);
  expect(row).toMatchObject({ budget: '0.30', dailyBudget: '0.20', externalCampaignId: null });
  expect(await list()).toEqual([plan]);
});

test('a post that is planned as an ad says so, with the budget of its plans and the newest audience', async () => {
  const { create, change, sent, db, owner, storeId, wish, clock } = await start();
  const postId = await sent('instagram');
  const marks = async () =>
    (await db.select().from(socialMediaPosts)).map(
      ({ isAd, campaignBudget, targetAudience, platform, status }) => ({
        isAd,
        campaignBudget,
        platform,
        status,
        countries: (targetAudience as { countries: string[] } | null)?.countries,
      }),
    );
  const onCalendar = async () =>
    (await owner.expectOk(owner.call(calendarEndpoints.post, { params: { storeId, postId } }))).adBudget;
  expect([await marks(), await onCalendar()]).toEqual([[], null]);

  const audience = (country: string) => ({ countries: [country] }) as NewCampaign['targetAudience'];
  const first = await create({ postId, budget: 50.1, targetAudience: audience('GB') });
  clock.advance({ minutes: 1 });
  await create({ postId, budget: 20.2, targetAudience: audience('TR') });
  const ad = { platform: 'instagram', status: 'published', isAd: true };
  expect(await marks()).toEqual([{ ...ad, campaignBudget: '70.30', countries: ['TR'] }]);
  expect(await onCalendar()).toBe(70.3);

  await change(first.id, { plan: wish({ postId: null }) });
  expect(await marks()).toEqual([{ ...ad, campaignBudget: '20.20', countries: ['TR'] }]);
  for (const { id } of await owner.expectOk(owner.call(adsCampaignEndpoints.list, { params: { storeId } })))
    await owner.expectOk(owner.call(adsCampaignEndpoints.remove, { params: { storeId, campaignId: id } }));
  expect(await marks()).toEqual([{ ...ad, isAd: false, campaignBudget: null, countries: undefined }]);
  expect(await onCalendar()).toBeNull();
});

test.each([
  [{ budget: 0 }, 'budget', 'Please enter an amount above 0.'],
  [{ budget: 0.001 }, 'budget', 'Please enter an amount above 0.'],
  [{ budget: 100_000_000 }, 'budget', 'Please enter a smaller amount.'],
  [{ budget: 10, dailyBudget: 11 }, 'dailyBudget', 'The daily budget cannot be more than the total.'],
  [{ endDay: '2026-11-22' }, 'endDay', 'Please choose a last day that is not before the first.'],
  [{ startDay: '2026-02-31' }, 'startDay', 'Please enter a date as YYYY-MM-DD.'],
  [{ name: '  ' }, 'name', 'Please enter a name.'],
])('a plan with %j is refused next to its field', async (given, field, message) => {
  const { tryCreate, list } = await start();
  const { status, body } = await tryCreate(given);
  expect(status).toBe(400);
  expect(body).toMatchObject({ message, fields: { [field]: message } });
  expect(await list()).toEqual([]);
});

test('a post of another store, of another network or that never went out cannot be boosted', async () => {
  const { tryCreate, tryChange, create, sent, db, storeId, clock } = await start();
  const other = await insertStore(db);
  const post = { platform: 'all' as const, contentType: 'product' as const, scheduledFor: clock.now() };
  const [foreign, waiting] = await db
    .insert(scheduledPosts)
    .values([
      { ...post, storeId: other.id },
      { ...post, storeId },
    ])
    .returning();
  const onX = await sent('twitter');

  const gone = {
    error: 'post_not_found',
    message: 'This post does not belong to this store. Please choose another.',
  };
  expect(await tryCreate({ postId: foreign!.id })).toMatchObject({ status: 404, body: gone });
  const elsewhere = {
    error: 'post_not_published',
    message: 'This post did not go out on Instagram. Please choose another.',
  };
  expect(await tryCreate({ postId: onX })).toMatchObject({ status: 409, body: elsewhere });
  expect(await tryCreate({ postId: waiting!.id })).toMatchObject({ status: 409, body: elsewhere });

  const { id } = await create({ platform: 'twitter', postId: onX });
  const moved = { plan: { ...wishOf(onX), platform: 'instagram' } };
  expect(await tryChange(id, moved)).toMatchObject({ status: 409, body: elsewhere });
});
const wishOf = (postId: string) => ({ name: 'Winter teas', budget: 50, startDay: '2026-11-23', postId });

test('plan, status and checklist are changed, each by itself', async () => {
  const { create, change, list } = await start();
  const { id, createdAt } = await create();
  const planned = await change(id, {
    plan: {
      name: 'Green teas',
      platform: 'facebook',
      budget: 80,
      startDay: '2026-12-01',
      endDay: '2026-12-07',
    },
  });
  expect(planned).toMatchObject({ name: 'Green teas', platform: 'facebook', budget: 80, createdAt });
  expect((await change(id, { checklist: ['budget', 'open_post', 'budget'] })).name).toBe('Green teas');
  const paused = await change(id, { status: 'paused' });
  expect(paused).toMatchObject({ status: 'paused', endDate: '2026-12-07T23:59:59.999Z' });
  expect(doneOf(paused)).toEqual(['open_post', 'budget']);
  expect(await list()).toEqual([paused]);
});

test('what the owner read at the network is saved once, with its rates, and taken back again', async () => {
  const { create, change, db, clock } = await start();
  const { id } = await create();
  const typed = { spend: 12.34, impressions: 4_000, clicks: 25 };
  await change(id, { results: { spend: 1, impressions: null, clicks: null } });
  clock.advance({ days: 1 });
  const measured = await change(id, { results: typed });
  expect(measured.results).toMatchObject(typed);
  expect(doneOf(measured)).toEqual(['results']);
  const rows = () => db.select().from(socialMediaAnalytics).where(eq(socialMediaAnalytics.campaignId, id));
  expect(await rows()).toMatchObject([
    {
      spend: '12.34',
      impressions: 4_000,
      clicks: 25,
      likes: null,
      reach: null,
      conversions: null,
      // 12.34 for 4 thousand, for 25 clicks; 25 of 4,000.
      cpm: '3.09',
      cpc: '0.49',
      ctr: '0.0063',
      date: '2026-11-22',
    },
  ]);
  const cleared = await change(id, { results: { spend: null, impressions: null, clicks: null } });
  expect(cleared.results).toMatchObject({ spend: null, impressions: null, clicks: null });
  expect(doneOf(cleared)).toEqual([]);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ spend: -1, impressions: null, clicks: null }, 'Please enter an amount of 0 or more.'],
  [{ spend: 1e9, impressions: null, clicks: null }, 'Please enter a smaller amount.'],
  [{ spend: 1, impressions: 1.5, clicks: null }, 'Please enter a whole number.'],
  [{ spend: 1, impressions: 3e9, clicks: null }, 'Please enter a smaller number.'],
])('results of %j are refused', async (results, message) => {
  const { create, tryChange } = await start();
  const { id } = await create();
  expect(await tryChange(id, { results })).toMatchObject({ status: 400, body: { message } });
});

test('however odd the results, their rates fit', async () => {
  const { create, change } = await start();
  const { id } = await create();
  const odd = { spend: 99_999_999.99, impressions: 1, clicks: 2_000_000_000 };
  expect((await change(id, { results: odd })).results).toMatchObject(odd);
});

test('orders by the post’s own link are shown with the plan', async () => {
  const { create, sent, simulator, owner, storeId, clock, list } = await start();
  const postId = await sent('twitter');
  expect((await create({ platform: 'twitter', postId })).results).toMatchObject({
    linkedOrders: 0,
    linkedNetSales: 0,
  });
  clock.advance({ hours: 1 });
  await create({ name: 'Without a post' });
  const link = `https://tea-house.myshopify.com/products/tea?utm_source=twitter&utm_medium=social&utm_campaign=vitrin&utm_content=${postId}`;
  const desk = `${simulator.origin.replace('{shop}', 'tea-house')}/desk`;
  await fetch(desk, { method: 'POST', body: new URLSearchParams({ do: 'order', link }) });
  await owner.refresh(storeId);

  const [without, boosted] = await list();
  expect(without!.results).toMatchObject({ linkedOrders: null, linkedNetSales: null });
  expect(boosted!.results.linkedOrders).toBe(1);
  expect(boosted!.results.linkedNetSales).toBeGreaterThan(0);
});

test('posts of the last 90 days can be boosted, best response first, what is not measured last', async () => {
  const { boostable, sent } = await start();
  const few = await sent('facebook', { likes: 3, caption: 'Few' });
  const unknown = await sent('instagram', { caption: 'Unknown' });
  const many = await sent('instagram', { likes: 40, hoursAgo: 89 * 24, caption: 'Many' });
  await sent('instagram', { likes: 900, hoursAgo: 91 * 24, caption: 'Long ago' });
  expect((await boostable()).map(({ id, platform, engagement }) => [id, platform, engagement])).toEqual([
    [many, 'instagram', 40],
    [few, 'facebook', 3],
    [unknown, 'instagram', null],
  ]);
});

test('a plan outlives its post, and goes when it is deleted', async () => {
  const { create, sent, db, list, owner, storeId } = await start();
  const postId = await sent('instagram');
  const { id } = await create({ postId });
  await db.delete(scheduledPosts).where(eq(scheduledPosts.id, postId));
  expect(await list()).toMatchObject([{ id, post: null }]);
  const remove = () => owner.call(adsCampaignEndpoints.remove, { params: { storeId, campaignId: id } });
  expect((await remove()).body).toEqual({ success: true });
  expect(await list()).toEqual([]);
  expect((await remove()).status).toBe(404);
});

test('nobody changes what is another’s', async () => {
  const { create, tryChange, signUp, list } = await start();
  const plan = await create();
  const stranger = await signUp();
  expect((await tryChange(plan.id, { status: 'finished' }, stranger)).status).toBe(404);
  expect((await tryChange('11111111-1111-4111-8111-111111111111', { status: 'finished' })).status).toBe(404);
  expect(await list()).toEqual([plan]);
});
