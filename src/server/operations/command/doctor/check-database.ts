import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/core/config.ts';
import type { Database, OpenDatabase } from '#server/core/db/database.ts';
import { FolderInUse } from '#server/core/db/folder-lock.ts';
import { reasonOf } from '#server/core/db/reason-of.ts';
import { appliedMigrations, splitMigrations } from '#server/operations/command/copying/migrations.ts';
import { withDatabase } from '#server/operations/command/copying/with-database.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { checkStuck } from './check-stuck.ts';
import { checkTokens } from './check-tokens.ts';
import { type Finding, failing, ok, warning } from './finding.ts';

const ABOUT = 'database';
const OLDEST_VERSION = 15;

export async function checkDatabase(config: Config, now: Date): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return [warning(ABOUT, 'there is none in the data folder yet', 'The first start makes it.')];
  try {
    return await withDatabase(config, (database) => lookInto(database, config, now));
  } catch (error) {
    if (error instanceof FolderInUse)
      return [
        warning(
          ABOUT,
          'the embedded database is in use by a running Vitrin, so it was not looked into',
          'Stop Vitrin and run «vitrin doctor» again to have it checked.',
        ),
      ];
    if (!(error instanceof Failed)) throw error;
    return [failing(ABOUT, error.message, 'Is it running, and is DATABASE_URL right?')];
  }
}

/** What stands in an open database. */
export async function lookInto(database: OpenDatabase, config: Config, now: Date): Promise<Finding[]> {
  const { db } = database;
  const found = [await checkVersion(db)];
  const { finding, isUpToDate } = await checkMigrations(db);
  found.push(finding);
  // Tables of another version may have other columns.
  if (isUpToDate) found.push(...(await checkTokens(db, config)), ...(await checkStuck(db, now)));
  return found;
}

async function checkVersion(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const { version } = rows[0]!;
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    return failing(ABOUT, `PostgreSQL ${version}`, `Vitrin needs PostgreSQL ${OLDEST_VERSION} or newer.`);
  return ok(ABOUT, `PostgreSQL ${version} answers`);
}

async function checkMigrations(db: Database): Promise<{ finding: Finding; isUpToDate: boolean }> {
  try {
    const { upTo, newer } = splitMigrations(await appliedMigrations(db), 'The database');
    if (newer.length === 0)
      return { finding: ok('migrations', `all ${upTo.length} have run`), isUpToDate: true };
    const names = newer.map(({ name }) => name).join(', ');
    return {
      finding: warning('migrations', `${names} have not run`, 'Run «vitrin migrate»; a start does it, too.'),
      isUpToDate: false,
    };
  } catch (error) {
    return {
      finding: failing('migrations', reasonOf(error), 'Use the version of Vitrin that wrote it.'),
      isUpToDate: false,
    };
  }
}
