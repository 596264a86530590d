import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { findChromium, startProduct } from './running-product.ts';

/** Walks the journeys of `e2e/`, or those given, through the running product in a real browser. */
const PORT = 3917;
/** With a third at a time, a small machine shows changes later than the journeys allow. */
const AT_ONCE = 2;
/** The longest begin first, so that nothing is left to wait for them. */
const LONGEST = ['a-newcomer', 'accessibility', 'shopier', 'social', 'content', 'every-screen', 'ads'].map(
  (name) => `e2e/${name}.e2e.ts`,
);
const chromium = findChromium();
if (!chromium) {
  process.stderr.write(
    'SKIPPED: the browser journeys need Chromium (or CHROMIUM_PATH), and none was found.\n',
  );
  process.exit(process.env.CI ? 1 : 0);
}

const product = await startProduct({ port: PORT });
let failed = false;
try {
  process.env.VITRIN_URL = product.url;
  process.env.CHROMIUM_PATH = chromium;
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
  const given = process.argv.slice(2);
  const journeys = given.length > 0 ? given : [...new Set([...LONGEST, ...globSync('e2e/*.e2e.ts').sort()])];
  await walk(journeys.map((journey) => resolve(journey)));
} finally {
  await product.stop();
}
process.exit(failed ? 1 : 0);

async function walk(files: string[]) {
  const told = run({ files, concurrency: AT_ONCE, timeout: 600_000 }).on('test:fail', () => {
    failed = true;
  });
  for await (const text of told.compose(spec)) process.stdout.write(text);
}
