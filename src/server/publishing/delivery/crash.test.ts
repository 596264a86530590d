import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CRASH = fileURLToPath(new URL('../../../../proofs/crash/crash.ts', import.meta.url));
const STEPS = 'intent-written,answered';

/** What `proofs/crash/crash.ts` does with thousands, here with a few and a faster clock. */
test('processes that are killed while they publish lose no post and double none', async () => {
  const size = ['--embedded', '--posts', '40', '--times', '10', '--steps', STEPS, '--kills-until', '1'];
  const { stdout } = await promisify(execFile)(process.execPath, [CRASH, ...size], { timeout: 110_000 });
  expect(stdout).toMatch(/once there, and known to be +40\n/);
  expect(stdout).toMatch(/"intent-written":1/);
}, 120_000);
