import { eq } from 'drizzle-orm';
import { connectGiftShop } from '#server/analytics/insights/testing/connect-gift-shop.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { users } from '#server/core/db/schema/users.ts';
import type { startApp } from '#server/testing/start-app.ts';
import type { Language } from '#shared/core/languages.ts';

/** An owner whose address is verified and whose gift shop was read on a Saturday. */
export async function startMails(options: Parameters<typeof startApp>[0] = {}) {
  const started = await connectGiftShop(options);
  const { db, owner, runRecurring, mails, store } = started;
  const ownersRow = eq(users.email, owner.email);
  const [account] = await db.update(users).set({ emailVerified: true }).where(ownersRow).returning();
  mails.length = 0;
  return {
    ...started,
    accountId: account!.id,
    /** What the timetable brings every few minutes. */
    look: () => runRecurring('notifications.enqueue-due'),
    subjects: () => mails.map(({ subject }) => subject),
    addPost: async (post: Partial<typeof scheduledPosts.$inferInsert> & { scheduledFor: Date }) => {
      const [inserted] = await db
        .insert(scheduledPosts)
        .values({
          storeId: store.id,
          platform: 'all',
          contentType: 'product',
          productTitle: 'Teapot',
          ...post,
        })
        .returning();
      return inserted!;
    },
    setOwner: (change: { emailVerified?: boolean; language?: Language }) =>
      db.update(users).set(change).where(ownersRow),
  };
}
