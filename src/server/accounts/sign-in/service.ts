import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import { findUser, findUserByEmail, insertUser, updateUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Login, NameChange, Registration, User } from '#shared/accounts/auth.ts';
import { type Caller, type Entrance, type Entry, type HalfEntry, publicUser } from './entry.ts';
import type { MailLinks } from './mail-links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { authProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  entrance: Entrance;
  links: MailLinks;
}

/** Who is let in by e-mail and password. */
export function createAuthService({ db, sessions, entrance, links }: Dependencies) {
  async function register(registration: Registration, caller: Caller): Promise<Entry> {
    const { email, password, firstName, lastName } = registration;
    const hashed = await hashPassword(password);
    const user = await db.transaction(async (tx) => {
      const inserted = await insertUser(tx, {
        email,
        firstName,
        lastName,
        language: caller.language,
        password: hashed,
      });
      if (!inserted) throw authProblems.emailTaken();
      await links.enqueue(tx, inserted.id, 'verify-email');
      return inserted;
    });
    return entrance.welcome(user, caller);
  }

  async function logIn({ email, password }: Login, caller: Caller): Promise<Entry | HalfEntry> {
    const user = await findUserByEmail(db, email);
    const matches = await passwordMatches(password, user?.password ?? null);
    if (user && !matches) await entrance.refuse(user, caller, 'password');
    if (!user || !matches) throw authProblems.wrongCredentials();
    return entrance.enter(user, caller, 'password');
  }

  async function changeName(userId: string, { firstName, lastName }: NameChange): Promise<User> {
    const user = await findUser(db, userId);
    if (user?.provider !== 'email') throw authProblems.nameFromProvider();
    return publicUser({ ...user, ...(await updateUser(db, userId, { firstName, lastName })) });
  }

  async function userOf(token: string | undefined): Promise<User | null> {
    const user = token ? await sessions.userOf(token) : null;
    return user && publicUser(user);
  }

  return { register, logIn, changeName, userOf, logOut: (token: string) => sessions.end(token) };
}
export type AuthService = ReturnType<typeof createAuthService>;
