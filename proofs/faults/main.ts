import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { audit, type Finding } from './audit.ts';
import { behaviour, type FaultTime, report, revocations, seconds } from './behaviour.ts';
import { clockFaults } from './clock-faults.ts';
import { type Company, foundCompany } from './company.ts';
import { databaseFaults } from './database-faults.ts';
import { diskFaults } from './disk-faults.ts';
import type { Fault, Surroundings } from './fault.ts';
import { untilHealthy } from './health.ts';
import { networkFaults } from './network-faults.ts';
import { startPostgresPair } from './postgres-pair.ts';
import { processFaults } from './process-faults.ts';
import { retryMissed } from './retry-missed.ts';
import { openSite } from './site.ts';

/*
 * A small company at work on PostgreSQL with two web and two worker processes, and everything that can break.
 * At the end, what Vitrin has is compared with what is true outside. Takes six to fourteen minutes; only root on Linux
 * may mount the disks that are filled. `node proofs/faults/main.ts [name…]`
 */
const { positionals: wanted } = parseArgs({ allowPositionals: true });
/** What may leave posts unconfirmed comes first: a network's list is believed only after five minutes. */
const FIRST = processFaults.filter(({ name }) => name !== 'stopped');
const FAULTS: Fault[] = [...networkFaults, ...clockFaults, ...databaseFaults, ...diskFaults];
const STOPPED = processFaults.find(({ name }) => name === 'stopped')!;
const HEALTHY_WITHIN_MS = 180_000;
/** Longer than a network's list has to be waited for (decision 027). */
const SETTLED_WITHIN_MS = 17 * MINUTE_MS;
/** What still ends badly so shortly after everything is well again was begun before. */
const ECHO_MS = 15_000;

const unknown = wanted.filter((name) => ![...FIRST, ...FAULTS, STOPPED].some((fault) => fault.name === name));
if (unknown.length > 0)
  throw new Error(`There is ${[...FIRST, ...FAULTS, STOPPED].map(({ name }) => name).join(', ')}`);
const chosen = ({ name }: Fault) => wanted.length === 0 || wanted.includes(name);

const postgres = await startPostgresPair();
if (!postgres) throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
const site = await openSite({ diskMb: 48, settings: { DATABASE_URL: postgres.url } });
const { disk, world, fleet, publicUrl, appSecret } = site;
const say = (text: string) => process.stdout.write(`${text}\n`);
const times: FaultTime[] = [];
let failed = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));
try {
  for (const name of ['web 1', 'web 2']) await fleet.add(name, 'web');
  for (const name of ['worker 1', 'worker 2']) await fleet.add(name, 'worker');
  await fleet.untilReady();
  const company = await foundCompany({ url: publicUrl, appSecret, world, withDatabase });
  await company.open();
  await run(company);
} finally {
  await tidyUp();
}
process.exit(failed ? 1 : 0);

async function withDatabase(work: (database: OpenDatabase) => Promise<void>) {
  const database = await openDatabase({ databaseUrl: postgres!.url, dataDir: '' });
  await work(database).finally(() => database.close());
}

async function run(company: Company) {
  const surroundings: Surroundings = { fleet, postgres: postgres!, world, company, disk };
  const stopWorking = company.work();
  await wait(8_000);
  // A stopped process would be woken by these.
  for (const fault of FIRST.filter(chosen)) await strike(fault, surroundings);
  const standingStill = chosen(STOPPED) ? strike(STOPPED, surroundings) : null;
  for (const fault of FAULTS.filter(chosen)) await strike(fault, surroundings);
  await standingStill;
  await wait(3_000);
  await stopWorking();
  const { findings, tookMs } = await settled(company);
  const compared = report('Comparison', findings);
  say(`settled after ${seconds(tookMs)} of quiet`);
  const behaved = report('Behaviour', [...behaviour(company, fleet, times), ...(await revocations(fleet))]);
  failed ||= !compared || !behaved;
  say(`answered: ${[...company.answered].map(([what, count]) => `${count} × ${what}`).join(', ')}`);
}

async function strike(fault: Fault, surroundings: Surroundings) {
  const from = Date.now();
  const what = await fault.inject(surroundings);
  const mendedAt = Date.now();
  const { company } = surroundings;
  const databaseUrl = () => postgres!.directUrl();
  const after = await untilHealthy({ fleet, company, databaseUrl }, HEALTHY_WITHIN_MS);
  // A process that stands still explains nothing until it goes on.
  times.push({
    from: fault === STOPPED ? mendedAt : from,
    to: Date.now() + ECHO_MS,
    mayFail: fault.mayFail,
    clockWrong: clockFaults.includes(fault),
    mayEnd: fault.name === 'out-of-memory',
  });
  if (after === null) failed = true;
  const since = <T extends { at: number }>(all: T[]) => all.filter(({ at }) => at >= from);
  const faulty = since(company.failures).filter(({ status }) => status === 0 || status >= 500).length;
  const complaints = `${faulty} calls failed, ${since(fleet.complaints).length} lines at error`;
  const healthy = after === null ? 'NEVER healthy' : `healthy after ${seconds(after)}`;
  say(
    `${fault.name.padEnd(18)} ${seconds(mendedAt - from).padStart(8)}  ${healthy.padEnd(22)} ${complaints}; ${what}`,
  );
}

/** Again and again, until everything holds or it is too late for that. */
async function settled(company: Company): Promise<{ findings: Finding[]; tookMs: number }> {
  const startedAt = Date.now();
  for (;;) {
    await retryMissed(company);
    const findings = await audit(postgres!.directUrl(), world, company);
    const tookMs = Date.now() - startedAt;
    if (findings.every(({ holds }) => holds) || tookMs > SETTLED_WITHIN_MS) return { findings, tookMs };
    await wait(3_000);
  }
}

async function tidyUp() {
  await site.close();
  await postgres!.stop();
}
