import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { notices } from '#server/core/db/schema/account-life.ts';
import type { Topic } from '#shared/outreach/notifications.ts';
import type { EventKey } from './alerts-repository.ts';

export interface Notice {
  id: string;
  subject: string;
}

/** @returns those that were not announced before. */
export async function claimNotices(
  db: Database,
  { topic, keys, now }: { topic: Topic; keys: EventKey[]; now: Date },
): Promise<Notice[]> {
  if (keys.length === 0) return [];
  return db
    .insert(notices)
    .values(keys.map(({ holder, subject }) => ({ userId: holder, topic, subject, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: notices.id, subject: notices.subject });
}

/** The mail surely did not go out. */
export async function takeBack(db: Database, claimed: Notice[]) {
  await db.delete(notices).where(
    inArray(
      notices.id,
      claimed.map(({ id }) => id),
    ),
  );
}

export async function hasNotice(
  db: Database,
  userId: string,
  topic: Topic,
  subject: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.topic, topic), eq(notices.subject, subject)));
  return found !== undefined;
}

export async function deleteNotices(db: Database, before: Date) {
  await db.delete(notices).where(lt(notices.createdAt, before));
}
