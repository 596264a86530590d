import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { folderFailure, isNoRoom, openToOthers, prepareDataFolder } from './data-folder.ts';
import { StartFailure } from './start-failure.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

const rightsOf = (path: string) => lstatSync(path).mode & 0o777;

test('a folder that an earlier version left open is closed, with all that is in it', () => {
  const dataDir = join(root, 'data');
  const media = join(dataDir, 'media');
  mkdirSync(media, { recursive: true });
  const [open, closed] = [join(media, 'scarf.jpg'), join(dataDir, 'app-secret')];
  for (const file of [open, closed]) writeFileSync(file, '');
  chmodSync(dataDir, 0o755);
  chmodSync(media, 0o777);
  chmodSync(open, 0o666);
  chmodSync(closed, 0o600);
  const elsewhere = join(root, 'elsewhere');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(dataDir, 'link'));
  expect(openToOthers(dataDir)).toEqual([dataDir, media, open]);

  prepareDataFolder(dataDir);
  expect(openToOthers(dataDir)).toEqual([]);
  expect([dataDir, media, open, closed].map(rightsOf)).toEqual([0o700, 0o700, 0o600, 0o600]);
  expect(rightsOf(elsewhere)).toBe(0o644);
  expect(readdirSync(dataDir).sort()).toEqual(['app-secret', 'link', 'media']);
});

test('a new folder is made for its owner only', () => {
  prepareDataFolder(join(root, 'deep', 'down'));
  expect(rightsOf(join(root, 'deep', 'down'))).toBe(0o700);
});

test('the embedded database makes its files for their owner only, whatever the mask of the process', () => {
  const pool = new URL('../db/embedded-pool.ts', import.meta.url);
  const program = `process.umask(0);
    const { EmbeddedPool } = await import(${JSON.stringify(pool.href)});
    const pool = await EmbeddedPool.open({ dataDir: ${JSON.stringify(join(root, 'postgres'))} });
    await pool.query('create table scarves as select generate_series(1, 1000) as id');
    await pool.query('checkpoint');
    await pool.end();`;
  const quickImports = fileURLToPath(new URL('../../../../scripts/quick-imports.mjs', import.meta.url));
  const file = join(root, 'program.mjs');
  writeFileSync(file, program);
  const { status, stderr } = spawnSync(process.execPath, ['--import', quickImports, file], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const files = openToOthers(join(root, 'postgres')).filter((path) => !lstatSync(path).isDirectory());
  expect(files).toEqual([]);
});

test('a path that is a file, or below one, is said to be none', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'data')]) {
    expect(() => prepareDataFolder(path)).toThrow(StartFailure);
    expect(() => prepareDataFolder(path)).toThrow(
      `DATA_DIR is no folder: ${path} is a file, or lies below one.`,
    );
  }
});

test.each([
  ['EACCES', '/data cannot be written. Let the user that runs Vitrin write there'],
  ['EROFS', '/data cannot be written.'],
  ['ENOSPC', 'There is no room left on the disk of /data. Make room'],
  ['EIO', '/data cannot be used (EIO). Set DATA_DIR to another folder.'],
])('%s is said in words', (code, says) => {
  expect(folderFailure('/data', Object.assign(new Error('no'), { code })).message).toContain(says);
});

test('a full disk is recognised behind what other programs say', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(isNoRoom(new Error('Failed query', { cause: full }))).toBe(true);
  expect(isNoRoom(new Error('another fault'))).toBe(false);
});
