import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Finding } from '#server/operations/command/doctor/finding.ts';
import { darknessModel, U2_NET } from '#server/testing/onnx-model.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function vitrin(line: string, env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(line.split(' ').filter(Boolean), {
    env: { DATA_DIR: join(folder, 'data'), PORT: '1', ...env },
    folder,
    out: (text) => void out.push(`${text}\n`),
    err: (text) => void err.push(text),
    ask: async () => '',
    now: () => new Date(),
  });
  return { code, out: out.join(''), err: err.join('') };
}

test('help names every command, and what follows one', async () => {
  const { code, out } = await vitrin('');
  expect(code).toBe(0);
  for (const name of ['start', 'migrate', 'backup', 'restore', 'move', 'doctor', 'user', 'export'])
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect((await vitrin('help restore')).out).toMatch(/^vitrin restore FOLDER\n/);
  expect((await vitrin('restore --help')).out).toMatch(/^vitrin restore FOLDER\n/);
});

test.each([
  ['mend', 'There is no command mend.'],
  ['backup', 'Usage: vitrin backup FOLDER'],
  ['backup one two', 'Usage: vitrin backup FOLDER'],
  ['migrate --quick', "Unknown option '--quick'"],
])('%s is not understood', async (line, message) => {
  const { code, out, err } = await vitrin(line);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test.each([
  ['backup here', {}, 'There is no database in'],
  [
    'restore nowhere',
    { DATABASE_URL: 'postgres://vitrin@127.0.0.1:1/none' },
    'The database does not answer:',
  ],
  ['move', {}, 'DATABASE_URL says where to move to: please set it.'],
  ['user list', { PORT: 'many' }, 'PORT: '],
])('%s fails with a reason', async (line, env, message) => {
  const { code, err } = await vitrin(line, env as Record<string, string>);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});

test('the doctor ends with 1 when something fails, says what to do, and shows no secret', async () => {
  const secret = 'this must be read by nobody at all';
  const url = `postgres://vitrin:${encodeURIComponent(secret)}@127.0.0.1:1/none`;
  const { code, out } = await vitrin('doctor', { APP_SECRET: secret, DATABASE_URL: url });

  expect(code).toBe(1);
  expect(out).toContain('set are PORT, DATA_DIR, DATABASE_URL, APP_SECRET');
  expect(out).toMatch(/FAILING {2}database: The database does not answer: .*\n +→ Is it running/);
  expect(out).toContain('ok       data folder:');
  expect(out).toContain('ok       media: the folder takes and gives files');
  expect(out).not.toContain('nobody');
  expect(readdirSync(join(folder, 'data/media/doctor'))).toEqual([]);

  const { findings, ok } = JSON.parse((await vitrin('doctor --json', { APP_SECRET: 'short' })).out);
  expect(ok).toBe(false);
  expect(findings).toMatchObject([{ about: 'settings', state: 'failing' }]);
});

test('the doctor fails while other users may read what is saved, and says how to take that away', async () => {
  async function lookAt(name: string, mode: number) {
    const dataDir = join(folder, name);
    const picture = join(dataDir, 'media', 'scarf.jpg');
    mkdirSync(join(dataDir, 'media'), { recursive: true, mode: 0o700 });
    writeFileSync(picture, '');
    chmodSync(picture, mode);
    const { code, out } = await vitrin('doctor --json', { DATA_DIR: dataDir });
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    return { code, dataDir, rights: findings.find(({ about }) => about === 'rights') };
  }

  const closed = await lookAt('closed', 0o600);
  expect(closed).toMatchObject({ code: 0, rights: { state: 'ok' } });

  const { code, dataDir, rights } = await lookAt('open', 0o644);
  expect(code).toBe(1);
  expect(rights).toMatchObject({
    state: 'failing',
    says: expect.stringContaining(join(dataDir, 'media', 'scarf.jpg')),
    advice: expect.stringContaining(`chmod -R go= "${dataDir}"`),
  });
});

test('the doctor tries the model that cuts products out, and says why one cannot be used', async () => {
  const lookAt = async (path: string) => {
    const { out } = await vitrin('doctor --json', { CUTOUT_MODEL: path });
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    return findings.find(({ about }) => about === 'CUTOUT_MODEL');
  };
  const good = join(folder, 'u2net.onnx');
  writeFileSync(good, darknessModel(U2_NET, 200));
  const cutOff = join(folder, 'half.onnx');
  writeFileSync(cutOff, darknessModel(U2_NET, 200).subarray(0, 99));

  expect(await lookAt(good)).toMatchObject({ state: 'ok', says: expect.stringMatching(/^U²-Net, /) });
  expect(await lookAt(cutOff)).toMatchObject({
    state: 'warning',
    says: `${cutOff} is no ONNX model that can be opened`,
    advice: expect.stringContaining('until then products are cut out without it'),
  });
  expect(await lookAt(join(folder, 'none.onnx'))).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^there is no file /),
  });
});
