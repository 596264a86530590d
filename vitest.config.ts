import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const ON_POSTGRES = process.env.TEST_DATABASE_URL !== undefined;

/** On PostgreSQL only what opens a database is told again, and no reel is drawn a second time. */
function testsWithDatabase(): string[] {
  return globSync('src/server/**/*.test.ts', {
    exclude: ['**/reels.test.ts', '**/provider-media.test.ts'],
  }).filter((file) =>
    /\/testing\/(start-(?!networks)[a-z-]+|open-test-database)\.ts/.test(readFileSync(file, 'utf8')),
  );
}

export default defineConfig({
  test: {
    // Files of one worker share its modules and its databases; every test cleans up after itself.
    isolate: false,
    // Tests wait for databases and simulators; vitest alone would leave a core of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ON_POSTGRES ? testsWithDatabase() : ['src/{server,shared,simulators}/**/*.test.ts'],
          globalSetup: ['src/server/testing/database-image.ts'],
          testTimeout: 60_000,
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
