import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUnsafe } from '#server/testing/unsafe-migrations.ts';
import migrationSettings from '../../../../drizzle.config.ts';
import { MIGRATIONS_FOLDER } from './database.ts';

/** Those before were written when one process was stopped for an upgrade. */
const FIRST_ONLINE = '0007';

test('no migration disturbs the processes of the version before, which run on while it does', () => {
  const files = readdirSync(MIGRATIONS_FOLDER).filter(
    (name) => name.endsWith('.sql') && name >= FIRST_ONLINE,
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect([file, ...findUnsafe(readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8'))]).toEqual([file]);
});

const NEW_TABLE = 'CREATE TABLE "notes" ("id" uuid PRIMARY KEY NOT NULL);\n--> statement-breakpoint\n';

test.each([
  ['a table', NEW_TABLE],
  ['an index of a new table', `${NEW_TABLE}CREATE INDEX "notes_at" ON "notes" USING btree ("id");`],
  [
    'a reference of a new table',
    `${NEW_TABLE}ALTER TABLE "notes" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "users"("id");`,
  ],
  ['a column that may be empty', 'ALTER TABLE "users" ADD COLUMN "nick" text;'],
  ['a column with a constant', `ALTER TABLE "users" ADD COLUMN "theme" text DEFAULT 'light' NOT NULL;`],
  ['a column that may be empty from now on', 'ALTER TABLE "users" ALTER COLUMN "nick" DROP NOT NULL;'],
  ['a new default', `ALTER TABLE "users" ALTER COLUMN "theme" SET DEFAULT 'dark';`],
  ['a check of what comes from now on', 'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (true) NOT VALID;'],
])('%s may be added while the old version runs', (_what, statements) => {
  expect(findUnsafe(statements)).toEqual([]);
});

test.each([
  ['a table that goes', 'DROP TABLE "users";'],
  ['an index that goes', 'DROP INDEX "customers_name";'],
  ['a column that goes', 'ALTER TABLE "users" DROP COLUMN "email";'],
  ['another name', 'ALTER TABLE "users" RENAME COLUMN "email" TO "mail";'],
  ['another type', 'ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE varchar(80);'],
  ['a column that must be filled', 'ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;'],
  ['a column that was optional', 'ALTER TABLE "users" ALTER COLUMN "nick" SET NOT NULL;'],
  [
    'a default that is computed for each row',
    'ALTER TABLE "users" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();',
  ],
  ['an index of a table that may be large', 'CREATE INDEX "users_at" ON "users" USING btree ("created_at");'],
  ['a uniqueness of one', 'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("nick");'],
  ['a check of all rows', 'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (true);'],
  ['a change of all rows', `UPDATE "users" SET "theme" = 'light';`],
  [
    'an index that no transaction may build',
    'CREATE INDEX CONCURRENTLY "users_at" ON "users" ("created_at");',
  ],
])('%s is refused with a reason', (_what, statement) => {
  expect(findUnsafe(statement)).toEqual([expect.stringContaining(': ')]);
});

test('migrations make what the schema says, so that the next one holds its own change alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const settings = { ...migrationSettings, out: relative(process.cwd(), folder) };
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const said = execFileSync('node_modules/.bin/drizzle-kit', ['generate', ...flags], { encoding: 'utf8' });
  expect(said).toContain('No schema changes');
  expect(readdirSync(folder)).toEqual(readdirSync(MIGRATIONS_FOLDER));
});
