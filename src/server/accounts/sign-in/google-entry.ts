import type { FastifyBaseLogger } from 'fastify';
import { createConsentTrips } from '#server/accounts/connections/consent-trips.ts';
import { type Sessions, sidOf } from '#server/accounts/sessions/sessions.ts';
import {
  findUser,
  findUserByEmail,
  findUserByGoogleId,
  insertUser,
  type UserRecord,
  updateUser,
} from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Identity, IdentityProvider } from '#server/platforms/ports/identity-provider.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { CONNECT_GOOGLE_MINUTES, type GoogleSignInError } from '#shared/accounts/google-sign-in.ts';
import type { Caller, Entrance, Entry, HalfEntry } from './entry.ts';
import { passwordMatches } from './passwords.ts';
import { authProblems } from './problems.ts';

interface ConnectNote {
  kind: 'google-connect';
  userId: string;
  identity: Identity;
}

type Found =
  | { kind: 'entered'; entry: Entry | HalfEntry }
  /** An account with a password has this e-mail. `token` is for the browser to save. */
  | { kind: 'to-connect'; token: string }
  | { kind: 'failed'; error: GoogleSignInError };
export type GoogleOutcome = Found & { query: Record<string, string> };

interface Dependencies {
  db: Database;
  sessions: Sessions;
  entrance: Entrance;
  /** Null where we have no app at Google. */
  google: IdentityProvider | null;
  publicUrl: string;
  log: FastifyBaseLogger;
}

const CALLBACK_PATH = '/api/auth/google/callback';

/** Who is let in by Google. */
export function createGoogleEntry({ db, sessions, entrance, google, publicUrl, log }: Dependencies) {
  const redirectUri = `${publicUrl}${CALLBACK_PATH}`;

  /** With what the auth page was asked for, to be asked for again. */
  const trips = createConsentTrips<{ query: Record<string, string> }>({ sessions, kind: 'google-sign-in' });

  /** @returns where the browser goes to, or why it cannot. `token` is what it is known by when it comes back. */
  async function begin(token: string, query: Record<string, string>): Promise<URL | GoogleSignInError> {
    if (!google) return 'google_not_configured';
    try {
      const traveller = { userId: null, mark: sidOf(token) };
      return new URL(
        await trips.leave({ query }, traveller, (secrets) => google.begin(secrets, redirectUri)),
      );
    } catch (error) {
      return errorOf(error);
    }
  }

  /** The browser is back; `search` is what it came with. */
  async function finish(search: string, token: string | undefined, caller: Caller): Promise<GoogleOutcome> {
    const callback = new URL(`${redirectUri}${search}`);
    const state = callback.searchParams.get('state') ?? '';
    const arrival = await trips.arrive(state, { userId: null, mark: token ? sidOf(token) : null });
    const query = arrival.purpose?.query ?? {};
    const failed = (error: GoogleSignInError): GoogleOutcome => ({ kind: 'failed', error, query });
    if (!google || arrival.error === 'oauth_expired') return failed('google_expired');
    if (arrival.error) return failed('google_invalid');
    if (callback.searchParams.get('error') === 'access_denied') return failed('google_denied');
    try {
      const { nonce, verifier } = arrival;
      const identity = await google.finish(callback, { state, nonce, verifier });
      return { ...(await enter(identity, caller)), query };
    } catch (error) {
      return failed(errorOf(error));
    }
  }

  async function enter(identity: Identity, caller: Caller): Promise<Found> {
    const known = await findUserByGoogleId(db, identity.subject);
    if (known) return entered(known, caller);
    if (identity.email === null) return { kind: 'failed', error: 'google_email_unverified' };
    const ofEmail = await findUserByEmail(db, identity.email);
    if (!ofEmail) return welcome(identity, identity.email, caller);
    if (ofEmail.password === null) return { kind: 'failed', error: 'google_other_account' };
    const note: ConnectNote = { kind: 'google-connect', userId: ofEmail.id, identity };
    return { kind: 'to-connect', token: await sessions.saveNote(note, CONNECT_GOOGLE_MINUTES) };
  }

  /** A new account; of two requests at the same moment, both get into the one that was made first. */
  async function welcome(identity: Identity, email: string, caller: Caller): Promise<Found> {
    const { subject, firstName, lastName, pictureUrl } = identity;
    const inserted = await insertUser(db, {
      email,
      firstName,
      lastName,
      language: caller.language,
      provider: 'google',
      googleId: subject,
      profileImageUrl: pictureUrl,
      emailVerified: true,
    });
    const user = inserted ?? (await findUserByGoogleId(db, subject));
    return user ? entered(user, caller) : { kind: 'failed', error: 'google_failed' };
  }

  async function entered(user: UserRecord, caller: Caller): Promise<Found> {
    return { kind: 'entered', entry: await entrance.enter(user, caller, 'google') };
  }

  function errorOf(error: unknown): GoogleSignInError {
    if (!(error instanceof PlatformFailure)) throw error;
    // Not the whole cause: it carries what the token says of the person.
    const reason = error.cause instanceof Error ? error.cause.message : undefined;
    log.warn({ code: error.code, reason }, 'a sign-in with Google failed');
    return error.kind === 'unavailable' ? 'google_unavailable' : 'google_failed';
  }

  /** The address of the account that a Google account waits to be connected with. */
  async function pendingEmail(token: string | undefined): Promise<string | null> {
    return (await userToConnect(token))?.user.email ?? null;
  }

  async function userToConnect(token: string | undefined) {
    const note = (token ? await sessions.readNote(token) : null) as ConnectNote | null;
    const user = note?.kind === 'google-connect' ? await findUser(db, note.userId) : undefined;
    return note && user?.email === note.identity.email ? { user, identity: note.identity } : null;
  }

  /** Once the password has shown that both are the same person. */
  async function connect(
    token: string | undefined,
    password: string,
    caller: Caller,
  ): Promise<Entry | HalfEntry> {
    const waiting = await userToConnect(token);
    if (!token || !waiting) throw authProblems.googleExpired();
    const { user, identity } = waiting;
    if (!(await passwordMatches(password, user.password))) {
      await entrance.refuse(user, caller, 'google');
      throw authProblems.wrongPassword();
    }
    const connected = await db.transaction(async (tx) => {
      if (!(await sessions.take(token, tx))) throw authProblems.googleExpired();
      const profileImageUrl = user.profileImageUrl ?? identity.pictureUrl;
      return updateUser(tx, user.id, {
        googleId: identity.subject,
        emailVerified: true,
        profileImageUrl,
      });
    });
    return entrance.enter(connected!, caller, 'google');
  }

  return { begin, finish, pendingEmail, connect };
}
export type GoogleEntry = ReturnType<typeof createGoogleEntry>;
