import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contest } from '#server/testing/lock-contest.ts';

/*
 * `npm run proof:folder-lock [rounds]`: six processes want one data folder at the same moment, on what a killed holder
 * left behind, 500 times: as processes of one machine, as containers that all have the number 1 (Linux), and in a folder
 * whose path is longer than a socket's name may be. Ends with 1 unless exactly one got it each time.
 */
const rounds = Number(process.argv[2] ?? 500);
const root = mkdtempSync(join(tmpdir(), 'vitrin-lock-'));
const longPath = join(
  root,
  ...Array.from({ length: 8 }, () => 'a-folder-with-a-long-name-on-a-network-disk'),
);
const cases = [
  { name: 'processes', folder: join(root, 'processes'), containers: false },
  { name: 'containers', folder: join(root, 'containers'), containers: true },
  { name: `a path of ${longPath.length} characters`, folder: longPath, containers: false },
].filter(({ containers }) => !containers || process.platform === 'linux');

for (const { name, folder, containers } of cases) {
  mkdirSync(folder, { recursive: true });
  const { holders, others } = await contest({ folder, rounds, contenders: 6, containers });
  const text = Object.entries(holders).map(([count, times]) => `${times} rounds with ${count} holders`);
  process.stdout.write(`${name}: ${[...text, ...new Set(others)].join(', ')}\n`);
  if (holders[1] !== rounds || others.length > 0) process.exitCode = 1;
}
rmSync(root, { recursive: true });
