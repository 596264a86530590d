import { findUserByEmail, type UserRecord } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { Failed } from '#server/operations/command/failed.ts';

export async function findAccount(db: Database, email: string): Promise<UserRecord> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new Failed(`There is no account of ${email}.`);
  return user;
}
