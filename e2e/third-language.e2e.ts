import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

test('a language added by copying a folder leaves no English word on any screen', async () => {
  const proof = spawn(process.execPath, ['proofs/third-language/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  proof.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(proof, 'exit');
  assert.equal(code, 0, said);
});
