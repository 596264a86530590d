import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startResults } from './testing/start-results.ts';

test('visits by a post’s link are those that the platform counted of days that are over, and unknown before', async () => {
  const { publish, resultsOf, simulator, clock, owner, storeId, runRecurring, runJobs, db } =
    await startResults({
      sessions: 'from-orders',
    });
  const followed = (await publish(['facebook'], 'New teas are here', { withLink: true })).postId;
  const ignored = (await publish(['twitter'], 'Tea is back', { withLink: true })).postId;
  const visit = {
    source: 'facebook',
    referrerUrl: null,
    landingPage: null,
    utm: { source: 'facebook', medium: 'social', campaign: 'vitrin', content: followed },
  };
  const shop = simulator.shop('tea-house');
  const lines = [{ product: 'Tea' }];
  for (const firstVisit of [visit, visit, { ...visit, utm: { ...visit.utm, content: 'summer-sale' } }])
    shop.addOrder({ createdAt: clock.now().toISOString(), lines, firstVisit });
  await owner.refresh(storeId);
  expect((await resultsOf(followed)).visits).toBeNull();

  clock.advance({ days: 1 });
  await runRecurring('conversion.enqueue-due');
  await runJobs();
  const lastDay = '2026-11-21';
  expect((await resultsOf(followed)).visits).toEqual({ sessions: 2, cartAdditions: 2, lastDay });
  expect((await resultsOf(ignored)).visits).toEqual({ sessions: 0, cartAdditions: 0, lastDay });
  // Marks of others are kept nowhere.
  const { rows } = await db.execute(sql`select distinct value from visit_parts where dimension = 'post'`);
  expect(rows).toEqual([{ value: followed }]);
});
