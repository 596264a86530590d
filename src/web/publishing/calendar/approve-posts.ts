import type { ReplyOf } from '#shared/core/endpoint.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { call } from '#web/core/api/call.ts';

/** The server takes so many at once. */
const AT_ONCE = 100;

export type Approval = ReplyOf<typeof calendarEndpoints.approve>;

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
