import type { ScheduleContentType } from '#shared/publishing/schedules.ts';

/** How often each is to come, among all kinds; any whole will do. */
export type ContentShares = Record<ScheduleContentType, number>;

/** So many posts back, a schedule looks whether a kind has had its share. */
export const RECENT_POSTS = 20;

/**
 * In turns. Where shares are learnt, the kind that is furthest behind its own, so that none disappears.
 * @param types those of the schedule, at least one.
 * @param recent the newest first.
 */
export function nextContentType(
  types: readonly ScheduleContentType[],
  recent: readonly ScheduleContentType[],
  shares: ContentShares | null,
): ScheduleContentType {
  if (!shares) {
    const [last] = recent;
    return types[last ? (types.indexOf(last) + 1) % types.length : 0]!;
  }
  const looked = recent.slice(0, RECENT_POSTS).filter((type) => types.includes(type));
  const whole = types.reduce((sum, type) => sum + shares[type], 0);
  const behind = (type: ScheduleContentType) =>
    (shares[type] / whole) * (looked.length + 1) - looked.filter((each) => each === type).length;
  return types.reduce((chosen, type) => (behind(type) > behind(chosen) ? type : chosen));
}
