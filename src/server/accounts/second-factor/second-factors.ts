import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { RECOVERY_CODES } from '#shared/accounts/second-factor.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { secondFactorProblems } from './problems.ts';
import { hashOfCode, newRecoveryCode } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  insertFactor,
  lockFactor,
  replaceRecoveryCodes,
  type SecondFactor,
  spendRecoveryCode,
  updateFactor,
} from './repository.ts';
import { appAddress, base32, newSecret, stepOf } from './totp.ts';

const SETUP_MINUTES = 15;
/** Of one account, wherever they are entered: a code is guessed in one of 333,333 tries. */
const WRONG_CODES_AN_HOUR = 10;

interface SetupNote {
  kind: 'second-factor-setup';
  userId: string;
  /** Sealed. */
  secret: string;
}

interface Owner {
  id: string;
  email: string;
}

export type CodeKind = 'code' | 'recovery-code';
type Checked = CodeKind | 'wrong' | 'used' | 'closed' | { lockedForSeconds: number };

interface Dependencies {
  db: Database;
  sessions: Sessions;
  secrets: Secrets;
  mail: MailService;
  now: () => Date;
}

/** Codes of an app (TOTP), and recovery codes for when it is not at hand. */
export function createSecondFactors({ db, sessions, secrets, mail, now }: Dependencies) {
  /** Whether a password or a Google account alone does not open the account. */
  async function isOn(userId: string): Promise<boolean> {
    return (await findFactor(db, userId)) !== undefined;
  }

  async function read(userId: string): Promise<{ since: string; recoveryCodesLeft: number } | null> {
    const factor = await findFactor(db, userId);
    if (!factor) return null;
    return {
      since: factor.createdAt.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(db, userId),
    };
  }

  /** Nothing changes before the app has shown that it makes the right codes. */
  async function begin({ id, email }: Owner) {
    if (await isOn(id)) throw secondFactorProblems.alreadyOn();
    const secret = newSecret();
    const note: SetupNote = {
      kind: 'second-factor-setup',
      userId: id,
      secret: secrets.seal(secret.toString('base64url'), id),
    };
    return {
      setup: await sessions.saveNote(note, SETUP_MINUTES),
      secret: base32(secret),
      address: appAddress(secret, email),
    };
  }

  /** @returns the recovery codes, which nothing shows again. */
  async function confirm({ id }: Owner, setup: string, code: string): Promise<string[]> {
    const note = (await sessions.readNote(setup)) as SetupNote | null;
    if (note?.kind !== 'second-factor-setup' || note.userId !== id) throw secondFactorProblems.setupExpired();
    const secret = openSecret(id, note.secret);
    if (!secret) throw secondFactorProblems.setupExpired();
    const lastStep = stepOf(digitsOf(code), secret, now());
    if (lastStep === null) throw secondFactorProblems.wrongCode();
    return db.transaction(async (tx) => {
      if (!(await sessions.take(setup, tx))) throw secondFactorProblems.setupExpired();
      const factor = { userId: id, secret: note.secret, lastStep, createdAt: now() };
      if (!(await insertFactor(tx, factor))) throw secondFactorProblems.alreadyOn();
      await mail.enqueue(tx, id, { kind: 'second-factor-on' });
      return writeRecoveryCodes(tx, id);
    });
  }

  async function renewCodes({ id }: Owner): Promise<string[]> {
    return db.transaction(async (tx) => {
      if (!(await lockFactor(tx, id))) throw secondFactorProblems.notOn();
      await mail.enqueue(tx, id, { kind: 'recovery-codes-renewed' });
      return writeRecoveryCodes(tx, id);
    });
  }

  async function writeRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await replaceRecoveryCodes(tx, userId, codes.map(hashOfCode));
    return codes;
  }

  async function remove({ id }: Owner): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await deleteFactor(tx, id))) throw secondFactorProblems.notOn();
      await mail.enqueue(tx, id, { kind: 'second-factor-off' });
    });
  }

  /**
   * Takes a code of the app or a recovery code, each of them once.
   * @throws Problem where it is neither.
   */
  async function check(userId: string, typed: string): Promise<CodeKind> {
    const checked = await db.transaction(async (tx) => {
      const factor = await lockFactor(tx, userId);
      return factor ? checkLocked(tx, factor, typed) : 'wrong';
    });
    if (typeof checked === 'object') throw secondFactorProblems.manyCodes(checked.lockedForSeconds);
    switch (checked) {
      case 'wrong':
        throw secondFactorProblems.wrongCode();
      case 'used':
        throw secondFactorProblems.usedCode();
      case 'closed':
        throw secondFactorProblems.closed();
      default:
        return checked;
    }
  }

  async function checkLocked(tx: Database, factor: SecondFactor, typed: string): Promise<Checked> {
    const { userId, wrongCodes } = factor;
    const wrongSince = unlessOver(factor.wrongSince);
    if (wrongSince && wrongCodes >= WRONG_CODES_AN_HOUR)
      return { lockedForSeconds: Math.ceil((wrongSince.getTime() + HOUR_MS - now().getTime()) / 1000) };
    const kind = await kindOf(tx, factor, typed);
    if (kind === 'wrong')
      await updateFactor(tx, userId, {
        wrongCodes: wrongSince ? wrongCodes + 1 : 1,
        wrongSince: wrongSince ?? now(),
      });
    if (kind === 'code' || kind === 'recovery-code')
      await updateFactor(tx, userId, { wrongCodes: 0, wrongSince: null });
    return kind;
  }

  function unlessOver(wrongSince: Date | null): Date | null {
    return wrongSince && now().getTime() - wrongSince.getTime() < HOUR_MS ? wrongSince : null;
  }

  async function kindOf(
    tx: Database,
    { userId, lastStep, ...factor }: SecondFactor,
    typed: string,
  ): Promise<Checked> {
    if (await spendRecoveryCode(tx, userId, hashOfCode(typed), now())) {
      const left = await countRecoveryCodes(tx, userId);
      await mail.enqueue(tx, userId, { kind: 'recovery-code-used', left });
      return 'recovery-code';
    }
    const secret = openSecret(userId, factor.secret);
    if (!secret) return 'closed';
    const step = stepOf(digitsOf(typed), secret, now());
    if (step === null) return 'wrong';
    if (step <= lastStep) return 'used';
    await updateFactor(tx, userId, { lastStep: step });
    return 'code';
  }

  /** Null where no known APP_SECRET opens it: then there are still recovery codes. */
  function openSecret(userId: string, sealed: string): Buffer | null {
    try {
      return Buffer.from(secrets.open(sealed, userId), 'base64url');
    } catch {
      return null;
    }
  }

  return { isOn, read, begin, confirm, renewCodes, remove, check };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Apps show them in groups. */
const digitsOf = (typed: string) => typed.replace(/\s/g, '');
