import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contest } from '#server/testing/lock-contest.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-lock-'));
  file = join(folder, 'vitrin.lock');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test('a second process is refused, and the error names the first', () => {
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

test('of processes that want it at the same moment one gets it, whatever a killed one left behind', async () => {
  expect(await contest({ folder, rounds: 12, contenders: 4 })).toEqual({ holders: { 1: 12 }, others: [] });
});

test('a path longer than the name of a socket may be is no hindrance', async () => {
  const long = join(
    folder,
    ...Array.from({ length: 4 }, () => 'a-folder-with-a-long-name-on-a-network-disk'),
  );
  lockFolder(long)();
});

test('a holder whose process number means nothing here, as that of another container, is respected', () => {
  const unlock = lockFolder(folder);
  writeFileSync(file, JSON.stringify({ pid: deadProcess(), started: '1', host: 'another-container' }));
  expect(() => lockFolder(folder)).toThrow('on another-container). Stop it first.');
  rmSync(file);
  expect(() => lockFolder(folder)).toThrow(`with the data folder ${folder}. Stop it first.`);
  unlock();
});

test('a running Vitrin of a version that knew no other lock is respected', () => {
  const unlock = lockFolder(folder);
  const { host: _, ...withoutHost } = JSON.parse(readFileSync(file, 'utf8'));
  unlock();
  writeFileSync(file, JSON.stringify(withoutHost));
  expect(() => lockFolder(folder)).toThrow(`(process ${process.pid})`);
  rmSync(file);
  lockFolder(folder)();
});

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}
