import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner can read: whole and on the disk when this returns, or not there at all.
 * @returns false where a file of that name exists already, which is left as it is.
 */
export function createDurably(path: string, content: string): boolean {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = openSync(unfinished, 'wx', 0o600);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (!nameUnlessThere(unfinished, path)) return false;
    syncFolder(folder);
    return true;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** A link, unlike a renaming, never replaces what another process put there a moment before. */
function nameUnlessThere(unfinished: string, path: string): boolean {
  try {
    linkSync(unfinished, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // FAT and some network file systems have no links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(`${code}`)) throw error;
    renameSync(unfinished, path);
    return true;
  }
}

function syncFolder(folder: string) {
  // Windows opens no folders, and writes names through by itself.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
