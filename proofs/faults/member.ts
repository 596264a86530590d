import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/postgres-cluster.ts';

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const RESTART_AFTER_MS = 1_000;
const STOP_PATIENCE_MS = 30_000;

/** A line that a process logged at error or above, or that was no log line at all. */
export interface Complaint {
  at: number;
  from: string;
  text: string;
}

/** When a process ended, and its code unless it was killed. */
export interface End {
  at: number;
  name: string;
  code: number | null;
}

interface MemberOptions {
  folder: string;
  /** What it sees as /etc/hosts. */
  hosts: string;
  settings: Record<string, string>;
  complaints: Complaint[];
  ends: End[];
}

/** Without libfaketime no clock can be set. */
export const hasClocks = () => existsSync(FAKETIME);

/** One process of Vitrin that is started again whenever it ends. */
export async function startMember(
  name: string,
  role: 'all' | 'web' | 'worker',
  { folder, hosts, settings, complaints, ends }: MemberOptions,
) {
  const clock = join(folder, `${name}.clock`);
  const [port, probePort] = [await freePort(), await freePort()];
  let child: ChildProcess;
  let flags: string[] = [];
  let stopping = false;
  let ended: Promise<unknown> = Promise.resolve();
  writeFileSync(clock, '+0\n');

  function start() {
    const program = [process.execPath, ...flags, 'src/server/main.ts'];
    const within = `mount --bind ${hosts} /etc/hosts && exec "$@"`;
    child = spawn('unshare', ['--mount', 'sh', '-c', within, 'sh', ...program], {
      env: {
        ...environment(),
        ...settings,
        ROLE: role,
        PORT: String(port),
        METRICS_PORT: String(probePort),
        LOG_LEVEL: 'warn',
        ...(hasClocks() ? fakeClock(clock) : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => hear(line));
    ended = once(child, 'exit').then(([code]: (number | null)[]) => {
      ends.push({ at: Date.now(), name, code: code ?? null });
      if (!stopping) setTimeout(() => stopping || start(), RESTART_AFTER_MS);
    });
  }

  function hear(line: string) {
    if (line.startsWith('Vitrin is ready') || line.trim() === '') return;
    const entry = parsed(line);
    if (entry && Number(entry.level) < 50) return;
    complaints.push({ at: Date.now(), from: name, text: entry ? wordsOf(entry) : line });
  }

  const member = {
    name,
    role,
    port,
    probePort,
    isReady: () => answers(`http://127.0.0.1:${probePort}/api/ready`),
    isHealthy: () => (role === 'worker' ? member.isReady() : answers(`http://127.0.0.1:${port}/api/health`)),
    /** Stopped by SIGSTOP, so that it does not answer. */
    standsStill: false,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** With other flags of Node from its next start on. */
    setFlags(next: string[]) {
      flags = next;
    },
    /** Seconds off, from now on. */
    setClock: (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}\n`),
    /** After `stop`. */
    resume() {
      stopping = false;
      start();
    },
    /** @returns the code it ended with, null when it had to be killed. */
    async stop(): Promise<number | null> {
      stopping = true;
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await Promise.race([ended, wait(STOP_PATIENCE_MS)]);
      child.kill('SIGKILL');
      await ended;
      return child.exitCode;
    },
    end() {
      stopping = true;
      child?.kill('SIGKILL');
    },
  };
  start();
  return member;
}
export type Member = Awaited<ReturnType<typeof startMember>>;

/** Nothing of how this program itself was started. */
function environment() {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, SIMULATORS: 'off' };
}

/** Only the clock on the wall is set: no operating system moves the one that timers go by. */
function fakeClock(file: string) {
  return {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function wordsOf(entry: Record<string, unknown>): string {
  const error = entry.err as { message?: string; code?: string } | undefined;
  const words = [entry.msg, entry.job, error?.code, error?.message?.split('\n')[0]];
  return words.filter(Boolean).join(' · ').slice(0, 300);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
