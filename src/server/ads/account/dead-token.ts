import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type AccountRecord, findOwner, markReconnect } from './repository.ts';

/** Google refuses an account's token for good: only the owner can mend that, and is notified. */
export function createDeadTokenNote({ db, live, log }: { db: Database; live: Live; log: FastifyBaseLogger }) {
  return async function noteDeadToken(account: AccountRecord, failure: PlatformFailure) {
    const { storeId } = account;
    const isNews = await db.transaction(async (tx) => {
      const marked = await markReconnect(tx, account, failure.sentence);
      const userId = marked && (await findOwner(tx, storeId));
      if (userId) await live.notify(tx, userId, { type: 'ads-changed', storeId });
      return marked;
    });
    if (isNews) log.warn({ storeId, code: failure.code }, 'google ads account needs consent');
  };
}
export type NoteDeadToken = ReturnType<typeof createDeadTokenNote>;
