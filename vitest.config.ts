import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ON_POSTGRES = process.env.TEST_DATABASE_URL !== undefined;
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Workers, and the programs of ours that they start, compile what they share once.
process.env.NODE_COMPILE_CACHE ??= at('node_modules/.cache/node');

// Reels are drawn with low priority: at the same one, the tests of one worker do not hold up those of the other.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/**
 * On PostgreSQL only what opens a database is run again: no reel is drawn a second time, what goes wrong outside is the
 * same whatever database we have, and reports whose queries have tests of their own are not asked again at every point
 * of a history.
 */
const RUN_ONCE = [
  '**/reels.test.ts',
  '**/provider-media.test.ts',
  '**/provider-faults.test.ts',
  '**/ads/advice/actions/provider.test.ts',
  '**/ads/account/{consents,reading}.test.ts',
  '**/delivery/once.test.ts',
  '**/stores/sync/faults.test.ts',
  // A process of ours is killed with its embedded database.
  '**/stores/sync/killed.test.ts',
  '**/captions/broken-machine.test.ts',
  '**/insights/half-history.test.ts',
  '**/server/platforms/**',
  '**/server/testing/security/**',
];

function testsWithDatabase(): string[] {
  return globSync('src/server/**/*.test.ts', { exclude: RUN_ONCE }).filter((file) =>
    /\/testing\/(start-(?!networks)[a-z-]+|connect-small-shop|open-(test-database|databases))\.ts/.test(
      readFileSync(file, 'utf8'),
    ),
  );
}

export default defineConfig({
  test: {
    // Files of one worker share its modules and its databases; every test cleans up after itself.
    isolate: false,
    // Tests wait for databases and simulators; vitest alone would leave a core of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // On a busy machine a second is soon over.
    expect: { poll: { timeout: 15_000 } },
    execArgv: ['--import', at('scripts/quick-imports.mjs')],
    projects: [
      {
        resolve: { alias: { '@node-rs/argon2': at('src/server/testing/quick-argon2.ts') } },
        test: {
          name: 'server',
          environment: 'node',
          include: ON_POSTGRES
            ? testsWithDatabase()
            : ['{src/{languages,server,shared},simulators,proofs,scripts}/**/*.test.ts'],
          globalSetup: ['src/server/testing/database-image.ts', 'src/server/testing/compiled-programs.ts'],
          // On a busy machine a reel takes its time.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/web/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
