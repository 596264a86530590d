import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const PIECE = Buffer.alloc(2 ** 20);

/** Where tests that need one are left out: only root on Linux may mount a disk. */
export const NO_SMALL_DISKS = process.platform !== 'linux' || process.getuid?.() !== 0;

/** A disk of so many megabytes, held in memory. */
export function mountDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'vitrin-faults', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** To the last byte, but for so many at the end. */
    fill(leftBytes = 0) {
      const file = openSync(ballast, 'w');
      try {
        for (let size = PIECE.length; size >= 1; ) size = writes(file, size) ? size : size >> 1;
        ftruncateSync(file, Math.max(0, fstatSync(file).size - leftBytes));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      // A process that still works in it goes on, and no other sees it.
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
