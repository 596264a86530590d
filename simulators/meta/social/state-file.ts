import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SAVE_AFTER_MS = 1000;

export type StateFile<State> = { state: State; changed(): void; close(): void };

/**
 * Without a folder the state lives as long as the simulator. With one it is written a moment after it changed: thousands
 * of posts in a minute must not mean thousands of files.
 */
export function openStateFile<State extends object>(
  stateDir: string | undefined,
  name: string,
  empty: State,
): StateFile<State> {
  if (stateDir === undefined) return { state: empty, changed() {}, close() {} };
  mkdirSync(stateDir, { recursive: true });
  const file = join(stateDir, name);
  const state = { ...empty, ...readState<State>(file) };
  let timer: NodeJS.Timeout | null = null;

  function changed(): void {
    timer ??= setTimeout(write, SAVE_AFTER_MS).unref();
  }

  function write(): void {
    if (!timer) return;
    clearTimeout(timer);
    timer = null;
    try {
      // A process that is killed while it writes must leave the old state whole.
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    } catch (error) {
      rmSync(`${file}.new`, { force: true });
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      // Networks go on although this machine's disk is full; it is written once there is room.
      changed();
    }
  }

  process.on('exit', write);
  return {
    state,
    changed,
    close() {
      write();
      process.off('exit', write);
    },
  };
}

function readState<State>(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw cause;
  }
}
