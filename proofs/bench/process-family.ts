import { readdirSync, readFileSync } from 'node:fs';
import { residentMemory } from './resident-memory.ts';

/**
 * Looks at a process and all that it started, as Linux shows them, until stopped. What runs the program `apart` counts
 * for itself.
 */
export function watchFamily(pid: number, { everyMs = 20, apart = '' } = {}) {
  const cpuTicks = new Map<number, number>();
  let peak = 0;
  let peakApart = 0;
  const look = () => {
    const all = familyOf(pid);
    const strangers = apart ? all.filter((one) => commandOf(one).includes(apart)) : [];
    const family = all.filter((one) => !strangers.includes(one));
    peak = Math.max(peak, memoryOf(family));
    peakApart = Math.max(peakApart, memoryOf(strangers));
    for (const one of family) cpuTicks.set(one, Math.max(cpuTicks.get(one) ?? 0, ticksOf(one)));
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      const ticks = [...cpuTicks.values()].reduce((sum, one) => sum + one, 0);
      return { cpuSeconds: ticks / 100, peak, peakApart };
    },
  };
}

function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

function memoryOf(processes: number[]): number {
  return processes.reduce((sum, one) => sum + residentMemory(one), 0);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}
