import type { Database } from '#server/db/database.ts';
import type { Login, Registration, User } from '#shared/auth.ts';
import type { ReaderLanguage } from '#shared/insights.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { authProblems } from './problems.ts';
import { findUserByEmail, insertUser, rememberLanguage, type UserRecord } from './repository.ts';
import type { Sessions } from './sessions.ts';

/** Who is let in. A sign-in always opens a new session, so a planted one is worth nothing. */
export function createAuthService({ db, sessions }: { db: Database; sessions: Sessions }) {
  async function register({ email, password, firstName, lastName }: Registration, language: ReaderLanguage) {
    const user = await insertUser(db, {
      ...{ email, firstName, lastName, language },
      password: await hashPassword(password),
    });
    if (!user) throw authProblems.emailTaken();
    return { user: publicUser(user), token: await sessions.open(user.id) };
  }

  async function logIn({ email, password }: Login, language: ReaderLanguage) {
    const user = await findUserByEmail(db, email);
    const matches = await passwordMatches(password, user?.password ?? null);
    if (!user || !matches) throw authProblems.wrongCredentials();
    if (user.language !== language) await rememberLanguage(db, user.id, language);
    return { user: publicUser(user), token: await sessions.open(user.id) };
  }

  async function userOf(token: string | undefined): Promise<User | null> {
    const user = token ? await sessions.userOf(token) : null;
    return user && publicUser(user);
  }

  return { register, logIn, userOf, logOut: (token: string) => sessions.end(token) };
}
export type AuthService = ReturnType<typeof createAuthService>;

function publicUser(user: UserRecord): User {
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
