import { DAY_MS } from '#shared/core/time.ts';
import { SHORTEST_NOTICE_MS } from './slots.ts';

interface Waiting {
  id: string;
  scheduledFor: Date;
}

interface Turn {
  postId: string;
  /** When its text is written at the earliest; null where its time comes first. */
  writeAfter: Date | null;
}

/**
 * So many posts a day as the allowance has, from the day on that it is renewed. Other stores of the owner may use some
 * of it first; a turn that passes without a text is given again.
 * @param posts soonest first.
 * @param limit a day, at least 1.
 */
export function writingTurns(
  posts: readonly Waiting[],
  { limit, renewedAt }: { limit: number; renewedAt: Date },
): Turn[] {
  let given = 0;
  return posts.map(({ id, scheduledFor }) => {
    const writeAfter = new Date(renewedAt.getTime() + Math.floor(given / limit) * DAY_MS);
    if (writeAfter.getTime() + SHORTEST_NOTICE_MS >= scheduledFor.getTime())
      return { postId: id, writeAfter: null };
    given += 1;
    return { postId: id, writeAfter };
  });
}
