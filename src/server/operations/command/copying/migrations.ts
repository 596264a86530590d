import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, MIGRATIONS_FOLDER } from '#server/core/db/database.ts';
import { Failed } from '#server/operations/command/failed.ts';
import { isThere } from './table-rows.ts';

export interface Migration {
  name: string;
  hash: string;
  /** How drizzle orders them. */
  at: number;
  statements: string[];
}

/** Those that this version of Vitrin brings, in their order. */
export function knownMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((file, index) => ({
    name: journal.entries[index]!.tag,
    hash: file.hash,
    at: file.folderMillis,
    statements: file.sql,
  }));
}

/** Hashes of those that a database has gone through; none where there is no schema yet. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  if (!(await isThere(db, 'drizzle.__drizzle_migrations'))) return [];
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/**
 * The known ones up to a state, and those that are newer than it.
 * @throws Failed where the state is none that this version has ever been in.
 */
export function splitMigrations(hashes: string[], whose: string) {
  const known = knownMigrations();
  if (hashes.some((hash, index) => known[index]?.hash !== hash))
    throw new Failed(
      `${whose} is from another or a newer version of Vitrin: its schema has gone through changes that this one does not know. Please use that version, or a newer one.`,
    );
  return { upTo: known.slice(0, hashes.length), newer: known.slice(hashes.length) };
}

/** In the caller's transaction, recorded as drizzle does. */
export async function applyMigrations(tx: Database, migrations: Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  for (const { statements, hash, at } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
    );
  }
}
