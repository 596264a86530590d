import { parseArgs } from 'node:util';
import { readAdsAccount } from '#server/ads/account/jobs.ts';
import { MOST_ENQUEUED as MOST_ADS } from '#server/ads/account/service.ts';
import {
  EVERY_MS as INSIGHTS_EVERY_MS,
  MOST_ENQUEUED as MOST_INSIGHTS,
} from '#server/analytics/insights/service.ts';
import { findInsightsOfStore } from '#server/analytics/jobs.ts';
import { sendSummary } from '#server/outreach/notifications/jobs.ts';
import { MOST_OWNERS } from '#server/outreach/notifications/service.ts';
import { summaryDueSince } from '#server/outreach/notifications/summary-time.ts';
import { ACCOUNTS_AT_ONCE } from '#server/publishing/results/reading.ts';
import { READ_AFTER_MS } from '#server/publishing/results/reading-times.ts';
import { fillSchedules } from '#server/publishing/schedules/jobs.ts';
import { MOST_CHECKED } from '#server/publishing/social-accounts/service.ts';
import { applyEvents, compareStore, readChanges, subscribe } from '#server/stores/jobs.ts';
import {
  EVERY_MS as COMPARED_EVERY_MS,
  MOST_ENQUEUED as MOST_COMPARED,
} from '#server/stores/reconciliation/service.ts';
import {
  MOST_ENQUEUED as MOST_READ,
  REREAD_NOTIFIED_MS,
  REREAD_OTHER_MS,
} from '#server/stores/sync/service.ts';
import { TURNS } from '#server/stores/webhooks/subscription-turns.ts';
import { TIMETABLE } from '#server/timetable.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/core/time.ts';
import { createQueue, type SimulatedQueue } from './simulated-queue.ts';

/*
 * What the timetable asks of the workers where there are a hundred thousand stores: two days from Sunday noon (UTC), on
 * a clock of its own, with the limits of the code and service times as the soak measured them. Nothing is called.
 * `node proofs/load/timetable.ts [--stores 100000] [--workers 40]`
 */
const { values } = parseArgs({
  options: {
    stores: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '40' },
  },
});
const stores = Number(values.stores);
const workers = Number(values.workers);

const TICK_MS = 10_000;
const BEGIN = Date.parse('2026-11-22T12:00:00Z');
const LENGTH_MS = 2 * DAY_MS;
/** Inserting a job, one after the other within a look. */
const ENQUEUE_MS = 1.5;
/** One call of a network, one after the other within a look. */
const CALL_MS = 400;

/** How long each takes in its place of a worker: what it takes here, and the answers of a platform a continent away. */
const SERVICE_MS = {
  read: 1_500,
  apply: 500,
  compare: 1_500,
  insights: 400,
  subscribe: 4_000,
  fill: 4_000,
  summary: 400,
  ads: 20_000,
};

/** Of the stores: notified of changes by their platform, with a schedule, with accounts that are checked, with Google Ads. */
const NOTIFIED = 0.9;
const WITH_SCHEDULE = 0.3;
const WITH_ACCOUNTS = 0.4;
const WITH_ADS = 0.1;
const ORDERS_A_DAY = 20;
const EVENTS_AN_ORDER = 2.5;
const POSTS_A_WEEK = 3;
const ZONES: [share: number, zone: string][] = [
  [0.6, 'Europe/Istanbul'],
  [0.15, 'Europe/Berlin'],
  [0.1, 'Europe/London'],
  [0.15, 'America/New_York'],
];

/** Lines of the timetable as they are. */
const crons = new Map<string, string>(Object.entries(TIMETABLE));

let state = 42;
/** The same every time. */
function chance(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const some = (count: number, within: number, before: number) =>
  Float64Array.from({ length: count }, () => before - chance() * within);

const queue = (job: { name: string; options: { atOnce: number } }, serviceMs: number) =>
  createQueue({ name: job.name, places: workers * job.options.atOnce, serviceMs });
const reading = queue(readChanges, SERVICE_MS.read);
const comparing = queue(compareStore, SERVICE_MS.compare);
const finding = queue(findInsightsOfStore, SERVICE_MS.insights);
const subscribing = queue(subscribe, SERVICE_MS.subscribe);
const filling = queue(fillSchedules, SERVICE_MS.fill);
const summing = queue(sendSummary, SERVICE_MS.summary);
const applying = queue(applyEvents, SERVICE_MS.apply);
const adsReading = queue(readAdsAccount, SERVICE_MS.ads);
/** Looks that do their work themselves, one call after the other, in one process. */
const checking = createQueue({ name: 'social-accounts.check-due (accounts)', places: 1, serviceMs: CALL_MS });
const measuring = createQueue({
  name: 'results.read-due (posts)',
  places: ACCOUNTS_AT_ONCE,
  serviceMs: CALL_MS,
});
const queues = [
  reading,
  applying,
  comparing,
  finding,
  subscribing,
  filling,
  summing,
  adsReading,
  checking,
  measuring,
];

const unnotified = Math.round(stores * (1 - NOTIFIED));
const readAt = some(stores, REREAD_NOTIFIED_MS, BEGIN);
const comparedAt = some(stores, COMPARED_EVERY_MS, BEGIN);
const lookedAt = some(stores, INSIGHTS_EVERY_MS, BEGIN);
const checkedAt = some(stores * WITH_ACCOUNTS, DAY_MS, BEGIN);
const adsAt = some(stores * WITH_ADS, DAY_MS, BEGIN);
const turns = Uint8Array.from({ length: stores }, () => Math.floor(chance() * TURNS));
const zones = ZONES.map(([share, zone]) => ({ zone, count: Math.round(share * stores), from: 0 }));
for (const [at, zone] of zones.entries())
  zone.from = at === 0 ? 0 : zones[at - 1]!.from + zones[at - 1]!.count;
const summed = new Uint8Array(stores);
/** Posts of schedules by the minute of the day they go out at; people like few hours. */
const postMinutes = Uint16Array.from({ length: stores * WITH_SCHEDULE }, () =>
  Math.floor((9 + Math.floor(chance() * 12)) * 60 + Math.floor(chance() * 4) * 15),
);
/** Readings of posts that went out before and during these days. */
const readings = dueReadings();

const looks: Record<string, (now: number) => number> = {
  'sync.enqueue-due': (now) =>
    enqueueSome(reading, stores, MOST_READ, (store) => {
      return now - readAt[store]! > (store < unnotified ? REREAD_OTHER_MS : REREAD_NOTIFIED_MS);
    }),
  'reconciliation.enqueue-due': (now) =>
    enqueueSome(comparing, stores, MOST_COMPARED, (store) => now - comparedAt[store]! > COMPARED_EVERY_MS),
  'insights.enqueue-due': (now) =>
    enqueueSome(finding, stores, MOST_INSIGHTS, (store) => now - lookedAt[store]! > INSIGHTS_EVERY_MS),
  'webhooks.check-subscriptions': (now) => {
    const turn = Math.floor(now / (DAY_MS / TURNS)) % TURNS;
    return enqueueSome(subscribing, stores, stores, (store) => turns[store] === turn);
  },
  'schedules.enqueue-due': (now) => {
    const minute = Math.floor((now % DAY_MS) / MINUTE_MS);
    return enqueueSome(filling, postMinutes.length, stores, (schedule) => {
      const isItsDay = (schedule + Math.floor(now / DAY_MS)) % 7 < POSTS_A_WEEK;
      return isItsDay && postMinutes[schedule]! <= minute && minute - postMinutes[schedule]! < 15;
    });
  },
  'ads-account.enqueue-due': (now) =>
    enqueueSome(adsReading, adsAt.length, MOST_ADS, (store) => now - adsAt[store]! > DAY_MS),
  'notifications.enqueue-due': (now) => {
    let count = 0;
    for (const { zone, from, count: owners } of zones) {
      if (!summaryDueSince(new Date(now), zone)) continue;
      count += enqueueSome(summing, owners, MOST_OWNERS, (owner) => !summed[from + owner], from);
    }
    return count;
  },
  'social-accounts.check-due': (now) =>
    enqueueSome(checking, checkedAt.length, MOST_CHECKED, (account) => now - checkedAt[account]! > DAY_MS),
  'results.read-due': (now) => {
    let count = 0;
    while (readings.next < readings.due.length && readings.due[readings.next]! <= now) {
      measuring.enqueue(readings.next, readings.due[readings.next]!);
      readings.next += 1;
      count += 1;
    }
    return count;
  },
};

/** From a place by chance on, as the queries that have a limit do. */
function enqueueSome(
  to: SimulatedQueue,
  count: number,
  most: number,
  isDue: (index: number) => boolean,
  from = 0,
): number {
  const start = Math.floor(chance() * count);
  let enqueued = 0;
  for (let step = 0; step < count && enqueued < most; step += 1) {
    const index = (start + step) % count;
    if (!isDue(index)) continue;
    to.enqueue(from + index, clock);
    enqueued += 1;
  }
  return enqueued;
}

function dueReadings() {
  const due: number[] = [];
  const perDay = (stores * WITH_SCHEDULE * POSTS_A_WEEK) / 7;
  for (let at = BEGIN - 29 * DAY_MS; at < BEGIN + LENGTH_MS; at += DAY_MS / perDay) {
    for (const after of READ_AFTER_MS) {
      const moment = at + after;
      if (moment >= BEGIN && moment < BEGIN + LENGTH_MS) due.push(moment);
    }
  }
  return { due: due.sort((a, b) => a - b), next: 0 };
}

const noteIn = (moments: Float64Array) => (index: number, now: number) => {
  moments[index] = now;
};
const done: [SimulatedQueue, (index: number, now: number) => void][] = [
  [reading, noteIn(readAt)],
  [comparing, noteIn(comparedAt)],
  [finding, noteIn(lookedAt)],
  [summing, (owner) => summed.fill(1, owner, owner + 1)],
  [adsReading, noteIn(adsAt)],
  [checking, noteIn(checkedAt)],
];
const whenDone = new Map(done);

/** Every so many minutes, or at a minute of the hour or the day; all that stand in the timetable and matter here. */
function isTime(cron: string, now: number): boolean {
  const [minute = '', hour = ''] = cron.split(' ');
  const at = new Date(now);
  const fits = (field: string, value: number) =>
    field === '*' ||
    (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field));
  return fits(minute, at.getUTCMinutes()) && fits(hour, at.getUTCHours());
}

let clock = BEGIN;
const longestLook = new Map<string, number>();
for (; clock < BEGIN + LENGTH_MS; clock += TICK_MS) {
  if (clock % MINUTE_MS === 0)
    for (const [name, look] of Object.entries(looks)) {
      if (!isTime(crons.get(name)!, clock)) continue;
      const took = look(clock) * ENQUEUE_MS;
      longestLook.set(name, Math.max(longestLook.get(name) ?? 0, took));
    }
  const hour = (clock % DAY_MS) / HOUR_MS;
  const events = (stores * ORDERS_A_DAY * EVENTS_AN_ORDER * TICK_MS) / DAY_MS;
  const busy = events * (1 + 0.8 * Math.sin(((hour - 9) / 24) * 2 * Math.PI));
  for (let event = 0; event < busy; event += 1) applying.enqueue(Math.floor(chance() * stores), clock);
  for (const each of queues) each.work(clock, TICK_MS, whenDone.get(each) ?? (() => {}));
}

const write = (line: string) => void process.stdout.write(`${line}\n`);
write(`${stores.toLocaleString('en')} stores, ${workers} workers, two days\n`);
write(
  `${'job'.padEnd(40)} ${['a day', 'mean/min', 'peak/min', 'peak:mean', 'waiting', 'longest wait', 'places in use'].map((word) => word.padStart(13)).join('')}`,
);
for (const each of queues) {
  const { name, perMinute, longestWaitMs, mostWaiting, use } = each.sum(LENGTH_MS);
  const mean = perMinute.reduce((sum, count) => sum + count, 0) / perMinute.length;
  const peak = Math.max(...perMinute);
  const figures = [
    (mean * 1_440).toFixed(0),
    mean.toFixed(1),
    peak.toFixed(0),
    (peak / Math.max(mean, 0.01)).toFixed(1),
    String(mostWaiting),
    `${(longestWaitMs / MINUTE_MS).toFixed(1)} min`,
    `${(use * 100).toFixed(0)} %`,
  ];
  write(`${name.padEnd(40)} ${figures.map((figure) => figure.padStart(13)).join('')}`);
}
write('\nlongest looks:');
for (const [name, ms] of longestLook) write(`  ${name.padEnd(38)} ${(ms / 1000).toFixed(1).padStart(8)} s`);
const pileUps = queues.filter((each) => each.sum(LENGTH_MS).longestWaitMs > each.toleratedMs);
write(
  pileUps.length === 0
    ? '\nno pile-up: nothing waited longer than it may'
    : `\nPILE-UP: ${pileUps.map(({ name }) => name).join(', ')}`,
);
process.exitCode = pileUps.length === 0 ? 0 : 1;
