import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { OutsideReady } from './outside.ts';

const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 30_000;
const ERROR_LEVEL = 50;
const WARN_LEVEL = 40;

/** Stands for services that nobody is to be asked for: nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

export interface Surroundings {
  databaseUrl: string;
  dataDir: string;
  publicUrl: string;
  appSecret: string;
  outside: OutsideReady;
  /** Where X's stand-in listens. */
  xOrigin: string;
}

const programOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export async function startOutside(shops: number, appUrl: string) {
  const program = [programOf('./outside.ts'), '--shops', String(shops), '--app-url', appUrl];
  const child = spawn(process.execPath, ['--max-old-space-size=6144', ...program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return {
    ready: JSON.parse(line) as OutsideReady,
    pid: child.pid!,
    async stop() {
      child.stdin!.end();
      await endOf(child);
    },
  };
}

/** One process of the product, with everything it logs looked through. */
export async function startServer(
  name: string,
  { role, port, metricsPort }: { role: 'web' | 'worker'; port: number; metricsPort: number },
  { databaseUrl, dataDir, publicUrl, appSecret, outside, xOrigin }: Surroundings,
) {
  const child = spawn(process.execPath, [programOf('./server.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ROLE: role,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      APP_SECRET: appSecret,
      SIMULATORS: 'off',
      LOG_LEVEL: 'info',
      AI_PROVIDER: 'builtin',
      SHOPIFY_SHOP_ORIGIN: outside.shopOrigin,
      SMTP_URL: outside.smtpUrl,
      X_API_ORIGIN: xOrigin,
      X_AUTH_ORIGIN: xOrigin,
      SHOPIER_API_ORIGIN: NOWHERE,
      SHOPIER_AUTH_ORIGIN: NOWHERE,
      META_GRAPH_ORIGIN: NOWHERE,
      META_DIALOG_ORIGIN: NOWHERE,
      INSTAGRAM_GRAPH_ORIGIN: NOWHERE,
      INSTAGRAM_AUTH_ORIGIN: NOWHERE,
      GOOGLE_ADS_ORIGIN: NOWHERE,
      GOOGLE_ISSUER: NOWHERE,
      LIMIT_TEXT_PER_DAY: '100000',
      LIMIT_IMAGE_PER_DAY: '100000',
      LIMIT_VIDEO_5S_PER_WEEK: '100000',
    },
  });
  const errors: string[] = [];
  const warnings = new Map<string, number>();
  createInterface({ input: child.stderr! }).on('line', (line) => errors.push(line));
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { level, msg, job, err } = JSON.parse(line) as LogLine;
    if (level >= ERROR_LEVEL) errors.push(line);
    else if (level >= WARN_LEVEL) {
      const what = [msg, job, err?.message.slice(0, 120)].filter(Boolean).join(' · ');
      warnings.set(what, (warnings.get(what) ?? 0) + 1);
    }
  });
  const probe = `http://127.0.0.1:${metricsPort}`;
  for (const until = Date.now() + START_PATIENCE_MS; !(await isReady(probe)); await wait(100))
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`${name} did not start: ${errors.join('\n')}`);
  return {
    name,
    role,
    errors,
    warnings,
    pid: child.pid!,
    metricsUrl: `${probe}/metrics`,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** @returns its exit code; null when it had to be killed. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return endOf(child);
    },
  };
}
export type Server = Awaited<ReturnType<typeof startServer>>;

interface LogLine {
  level: number;
  msg?: string;
  job?: string;
  err?: { message: string };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  const patience = new AbortController();
  const late = wait(STOP_PATIENCE_MS, 'late', { signal: patience.signal }).catch(() => 'over');
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
  patience.abort();
  await ended;
  return child.exitCode;
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
