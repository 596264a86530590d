import { deletePasskeysOf } from '#server/accounts/passkeys/repository.ts';
import { deleteFactor } from '#server/accounts/second-factor/repository.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MailService } from '#server/platforms/mail/service.ts';

interface Dependencies {
  db: Database;
  sessions: Pick<Sessions, 'endAllOf'>;
  mail: Pick<MailService, 'enqueue'>;
}

/** For an owner who has lost everything but the password or Google. A person who found the devices is out as well. */
export async function resetFactors({ db, sessions, mail }: Dependencies, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await deletePasskeysOf(tx, userId);
    await deleteFactor(tx, userId);
    await sessions.endAllOf(userId, tx);
    await mail.enqueue(tx, userId, { kind: 'factors-reset' });
  });
}
