import { openDatabase } from '#server/db/database.ts';
import { makeStoreOfSize } from './store-of-size.ts';

const [kind, ...sizes] = process.argv.slice(2);
const database = await openDatabase(
  kind === 'pg' ? { databaseUrl: process.env.PGURL, dataDir: '' } : { dataDir: '/tmp/a3/lite' },
);
for (const size of sizes.map(Number)) {
  const t = performance.now();
  const store = await makeStoreOfSize(database.db, size);
  console.log(kind, size, store.id, Math.round((performance.now() - t) / 1000), 's');
}
await database.close();
