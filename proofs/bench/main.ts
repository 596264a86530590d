import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { startProduct } from '../../scripts/running-product.ts';
import { benchAllStores } from './all-stores.ts';
import { benchAnalytics } from './analytics.ts';
import { benchClicks } from './clicks.ts';
import { benchImport } from './import.ts';
import { benchPublishing } from './publishing.ts';
import { benchReaders } from './readers.ts';
import { megabytes } from './report.ts';
import { benchStart } from './start.ts';
import { benchWebhooks } from './webhooks.ts';

/*
 * The budgets, measured on this machine in one run. Ratios can be compared between machines, times cannot.
 * `npm run bench` does all of it; `npm run bench -- pglite` or `-- postgres` only that database.
 */
const MB = 2 ** 20;
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'vitrin-bench-'));
const [cpu] = cpus();
process.stdout.write(
  `${cpus().length} × ${cpu?.model ?? 'processor'}, ${megabytes(totalmem())}, Node.js ${process.versions.node}\n`,
);

// Builds what is not built yet, so that no figure holds the build.
await (await startProduct({ port: 3921 })).stop();

try {
  if (wanted.length === 0 || wanted.includes('pglite')) {
    const place = { name: 'PGlite', dataDir: join(folder, 'embedded'), memoryBudget: 450 * MB };
    await benchImport(place);
    await benchReaders({ name: 'PGlite', dataDir: join(folder, 'embedded-readers'), readersBudgetMs: 150 });
    await benchStart(place);
    await benchAnalytics(place);
    await benchAllStores({ ...place, dataDir: join(folder, 'embedded-all-stores') });
  }
  if (wanted.length === 0 || wanted.includes('postgres')) {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres) process.stdout.write('\nSKIPPED: no PostgreSQL is installed here.\n');
    else {
      try {
        const place = {
          name: 'PostgreSQL',
          dataDir: join(folder, 'server'),
          databaseUrl: postgres.url,
          memoryBudget: 250 * MB,
        };
        await benchImport(place);
        await benchReaders({ ...place, dataDir: join(folder, 'server-readers'), readersBudgetMs: 50 });
        await benchStart(place);
        await benchAnalytics(place);
        await benchAllStores(place);
        await benchWebhooks(place);
        await benchPublishing(place);
        await benchClicks(place);
      } finally {
        postgres.stop();
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
