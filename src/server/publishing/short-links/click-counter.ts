import { createHash, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/core/db/database.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { addClicks, type Clicks, dayOf, findSalt, forgetPeople } from './clicks-repository.ts';
import type { Target } from './repository.ts';
import type { Visit } from './visit.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Together, so that a thousand clicks a second are a statement or two. */
const EVERY_MS = 1_000;
/** Of different kinds, should the database be away for long; beyond, clicks lead on and are not counted. */
const MOST_WAITING = 50_000;
const MOST_SALTS = 5_000;

/** Counts who follows links, without keeping anybody waiting. */
export function createClickCounter({ db, now, log }: Dependencies) {
  let waiting = new Map<string, Clicks>();
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;
  let saving = Promise.resolve();
  const salts = new LRUCache<string, Promise<string>>({ max: MOST_SALTS });

  function count({ source, postId, storeId }: Target, { byProgram, country, referrer, person }: Visit) {
    const at = now();
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
    const like = { storeId, postId, source, hour, country, referrer, byProgram };
    const counted = saltOf(storeId, dayOf(hour)).then((salt) => {
      // A program is nobody.
      add({ ...like, clicks: 1, firstAt: at, people: new Set(byProgram ? [] : [hash(person, salt)]) });
      timer ??= setTimeout(() => void save(), EVERY_MS).unref();
    });
    hashing.add(counted);
    counted.finally(() => hashing.delete(counted));
  }
  const hashing = new Set<Promise<void>>();

  function add(clicks: Clicks) {
    const key = keyOf(clicks);
    const there = waiting.get(key);
    if (there) {
      there.clicks += clicks.clicks;
      if (clicks.firstAt < there.firstAt) there.firstAt = clicks.firstAt;
      for (const person of clicks.people) there.people.add(person);
    } else if (waiting.size < MOST_WAITING) waiting.set(key, clicks);
    else lost += clicks.clicks;
  }

  /** Where the database is away, of this process alone: people may then be counted twice. */
  function saltOf(storeId: string, day: string): Promise<string> {
    const key = `${storeId} ${day}`;
    const made = randomBytes(16).toString('base64url');
    const salt = salts.get(key) ?? findSalt(db, { storeId, day, made }).catch(() => made);
    salts.set(key, salt);
    return salt;
  }

  /** What was counted so far, of this process. */
  async function save(): Promise<void> {
    await Promise.all(hashing);
    if (timer) clearTimeout(timer);
    timer = null;
    saving = saving.then(saveWaiting);
    await saving;
  }

  async function saveWaiting() {
    if (waiting.size === 0) return;
    const taken = waiting;
    waiting = new Map();
    const rows = [...taken.values()];
    try {
      await addClicks(db, inFixedOrder(countedOnce(rows)));
      if (lost > 0)
        log.warn({ clicks: lost }, 'clicks were not counted, as the database was away for too long');
      lost = 0;
    } catch (error) {
      log.warn({ err: error, kinds: rows.length }, 'clicks could not be saved and are counted later');
      for (const clicks of rows) add(clicks);
      timer ??= setTimeout(() => void save(), EVERY_MS).unref();
    }
  }

  return { count, save, forgetPeople: () => forgetPeople(db, dayOf(now())) };
}
export type ClickCounter = ReturnType<typeof createClickCounter>;

/** A person of several rows of a day belongs to the earliest. */
function countedOnce(rows: Clicks[]): Clicks[] {
  const seen = new Set<string>();
  return rows
    .toSorted((one, other) => one.firstAt.getTime() - other.firstAt.getTime())
    .map((row) => {
      const people = [...row.people].filter((person) => {
        const key = `${dayOf(row.hour)} ${row.postId} ${row.source} ${person}`;
        return seen.has(key) ? false : seen.add(key);
      });
      return { ...row, people: new Set(people) };
    });
}

/** So that processes do not wait for each other in a circle. */
function inFixedOrder(rows: Clicks[]): Clicks[] {
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ postId, source, hour, country, referrer, byProgram }: Clicks): string {
  return [postId, source, hour.getTime(), country, referrer, byProgram].join(' ');
}

function hash(person: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${person}`).digest('base64url').slice(0, 16);
}
