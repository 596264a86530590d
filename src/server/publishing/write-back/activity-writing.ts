import type { Database } from '#server/core/db/database.ts';
import type { ReportedDay } from '#server/core/db/schema/write-back.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { DayEngagement, MarketingActivity, WriteOutcome } from '#server/platforms/ports/write-back.ts';
import type { PublishedPost } from '#server/publishing/post-report/repository.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { engagementByDay } from './engagement-days.ts';
import { findClicksByDay, findMeasuredDays, findOrdersByDay } from './facts-repository.ts';
import { type Claimed, claimMark, findStanding, saveMark } from './marks-repository.ts';
import { changeBy } from './outcomes.ts';
import { recordFirst } from './record-first.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS, MEASURED_DAYS } from './times.ts';
import { titleOf } from './wording.ts';

interface Dependencies {
  db: Database;
  /** Where posts are managed, for one that no network shows at an address. */
  calendarUrl: string;
  now: () => Date;
}

/** A platform may say some hours after an order how its buyer came. */
const DAY_IS_SETTLED_MS = 6 * HOUR_MS;

/**
 * A marketing activity for each post, with what every finished day brought. A day is reported once to an activity, as
 * nothing says what a second report would do: where an answer was lost, or a day has become another, the activity is
 * removed with all its days and made anew under another id (decision 051).
 */
export function createActivityWriting({ db, calendarUrl, now }: Dependencies) {
  async function write(run: Run, posts: PublishedPost[]) {
    const daysOf = await findDays(run, posts);
    const standing = await findStanding(db, { storeId: run.store.id, kind: 'activities' });
    for (const post of posts) await writeOne(run, post, { days: daysOf(post.postId), standing });
  }

  async function writeOne(
    run: Run,
    post: PublishedPost,
    { days, standing }: { days: Map<string, DayEngagement>; standing: Map<string, string> },
  ) {
    const { id: storeId, identity } = run.store;
    const endedAt = new Date(post.publishedAt.getTime() + MEASURED_DAYS * DAY_MS);
    const activity = {
      title: titleOf(post, run.language),
      url: post.permalink ?? calendarUrl,
      startedAt: post.publishedAt,
      endedAt: endedAt <= now() ? endedAt : null,
    };
    const version = JSON.stringify([activity, [...days]]);
    if (standing.get(post.postId) === version) return;
    const key = { storeId, kind: 'activities' as const, subject: post.postId };
    const { title } = activity;
    const claimed = await claimMark(
      db,
      key,
      { subject: post.postId, postId: post.postId, startedAt: post.publishedAt, title, version },
      { now: now(), until: new Date(now().getTime() + CLAIMED_MS) },
    );
    if (!claimed) return;
    const removal = isOutdated(claimed, days) ? await startAnew(run, claimed) : null;
    const outcome =
      removal === null || removal.state === 'gone'
        ? await report(run, { current: removal?.anew ?? claimed, activity, days, identity })
        : removal;
    await db.transaction(async (tx) => {
      await saveMark(tx, key, { ...changeBy(outcome, { version, now: now() }), title, changedAt: now() });
      const isFirst = claimed.externalId === null && claimed.generation === 0;
      if (isFirst && outcome.state === 'written')
        await recordFirst(tx, { kind: 'report-written', storeId, post }, now());
    });
  }

  /** Of each post those that are over. */
  async function findDays({ store }: Run, posts: PublishedPost[]) {
    const { timeZone } = store.identity;
    const asked = { storeId: store.id, timeZone, postIds: posts.map(({ postId }) => postId) };
    const [measured, clicks, orders] = await Promise.all([
      findMeasuredDays(db, asked).then(byPost),
      findClicksByDay(db, asked).then(byPost),
      findOrdersByDay(db, asked).then(byPost),
    ]);
    const open = localDate(new Date(now().getTime() - DAY_IS_SETTLED_MS), timeZone).toString();
    return (postId: string) => {
      const facts = {
        measured: measured.get(postId) ?? [],
        clicks: clicks.get(postId) ?? [],
        orders: orders.get(postId) ?? [],
      };
      const days = [...engagementByDay(facts)].filter(([day]) => day < open);
      return new Map(days.sort(([one], [other]) => (one < other ? -1 : 1)));
    };
  }

  async function startAnew({ port, store }: Run, claimed: Claimed) {
    const removal = await port.removeActivity(store.access, remoteIdOf(claimed));
    if (removal.state !== 'gone') return removal;
    const generation = claimed.generation + 1;
    await saveMark(db, claimed, { generation, days: {}, externalId: null });
    return { ...removal, anew: { ...claimed, generation, days: {} } };
  }

  async function report(
    { port, store: { access } }: Run,
    { current, activity, days, identity }: Report,
  ): Promise<WriteOutcome> {
    const remoteId = remoteIdOf(current);
    await saveMark(db, current, { externalId: remoteId });
    const made = await port.saveActivity(access, { remoteId, ...activity });
    if (made.state !== 'written') return made;
    const reported: Record<string, ReportedDay> = { ...current.days };
    for (const [day, engagement] of days) {
      if (reported[day]) continue;
      const figures = JSON.stringify(engagement);
      await saveMark(db, current, { days: { ...reported, [day]: { figures, open: true } } });
      const outcome = await port.reportDay(access, { remoteId, day, identity }, engagement);
      if (outcome.state !== 'written') {
        // It was answered: nothing of that day was taken.
        await saveMark(db, current, { days: reported });
        return outcome;
      }
      reported[day] = { figures, open: false };
      await saveMark(db, current, { days: reported });
    }
    return made;
  }

  return { write };
}

const byPost = <Row extends { postId: string }>(rows: Row[]) => Map.groupBy(rows, ({ postId }) => postId);

interface Report {
  current: Claimed;
  activity: Omit<MarketingActivity, 'remoteId'>;
  days: Map<string, DayEngagement>;
  identity: { timeZone: string; currency: string };
}

/** A day was asked for whose answer is not known, or is not what it was. */
function isOutdated({ days: reported }: Claimed, days: Map<string, DayEngagement>): boolean {
  return Object.entries(reported).some(
    ([day, { figures, open }]) => open || figures !== JSON.stringify(days.get(day)),
  );
}

export function remoteIdOf({ postId, generation }: Pick<Claimed, 'postId' | 'generation'>): string {
  return generation === 0 ? `vitrin-${postId}` : `vitrin-${postId}-${generation + 1}`;
}
