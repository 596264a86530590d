import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { notificationSettings } from '#server/core/db/schema/account-life.ts';
import { users } from '#server/core/db/schema/users.ts';
import type { NotificationSettings } from '#shared/outreach/notifications.ts';

const ALL_ON: NotificationSettings = {
  weeklySummary: true,
  storeProblems: true,
  postProblems: true,
  unusualDays: true,
  outsideAnswers: true,
};

/** An owner with what they want to be written; null when the account is gone. */
export async function findRecipient(db: Database, userId: string) {
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
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

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
