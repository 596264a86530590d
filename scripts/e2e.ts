import { spawnSync } from 'node:child_process';
import { findChromium, startProduct } from './running-product.ts';

/** Walks the journeys of `e2e/`, or of the files given, through the running product in a real browser. */
const PORT = 3917;
const chromium = findChromium();
if (!chromium) {
  process.stderr.write(
    'SKIPPED: the browser journeys need Chromium (or CHROMIUM_PATH), and none was found.\n',
  );
  process.exit(process.env.CI ? 1 : 0);
}

const product = await startProduct({ port: PORT });
let code = 1;
try {
  const env = { ...process.env, VITRIN_URL: product.url, CHROMIUM_PATH: chromium };
  const given = process.argv.slice(2);
  // In the order of their names: the longest journey has the first, so that nothing is left to wait for it.
  const journeys = given.length > 0 ? given : ['e2e/*.e2e.ts'];
  const runner = ['--test', '--test-concurrency=2', '--test-timeout=600000', ...journeys];
  code = spawnSync(process.execPath, runner, { stdio: 'inherit', env }).status ?? 1;
} finally {
  await product.stop();
}
process.exit(code);
