import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import { freePort, startPostgres } from './postgres-cluster.ts';
import { findChromium, type Product, startProduct } from './running-product.ts';

/*
 * Walks the journeys of `e2e/`, or those given, through the running product in a real browser: on the embedded database,
 * or with `--postgres` on a PostgreSQL of its own.
 */
/** Journeys mostly wait for imports and pages; with a fourth, a small machine shows changes later than they allow. */
const AT_ONCE = 3;
/** Two of them wait for two years of orders, and for what these cost, beside the others' browsers. */
const LONGEST_MS = 1_500_000;
/**
 * The longest begin first, so that nothing is left to wait for them; the second to read two years of orders, when the
 * first has read them.
 */
const LONGEST = [
  'third-language',
  'accessibility',
  'shopier',
  'social',
  'content',
  'every-screen',
  'a-newcomer',
  'ads',
].map((name) => `e2e/${name}.e2e.ts`);
const chromium = findChromium();
if (!chromium) {
  process.stderr.write(
    'SKIPPED: the browser journeys need Chromium (or CHROMIUM_PATH), and none was found.\n',
  );
  process.exit(process.env.CI ? 1 : 0);
}

const { values: asked, positionals: given } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const postgres = asked.postgres ? await startPostgres() : null;
if (asked.postgres && !postgres)
  throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
let product: Product | undefined;
let failed = false;
try {
  product = await startProduct({ port: await freePort(), databaseUrl: postgres?.url });
  process.env.VITRIN_URL = product.url;
  process.env.CHROMIUM_PATH = chromium;
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
  const journeys = given.length > 0 ? given : [...new Set([...LONGEST, ...globSync('e2e/*.e2e.ts').sort()])];
  await walk(journeys.map((journey) => resolve(journey)));
} finally {
  await product?.stop();
  postgres?.stop();
}
process.exit(failed ? 1 : 0);

async function walk(files: string[]) {
  const results = run({ files, concurrency: AT_ONCE, timeout: LONGEST_MS }).on('test:fail', () => {
    failed = true;
  });
  for await (const text of results.compose(spec)) process.stdout.write(text);
}
