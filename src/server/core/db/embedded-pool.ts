import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { WorkerCall, WorkerReply } from './embedded-protocol.ts';
import { toText } from './text-values.ts';
import { NoConnection } from './unavailable.ts';

const CREATE = fileURLToPath(new URL('./embedded-create.ts', import.meta.url));

// Compiling the database's WebAssembly for speed, many functions at once, takes a hundred megabytes that stay taken;
// one at a time, and only what runs often, is as quick in the long run.
setFlagsFromString('--wasm-num-compilation-tasks=1');
setFlagsFromString('--wasm-tiering-budget=100000000');

const START_AGAIN_MS = 1_000;

/**
 * Who goes first. Whoever asks one thing often asks another right after it: so long those behind, and those of the same
 * queue that have had more, wait whether it comes. However busy the first keep the database, the others have a turn
 * this often.
 */
const QUEUES = [
  { quietMs: 0, turnMs: Number.POSITIVE_INFINITY },
  { quietMs: 10, turnMs: 500 },
  { quietMs: 20, turnMs: 1_000 },
];
const [PEOPLE, JOBS, PATIENT_JOBS] = [0, 1, 2];

/**
 * How many single questions of people the database is sent before it has answered the first of them: it then goes on to
 * the next by itself, also while this thread is busy with something else.
 */
const SENT_AT_ONCE = 8;

/** How long it takes until half of what somebody had is forgotten. */
const HALF_FORGOTTEN_MS = 10_000;

/** A piece of work, and how long it has held the connection of late. */
class Standing {
  readonly queue: number;
  #heldMs = 0;
  #heldAt = 0;

  constructor(queue: number) {
    this.queue = queue;
  }

  heldMs(now: number): number {
    return this.#heldMs * 2 ** ((this.#heldAt - now) / HALF_FORGOTTEN_MS);
  }

  held(forMs: number, now: number) {
    this.#heldMs = this.heldMs(now) + forMs;
    this.#heldAt = now;
  }
}
const standing = new AsyncLocalStorage<Standing>();
const people = new Standing(PEOPLE!);

/** Runs work whose database calls let people go first; those of a patient job let the other jobs go first too. */
export function asJob<T>(work: () => Promise<T>, { patient = false } = {}): Promise<T> {
  return standing.run(new Standing(patient ? PATIENT_JOBS! : JOBS!), work);
}

/** The same for what a job may do as well as a person: in a job it is part of that. */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  return standing.getStore() ? work() : asJob(work);
}

interface Waiting {
  who: Standing;
  /** Nothing else may be under way with it: a transaction, or work of a job, whose time is measured. */
  alone: boolean;
  take: () => void;
}
interface QueryConfig {
  text: string;
  rowMode?: 'array';
  /** Timestamps as Date instead of text. */
  dates?: boolean;
}
export interface EmbeddedConnection {
  query(config: string | QueryConfig, values?: unknown[]): Promise<Result>;
  /** `target` is a table with its columns, `rows` the text format of COPY. */
  copy(target: string, rows: Uint8Array): Promise<Result>;
  copyOut(query: string): Promise<Uint8Array>;
  release(): void;
}

interface Place {
  /** Null holds everything in memory. */
  dataDir: string | null;
  /** A dump to start from. */
  image: Uint8Array | null;
}
interface Hearer {
  onNotification: (payload: string) => void;
  onMissed: () => void;
}

interface Result {
  rows: never[];
  rowCount: number;
}

/**
 * Embedded PostgreSQL behind the part of `pg.Pool` that drizzle uses, so one driver serves both databases.
 * There is a single connection: a caller holds it for one transaction or one statement, only the single statements of
 * people are sent behind each other. People go before jobs, and these before work that can wait; none of it ever stands
 * still. Of several jobs that one goes first which had the connection least of late, so that a small store does not wait
 * for the import of a large one. When the database on disk breaks off, for want of room for its log say, another is
 * started as soon as one can be, which goes on from what was committed; until then whatever is asked fails.
 */
export class EmbeddedPool {
  readonly #place: Place;
  readonly #onBroken: (error: Error) => void;
  #worker: Worker;
  readonly #waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>();
  readonly #hearers = new Map<string, Set<Hearer>>();
  readonly #queues = QUEUES.map((queue) => ({
    ...queue,
    waiting: [] as Waiting[],
    endedAt: Number.NEGATIVE_INFINITY,
    endedBy: people,
  }));
  /** How many callers have the connection: one, or several with a single statement each. */
  #holders = 0;
  #heldAlone = false;
  #waitingForQuiet: NodeJS.Timeout | null = null;
  #nextId = 1;
  /** How many databases there were before this one. */
  #before = 0;
  /** Why nothing can be asked now. */
  #stopped: NoConnection | null = null;
  #ending = false;

  private constructor(worker: Worker, place: Place, onBroken: (error: Error) => void) {
    this.#place = place;
    this.#onBroken = onBroken;
    this.#worker = this.#heard(worker);
  }

  static async open({
    dataDir = null,
    image = null,
    onBroken = () => {},
  }: Partial<Place> & { onBroken?: (error: Error) => void }) {
    if (dataDir && !existsSync(dataDir)) await promisify(execFile)(process.execPath, [CREATE, dataDir]);
    const place = { dataDir, image };
    return new EmbeddedPool(await startWorker(place), place, onBroken);
  }

  async query(config: string | QueryConfig, values?: unknown[]): Promise<Result> {
    const release = await this.#acquire({ alone: false });
    try {
      return await this.#statement(config, values);
    } finally {
      release();
    }
  }

  /** Holds the connection until `release`, as a transaction needs it. */
  async connect(): Promise<EmbeddedConnection> {
    const release = await this.#acquire({ alone: true });
    const born = this.#before;
    const still = async <T>(ask: () => Promise<T>): Promise<T> => {
      if (born !== this.#before)
        throw new NoConnection(new Error('The embedded database has been started again'));
      return ask();
    };
    return {
      query: (config, values) => still(() => this.#statement(config, values)),
      copy: (target, rows) => still(() => this.#sendRows(target, rows)),
      copyOut: (query) => still(async () => (await this.#send({ kind: 'copy-out', query })).rows[0]!),
      release,
    };
  }

  /** Several statements at once, without parameters. */
  async script(text: string, { dates = false } = {}): Promise<Result> {
    const release = await this.#acquire({ alone: true });
    try {
      return await this.#send({ kind: 'script', text, dates });
    } catch (error) {
      // A script may have opened a transaction before it failed.
      await this.#send({ kind: 'script', text: 'rollback', dates: false });
      throw error;
    } finally {
      release();
    }
  }

  async listen(
    channel: string,
    onNotification: Hearer['onNotification'],
    onMissed: Hearer['onMissed'] = () => {},
  ): Promise<() => Promise<void>> {
    let hearers = this.#hearers.get(channel);
    if (!hearers) {
      hearers = new Set();
      this.#hearers.set(channel, hearers);
      // Once for good: the database would report it as often as it was asked to.
      await this.#send({ kind: 'listen', channel });
    }
    const hearer = { onNotification, onMissed };
    hearers.add(hearer);
    return async () => void hearers.delete(hearer);
  }

  /** The whole database as a file that `open({ image })` takes. */
  async dump(): Promise<Uint8Array> {
    return (await this.#send({ kind: 'dump' })).rows[0]!;
  }

  /** How often the database has waited for the disk. */
  async fsyncs(): Promise<number> {
    return (await this.#send({ kind: 'fsyncs' })).rows[0]!;
  }

  async end(): Promise<void> {
    const release = await this.#acquire({ alone: true });
    this.#ending = true;
    if (!this.#stopped) await this.#send({ kind: 'close' });
    release();
    await this.#worker.terminate();
  }

  #statement(config: string | QueryConfig, values: unknown[] = []): Promise<Result> {
    const { text, rowMode, dates = false } = typeof config === 'string' ? { text: config } : config;
    return this.#send({
      kind: 'query',
      text,
      values: values.map(toText),
      arrays: rowMode === 'array',
      dates,
    });
  }

  /** As a copy of their own: with a part of a buffer all of it would be sent. */
  #sendRows(target: string, rows: Uint8Array) {
    const own = new Uint8Array(rows);
    return this.#send({ kind: 'copy', target, rows: own }, [own.buffer]);
  }

  #send(call: WorkerCall, transferred: ArrayBuffer[] = []): Promise<Result> {
    // A thread that has ended swallows what it is sent.
    if (this.#stopped) return Promise.reject(this.#stopped);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id }, transferred);
    });
  }

  #heard(worker: Worker): Worker {
    worker.on('message', (reply: WorkerReply) => this.#receive(reply));
    worker.on('error', (error) => void this.#startAgain(worker, error));
    worker.on('exit', () => void this.#startAgain(worker, new Error('The embedded database has stopped')));
    return worker;
  }

  #receive(reply: WorkerReply) {
    if ('channel' in reply) {
      for (const { onNotification } of this.#hearers.get(reply.channel) ?? []) onNotification(reply.payload);
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (!('error' in reply)) return waiting?.resolve(reply as unknown as Result);
    const error = Object.assign(new Error(reply.error.message), reply.error);
    waiting?.reject(reply.broken ? new NoConnection(error) : error);
    if (reply.broken) void this.#startAgain(this.#worker, error);
  }

  async #startAgain(broken: Worker, reason: Error) {
    if (broken !== this.#worker || this.#stopped) return;
    const stopped = new NoConnection(reason);
    this.#stopped = stopped;
    for (const { reject } of this.#waiting.values()) reject(stopped);
    this.#waiting.clear();
    // Of one in memory nothing is left.
    const again = this.#place.dataDir !== null && !this.#ending;
    if (again) this.#onBroken(reason);
    await broken.terminate();
    if (!again) return;
    while (!this.#ending) {
      const started = await startWorker(this.#place).catch(() => null);
      if (started) return this.#goOn(started);
      await wait(START_AGAIN_MS, null, { ref: false });
    }
  }

  async #goOn(worker: Worker) {
    this.#worker = this.#heard(worker);
    this.#before += 1;
    this.#stopped = null;
    for (const [channel, hearers] of this.#hearers) {
      await this.#send({ kind: 'listen', channel }).catch(() => {});
      for (const { onMissed } of hearers) onMissed();
    }
  }

  async #acquire(asked: { alone: boolean }): Promise<() => void> {
    const who = standing.getStore() ?? people;
    const queue = this.#queues[who.queue]!;
    const alone = asked.alone || who !== people;
    await new Promise<void>((take) => {
      queue.waiting.push({ who, alone, take });
      this.#handOn();
    });
    const takenAt = performance.now();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      queue.endedAt = performance.now();
      queue.endedBy = who;
      who.held(queue.endedAt - takenAt, queue.endedAt);
      this.#holders -= 1;
      this.#heldAlone = false;
      this.#handOn();
    };
  }

  /** Gives the connection to whoever may have it now. */
  #handOn() {
    while (!this.#heldAlone && this.#holders < SENT_AT_ONCE) {
      const next = this.#next();
      if (!next || (next.alone && this.#holders > 0)) return;
      const { waiting } = this.#queues[next.who.queue]!;
      waiting.splice(waiting.indexOf(next), 1);
      this.#holders += 1;
      this.#heldAlone = next.alone;
      next.take();
    }
  }

  #next(): Waiting | undefined {
    const now = performance.now();
    const asked = this.#queues.filter(({ waiting }) => waiting.length > 0);
    const overdue = asked.find(({ turnMs, endedAt }) => now - endedAt > turnMs);
    const queue = overdue ?? asked[0];
    if (!queue) return undefined;
    const next = leastHeld(queue.waiting, now);
    if (overdue || this.#holders > 0) return next;
    const goBefore = this.#queues.slice(0, this.#queues.indexOf(queue));
    if (queue.endedBy.heldMs(now) < next.who.heldMs(now)) goBefore.push(queue);
    const waitMs = Math.max(...goBefore.map(({ endedAt }) => endedAt)) + queue.quietMs - now;
    if (waitMs <= 0) return next;
    this.#waitingForQuiet ??= setTimeout(() => {
      // After a busy moment what has arrived in it is heard first.
      setImmediate(() => {
        this.#waitingForQuiet = null;
        this.#handOn();
      });
    }, Math.ceil(waitMs));
    return undefined;
  }
}

function leastHeld(waiting: Waiting[], now: number): Waiting {
  return waiting.reduce((least, next) => (next.who.heldMs(now) < least.who.heldMs(now) ? next : least));
}

async function startWorker({ dataDir, image }: Place): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir, image },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database did not start')));
  });
  return worker;
}
