import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#server/operation/start-failure.ts';

/**
 * The embedded database must be opened by one process only: a second one would silently corrupt it.
 * @returns the function that gives the folder free again.
 * @throws FolderInUse when a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vitrin.lock');
  const mine = JSON.stringify(identityOf(process.pid));
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new FolderInUse(folder, holder.pid);
      rmSync(file, { force: true });
    }
  }
}

export class FolderInUse extends StartFailure {
  constructor(folder: string, pid: number) {
    super(`Vitrin is already running with the data folder ${folder} (process ${pid}). Stop it first.`);
    this.name = 'FolderInUse';
  }
}

interface Holder {
  pid: number;
  /** Start time of the process in kernel ticks, where the system tells it: process ids are used again. */
  started: string | null;
}

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

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return identityOf(holder.pid).started === holder.started;
}
