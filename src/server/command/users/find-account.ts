import { findUserByEmail, type UserRecord } from '#server/auth/repository.ts';
import { Failed } from '#server/command/failed.ts';
import type { Database } from '#server/db/database.ts';

export async function findAccount(db: Database, email: string): Promise<UserRecord> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new Failed(`There is no account of ${email}.`);
  return user;
}
