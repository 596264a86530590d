import type { Passkeys } from '#server/accounts/passkeys/passkeys.ts';
import type { SecondFactors } from '#server/accounts/second-factor/second-factors.ts';
import { type Sessions, sidOf } from '#server/accounts/sessions/sessions.ts';
import type { SignIns } from '#server/accounts/sign-ins/sign-ins.ts';
import { findUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { Security } from '#shared/accounts/security.ts';
import type { OwnerAgain } from './owner-again.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  ownerAgain: OwnerAgain;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  signIns: SignIns;
}

/** How an account signs in, and where it is signed in. */
export function createSecurity(dependencies: Dependencies) {
  const { db, sessions, ownerAgain, passkeys, secondFactors, signIns } = dependencies;

  async function read({ id }: User, token: string): Promise<Security> {
    const user = (await findUser(db, id))!;
    const listed = (await sessions.listOf(id)).map(({ sid, sess }) => ({
      id: sid,
      browser: sess.agent?.browser ?? null,
      system: sess.agent?.system ?? null,
      startedAt: sess.startedAt ?? null,
      usedAt: sess.usedAt ?? null,
      current: sid === sidOf(token),
    }));
    return {
      hasPassword: user.password !== null,
      hasGoogle: user.googleId !== null,
      fresh: await ownerAgain.isFresh(token),
      passkeys: await passkeys.listOf(id),
      secondFactor: await secondFactors.read(id),
      sessions: listed.sort((one, other) => Number(other.current) - Number(one.current)),
    };
  }

  return {
    read,
    history: ({ id }: User) => signIns.listOf(id),
    endSession: ({ id }: User, sid: string) => sessions.endOne(id, sid),
    endOtherSessions: ({ id }: User, token: string) => sessions.endOthers(id, token),
  };
}
export type SecurityService = ReturnType<typeof createSecurity>;
