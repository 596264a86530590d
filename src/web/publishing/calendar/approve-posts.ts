import type { ReplyOf } from '#shared/core/endpoint.ts';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { call } from '#web/core/api/call.ts';
import { askAboutQuietWeek, QUIET_WEEK } from '#web/publishing/experiments/quiet-week-question.tsx';

/** The server takes so many at once. */
const AT_ONCE = 100;

type Approval = ReplyOf<typeof calendarEndpoints.approve>;

/** Posts of a store about which nothing is known: its call failed. */
export interface FailedStore {
  storeId: string;
  posts: readonly ScheduledPost[];
  error: unknown;
}

export async function approvePosts(storeId: string, postIds: readonly string[]): Promise<Approval> {
  const all: Approval = { approved: [], refused: [] };
  for (let at = 0; at < postIds.length; at += AT_ONCE) {
    const body = { postIds: postIds.slice(at, at + AT_ONCE) };
    const { approved, refused } = await call(calendarEndpoints.approve, { params: { storeId }, body });
    all.approved.push(...approved);
    all.refused.push(...refused);
  }
  return all;
}

/** One post; in a week that stays without posts its owner is asked first. */
export async function approveAsking(storeId: string, postId: string): Promise<Approval> {
  const approval = await approvePosts(storeId, [postId]);
  const isQuiet = approval.refused.some(({ code }) => code === QUIET_WEEK);
  if (!isQuiet || !(await askAboutQuietWeek())) return approval;
  const body = { postIds: [postId], despiteExperiment: true };
  return call(calendarEndpoints.approve, { params: { storeId }, body });
}

/**
 * Posts of several stores, each store on its own: what fails for one stops none of the others.
 * @throws the error of the first store where it failed for all of them.
 */
export async function approveInStores(
  posts: readonly ScheduledPost[],
): Promise<Approval & { failed: FailedStore[] }> {
  const all: Approval & { failed: FailedStore[] } = { approved: [], refused: [], failed: [] };
  const storeIds = [...new Set(posts.map(({ storeId }) => storeId))];
  await Promise.all(
    storeIds.map(async (storeId) => {
      const own = posts.filter((post) => post.storeId === storeId);
      try {
        const { approved, refused } = await approvePosts(
          storeId,
          own.map(({ id }) => id),
        );
        all.approved.push(...approved);
        all.refused.push(...refused);
      } catch (error) {
        all.failed.push({ storeId, posts: own, error });
      }
    }),
  );
  const [first] = all.failed;
  if (first && all.failed.length === storeIds.length) throw first.error;
  return all;
}
