import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/**
 * Lighthouse with its mobile settings over the built product. It is fetched when it is needed: installed it is larger
 * than all that the product runs on. Every result counts on the landing page, accessibility everywhere.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = 3919;
const LEAST = 95;
/** A busy machine makes a page look slow; the middle one of these says more. */
const RUNS = 3;
/** Now and then the browser loses the trace of a page load. */
const ATTEMPTS = 3;

/**
 * Lighthouse takes a machine for four times as fast as the phone it stands for. It says itself of one under 1000 of its
 * index that the four have to be adjusted: this is what is left of them, with the 2000 of the machine it expects.
 */
const SLOW_INDEX = 1000;
const slowdownOn = (index: number) => (index < SLOW_INDEX ? Math.max(1, (4 * index) / 2000) : 4);

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category, number>;

const chromium = findChromium();
if (!chromium) {
  process.stderr.write('SKIPPED: Lighthouse needs Chromium (or CHROMIUM_PATH), and none was found.\n');
  process.exit(process.env.CI ? 1 : 0);
}
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);

const reports = mkdtempSync(join(tmpdir(), 'vitrin-lighthouse-'));
const product = await startProduct({ port: PORT });
try {
  let { index } = measure('/auth', 4);
  const pages = [
    { path: '/', runs: RUNS, judged: CATEGORIES },
    { path: '/auth', runs: 1, judged: ['accessibility'] as const },
    { path: '/dashboard', runs: 1, judged: ['accessibility'] as const, owned: true },
    { path: '/analytics', runs: 1, judged: ['accessibility'] as const, owned: true },
  ];
  let cookie: string | undefined;
  for (const { path, runs, judged, owned } of pages) {
    // Only then is a store read, and what follows from it worked out, at the same time as the browser runs.
    if (owned) cookie ??= await signUpWithDemoStore();
    const all = Array.from({ length: runs }, () => {
      const slowdown = slowdownOn(index);
      const measured = measure(path, slowdown, cookie);
      index = measured.index;
      return { ...measured.scores, slowdown };
    });
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [category, middle(all.map((one) => one[category]))]),
    ) as Scores;
    const low = judged.filter((category) => scores[category] < LEAST);
    if (low.length > 0) process.exitCode = 1;
    const line = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ');
    const slowdown = Math.min(...all.map((one) => one.slowdown)).toFixed(1);
    console.log(
      `${path.padEnd(12)}${line} (CPU slowed ${slowdown} times)${low.length > 0 ? `  UNDER ${LEAST}: ${low.join(', ')}` : ''}`,
    );
  }
} finally {
  await product.stop();
  rmSync(reports, { recursive: true, force: true });
}

function measure(path: string, slowdown: number, cookie?: string): { scores: Scores; index: number } {
  const report = join(reports, 'report.json');
  for (let attempt = 1; !run(path, report, slowdown, cookie); attempt += 1)
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse failed at ${path}`);
  const { categories, environment } = JSON.parse(readFileSync(report, 'utf8')) as {
    environment: { benchmarkIndex: number };
    categories: Record<Category, { score: number | null }>;
  };
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
  ) as Scores;
  return { scores, index: environment.benchmarkIndex };
}

function run(path: string, report: string, slowdown: number, cookie?: string): boolean {
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      product.url + path,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
      ...headers,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: chromium ?? '' } },
  );
  return status === 0;
}

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** @returns the cookie of an owner whose store has been read. */
async function signUpWithDemoStore(): Promise<string> {
  const password = 'Passw0rd1';
  const registered = await ask('/api/auth/register', {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
    password,
    confirmPassword: password,
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { demoStores } = await (await ask('/api/environment')).json();
  // The smaller one: its history is in before long, and nothing runs at the same time as what is measured.
  const { platform, shop, accessToken } = demoStores.at(-1);
  const address = platform === 'shopify' ? { shop } : { shopDomain: shop };
  await ask(`/api/stores/${platform}/connect`, { ...address, apiKey: accessToken }, cookie);
  for (;;) {
    const [store] = await (await ask('/api/stores', undefined, cookie)).json();
    if (store.sync.lastSyncedAt) return cookie;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

async function ask(path: string, body?: object, cookie = '') {
  const response = await fetch(product.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
