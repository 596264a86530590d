import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { mountDisk, NO_SMALL_DISKS } from './testing/small-disk.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const QUICK_IMPORTS = fileURLToPath(new URL('../../scripts/quick-imports.mjs', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-start-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** Vitrin as a person starts it. @returns the exit code, and what it said to them. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', QUICK_IMPORTS, MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: join(root, 'data'),
      LOG_LEVEL: 'error',
      SIMULATORS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** One sentence or two on one line, no stack. */
function expectSaid({ code, said }: Awaited<ReturnType<typeof start>>, sentence: string) {
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said.trim().split('\n')).toHaveLength(1);
}

test.each(['PORT', 'METRICS_PORT'])('a %s that is taken is said, with what to do', async (setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expectSaid(
    await start({ [setting]: String(port) }),
    `Port ${port} is taken by another program. Stop that program, or set ${setting} to another port.`,
  );
});

test('a PostgreSQL that cannot be reached is said, without its password', async () => {
  const ended = await start({ DATABASE_URL: 'postgres://vitrin:tiger@127.0.0.1:1/vitrin' });
  expectSaid(ended, 'PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:1. Is it running');
  expect(ended.said).not.toContain('tiger');
});

test('a DATA_DIR that is a file, or cannot be written, is said', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expectSaid(await start({ DATA_DIR: file }), `DATA_DIR is no folder: ${file} is a file`);
  // Nobody makes folders there, not even root.
  expectSaid(await start({ DATA_DIR: '/sys/vitrin' }), '/sys/vitrin cannot be written. Let the user');
});

/** Mounting a disk takes root on Linux. */
const onSmallDisk = test.skipIf(NO_SMALL_DISKS);

onSmallDisk.each([0, 1, 20, 60, 120])(
  'a first start with simulators on a disk with %i MB left is refused with what to do',
  async (megabytes) => {
    const disk = mountDisk(join(root, 'data'), megabytes || 1);
    onTestFinished(() => disk.unmount());
    if (megabytes === 0) disk.fill();
    const ended = await start({ SIMULATORS: 'on' });
    expectSaid(ended, 'Make room, or set DATA_DIR to a folder on another disk.');
    expect(ended.said).toContain(disk.folder);
    expect(readdirSync(disk.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
);

onSmallDisk('a disk that fills up while the simulators begin is said, too', async () => {
  // A database that is there already needs no room of its own to begin.
  const disk = mountDisk(join(root, 'data'), 340);
  onTestFinished(() => disk.unmount());
  mkdirSync(join(disk.folder, 'postgres'));
  disk.fill(4096);
  expectSaid(await start({ SIMULATORS: 'on' }), 'There is no room left on the disk of');
});

test('a database that is damaged is said, with the way back', async () => {
  const folder = join(root, 'data', 'postgres');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  expectSaid(await start({}), `The database in ${folder} cannot be opened; it seems to be damaged.`);
});

test('a setting that cannot be is said', async () => {
  expectSaid(await start({ PORT: 'many' }), 'PORT: ');
  expectSaid(await start({ SHOPIFY_API_KEY: 'abc\u200bdef' }), 'SHOPIFY_API_KEY: has an invisible');
});

test('a CUTOUT_MODEL that cannot be used is said in the log, and Vitrin runs without it', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: join(root, 'data'),
    LOG_LEVEL: 'warn',
    SIMULATORS: 'off',
    CUTOUT_MODEL: join(root, 'none.onnx'),
  };
  const child = spawn(process.execPath, ['--import', QUICK_IMPORTS, MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('Vitrin is ready') && said.includes('CUTOUT_MODEL')) break;
  }
  expect(said).toContain('CUTOUT_MODEL cannot be used; products are cut out as without it');
  expect(said).toContain(`there is no file ${join(root, 'none.onnx')}`);
});
