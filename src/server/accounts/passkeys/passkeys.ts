import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SessionAgent } from '#server/core/db/schema/users.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { NewPasskeyAnswer, PasskeyAnswer } from '#shared/accounts/passkey-answers.ts';
import {
  type AskedPasskey,
  MOST_PASSKEYS,
  type Passkey,
  type WantedPasskey,
} from '#shared/accounts/passkeys.ts';
import type { User } from '#shared/accounts/sign-in.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { CHALLENGE_MINUTES, type ChallengePurpose, createChallenges } from './challenges.ts';
import { passkeyProblems } from './problems.ts';
import {
  countPasskeysOf,
  countUse,
  deletePasskey,
  findPasskeyByCredential,
  findPasskeyOf,
  findPasskeysOf,
  insertPasskey,
  type PasskeyRecord,
  renamePasskey,
} from './repository.ts';

/** EdDSA, ES256 and RS256 (COSE): what all authenticators and Node.js know. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_MINUTES * MINUTE_MS;

interface Dependencies {
  db: Database;
  sessions: Sessions;
  mail: MailService;
  publicUrl: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** What a browser is to do, and the token by which its answer is known. */
interface Asked<Options> {
  options: Options;
  token: string;
}

/** Passkeys (WebAuthn): found by the device itself, and used only after it has recognised its owner. */
export function createPasskeys({ db, sessions, mail, publicUrl, now, log }: Dependencies) {
  const { origin, hostname: rpId } = new URL(publicUrl);
  const challenges = createChallenges(sessions);

  async function askToSignIn(): Promise<Asked<AskedPasskey>> {
    return ask({ purpose: 'sign-in', userId: null }, []);
  }

  async function askToConfirm({ id }: User): Promise<Asked<AskedPasskey>> {
    return ask({ purpose: 'confirm', userId: id }, await findPasskeysOf(db, id));
  }

  async function ask(purpose: ChallengePurpose, known: PasskeyRecord[]): Promise<Asked<AskedPasskey>> {
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    const options: AskedPasskey = {
      challenge,
      rpId,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      ...(known.length > 0 ? { allowCredentials: known.map(credentialOf) } : {}),
    };
    return { options, token: await challenges.save(challenge, purpose) };
  }

  async function askToAdd({ id, email, firstName, lastName }: User): Promise<Asked<WantedPasskey>> {
    const known = await findPasskeysOf(db, id);
    if (known.length >= MOST_PASSKEYS) throw passkeyProblems.tooMany();
    const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
      rpID: rpId,
      rpName: 'Vitrin',
      userName: email,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const options: WantedPasskey = {
      challenge,
      rp: { id: rpId, name: 'Vitrin' },
      user: { id: handleOf(id), name: email, displayName: `${firstName} ${lastName}`.trim() || email },
      pubKeyCredParams,
      timeout: TIMEOUT_MS,
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: known.map(credentialOf),
    };
    return { options, token: await challenges.save(challenge, { purpose: 'add', userId: id }) };
  }

  async function add(
    { id: userId }: User,
    token: string | undefined,
    answer: NewPasskeyAnswer,
    agent: SessionAgent,
  ): Promise<Passkey> {
    const expectedChallenge = await challenges.take(token, { purpose: 'add', userId });
    const { credential, credentialBackedUp } = await verifyNew(answer, expectedChallenge);
    return db.transaction(async (tx) => {
      if ((await countPasskeysOf(tx, userId)) >= MOST_PASSKEYS) throw passkeyProblems.tooMany();
      const inserted = await insertPasskey(tx, {
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        name: nameFor(agent),
        backedUp: credentialBackedUp,
        createdAt: now(),
      });
      if (!inserted) throw passkeyProblems.known();
      await mail.enqueue(tx, userId, { kind: 'passkey-added', name: inserted.name });
      return publicPasskey(inserted);
    });
  }

  async function verifyNew(answer: NewPasskeyAnswer, expectedChallenge: string) {
    const verified = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (!verified.registrationInfo) throw passkeyProblems.refused();
    return verified.registrationInfo;
  }

  /** Whose passkey an answer says it is. */
  async function ownerOf({ id }: PasskeyAnswer): Promise<string | null> {
    return (await findPasskeyByCredential(db, id))?.userId ?? null;
  }

  /**
   * @param userId whose it must be.
   * @throws Problem unless that person signed what this browser was asked to sign, with a passkey of the account.
   */
  async function verify(
    token: string | undefined,
    answer: PasskeyAnswer,
    { purpose, userId }: { purpose: 'sign-in' | 'confirm'; userId: string },
  ): Promise<void> {
    const askedAs = { purpose, userId: purpose === 'sign-in' ? null : userId };
    const expectedChallenge = await challenges.take(token, askedAs);
    const passkey = await findPasskeyByCredential(db, answer.id);
    if (passkey?.userId !== userId) throw passkeyProblems.unknown();
    const { userHandle } = answer.response;
    // An authenticator that was given a list of passkeys may leave its owner out (WebAuthn 2, 7.2, step 6).
    const isOwners = userHandle === handleOf(userId) || (purpose === 'confirm' && userHandle === undefined);
    if (!isOwners) throw passkeyProblems.refused();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(refuse);
    const counted =
      verified &&
      (await countUse(db, passkey.id, {
        counter: authenticationInfo.newCounter,
        backedUp: authenticationInfo.credentialBackedUp,
        usedAt: now(),
      }));
    if (!counted) throw passkeyProblems.refused();
  }

  function refuse(error: unknown): never {
    log.warn({ reason: error instanceof Error ? error.message : undefined }, 'a passkey was refused');
    throw passkeyProblems.refused();
  }

  async function listOf(userId: string): Promise<Passkey[]> {
    return (await findPasskeysOf(db, userId)).map(publicPasskey);
  }

  async function rename({ id }: User, passkeyId: string, name: string): Promise<void> {
    if (!(await renamePasskey(db, id, passkeyId, name))) throw httpProblems.notFound();
  }

  /** @throws Problem where the user has no such passkey. */
  async function expect({ id }: User, passkeyId: string): Promise<void> {
    if (!(await findPasskeyOf(db, id, passkeyId))) throw httpProblems.notFound();
  }

  async function remove({ id }: User, passkeyId: string): Promise<PasskeyRecord> {
    return db.transaction(async (tx) => {
      const passkey = await findPasskeyOf(tx, id, passkeyId);
      if (!passkey || !(await deletePasskey(tx, id, passkeyId))) throw httpProblems.notFound();
      await mail.enqueue(tx, id, { kind: 'passkey-removed', name: passkey.name });
      return passkey;
    });
  }

  return { askToSignIn, askToConfirm, askToAdd, add, ownerOf, verify, listOf, rename, expect, remove };
}
export type Passkeys = ReturnType<typeof createPasskeys>;

const handleOf = (userId: string) => Buffer.from(userId).toString('base64url');

function credentialOf({ credentialId, transports }: PasskeyRecord) {
  return { id: credentialId, type: 'public-key' as const, transports };
}

/** Its owner can give it a better one. */
function nameFor({ browser, system }: SessionAgent): string {
  return [browser, system].filter((known) => known !== null).join(' · ') || 'Passkey';
}

function publicPasskey({ id, name, backedUp, createdAt, usedAt }: PasskeyRecord): Passkey {
  return {
    id,
    name,
    backedUp,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
