import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import './owner-only-files.ts';
import { PGlite } from '@electric-sql/pglite';

/*
 * Makes the folder of a new embedded database, as a process of its own: setting one up takes several hundred megabytes
 * that a thread would not give back. A folder exists only once it is whole. Each attempt has a place of its own, because
 * one whose parent was killed may still be at work.
 */
const folder = process.argv[2]!;
for (const name of readdirSync(dirname(folder)))
  if (name.startsWith(`${basename(folder)}.new`))
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
const unfinished = `${folder}.new-${randomUUID()}`;
const database = await PGlite.create({ dataDir: unfinished });
await database.close();
if (!existsSync(folder)) renameSync(unfinished, folder);
process.exit(0);
