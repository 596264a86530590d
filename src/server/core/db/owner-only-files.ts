import fs from 'node:fs';

/*
 * PGlite gives each file it makes the rights 666, whatever the process's own mask says. Threads and processes that run
 * it import this first: here they never give any to others.
 */
const OWNER_ONLY = 0o700;
const { chmodSync, fchmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER_ONLY);
fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & OWNER_ONLY);
