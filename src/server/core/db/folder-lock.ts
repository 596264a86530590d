import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '#server/core/operation/start-failure.ts';

/** What SQLite answers where another process holds a lock. */
const SQLITE_BUSY = 5;

/**
 * The embedded database must be opened by one process only: a second one would silently corrupt it. The lock is one of
 * the kernel's on a file of the folder, so it ends with its process, however that ends, and holds between containers
 * that share the folder. Node.js has no call for it; SQLite, which is part of it, takes one for an exclusive
 * transaction. Nothing else of this process may open that file: closing it anywhere would end the lock.
 * @returns the function that gives the folder free again.
 * @throws FolderInUse when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const releaseKernelLock = takeKernelLock(folder);
  const file = holderFile(folder);
  const earlier = readHolder(file);
  if (earlier && isOfEarlierVersion(earlier) && isAlive(earlier)) {
    releaseKernelLock();
    throw new FolderInUse(folder, earlier);
  }
  // A refused process reads whom to stop, and so does an earlier version, which knows no other lock.
  try {
    writeFileSync(`${file}.part`, JSON.stringify({ ...identityOf(process.pid), host: hostname() }));
    renameSync(`${file}.part`, file);
  } catch (error) {
    rmSync(`${file}.part`, { force: true });
    releaseKernelLock();
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    releaseKernelLock();
  };
}

function takeKernelLock(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'vitrin.kernel-lock'), { timeout: 0 });
  try {
    // Nothing is ever written, so there is nothing to undo after a fault either.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(folder, readHolder(holderFile(folder)));
  }
}

export class FolderInUse extends StartFailure {
  override name = 'FolderInUse';

  constructor(folder: string, holder: Holder | null) {
    super(`Vitrin is already running with the data folder ${folder}${nameOf(holder)}. Stop it first.`);
  }
}

interface Holder {
  pid: number;
  /** Start time of the process in kernel ticks, where the system reports it: process ids are used again. */
  started: string | null;
  /** The machine or container that numbers its processes so; versions before the kernel's lock wrote none. */
  host?: string;
}

function nameOf(holder: Holder | null): string {
  if (!holder) return '';
  const { pid, host } = holder;
  return host === undefined || host === hostname() ? ` (process ${pid})` : ` (process ${pid} on ${host})`;
}

const holderFile = (folder: string) => join(folder, 'vitrin.lock');

function identityOf(pid: number): Holder {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; start time is field 22, the 20th behind it.
    return { pid, started: status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null };
  } catch {
    return { pid, started: null };
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null; // cut off by a crash while it was written
  }
}

/** Only those hold no lock of the kernel's. */
function isOfEarlierVersion({ host }: Holder): boolean {
  return host === undefined;
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return identityOf(holder.pid).started === holder.started;
}
