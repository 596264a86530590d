import type { Passkeys } from '#server/accounts/passkeys/passkeys.ts';
import { passkeyProblems } from '#server/accounts/passkeys/problems.ts';
import type { SecondFactors } from '#server/accounts/second-factor/second-factors.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { SignIns } from '#server/accounts/sign-ins/sign-ins.ts';
import { findUser, type UserRecord, updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { SessionAgent } from '#server/core/db/schema/users.ts';
import type { PasskeyAnswer } from '#shared/accounts/passkey-answers.ts';
import { SECOND_STEP_MINUTES } from '#shared/accounts/second-factor.ts';
import type { SignInWay } from '#shared/accounts/security.ts';
import type { User } from '#shared/accounts/sign-in.ts';
import type { Language } from '#shared/core/languages.ts';
import { authProblems } from './problems.ts';

/** The browser that asks to be let in. */
export interface Caller {
  language: Language;
  agent: SessionAgent;
  /** Of the session it brought along. */
  token: string | undefined;
  /** It is shown to the account's owner. */
  address: string;
}

/** Who is let in, and the token for their cookie. */
export interface Entry {
  userId: string;
  user: User;
  token: string;
}

/** A password or Google was right, and a code is still asked for. With this token nothing but that can be done. */
export interface HalfEntry {
  userId: string;
  user: null;
  token: string;
}

const SECOND_STEP = 'second-step';

interface SecondStepNote {
  kind: typeof SECOND_STEP;
  userId: string;
  signInId: string;
}

interface Dependencies {
  db: Database;
  sessions: Sessions;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  signIns: SignIns;
}

/** The one door through which everybody comes who signs in. */
export function createEntrance({ db, sessions, secondFactors, passkeys, signIns }: Dependencies) {
  /** Who has just signed up. */
  async function welcome(user: UserRecord, caller: Caller): Promise<Entry> {
    await signIns.record(user.id, caller, { way: 'sign-up', result: 'signed-in' });
    return letIn(user, caller);
  }

  /** After the first step. */
  async function enter(user: UserRecord, caller: Caller, way: SignInWay): Promise<Entry | HalfEntry> {
    const asksForCode = await secondFactors.isOn(user.id);
    const result = asksForCode ? 'unfinished' : 'signed-in';
    const signInId = await signIns.record(user.id, caller, { way, result });
    if (!asksForCode) return letIn(user, caller);
    const note: SecondStepNote = { kind: SECOND_STEP, userId: user.id, signInId };
    return { userId: user.id, user: null, token: await sessions.saveNote(note, SECOND_STEP_MINUTES) };
  }

  /** Always a new session, and the one that was brought ends: a planted one is worth nothing. */
  async function letIn(user: UserRecord, { agent, token, language }: Caller): Promise<Entry> {
    if (token) await sessions.end(token);
    if (user.language !== language) await updateUser(db, user.id, { language });
    return { userId: user.id, user: publicUser(user), token: await sessions.open(user.id, agent) };
  }

  async function refuse(user: UserRecord, caller: Caller, way: SignInWay): Promise<void> {
    await signIns.recordRefusal(user.id, caller, way);
  }

  /** The address of the account that was half signed in to. */
  async function pendingEmail(token: string | undefined): Promise<string | null> {
    return (await findHalfEntered(token))?.user.email ?? null;
  }

  async function finish(token: string | undefined, code: string, caller: Caller): Promise<Entry> {
    const half = await findHalfEntered(token);
    if (!token || !half) throw authProblems.secondStepExpired();
    const { user, signInId } = half;
    const confirmedBy = await secondFactors.check(user.id, code).catch(async (problem) => {
      await signIns.settle(signInId, { result: 'wrong-code' });
      throw problem;
    });
    if (!(await sessions.take(token))) throw authProblems.secondStepExpired();
    await signIns.settle(signInId, { result: 'signed-in', confirmedBy });
    return letIn(user, caller);
  }

  async function findHalfEntered(token: string | undefined) {
    const note = (token ? await sessions.readNote(token) : null) as SecondStepNote | null;
    const user = note?.kind === SECOND_STEP ? await findUser(db, note.userId) : undefined;
    return note && user ? { user, signInId: note.signInId } : null;
  }

  /** A device that recognised its owner has shown two factors: itself, and what it knows them by. */
  async function enterByPasskey(
    challengeToken: string | undefined,
    answer: PasskeyAnswer,
    caller: Caller,
  ): Promise<Entry> {
    const userId = await passkeys.ownerOf(answer);
    const user = userId ? await findUser(db, userId) : undefined;
    if (!user) throw passkeyProblems.unknown();
    await passkeys
      .verify(challengeToken, answer, { purpose: 'sign-in', userId: user.id })
      .catch(async (problem) => {
        await refuse(user, caller, 'passkey');
        throw problem;
      });
    await signIns.record(user.id, caller, { way: 'passkey', result: 'signed-in' });
    return letIn(user, caller);
  }

  /** Who entered an earlier password and no code yet begins again. */
  async function forgetHalfEntered(userId: string, tx: Database): Promise<void> {
    await sessions.dropNotesOf(userId, SECOND_STEP, tx);
  }

  return { welcome, enter, refuse, pendingEmail, finish, enterByPasskey, forgetHalfEntered };
}
export type Entrance = ReturnType<typeof createEntrance>;

export function publicUser(user: UserRecord): User {
  const { id, email, provider, emailVerified, profileImageUrl } = user;
  return {
    id,
    email,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    provider,
    emailVerified,
    profileImageUrl,
    createdAt: user.createdAt.toISOString(),
  };
}
