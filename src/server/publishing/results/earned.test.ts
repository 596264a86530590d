import { expect, test } from 'vitest';
import { startShopPage } from '#server/publishing/shop-page/testing/start-shop-page.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { costEndpoints } from '#shared/stores/costs.ts';

/** A post without a link in its text, as on Instagram, that stands on an open shop page. */
async function startOnPage() {
  const started = await startShopPage();
  const { owner, storeId, params, simulator, visit } = started;
  await started.change({ isPublic: true });
  const post = await started.publish({ withLink: false });

  return {
    ...started,
    post,
    results: () =>
      owner.expectOk(owner.call(calendarEndpoints.results, { params: { ...params, postId: post.id } })),
    /** Taps the post on the page, and buys what is there. */
    async buy() {
      const code = /href="\/l\/(\w{7})"/.exec((await visit('/s/tea-house?from=instagram')).body)![1]!;
      const address = (await visit(`/l/${code}`)).headers.location as string;
      const { status } = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(),
        redirect: 'manual',
      });
      expect(status).toBe(303);
      started.clock.advance({ minutes: 5 });
      await owner.refresh(storeId);
    },
    giveBack: () =>
      fetch(`${simulator.origin.replace('{shop}', 'tea-house')}/desk`, {
        method: 'POST',
        body: new URLSearchParams({ do: 'refund' }),
      }),
  };
}

test('a post sells through the shop page, and says whom it brought, what was sold and what that left', async () => {
  const { buy, results, owner, params, readCosts, storeId, giveBack, clock } = await startOnPage();
  const nothing = { people: 0, clicks: 0, programs: 0, bySource: [] };
  expect(await results()).toMatchObject({
    sales: { orders: 0, certainty: 'linked' },
    clicks: nothing,
    earned: null,
  });
  await buy();
  const unknown = await results();
  expect(unknown).toMatchObject({
    sales: { orders: 1, netSales: 10, certainty: 'linked' },
    clicks: { people: 1, clicks: 1, bySource: [{ source: 'instagram', people: 1, clicks: 1 }] },
    // Nothing was read of what orders cost.
    earned: null,
  });

  await readCosts();
  const page = await owner.expectOk(owner.call(costEndpoints.list, { params, query: { search: 'Morning' } }));
  const { productId, variantId } = page.rows[0]!;
  await owner.expectOk(
    owner.call(costEndpoints.save, {
      params,
      body: { from: 'always', costs: [{ productId, variantId, unitCost: 4 }] },
    }),
  );
  const { earned } = await results();
  expect(earned).toMatchObject({ coverage: 1 });
  expect(earned!.contribution).toBeLessThanOrEqual(6);

  // What is given back was not earned.
  await giveBack();
  clock.advance({ minutes: 10 });
  await owner.refresh(storeId);
  const after = await results();
  expect(after.sales).toMatchObject({ orders: 1, netSales: 0 });
  expect(after.earned?.contribution ?? 0).toBeLessThan(earned!.contribution);
});

test('of a post that nobody could follow no clicks are claimed, also after its owner has looked at the closed page', async () => {
  const { change, page, post, results } = await startOnPage();
  await change({ isPublic: false });
  expect(await page()).toMatchObject({ posts: [{ id: post.id }] });
  expect(await results()).toMatchObject({ sales: { orders: null, certainty: 'unknown' }, clicks: null });
  await change({ isPublic: true, hiddenPostIds: [post.id] });
  expect(await results()).toMatchObject({ sales: { orders: null, certainty: 'unknown' }, clicks: null });
});

test('what was counted stays when the page is closed', async () => {
  const { change, results, buy } = await startOnPage();
  await buy();
  await change({ isPublic: false });
  expect(await results()).toMatchObject({ sales: { orders: 1 }, clicks: { people: 1 } });
});
