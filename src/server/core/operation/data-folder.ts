import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

/** Rights of the group and of others; only the owner of a file needs any here. */
const OTHERS = 0o077;
const CANNOT_TELL = process.platform === 'win32';

/** What this process makes from now on is for its own user only, and so for processes it starts. */
export function makeFilesOwnerOnly() {
  process.umask(OTHERS);
}

/**
 * The folder for everything that is saved here: made where it is missing, writable, and closed to other users with all
 * that is in it, also what earlier versions made.
 * @throws StartFailure saying why it cannot be used, and what to do.
 */
export function prepareDataFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `probe-${process.pid}`);
    closeSync(openSync(probe, 'w', 0o600));
    rmSync(probe);
    for (const path of openToOthers(dataDir)) takeFromOthers(path);
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

/** What a new database, its log and a first import need. */
const FIRST_ROOM_BYTES = 300 * 1024 ** 2;
/** A piece of its log, which it makes as a whole. */
const LEAST_ROOM_BYTES = 16 * 1024 ** 2;

/** @throws StartFailure where there is too little room to begin, which would end in the middle of something. */
export function requireRoom(dataDir: string) {
  if (freeBytes(dataDir) >= FIRST_ROOM_BYTES) return;
  throw new StartFailure(
    `There is too little room on the disk of ${dataDir}: a new database needs 300 MB. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/** Whether a database that cannot be opened there may only lack room: it writes before it answers. */
export function hasNoRoom(dataDir: string): boolean {
  return freeBytes(dataDir) < LEAST_ROOM_BYTES;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Everything in a folder, and the folder itself, on which others than its owner have rights. */
export function openToOthers(folder: string): string[] {
  if (CANNOT_TELL) return [];
  const found: string[] = [];
  const visit = (path: string) => {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (!status || status.isSymbolicLink()) return;
    if (status.mode & OTHERS) found.push(path);
    if (status.isDirectory()) for (const name of namesIn(path)) visit(join(path, name));
  };
  visit(folder);
  return found;
}

/** None of a folder that only another user may open, such as the lost+found of a disk. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['EACCES', 'ENOENT'].includes(codeOf(error))) return [];
    throw error;
  }
}

function takeFromOthers(path: string) {
  try {
    chmodSync(path, lstatSync(path).mode & 0o700);
  } catch (error) {
    // A volume may belong to another user, who alone can change it; «vitrin doctor» says so.
    if (!['EPERM', 'ENOENT'].includes(codeOf(error))) throw error;
  }
}

/** Why the folder cannot be used, in a sentence with what to do. */
export function folderFailure(dataDir: string, error: unknown): StartFailure {
  const code = codeOf(error);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartFailure(`DATA_DIR is no folder: ${dataDir} is a file, or lies below one. Name a folder.`);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new StartFailure(
      `${dataDir} cannot be written. Let the user that runs Vitrin write there, or set DATA_DIR to another folder.`,
    );
  if (isNoRoom(error))
    return new StartFailure(
      `There is no room left on the disk of ${dataDir}. Make room, or set DATA_DIR to a folder on another disk.`,
    );
  return new StartFailure(`${dataDir} cannot be used (${code || error}). Set DATA_DIR to another folder.`);
}

/** Whether something failed because a disk is full, ours or the database's. */
export function isNoRoom(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(each))) return true;
  return false;
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
