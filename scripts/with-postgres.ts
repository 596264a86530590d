import { spawnSync } from 'node:child_process';
import { startPostgres } from './postgres-cluster.ts';

/** Runs a command with TEST_DATABASE_URL: a PostgreSQL of its own, thrown away afterwards. */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Which command?');

const postgres = await startPostgres();
if (!postgres) {
  process.stderr.write('No PostgreSQL found: please install it (on Debian: the package postgresql).\n');
  process.exit(1);
}
let code = 1;
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  code = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
} finally {
  postgres.stop();
}
process.exit(code);
