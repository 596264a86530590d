import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '#shared/core/time.ts';

/**
 * Many more calls than the tests make of every endpoint, other ones every time.
 * `node proofs/security/fuzz.ts [--seed 7] [--runs 200]`; the seed it prints makes the same calls again.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const runs = Number(values.runs ?? 200);
if (!Number.isInteger(seed) || !Number.isInteger(runs) || runs < 1)
  throw new Error('Usage: node proofs/security/fuzz.ts [--seed <number>] [--runs <calls of each endpoint>]');

process.stdout.write(`Seed ${seed}, ${runs} calls of every endpoint\n`);
const LONGEST_MS = 20 * MINUTE_MS;
const { status } = spawnSync(
  'npx',
  [
    ...'vitest run --project server src/server/testing/security/fuzz.test.ts'.split(' '),
    `--testTimeout=${LONGEST_MS}`,
  ],
  {
    stdio: 'inherit',
    timeout: LONGEST_MS,
    env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(runs) },
  },
);
process.exitCode = status ?? 1;
