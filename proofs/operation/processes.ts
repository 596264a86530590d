import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registrationOf } from '#server/testing/registration.ts';

/*
 * Two web processes and a worker on PostgreSQL, in production: are they ready, do they count together, and do they end
 * as they should? Run by «node scripts/with-postgres.ts node proofs/operation/processes.ts».
 */
const FIRST_PORT = 4391;
const START_PATIENCE_MS = 60_000;
const databaseUrl = process.env.TEST_DATABASE_URL;
if (!databaseUrl) throw new Error('TEST_DATABASE_URL is missing: run this through scripts/with-postgres.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-processes-'));
const children: ChildProcess[] = [];
let failures = 0;

function check(what: string, holds: boolean, seen: unknown = '') {
  if (!holds) failures += 1;
  process.stdout.write(`${holds ? 'ok     ' : 'FAILED '} ${what} ${holds ? '' : JSON.stringify(seen)}\n`);
}

/** A fault that nobody expects, at will. */
const FAULT = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => Promise.reject(new Error('rehearsed')))",
)}`;

async function start(role: 'web' | 'worker', nth: number) {
  const [port, metricsPort] = [FIRST_PORT + nth * 2, FIRST_PORT + nth * 2 + 1];
  const settings = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of this rehearsal, long enough',
    ROLE: role,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SIMULATORS: 'off',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...settings, NODE_OPTIONS: `--import=${FAULT}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let logged = '';
  child.stdout?.on('data', (text) => {
    logged += text;
  });
  children.push(child);
  const url = `http://localhost:${port}`;
  const operation = `http://localhost:${metricsPort}`;
  for (const until = Date.now() + START_PATIENCE_MS; (await statusOf(`${operation}/api/ready`)) !== 200; ) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`a ${role} process did not start`);
    await wait(100);
  }
  return { role, child, url, operation, logged: () => logged };
}
type Started = Awaited<ReturnType<typeof start>>;

function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    ({ status }) => status,
    () => 0,
  );
}

function post(address: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function countTogether([one, other]: Started[]) {
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const { url } = nth % 2 ? other! : one!;
    const attempt = { email: 'nobody@example.com', password: 'Passw0rd1' };
    statuses.push((await post(`${url}/api/auth/login`, attempt)).status);
  }
  check('both web processes count the same sign-in attempts', statuses.indexOf(429) === 10, statuses);
}

async function measure({ role, operation }: Started) {
  const text = await (await fetch(`${operation}/metrics`)).text();
  check(`a ${role} process reports its metrics`, text.includes('vitrin_database_up 1'));
}

async function openPage({ url }: Started) {
  const entered = await post(`${url}/api/auth/register`, registrationOf('ada@example.com'));
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const page = await fetch(`${url}/api/events`, { headers: { cookie } });
  return page.text();
}

async function end(signal: NodeJS.Signals, { child }: Started) {
  const begun = performance.now();
  child.kill(signal);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  return { code: code as number, seconds: Math.round(performance.now() - begun) / 1000 };
}

try {
  const web = await start('web', 0);
  const another = await start('web', 1);
  const worker = await start('worker', 2);
  for (const started of [web, another, worker]) await measure(started);
  check('metrics are not where the public is', (await statusOf(`${web.url}/metrics`)) === 404);
  check('a worker serves no pages', (await statusOf(worker.url)) === 0);
  await countTogether([web, another]);

  const page = openPage(web);
  await wait(1_000);
  const ended = await end('SIGTERM', web);
  check(`a web process ends in order (${ended.seconds} s)`, ended.code === 0, ended);
  check('its open page was sent when to reconnect', /\nretry: \d{4}\n/.test(await page), await page);
  const workerEnded = await end('SIGTERM', worker);
  check(`a worker ends in order (${workerEnded.seconds} s)`, workerEnded.code === 0, workerEnded);

  const slow = fetch(`${another.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A body that never ends, so that there is something to wait for.
    body: new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
    duplex: 'half',
  } as RequestInit).catch(() => null);
  await wait(500);
  another.child.kill('SIGTERM');
  await wait(500);
  check('a process that stops is not ready', (await statusOf(`${another.operation}/api/ready`)) === 503);
  const impatient = await end('SIGTERM', another);
  check('a second signal ends it at once', impatient.code === 1 && impatient.seconds < 2, impatient);
  await slow;

  const faulty = await start('worker', 3);
  const { code } = await end('SIGUSR2', faulty);
  const isLogged = /"level":60.*rehearsed/.test(faulty.logged());
  check('a fault that nobody expected is logged and ends the process', code === 1 && isLogged, {
    code,
    logged: faulty.logged(),
  });
} finally {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failures > 0 ? 1 : 0);
