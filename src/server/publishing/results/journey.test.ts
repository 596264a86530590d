import { expect, test } from 'vitest';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { startResults } from './testing/start-results.ts';

test('a post goes out, its link is followed on the feed, something is bought, and the post shows it', async () => {
  const { owner, storeId, accountAt, clock, publishDue, meta, x, simulator, readDue, resultsOf } =
    await startResults();
  const accountIds = [(await accountAt('facebook')).id, (await accountAt('twitter')).id];
  const scheduledFor = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const body = { caption: 'New teas are here', accountIds, scheduledFor, withLink: true };
  const post = await owner.expectOk(owner.call(calendarEndpoints.create, { params: { storeId }, body }));

  clock.set(scheduledFor);
  await publishDue();
  const [onPage, onX] = [meta.feed('facebook')[0]!, x.feed()[0]!].map(({ text }) => linkIn(text));
  expect(onPage).toContain(
    `utm_source=facebook&utm_medium=social&utm_campaign=vitrin&utm_content=${post.id}`,
  );
  expect(onX).toContain(`utm_source=twitter&utm_medium=social&utm_campaign=vitrin&utm_content=${post.id}`);

  clock.advance({ hours: 1, minutes: 5 });
  const desk = `${simulator.origin.replace('{shop}', 'tea-house')}/desk`;
  for (const link of [onPage!, onX!])
    await fetch(desk, { method: 'POST', body: new URLSearchParams({ do: 'order', link }) });
  await owner.refresh(storeId);
  await readDue();

  const { accounts, sales } = await resultsOf(post.id);
  expect(accounts.map(({ network }) => network)).toEqual(['facebook', 'twitter']);
  expect(accounts[0]!.reach).toBeGreaterThan(0);
  expect(accounts[1]!.impressions).toBeGreaterThan(0);
  expect(sales).toMatchObject({ orders: 2, certainty: 'linked' });
  expect(sales.netSales).toBeGreaterThanOrEqual(20);
});

function linkIn(text: string): string {
  return /https:\S+/.exec(text)![0];
}
