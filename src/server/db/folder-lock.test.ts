import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-lock-'));
  file = join(folder, 'vitrin.lock');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test('a second process is refused and told who is there', () => {
  lockFolder(folder);
  const lock = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `(await import(${JSON.stringify(lock)})).lockFolder(${JSON.stringify(folder)})`,
    ],
    { encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  expect(stderr).toContain(
    `Vitrin is already running with the data folder ${folder} (process ${process.pid}). Stop it first.`,
  );
});

test('a folder given free can be taken again', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockFolder(folder)();
});

test('a folder that is not there yet is made', () => {
  lockFolder(join(folder, 'deep', 'down'))();
  expect(existsSync(join(folder, 'deep', 'down'))).toBe(true);
});

test.each([
  ['of a process that was killed', () => JSON.stringify({ pid: deadProcess(), started: '1' })],
  ['of an earlier process with this number', () => JSON.stringify({ pid: process.pid, started: '1' })],
  ['cut off while it was written', () => '{"pid":'],
  ['that is empty', () => ''],
])('a lock %s is taken over', (_whose, content) => {
  writeFileSync(file, content());
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}
