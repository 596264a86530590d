import { expect, test } from 'vitest';
import type { PlannedWeek } from '#shared/publishing/experiments.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { NOW, startExperiment } from './testing/start-experiment.ts';

/** An experiment whose draw is known, and a time in the first week of each kind. */
async function startDrawn(options?: Parameters<typeof startExperiment>[0]) {
  const started = await startExperiment(options);
  const experiment = await started.begin();
  const dayOf = (withPosts: boolean) => experiment.weeks.find((week) => week.withPosts === withPosts)!.day;
  return {
    ...started,
    experiment,
    quiet: dayOf(false),
    inQuiet: started.noonOf(dayOf(false)),
    inWithPosts: started.noonOf(dayOf(true)),
  };
}

test('posts that were planned are listed before, and those in weeks without posts wait once it begins', async () => {
  const { create, get, begin, post, tries, noonOf } = await startExperiment();
  const days = ['2026-11-22T09:00:00Z', noonOf('2026-11-23'), noonOf('2026-11-30')];
  const [before, first, second] = await Promise.all(days.map((scheduledFor) => create({ scheduledFor })));
  const draft = await create({ scheduledFor: noonOf('2026-11-23', 2), approved: false });
  expect((await get()).offer!.plannedPosts).toEqual([
    { id: first!.id, title: 'Fresh tea for the weekend.', scheduledFor: first!.scheduledFor },
    { id: second!.id, title: 'Fresh tea for the weekend.', scheduledFor: second!.scheduledFor },
  ]);

  const { weeks } = await begin();
  const [quiet, other] = weeks[0]!.withPosts ? [second!, first!] : [first!, second!];
  expect(await post(quiet.id)).toMatchObject({ status: 'held', heldReason: 'experiment' });
  expect(await tries(quiet.id)).toEqual([null]);
  expect(await post(other.id)).toMatchObject({ status: 'pending' });
  expect(await post(before!.id)).toMatchObject({ status: 'pending' });
  expect(await post(draft.id)).toMatchObject({ status: 'draft' });
});

test('an owner who puts a post into a week without posts is asked first, and it goes out only if that is said', async () => {
  const { tryCreate, create, inQuiet, inWithPosts, waiting } = await startDrawn();
  const refused = await tryCreate({ scheduledFor: inQuiet });
  expect([refused.status, refused.body.error]).toEqual([409, 'quiet_week']);
  expect(await waiting()).toEqual([]);
  expect(await create({ scheduledFor: inQuiet, despiteExperiment: true })).toMatchObject({
    status: 'pending',
  });
  expect(await create({ scheduledFor: inWithPosts })).toMatchObject({ status: 'pending' });
  // Nothing of a draft goes out, so it only says what will be.
  expect(await create({ scheduledFor: inQuiet, approved: false })).toMatchObject({
    status: 'draft',
    warnings: expect.arrayContaining([expect.objectContaining({ kind: 'experiment' })]),
  });
});

test('moving and approving ask as well, and a post that is moved again is asked about again', async () => {
  const { create, change, approve, approveAnyway, inQuiet, inWithPosts, post } = await startDrawn();
  const { id, version } = await create({ scheduledFor: inWithPosts });
  const refused = await change(id, { version, scheduledFor: inQuiet });
  expect([refused.status, refused.body.error]).toEqual([409, 'quiet_week']);
  expect(await post(id)).toMatchObject({ scheduledFor: inWithPosts, version });
  expect((await change(id, { version, scheduledFor: inQuiet, despiteExperiment: true })).body).toMatchObject({
    status: 'pending',
  });
  const later = new Date(Date.parse(inQuiet) + 3_600_000).toISOString();
  const again = await change(id, { version: version + 1, scheduledFor: later });
  expect([again.status, again.body.error]).toEqual([409, 'quiet_week']);
  expect((await change(id, { version: version + 1, caption: 'Other words.' })).status).toBe(200);

  const draft = await create({ scheduledFor: inQuiet, approved: false });
  expect(await approve(draft.id)).toMatchObject({
    approved: [],
    refused: [{ postId: draft.id, code: 'quiet_week' }],
  });
  expect(await approveAnyway(draft.id, true)).toMatchObject({
    approved: [{ status: 'pending' }],
    refused: [],
  });
});

test('a post that waits for the experiment goes out when it is moved, or when its owner says so', async () => {
  const { create, begin, approve, approveAnyway, change, post, noonOf } = await startExperiment();
  const planned = await Promise.all(
    ['2026-11-23', '2026-11-30'].flatMap((day) =>
      [1, 2].map((at) => create({ scheduledFor: noonOf(day, at) })),
    ),
  );
  const { weeks } = await begin();
  const [one, other] = weeks[0]!.withPosts ? planned.slice(2) : planned;
  expect((await approve(one!.id)).refused).toMatchObject([{ code: 'quiet_week' }]);
  expect((await approveAnyway(one!.id, true)).approved).toMatchObject([{ status: 'pending' }]);
  const { version } = await post(other!.id);
  const withPosts = noonOf(weeks.find((week) => week.withPosts)!.day, 4);
  expect((await change(other!.id, { version, scheduledFor: withPosts })).body).toMatchObject({
    status: 'pending',
    heldReason: null,
  });
});

test('what nobody was asked about is held at its time; what was let pass goes out and the week is not kept', async () => {
  const { create, on, goTo, inQuiet, quiet, post, publishDue, get, clock } = await startDrawn();
  const cancelled = await create({ scheduledFor: inQuiet, despiteExperiment: true, caption: 'One.' });
  const agreed = await create({ scheduledFor: inQuiet, despiteExperiment: true, caption: 'Two.' });
  const draft = await create({ scheduledFor: inQuiet, approved: false, caption: 'Three.' });
  await on(calendarEndpoints.cancel, cancelled.id);
  await on(calendarEndpoints.restore, cancelled.id);
  await goTo(inQuiet);
  await publishDue();
  expect(await post(agreed.id)).toMatchObject({ status: 'published' });
  expect(await post(draft.id)).toMatchObject({ status: 'draft' });
  const week = (await get()).current!.weeks.find(({ day }) => day === quiet)!;
  expect(week.isKept).toBe(false);
  expect(clock.now().toISOString()).toBe(inQuiet);
});

test('sharing at once and sending again ask as well', async () => {
  const { tryCreate, create, goTo, inQuiet, on, left, post } = await startDrawn();
  const failed = await create({ scheduledFor: '2026-11-22T09:00:00Z' });
  await left(failed.id, 'failed', { status: 'failed' });
  await goTo(inQuiet);
  const refused = await tryCreate({ atOnce: true });
  expect([refused.status, refused.body.error]).toEqual([409, 'quiet_week']);
  expect(await create({ atOnce: true, despiteExperiment: true })).toMatchObject({ status: 'pending' });
  const again = await on(calendarEndpoints.retry, failed.id);
  expect([again.status, again.body.error]).toEqual([409, 'quiet_week']);
  expect(await post(failed.id)).toMatchObject({ status: 'failed' });
  expect((await on(calendarEndpoints.retry, failed.id, { despiteExperiment: true })).status).toBe(200);
});

test('schedules plan nothing into weeks without posts and say so; ended early, they fill them', async () => {
  const { begin, createSchedule, schedules, range, end, goTo, runRecurring, noonOf } =
    await startExperiment();
  await createSchedule();
  const { id, weeks } = await begin();
  const [first, second] = [weeks[0]!, weeks[1]!];
  const isPlanned = async ({ day }: PlannedWeek) =>
    (await range(day, noonOf(day, 6).slice(0, 10))).posts.some(({ madeBy }) => madeBy === 'schedule');
  const fillAt = async (moment: string) => {
    await goTo(moment);
    await runRecurring('schedules.enqueue-due');
  };
  // The whole first week is ahead, and at its end the second.
  await fillAt('2026-11-22T09:00:00Z');
  expect(await isPlanned(first)).toBe(first.withPosts);
  await fillAt(noonOf(first.day, 6));
  expect(await isPlanned(second)).toBe(second.withPosts);
  const [schedule] = await schedules();
  expect(schedule!.quietWeek).toBe(second.withPosts ? null : second.day);
  // Also where the next two weeks stay without.
  expect(schedule!.nextPostDate).not.toBeNull();

  expect((await end(id)).status).toBe(200);
  await runRecurring('schedules.enqueue-due');
  expect(await isPlanned(second)).toBe(true);
  expect((await schedules())[0]!.quietWeek).toBeNull();
});

test('ended early, what waited goes out, and what is too late asks its owner', async () => {
  const { create, begin, end, goTo, post, noonOf, tries } = await startExperiment();
  const planned = await Promise.all(
    ['2026-11-23', '2026-11-30'].flatMap((day) =>
      [1, 3].map((at) => create({ scheduledFor: noonOf(day, at) })),
    ),
  );
  const { id, weeks } = await begin();
  const [late, ahead] = weeks[0]!.withPosts ? planned.slice(2) : planned;
  await goTo(new Date(Date.parse(late!.scheduledFor) + 24 * 3_600_000).toISOString());
  expect((await end(id)).status).toBe(200);
  expect(await post(late!.id)).toMatchObject({ status: 'missed' });
  expect(await post(ahead!.id)).toMatchObject({ status: 'pending', heldReason: null });
  expect(await tries(ahead!.id)).not.toEqual([null]);
});

test('what still waits when all weeks are over asks its owner what is to become of it', async () => {
  const { create, begin, get, goTo, post, noonOf } = await startExperiment();
  const planned = await Promise.all(
    ['2026-11-23', '2026-11-30'].map((day) => create({ scheduledFor: noonOf(day) })),
  );
  const { weeks, resultFrom } = await begin();
  const waiting = weeks[0]!.withPosts ? planned[1]! : planned[0]!;
  expect(await post(waiting.id)).toMatchObject({ status: 'held', heldReason: 'experiment' });
  await goTo(noonOf(resultFrom));
  expect((await get()).past).toMatchObject([{ state: 'finished' }]);
  expect(await post(waiting.id)).toMatchObject({ status: 'missed', heldReason: null });
});

test('before and after the experiment nothing is asked', async () => {
  const { create, begin, end, noonOf } = await startExperiment();
  expect(await create({ scheduledFor: noonOf(NOW.slice(0, 10)) })).toMatchObject({ status: 'pending' });
  const { id, weeks } = await begin();
  expect(await create({ scheduledFor: '2026-11-22T15:00:00Z' })).toMatchObject({ status: 'pending' });
  await end(id);
  const quiet = weeks.find(({ withPosts }) => !withPosts)!;
  expect(await create({ scheduledFor: noonOf(quiet.day) })).toMatchObject({
    status: 'pending',
  });
});
