import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayAfter } from '#server/core/time/local-time.ts';
import { type Experiment, experimentEndpoints } from '#shared/publishing/experiments.ts';
import { drawWeeks } from './design.ts';
import { startExperiment, weeksOfOrders } from './testing/start-experiment.ts';

const quietOf = ({ weeks }: Experiment) => weeks.filter(({ withPosts }) => !withPosts);
const lastMonday = ({ weeks }: Experiment) => weeks.at(-1)!.day;

test('a steady shop reads how many weeks it needs, for each effect worth knowing', async () => {
  const { get } = await startExperiment();
  const { offer, current, past } = await get();
  expect([current, past]).toEqual([null, []]);
  expect(offer).toMatchObject({ obstacle: null, fullWeeks: 45, startsOn: '2026-11-23', plannedPosts: [] });
  expect(offer!.usualDifference).toBeGreaterThan(0.05);
  expect(offer!.usualDifference).toBeLessThan(0.15);
  expect(offer!.options.map(({ effect, isOffered }) => [effect, isOffered])).toEqual([
    [10, true],
    [15, true],
    [25, true],
  ]);
  const [ten, fifteen, more] = offer!.options.map(({ weeks }) => weeks!);
  expect(ten).toBeGreaterThan(fifteen!);
  expect(fifteen).toBeGreaterThanOrEqual(more!);
});

test('a shop that cannot find it out reads why, with figures, and begins nothing', async () => {
  const jumpy = await startExperiment({ orders: weeksOfOrders(40, [20, 30, 24, 36, 18, 28]) });
  const { offer } = await jumpy.get();
  expect(offer).toMatchObject({ obstacle: null, fullWeeks: 40 });
  expect(offer!.options.every(({ isOffered }) => !isOffered)).toBe(true);
  expect(offer!.options[1]!.weeks).toBeGreaterThan(26);
  const refused = await jumpy.tryStart();
  expect([refused.status, refused.body.error]).toEqual([409, 'experiment_not_offered']);
  expect(await jumpy.quietWeeks()).toEqual({ quietWeeks: [] });
});

test('a young shop, one that sold nothing for a week, and one whose history is being read, are told which it is', async () => {
  const young = await startExperiment({ orders: weeksOfOrders(25) });
  expect((await young.get()).offer).toMatchObject({ obstacle: 'history', fullWeeks: 25, options: [] });

  const closed = await startExperiment({
    orders: weeksOfOrders(45).filter(({ createdAt }) => !/^2026-09-(0[7-9]|1|20)/.test(createdAt!)),
  });
  expect((await closed.get()).offer).toMatchObject({
    obstacle: 'empty_week',
    emptyWeek: '2026-09-14',
    options: [],
  });
  await closed.db.execute(sql`update sync_states set history_complete = false`);
  expect((await closed.get()).offer).toMatchObject({ obstacle: 'records', options: [] });
  expect((await closed.tryStart()).status).toBe(409);
});

test('a week before the last half year may have sold nothing; the plan rests on the weeks after it', async () => {
  const { get } = await startExperiment({
    orders: weeksOfOrders(45).filter(({ createdAt }) => !/^2026-02-0[2-8]/.test(createdAt!)),
  });
  expect((await get()).offer).toMatchObject({ obstacle: null, fullWeeks: 45, emptyWeek: null });
});

test('starting draws the weeks for good, and two clicks begin one experiment', async () => {
  const { tryStart, get, quietWeeks, db } = await startExperiment();
  const answers = await Promise.all([tryStart(), tryStart(), tryStart(25)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { current, offer } = await get();
  expect(offer).toBeNull();
  const { rule, weeks } = current!;
  expect(weeks.map(({ day, withPosts }) => ({ day, withPosts }))).toEqual(
    drawWeeks('2026-11-23', weeks.length / 2, rule.seed),
  );
  expect(current).toMatchObject({ state: 'planned', currentWeek: null, endedAt: null, result: null });
  expect(rule.power).toBeGreaterThanOrEqual(0.8);
  expect(await quietWeeks()).toEqual({ quietWeeks: quietOf(current!).map(({ day }) => day) });
  const { rows } = await db.execute(sql`select count(*)::int as all from posting_experiments`);
  expect(rows).toEqual([{ all: 1 }]);
});

test('while it runs it says which week it is and what was kept, and no sales', async () => {
  const { begin, goTo, get, noonOf } = await startExperiment();
  const { weeks } = await begin();
  await goTo(noonOf(weeks[2]!.day));
  const { current } = await get();
  expect(current).toMatchObject({ state: 'running', currentWeek: 3, result: null });
  // Nothing was posted at all: the weeks that should have had posts were not kept.
  expect(current!.weeks.slice(0, 4).map(({ isKept }) => isKept)).toEqual([
    !weeks[0]!.withPosts,
    !weeks[1]!.withPosts,
    null,
    null,
  ]);
  expect(JSON.stringify(current)).not.toContain('netSales');
});

test('the result comes two days after the last week, once the records reach so far, and stays as it was given', async () => {
  const started = await startExperiment();
  const { begin, goTo, get, noonOf, sell, refund, db } = started;
  const { weeks, id, resultFrom } = await begin();
  for (const [index, { day, withPosts }] of weeks.entries())
    sell(day, withPosts ? 40 + (index % 3) : 30 + (index % 2));
  await goTo(noonOf(lastMonday({ weeks } as Experiment), 8));
  expect((await get()).current).toMatchObject({ id, state: 'waiting', result: null });

  await goTo(`${resultFrom}T10:00:00Z`);
  await db.execute(sql`update sync_states set last_synced_at = last_synced_at - interval '1 day'`);
  expect((await get()).current).toMatchObject({ state: 'waiting', result: null });
  await started.owner.refresh(started.storeId);
  const answers = await Promise.all([get(), get()]);
  const [given] = answers[0].past;
  expect(answers[1].past).toEqual(answers[0].past);
  expect(answers[0].current).toBeNull();
  expect(answers[0].offer).not.toBeNull();
  const { low, high, method, weeks: shown, currency } = given!.result!;
  expect([given!.state, method, currency]).toEqual(['finished', 'logs', 'USD']);
  expect(low!).toBeGreaterThan(0.2);
  expect(high!).toBeLessThan(0.45);
  expect(shown.map(({ netSales }) => netSales)).toEqual(
    weeks.map(({ withPosts }, index) => (withPosts ? 40 + (index % 3) : 30 + (index % 2)) * 10),
  );
  // No post went out, which a reader has to know.
  expect(given!.weeks.map(({ isKept }) => isKept)).toEqual(weeks.map(({ withPosts }) => !withPosts));

  refund(weeks[0]!.day);
  await goTo(`${resultFrom}T18:00:00Z`);
  expect((await get()).past[0]!.result).toEqual(given!.result);
});

test('a week without any sales is counted too, by the rule that was settled beforehand', async () => {
  const { begin, goTo, get, sell } = await startExperiment();
  const { weeks, resultFrom } = await begin(10);
  for (const [index, { day, withPosts }] of weeks.entries()) if (index > 0) sell(day, withPosts ? 50 : 30);
  await goTo(`${resultFrom}T10:00:00Z`);
  const { result } = (await get()).past[0]!;
  expect(result).toMatchObject({ method: 'signs' });
  expect(result!.weeks[0]!.netSales).toBe(0);
});

test('ended early it has no result, also after its weeks are over, and another can begin', async () => {
  const { begin, end, get, goTo } = await startExperiment();
  const { id, resultFrom } = await begin();
  const [first, second] = await Promise.all([end(id), end(id)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  await goTo(`${resultFrom}T10:00:00Z`);
  const { current, past } = await get();
  expect(current).toBeNull();
  expect(past).toMatchObject([{ id, state: 'stopped', result: null, currentWeek: null }]);
  const again = await startExperiment();
  await again.end((await again.begin()).id);
  expect((await again.begin()).id).not.toBe(id);
  expect((await again.get()).past).toHaveLength(1);
});

test('an experiment of another store is not found, and a disconnected store takes its own along', async () => {
  const { begin, end, disconnect, db, runJobs, owner, params, signUp } = await startExperiment();
  const { id } = await begin();
  const stranger = await signUp();
  expect((await stranger.call(experimentEndpoints.get, { params })).status).toBe(404);
  expect((await end(crypto.randomUUID())).status).toBe(404);
  expect((await disconnect()).status).toBe(200);
  expect((await owner.call(experimentEndpoints.get, { params })).status).toBe(404);
  expect((await end(id)).status).toBe(404);
  await runJobs();
  const { rows } = await db.execute(sql`select from posting_experiments`);
  expect(rows).toEqual([]);
});

test('weeks begin on Monday by the clock of the store', async () => {
  const { begin, get, goTo } = await startExperiment({ timeZone: 'Pacific/Auckland' });
  const { weeks } = await begin();
  // Thirteen hours ahead of UTC in their summer.
  await goTo(`${dayAfter(weeks[1]!.day, -1)}T10:59:00Z`);
  expect((await get()).current!.currentWeek).toBe(1);
  await goTo(`${dayAfter(weeks[1]!.day, -1)}T11:01:00Z`);
  expect((await get()).current!.currentWeek).toBe(2);
});
