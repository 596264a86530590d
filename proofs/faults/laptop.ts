import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { audit, type Finding } from './audit.ts';
import { behaviour, type FaultTime, report, revocations, seconds } from './behaviour.ts';
import { type Company, foundCompany } from './company.ts';
import { pictureOf } from './picture-of.ts';
import { retryMissed } from './retry-missed.ts';
import { openSite } from './site.ts';

/*
 * The same small company on one process with the embedded database, on a disk of its own: killed again and again in the
 * middle of readings, generations and posts, and without a byte left on its disk. At the end everything is moved to a
 * PostgreSQL by `vitrin move` and compared there with what is true outside. Takes about six minutes, and up to twelve more where networks must be believed first; only root on Linux
 * may mount the disk. `node proofs/faults/laptop.ts`
 */
const DISK_MB = 1_200;
const KILLS = 10;
const BETWEEN_KILLS_MS = 6_000;
const FULL_MS = 12_000;
const LARGE_SHOPS = [
  { name: 'large', orders: 4_000 },
  { name: 'larger', orders: 4_000 },
];
const READY_WITHIN_MS = 180_000;
/** Longer than a network's list has to be waited for (decision 027). */
const SETTLED_WITHIN_MS = 17 * MINUTE_MS;
const ROUND_MS = 60_000;
/** What starts without a byte left ends at once, and is started again. */
const FULL_START = 'kill on a full disk';
const ECHO_MS = 15_000;

const postgres = await startPostgres();
if (!postgres) throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
const site = await openSite({ diskMb: DISK_MB, settings: {} });
const { disk, world, fleet, publicUrl, appSecret } = site;
const say = (text: string) => process.stdout.write(`${text}\n`);
const times: FaultTime[] = [];
let failed = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));
try {
  await fleet.add('laptop', 'all');
  await fleet.untilReady();
  const company = await foundCompany({ url: publicUrl, withDatabase, appSecret, world });
  await company.open();
  await run(company);
} finally {
  await tidyUp();
}
process.exit(failed ? 1 : 0);

/** Only one process may have it open. */
async function withDatabase(work: (database: OpenDatabase) => Promise<void>) {
  const [laptop] = fleet.members;
  await laptop!.stop();
  const database = await openDatabase({ dataDir: disk.folder });
  await work(database).finally(() => database.close());
  laptop!.resume();
  await fleet.untilReady();
}

async function run(company: Company) {
  const stopWorking = company.work();
  await wait(5_000);
  await strike('kill', company, async () => {
    await connectLarge(company, LARGE_SHOPS[0]!);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(BETWEEN_KILLS_MS * (0.5 + Math.random()));
      fleet.members[0]!.signal('SIGKILL');
    }
    return `kill -9, ${KILLS} times, while ${LARGE_SHOPS[0]!.orders} orders were read`;
  });
  await strike('disk-full', company, async () => {
    await connectLarge(company, LARGE_SHOPS[1]!);
    disk.fill();
    const answer = await pictureOf(company.shops[0]!);
    await wait(FULL_MS);
    disk.free();
    return `no byte left for ${seconds(FULL_MS)} while ${LARGE_SHOPS[1]!.orders} orders were read; who wanted a picture got: ${answer}`;
  });
  await strike(FULL_START, company, async () => {
    disk.fill();
    await wait(2_000);
    fleet.members[0]!.signal('SIGKILL');
    await wait(FULL_MS);
    disk.free();
    return `kill -9 without a byte left, for ${seconds(FULL_MS)}`;
  });
  await wait(3_000);
  await stopWorking();
  const compared = report('Comparison', await settled(company));
  const behaved = report('Behaviour', [...behaviour(company, fleet, times), ...(await revocations(fleet))]);
  failed ||= !compared || !behaved;
  say(`answered: ${[...company.answered].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
}

async function connectLarge(company: Company, { name, orders }: (typeof LARGE_SHOPS)[number]) {
  world.openShop(name, orders);
  await company.connectShopify(company.shops[0]!.owner, name);
}

async function strike(name: string, company: Company, inject: () => Promise<string>) {
  const from = Date.now();
  const what = await inject();
  const mendedAt = Date.now();
  const after = await untilWell(company);
  times.push({
    from,
    to: Date.now() + ECHO_MS,
    mayFail: true,
    clockWrong: false,
    mayEnd: name === FULL_START,
  });
  failed ||= after === null;
  const well = after === null ? 'NEVER well' : `well after ${seconds(after)}`;
  say(`${name.padEnd(20)} ${seconds(mendedAt - from).padStart(8)}  ${well}; ${what}`);
}

async function untilWell({ shops }: Company): Promise<number | null> {
  const startedAt = Date.now();
  const { owner, store } = shops[0]!;
  for (; Date.now() - startedAt < READY_WITHIN_MS; await wait(250)) {
    const shown = await owner.dashboard(store.id).catch(() => null);
    if (shown && (await fleet.members[0]!.isReady())) return Date.now() - startedAt;
  }
  return null;
}

/** Left alone until every post is out, then looked at; what is still on its way gets another round. */
async function settled(company: Company): Promise<Finding[]> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (let round = 1; ; round += 1) {
    while ((await retryMissed(company)) > 0 && Date.now() < until) await wait(3_000);
    // What a shop could not deliver by then it delivers much later; nobody has to wait for that.
    for (const { owner, store } of company.shops)
      await owner.ask('POST', `/api/stores/${store.id}/refresh`, {}).catch(() => {});
    await wait(ROUND_MS);
    const findings = await lookInto(`round${round}`, company);
    if (Date.now() > until || findings.every(({ holds }) => holds)) return findings;
  }
}

async function lookInto(name: string, company: Company): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: postgres!.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = postgres!.url.replace(/postgres$/, name);
  const [laptop] = fleet.members;
  const at = new Date();
  await laptop!.stop();
  const env = { ...process.env, DATA_DIR: disk.folder, DATABASE_URL: url, APP_SECRET: appSecret };
  execFileSync(process.execPath, ['scripts/vitrin.mjs', 'move'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const findings = await audit(url, world, company, at);
  laptop!.resume();
  await fleet.untilReady();
  return findings;
}

async function tidyUp() {
  await site.close();
  postgres!.stop();
}
