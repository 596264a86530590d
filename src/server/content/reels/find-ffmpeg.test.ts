import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyExecutable, findFfmpeg, makeExecutable } from './find-ffmpeg.ts';

const SPEAKS = '#!/bin/sh\necho "ffmpeg version 7"\n';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-ffmpeg-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the one of the settings is taken before any other', async () => {
  const own = await program('own', SPEAKS);

  expect(await findFfmpeg(own)).toBe(own);
});

test('a setting that names nothing, or something else, is reported and not ignored', async () => {
  const other = await program('other', '#!/bin/sh\necho "hello"\n');

  await expect(findFfmpeg(join(folder, 'missing'))).rejects.toThrow(/FFMPEG_PATH is .*missing/);
  await expect(findFfmpeg(other)).rejects.toThrow('it is not ffmpeg');
});

test('without a setting and without one on the PATH the packaged one serves', async () => {
  const packaged = await program('packaged', SPEAKS);
  const nowhere = join(folder, 'nowhere');

  expect(await findFfmpeg(undefined, { onPath: nowhere, packaged: async () => packaged })).toBe(packaged);
});

test('where there is none at all, the owner of the server reads what to do', async () => {
  const nowhere = join(folder, 'nowhere');

  await expect(findFfmpeg(undefined, { onPath: nowhere, packaged: async () => nowhere })).rejects.toThrow(
    'Install ffmpeg or set FFMPEG_PATH.',
  );
});

test('a packaged file without the right to run gets it, or a copy of it does', async () => {
  const file = join(folder, 'ffmpeg');
  await writeFile(file, SPEAKS, { mode: 0o644 });

  const copy = await copyExecutable(file, join(folder, 'cache'));
  expect(await readFile(copy, 'utf8')).toBe(SPEAKS);
  expect((await stat(copy)).mode & 0o111).toBe(0o111);
  expect((await stat(file)).mode & 0o111).toBe(0);

  expect(await makeExecutable(file, join(folder, 'cache'))).toBe(file);
  expect((await stat(file)).mode & 0o111).toBe(0o111);
});

async function program(name: string, script: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, script);
  await chmod(file, 0o755);
  return file;
}
