import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_PATIENCE_MS = 120_000;

/** The whole product as a newcomer starts it, on a folder of its own. `stop` leaves nothing behind. */
export async function startProduct(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-product-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', SIMULATORS: 'on' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  for (const until = Date.now() + START_PATIENCE_MS; ; await wait(200)) {
    const healthy = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error('Vitrin did not start');
  }
  return {
    url,
    dataDir,
    pid: child.pid!,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([exited, wait(15_000)]);
      child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

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
