import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/*
 * Makes the folder of a new embedded database, as a process of its own: setting one up takes several hundred megabytes
 * that a thread would not give back. A folder exists only once it is whole.
 */
const folder = process.argv[2]!;
const unfinished = `${folder}.new`;
rmSync(unfinished, { recursive: true, force: true });
const database = await PGlite.create({ dataDir: unfinished });
await database.close();
if (!existsSync(folder)) renameSync(unfinished, folder);
process.exit(0);
