import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_PATIENCE_MS = 120_000;

interface ProductOptions {
  port: number;
  /** A folder to go on with; without one it gets one of its own, deleted by `stop`. */
  dataDir?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Where it is, if not here. */
  cwd?: string;
  /** Further settings. */
  environment?: Record<string, string>;
}

/** The whole product as a newcomer starts it. `stop` leaves nothing behind that was not there before. */
export async function startProduct({
  port,
  dataDir: given,
  databaseUrl,
  cwd,
  environment = {},
}: ProductOptions) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'vitrin-product-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SIMULATORS: 'on',
      DATABASE_URL: databaseUrl ?? '',
      ...environment,
    },
    ...(cwd ? { cwd } : {}),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  for (const until = Date.now() + START_PATIENCE_MS; ; await wait(50)) {
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) break;
    if (child.exitCode === null && Date.now() < until) continue;
    child.kill('SIGKILL');
    throw new Error('Vitrin did not start');
  }
  return {
    url,
    dataDir,
    pid: child.pid!,
    readyAfterMs: performance.now() - startedAt,
    /** As a power cut would: nothing is tidied up. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([exited, wait(15_000)]);
      child.kill('SIGKILL');
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type Product = Awaited<ReturnType<typeof startProduct>>;

export function findChromium(): string | null {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => place && existsSync(place)) ?? null;
}

/** What headless Chromium needs in containers, and what keeps it from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
