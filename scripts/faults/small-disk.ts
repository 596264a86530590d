import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(2 ** 20);

/** A disk of so many megabytes, held in memory. Only root may mount one. */
export function mountDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrin-faults', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** To the last byte. */
    fill() {
      const file = openSync(ballast, 'w');
      try {
        for (let size = PIECE.length; size >= 1; ) size = writes(file, size) ? size : size >> 1;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      // Whoever still stands in it goes on, and nobody else sees it.
      execFileSync('umount', ['--lazy', folder]);
    },
  };
}
export type SmallDisk = ReturnType<typeof mountDisk>;

function writes(file: number, size: number): boolean {
  try {
    return writeSync(file, PIECE, 0, size) > 0;
  } catch {
    return false;
  }
}
