import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { notificationSettings } from '#server/core/db/schema/account-life.ts';
import { users } from '#server/core/db/schema/users.ts';
import type { NotificationSettings } from '#shared/outreach/notifications.ts';
import { firstOwnerOf } from './first-owner.ts';

const ALL_ON: NotificationSettings = {
  weeklySummary: true,
  storeProblems: true,
  postProblems: true,
  unusualDays: true,
  outsideAnswers: true,
  mentions: true,
};

/** Who is written to about an account, with what they want to be written; null when the account is gone. */
export async function findRecipient(db: Database, accountId: string) {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select ${firstOwnerOf(sql`${accountId}::uuid`)} as id`,
  );
  return rows[0]!.id === null ? null : findReader(db, accountId, rows[0]!.id);
}

/** A person who is written to about an account; null when they are gone. */
export async function findReader(db: Database, accountId: string, userId: string) {
  const person = await findPerson(db, userId);
  return person ? { ...person, accountId } : null;
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** A person with what they want to be written. */
export async function findPerson(db: Database, userId: string) {
  const [found] = await db
    .select({ user: users, settings: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!found) return null;
  const { id, email, emailVerified, firstName, language } = found.user;
  const { userId: _, ...settings } = found.settings ?? { userId, ...ALL_ON };
  return { id, email, emailVerified, firstName, settings, language };
}

export async function saveSettings(
  db: Database,
  userId: string,
  settings: { [Name in keyof NotificationSettings]?: boolean | undefined },
) {
  await db
    .insert(notificationSettings)
    .values({ ...ALL_ON, ...settings, userId })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...settings, userId } });
}
