import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { guidedStarts, notices, notificationSettings, visits } from '#server/core/db/schema/account-life.ts';

/** Of a person who deleted themselves, whose row others may still need. What their account was notified of stays with it. */
export async function deletePersonRecords(tx: Database, userId: string): Promise<void> {
  for (const ofPerson of [visits, guidedStarts, notificationSettings])
    await tx.delete(ofPerson).where(eq(ofPerson.userId, userId));
  await tx.delete(notices).where(and(eq(notices.userId, userId), eq(notices.topic, 'mentions')));
}
