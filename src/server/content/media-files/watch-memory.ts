import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;
const KB = 1024;

/**
 * Ends a process that takes more memory than its work ever needs, before the machine ends another one. Where the system
 * reports no process (there is no `/proc`), nothing is watched. @returns whether it was ended for that.
 */
export function watchMemory(
  child: Pick<ChildProcess, 'pid' | 'kill' | 'once'>,
  { mostBytes, lookEveryMs = LOOK_EVERY_MS }: { mostBytes: number; lookEveryMs?: number },
): () => boolean {
  let ended = false;
  const timer = setInterval(() => {
    if ((residentBytesOf(child.pid) ?? 0) <= mostBytes) return;
    ended = true;
    child.kill('SIGKILL');
  }, lookEveryMs).unref();
  child.once('exit', () => clearInterval(timer));
  return () => ended;
}

function residentBytesOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * KB;
  } catch {
    return null;
  }
}
