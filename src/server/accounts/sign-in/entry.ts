import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { UserRecord } from '#server/accounts/users/repository.ts';
import type { SessionAgent } from '#server/core/db/schema/users.ts';
import type { User } from '#shared/accounts/auth.ts';
import type { Language } from '#shared/core/languages.ts';

/** The browser that asks to be let in. */
export interface Caller {
  language: Language;
  agent: SessionAgent;
  /** Of the session it brought along. */
  token: string | undefined;
}

/** Who is let in, and the token for their cookie. */
export interface Entry {
  user: User;
  token: string;
}

/** Always a new session, and the one that was brought ends: a planted one is worth nothing. */
export async function letIn(sessions: Sessions, user: UserRecord, { agent, token }: Caller): Promise<Entry> {
  if (token) await sessions.end(token);
  return { user: publicUser(user), token: await sessions.open(user.id, agent) };
}

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
