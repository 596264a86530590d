import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/core/config.ts';
import { type OpenDatabase, openUnmigrated } from '#server/core/db/database.ts';
import { reasonOf } from '#server/core/db/reason-of.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { appliedMigrations, splitMigrations } from './migrations.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the database as it is, and closes it whatever happens. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Place,
  work: (database: OpenDatabase) => Promise<T>,
  { mayBeNew = false } = {},
): Promise<T> {
  if (!databaseUrl && !mayBeNew && !existsSync(join(dataDir, 'postgres')))
    throw new Failed(`There is no database in ${dataDir} yet, and DATABASE_URL is not set.`);
  const database = await openUnmigrated({ databaseUrl, dataDir });
  try {
    await database.db.execute(sql`select 1`).catch((error) => {
      throw new Failed(`The database does not answer: ${reasonOf(error)}`);
    });
    return await work(database);
  } finally {
    await database.close();
  }
}

/** @throws Failed where this version would not understand the tables. */
export async function refuseUnlessUpToDate({ db }: OpenDatabase): Promise<void> {
  const { newer } = splitMigrations(await appliedMigrations(db), 'The database');
  if (newer.length > 0)
    throw new Failed(`The database is of an older version: please run «vitrin migrate» first.`);
}
