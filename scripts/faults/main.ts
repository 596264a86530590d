import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit, type Finding } from './audit.ts';
import { clockFaults } from './clock-faults.ts';
import { type Company, foundCompany } from './company.ts';
import { databaseFaults } from './database-faults.ts';
import { diskFaults } from './disk-faults.ts';
import type { Fault, Surroundings } from './fault.ts';
import { createFleet } from './fleet.ts';
import { untilHealthy } from './health.ts';
import { networkFaults } from './network-faults.ts';
import { startPostgresPair } from './postgres-pair.ts';
import { processFaults } from './process-faults.ts';
import { retryMissed } from './retry-missed.ts';
import { mountDisk } from './small-disk.ts';
import { createTcpProxy } from './tcp-proxy.ts';
import { createWorld } from './world.ts';

/*
 * A small company at work on PostgreSQL with two web and two worker processes, and everything that breaks meanwhile.
 * At the end, what Vitrin has is compared with what is true outside. Takes about fourteen minutes; only root on Linux
 * may mount the disks that are filled. `node scripts/faults/main.ts [name…]`
 */
const { positionals: wanted } = parseArgs({ allowPositionals: true });
/** What may leave posts unconfirmed comes first: a network's list is believed only after five minutes. */
const FAULTS: Fault[] = [
  ...processFaults.filter(({ name }) => name !== 'stopped'),
  ...networkFaults,
  ...clockFaults,
  ...databaseFaults,
  ...diskFaults,
];
const STOPPED = processFaults.find(({ name }) => name === 'stopped')!;
const HEALTHY_WITHIN_MS = 120_000;
const SETTLED_WITHIN_MS = 6.5 * 60_000;
/** What still ends badly so shortly after everything is well again was begun before. */
const ECHO_MS = 15_000;

const unknown = wanted.filter((name) => ![...FAULTS, STOPPED].some((fault) => fault.name === name));
if (unknown.length > 0)
  throw new Error(`There is ${[...FAULTS, STOPPED].map(({ name }) => name).join(', ')}`);
const chosen = ({ name }: Fault) => wanted.length === 0 || wanted.includes(name);

const postgres = await startPostgresPair();
if (!postgres) throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
const folder = mkdtempSync(join(tmpdir(), 'vitrin-faults-'));
const disk = mountDisk(join(folder, 'disk'), 48);
const front = await createTcpProxy(() => fleet.web().map(({ port }) => port));
const publicUrl = `http://localhost:${front.port}`;
const world = await createWorld(publicUrl);
const appSecret = 'only for a company that nobody will ever see';
const fleet = createFleet({
  folder,
  settings: {
    ...world.settings,
    ...{ DATABASE_URL: postgres.url, DATA_DIR: disk.folder, PUBLIC_URL: publicUrl, APP_SECRET: appSecret },
    ...{ LIMIT_TEXT_PER_DAY: '10000', LIMIT_IMAGE_PER_DAY: '10000' },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);
const times: { fault: Fault; from: number; to: number }[] = [];
let failed = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().then(() => process.exit(1)));
try {
  for (const name of ['web 1', 'web 2']) await fleet.add(name, 'web');
  for (const name of ['worker 1', 'worker 2']) await fleet.add(name, 'worker');
  await fleet.untilReady();
  const company = await foundCompany({ ...{ url: publicUrl, databaseUrl: postgres.url, appSecret, world } });
  await company.open();
  await run(company);
} finally {
  await tidyUp();
}
process.exit(failed ? 1 : 0);

async function run(company: Company) {
  const surroundings: Surroundings = { fleet, postgres: postgres!, world, company, disk };
  const stopWorking = company.work();
  await wait(8_000);
  const standingStill = chosen(STOPPED) ? strike(STOPPED, surroundings) : null;
  for (const fault of FAULTS.filter(chosen)) await strike(fault, surroundings);
  await standingStill;
  await wait(3_000);
  await stopWorking();
  const { findings, tookMs } = await settled(company);
  report('Comparison', findings);
  say(`settled after ${seconds(tookMs)} of quiet`);
  report('Behaviour', [...behaviour(company), ...(await farewells())]);
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
  times.push({ fault, from: fault === STOPPED ? mendedAt : from, to: Date.now() + ECHO_MS });
  if (after === null) failed = true;
  const since = <T extends { at: number }>(all: T[]) => all.filter(({ at }) => at >= from);
  const faulty = since(company.failures).filter(({ status }) => status === 0 || status >= 500).length;
  const told = `${faulty} calls failed, ${since(fleet.complaints).length} lines at error`;
  const healthy = after === null ? 'NEVER healthy' : `healthy after ${seconds(after)}`;
  say(
    `${fault.name.padEnd(18)} ${seconds(mendedAt - from).padStart(8)}  ${healthy.padEnd(22)} ${told}; ${what}`,
  );
}

/** Again and again, until everything holds or it is too late for that. */
async function settled(company: Company): Promise<{ findings: Finding[]; tookMs: number }> {
  const startedAt = Date.now();
  for (;;) {
    await retryMissed(postgres!.directUrl(), company);
    const findings = await audit(postgres!.directUrl(), world, company);
    const tookMs = Date.now() - startedAt;
    if (findings.every(({ holds }) => holds) || tookMs > SETTLED_WITHIN_MS) return { findings, tookMs };
    await wait(3_000);
  }
}

function behaviour({ failures }: Company): Finding[] {
  const during = (at: number, of: typeof times) => of.some(({ from, to }) => from <= at && at <= to);
  const mayFail = times.filter(({ fault }) => fault.mayFail);
  const ours = failures.filter(({ status }) => status >= 500);
  const unexpected = ours.filter(({ at }) => !during(at, mayFail));
  const refused = failures.filter(({ status }) => status >= 400 && status < 500);
  // Whose clock is ahead takes a time that is still to come for one that has passed.
  const clocksWrong = times.filter(({ fault }) => clockFaults.includes(fault));
  const unexplained = refused.filter(({ at }) => !during(at, clocksWrong));
  const broken = failures.filter(({ status, at }) => status === 0 && !during(at, mayFail));
  const complaints = fleet.complaints.filter(({ at }) => !during(at, times));
  return [
    finding(
      `${ours.length} answers were a fault of ours`,
      unexpected.map(({ what }) => what),
    ),
    finding(
      `${refused.length} were refused`,
      unexplained.map(({ what }) => what),
    ),
    finding(
      `connections broke`,
      broken.map(({ what }) => what),
    ),
    finding(
      'processes that ended by a fault of their own',
      fleet.ends.filter((end) => end.endsWith(' 1')),
    ),
    finding(
      `${fleet.complaints.length} lines at error`,
      complaints.map(({ from, text }) => `${from}: ${text}`),
    ),
  ];
}

function finding(what: string, unexpected: string[]): Finding {
  const examples = [...new Set(unexpected)].slice(0, 5).map((each) => `\n    ${each.slice(0, 300)}`);
  const figure = `${unexpected.length} of them without a fault that explains it${examples.join('')}`;
  return { what, figure, holds: unexpected.length === 0 };
}

async function farewells(): Promise<Finding[]> {
  const codes = await Promise.all(fleet.members.map((member) => member.stop()));
  return [
    { what: 'every process ends with 0', figure: codes.join(', '), holds: codes.every((code) => code === 0) },
  ];
}

function report(title: string, findings: Finding[]) {
  say(`\n${title}`);
  for (const { what, figure, holds } of findings) {
    if (!holds) failed = true;
    say(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${figure}`);
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

async function tidyUp() {
  fleet.end();
  await wait(300);
  await world.stop();
  await front.close();
  await postgres!.stop();
  disk.unmount();
  rmSync(folder, { recursive: true, force: true });
}
