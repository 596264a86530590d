import type { Passkeys } from '#server/accounts/passkeys/passkeys.ts';
import type { SecondFactors } from '#server/accounts/second-factor/second-factors.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { findUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnerAgain as Proof } from '#shared/accounts/owner-again.ts';
import { FRESH_MINUTES } from '#shared/accounts/passwords.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { passwordMatches } from './passwords.ts';
import { authProblems } from './problems.ts';

/** What a request of a signed-in user brings along. */
export interface OwnerProof extends Proof {
  /** Of the session. */
  token: string;
  /** Of the challenge that a passkey answers. */
  challengeToken: string | undefined;
}

interface Dependencies {
  db: Database;
  sessions: Sessions;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
  now: () => Date;
}

/** Before something that a session alone must not do, as anyone who finds an open browser has one. */
export function createOwnerAgain({ db, sessions, passkeys, secondFactors, now }: Dependencies) {
  /**
   * A passkey always does. Else an account with a second factor is asked for a code, one without for its password, and
   * one that has none of them for a fresh sign-in.
   * @throws Problem unless it is right.
   */
  async function confirm({ id }: { id: string }, proof: OwnerProof): Promise<void> {
    const { passkey, code, currentPassword, token, challengeToken } = proof;
    if (passkey) return passkeys.verify(challengeToken, passkey, { purpose: 'confirm', userId: id });
    if (await secondFactors.isOn(id)) {
      if (!code) throw authProblems.codeNeeded();
      await secondFactors.check(id, code);
      return;
    }
    const { password } = (await findUser(db, id))!;
    if (password !== null) {
      if (!(await passwordMatches(currentPassword, password))) throw authProblems.wrongCurrentPassword();
    } else if (!(await isFresh(token))) throw authProblems.confirmByGoogle();
  }

  async function isFresh(token: string): Promise<boolean> {
    const startedAt = await sessions.startOf(token);
    return startedAt !== null && now().getTime() - startedAt.getTime() <= FRESH_MINUTES * MINUTE_MS;
  }

  return { confirm, isFresh };
}
export type OwnerAgain = ReturnType<typeof createOwnerAgain>;
