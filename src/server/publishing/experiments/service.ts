import { comparableSince, findFreshness } from '#server/analytics/reports/freshness.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { mondayOf } from '#server/publishing/posts/quiet-weeks.ts';
import type { ScheduleFilling } from '#server/publishing/schedules/filling.ts';
import type { Chance } from '#shared/core/chance.ts';
import { toMajor } from '#shared/core/money.ts';
import {
  type ExperimentEffect,
  type ExperimentOffer,
  type ExperimentResult,
  type Experiments,
  HISTORY_WEEKS,
} from '#shared/publishing/experiments.ts';
import { type Block, estimateEffect } from './analysis.ts';
import { drawWeeks, endOf, mondayFrom, nextMonday, resultDay, WEEKS_OF_BLOCK, weekAfter } from './design.ts';
import { outlookOf, ruleOf, type WeekSales } from './offer.ts';
import { findPlannedFrom, holdInQuietWeeks, releaseQuietWeeks } from './planned-posts.ts';
import { experimentProblems } from './problems.ts';
import { publicExperiment } from './public-experiment.ts';
import {
  countPublished,
  type ExperimentRecord,
  endExperiment,
  findExperiments,
  findWeekSales,
  insertExperiment,
} from './repository.ts';

interface Dependencies {
  db: Database;
  live: Live;
  filling: Pick<ScheduleFilling, 'enqueue'>;
  chance: Chance;
  now: () => Date;
}

const SEEDS = 2 ** 32;

/** Weeks with and without posts, drawn beforehand, and what they say once all of them are over (decision 052). */
export function createExperiments({ db, live, filling, chance, now }: Dependencies) {
  async function get(store: OwnedStore): Promise<Experiments> {
    const known = await findExperiments(db, store.id);
    const due = known.find((experiment) => isDue(experiment, store));
    const isGiven = due !== undefined && (await giveResult(store, due));
    const experiments = isGiven ? await findExperiments(db, store.id) : known;
    const shown = await Promise.all(
      experiments.map(async (experiment) => {
        const span = { from: experiment.startsOn, to: endOf(experiment.weeks) };
        const published = experiment.result ? new Map() : await countPublished(db, store, span);
        return publicExperiment(experiment, { timeZone: store.timeZone, published, now: now() });
      }),
    );
    const current = shown.find(({ endedAt }) => endedAt === null) ?? null;
    return {
      timeZone: store.timeZone,
      offer: current ? null : await offerFor(store),
      current,
      past: shown.filter(({ endedAt }) => endedAt !== null),
    };
  }

  async function offerFor(store: OwnedStore): Promise<ExperimentOffer> {
    const startsOn = nextMonday(now(), store.timeZone);
    const outlook = outlookOf(await findHistory(store));
    const plannedPosts = await findPlannedFrom(db, store, startsOn);
    return { ...outlook, startsOn, plannedPosts };
  }

  /** Its full weeks, as far as they count; null while the records are not whole. */
  async function findHistory(store: OwnedStore): Promise<WeekSales[] | null> {
    const freshness = await findFreshness(db, store.id);
    const since = comparableSince(freshness, store.timeZone);
    if (!freshness.historyComplete) return null;
    if (since === null) return [];
    const to = mondayOf(now(), store.timeZone);
    const earliest = weekAfter(to, -HISTORY_WEEKS.most);
    const first = mondayFrom(since);
    return findWeekSales(db, store.id, { from: first > earliest ? first : earliest, to });
  }

  /** A second click finds the experiment that the first has begun. @throws Problem 409 where it could find nothing out. */
  async function start(store: OwnedStore, effect: ExperimentEffect) {
    const history = await findHistory(store);
    const option = outlookOf(history).options.find((each) => each.effect === effect);
    const current = (await findExperiments(db, store.id)).find(({ endedAt }) => endedAt === null);
    if (current) return { ...(await get(store)), isChanged: false };
    if (!history || !option?.isOffered) throw experimentProblems.notOffered();
    const needed = option.weeks!;
    const startsOn = nextMonday(now(), store.timeZone);
    const seed = Math.floor(chance() * SEEDS);
    const weeks = drawWeeks(startsOn, needed / WEEKS_OF_BLOCK, seed);
    const rule = ruleOf(history, { effect, needed, seed });
    const isChanged = await db.transaction(async (tx) => {
      if (!(await insertExperiment(tx, store.id, { startsOn, weeks, rule }, now()))) return false;
      await holdInQuietWeeks(tx, store.id);
      await notifyPages(tx, store);
      return true;
    });
    return { ...(await get(store)), isChanged };
  }

  /** Before its time, and then without a result. @throws Problem 404 where the store has no such experiment. */
  async function end(store: OwnedStore, experimentId: string) {
    const experiment = (await findExperiments(db, store.id)).find(({ id }) => id === experimentId);
    if (!experiment) throw httpProblems.notFound();
    const isChanged = await db.transaction(async (tx) => {
      if (!(await endExperiment(tx, experiment, { endedAt: now(), endReason: 'stopped' }))) return false;
      await releaseQuietWeeks(tx, store, { weeks: experiment.weeks, now: now() });
      await filling.enqueue(tx, store.id);
      await notifyPages(tx, store);
      return true;
    });
    return { ...(await get(store)), isChanged };
  }

  async function quietWeeks(store: OwnedStore): Promise<{ quietWeeks: string[] }> {
    const current = (await findExperiments(db, store.id)).find(({ endedAt }) => endedAt === null);
    const weeks = current?.weeks.filter(({ withPosts }) => !withPosts) ?? [];
    return { quietWeeks: weeks.map(({ day }) => day) };
  }

  function isDue({ endedAt, weeks }: ExperimentRecord, { timeZone }: OwnedStore): boolean {
    return endedAt === null && localDay(resultDay(weeks), timeZone).from <= now();
  }

  /**
   * Once, as the records are then; another process may have done it meanwhile.
   * @returns false where the records do not reach beyond the last days yet.
   */
  async function giveResult(store: OwnedStore, experiment: ExperimentRecord): Promise<boolean> {
    const { historyComplete, lastSyncedAt } = await findFreshness(db, store.id);
    const wholeFrom = localDay(resultDay(experiment.weeks), store.timeZone).from;
    if (!historyComplete || !lastSyncedAt || lastSyncedAt < wholeFrom) return false;
    const result = await workOut(store, experiment);
    await db.transaction(async (tx) => {
      const given = { endedAt: now(), endReason: 'finished' as const, result };
      if (!(await endExperiment(tx, experiment, given))) return;
      await releaseQuietWeeks(tx, store, { weeks: experiment.weeks, now: now() });
      await notifyPages(tx, store);
    });
    return true;
  }

  async function workOut(
    store: OwnedStore,
    { startsOn, weeks }: ExperimentRecord,
  ): Promise<ExperimentResult> {
    const span = { from: startsOn, to: endOf(weeks) };
    const sales = new Map(
      (await findWeekSales(db, store.id, span)).map(({ day, netSales }) => [day, netSales]),
    );
    const published = await countPublished(db, store, span);
    return {
      ...estimateEffect(blocksOf(weeks, sales)),
      givenAt: now().toISOString(),
      currency: store.currency,
      weeks: weeks.map((week) => ({
        ...week,
        netSales: toMajor(sales.get(week.day)!, store.currency),
        posts: published.get(week.day) ?? 0,
      })),
    };
  }

  const notifyPages = (tx: Database, store: OwnedStore) =>
    live.notify(tx, store.userId, { type: 'posts-changed', storeId: store.id });

  return { get, start, end, quietWeeks };
}
export type ExperimentService = ReturnType<typeof createExperiments>;

/** As they were drawn, whatever became of the posts. */
function blocksOf(weeks: ExperimentRecord['weeks'], sales: Map<string, number>): Block[] {
  return Array.from({ length: weeks.length / WEEKS_OF_BLOCK }, (_, block) => {
    const two = weeks.slice(block * WEEKS_OF_BLOCK, (block + 1) * WEEKS_OF_BLOCK);
    const soldIn = (withPosts: boolean) => sales.get(two.find((week) => week.withPosts === withPosts)!.day)!;
    return { withPosts: soldIn(true), without: soldIn(false) };
  });
}
