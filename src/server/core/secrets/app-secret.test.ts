import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { StartFailure } from '#server/core/operation/start-failure.ts';
import { createDurably } from '#server/core/operation/write-durably.ts';
import { appSecretOf, readAppSecret } from './app-secret.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-secret-'));
  dataDir = join(folder, 'data');
  file = join(dataDir, 'app-secret');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const secretOf = (hasSealed: boolean) =>
  appSecretOf({ appSecret: undefined, dataDir }, async () => hasSealed);

test('the first start makes a secret that only its owner can read, and later ones find it', async () => {
  const made = await secretOf(false);
  expect(made).toHaveLength(43);
  expect(readFileSync(file, 'utf8')).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataDir)).toEqual(['app-secret']);
  expect(await secretOf(true)).toBe(made);
  expect(readAppSecret({ appSecret: undefined, dataDir })).toBe(made);
});

test('a secret of the environment needs no file', async () => {
  expect(await appSecretOf({ appSecret: 'x'.repeat(32), dataDir }, async () => true)).toBe('x'.repeat(32));
});

test.each([
  ['missing', null, 'is missing'],
  ['empty', '', 'is empty'],
  ['nothing but a line break', '\n', 'is empty'],
  ['cut off', 'k8Jd0_sl', 'is cut off'],
])('with something sealed and a secret that is %s none is made', async (_how, content, says) => {
  mkdirSync(dataDir);
  if (content !== null) writeFileSync(file, content);
  const refused = secretOf(true);
  await expect(refused).rejects.toThrow(StartFailure);
  await expect(refused).rejects.toThrow(`${file} ${says}`);
  await expect(refused).rejects.toThrow('Put the file back from a backup');
  expect(readdirSync(dataDir)).toEqual(content === null ? [] : ['app-secret']);
  expect(() => readAppSecret({ appSecret: undefined, dataDir })).toThrow(StartFailure);
});

test.each(['', 'k8Jd0_sl'])(
  'a file with «%s» is no secret: with nothing sealed a new one takes its place',
  async (content) => {
    mkdirSync(dataDir);
    writeFileSync(file, content);
    const made = await secretOf(false);
    expect(made).toHaveLength(43);
    expect(readFileSync(file, 'utf8')).toBe(made);
  },
);

test('the second process takes what the first one saved', async () => {
  const [one, other] = await Promise.all([secretOf(false), secretOf(false)]);
  expect(one).toBe(other);
  expect(createDurably(file, 'another')).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe(one);
});
