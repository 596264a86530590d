import { expect, test } from 'vitest';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { startResults } from './testing/start-results.ts';

test('X charges more for a post with an address, and its price is taken off by the owner’s own rate only', async () => {
  const { publish, resultsOf, owner, clock } = await startResults();
  const withAddress = (await publish(['twitter', 'facebook'], 'New teas are here', { withLink: true }))
    .postId;
  const without = (await publish(['twitter'], 'Tea is back')).postId;
  const elsewhere = (await publish(['facebook'], 'Tea for all', { withLink: true })).postId;
  expect((await resultsOf(withAddress)).spending).toEqual({
    boost: 0,
    network: 0.2,
    networkConverted: null,
  });
  const day = clock.now().toISOString().slice(0, 10);
  await owner.expectOk(owner.call(rateEndpoints.choose, { body: { currency: 'GBP' } }));
  await owner.expectOk(
    owner.call(rateEndpoints.enter, { body: { from: 'USD', to: 'GBP', day, rate: 0.75 } }),
  );
  const { spending } = await resultsOf(withAddress);
  expect(spending).toMatchObject({ network: 0.2, networkConverted: expect.closeTo(0.15, 10) });
  expect((await resultsOf(without)).spending).toMatchObject({ network: 0.015 });
  expect((await resultsOf(elsewhere)).spending).toMatchObject({ network: 0, networkConverted: 0 });
});

test('what a boost cost is taken off, and is unknown until its owner says it', async () => {
  const { publish, resultsOf, owner, storeId, clock } = await startResults();
  const { postId } = await publish(['facebook'], 'New teas are here', { withLink: true });
  const params = { storeId };
  const startDay = clock.now().toISOString().slice(0, 10);
  const plan = { name: 'Boost', platform: 'facebook' as const, budget: 30, startDay, postId };
  const { id } = await owner.expectOk(owner.call(adsCampaignEndpoints.create, { params, body: plan }));
  expect((await resultsOf(postId)).spending).toMatchObject({ boost: null });
  await owner.expectOk(
    owner.call(adsCampaignEndpoints.change, {
      params: { ...params, campaignId: id },
      body: { results: { spend: 25.5, impressions: null, clicks: null } },
    }),
  );
  expect((await resultsOf(postId)).spending).toMatchObject({ boost: 25.5 });
});
