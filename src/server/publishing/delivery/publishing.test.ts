import { expect, test } from 'vitest';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';

test('what an owner puts on the calendar is on the networks at its time, and its page says where', async () => {
  const { create, post, accountId, publishDue, clock, meta, x } = await startCalendar();
  const scheduledFor = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const accountIds = [accountId('facebook'), accountId('twitter')];
  const { id } = await create({ scheduledFor, accountIds });
  await publishDue();
  expect([meta?.feed(), x?.feed()]).toEqual([[], []]);

  clock.advance({ hours: 1 });
  await publishDue();
  const { status, postedAt, deliveries } = await post(id);
  expect([status, postedAt]).toEqual(['published', scheduledFor]);
  const shown = [...(meta?.feed() ?? []), ...(x?.feed() ?? [])];
  expect(shown.map(({ text }) => text)).toEqual(Array(2).fill('Fresh tea for the weekend.'));
  expect(deliveries.map(({ permalink }) => permalink)).toEqual([
    shown[0]!.permalink,
    expect.stringContaining(shown[1]!.id),
  ]);
});

test('a refused post is sent again when its owner says so, to the accounts that do not have it', async () => {
  const { create, post, on, accountId, publishDue, clock, meta, x } = await startCalendar();
  const accountIds = [accountId('facebook'), accountId('twitter')];
  const scheduledFor = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const wish = { caption: 'Fresh tea [reject].', shortText: 'Fresh tea.', scheduledFor, accountIds };
  const { id } = await create(wish);
  clock.advance({ hours: 1 });
  await publishDue();
  const refused = await post(id);
  expect([refused.status, refused.deliveries.map(({ status }) => status)]).toEqual([
    'partly_published',
    ['failed', 'published'],
  ]);

  await on(calendarEndpoints.retry, id);
  await publishDue();
  expect(await post(id)).toMatchObject({ status: 'partly_published' });
  expect(x?.feed()).toHaveLength(1);
  expect(meta?.feed()).toEqual([]);
});

test('what nobody can find out is asked of its owner in words, and nothing is changed or sent until then', async () => {
  const { create, post, on, change, accountId, publishDue, clock, x } = await startCalendar();
  const accountIds = [accountId('twitter')];
  const scheduledFor = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const wish = { caption: 'Fresh tea [server-error-after-accept].', scheduledFor, accountIds };
  const { id } = await create(wish);
  clock.advance({ hours: 1 });
  x!.setListFault('errors');
  for (let minute = 0; minute < 60; minute += 1) {
    await publishDue();
    clock.advance({ minutes: 1 });
  }
  const asked = await post(id);
  expect(asked).toMatchObject({ status: 'unconfirmed', deliveries: [{ nextTryAt: null }] });
  expect(inEnglish(asked.problem!)).toMatch(
    /^We could not find out whether the post is on X\. Please look at the account/,
  );
  const refused = { status: 409, body: { error: 'post_unconfirmed' } };
  expect(await change(id, { version: asked.version, caption: 'Other words.' })).toMatchObject(refused);
  expect(await on(calendarEndpoints.remove, id)).toMatchObject(refused);

  const [delivery] = asked.deliveries;
  await on(calendarEndpoints.settle, id, { deliveryId: delivery!.id, published: true });
  await publishDue();
  expect(await post(id)).toMatchObject({ status: 'published', problem: null });
  expect(x!.feed()).toHaveLength(1);
});
