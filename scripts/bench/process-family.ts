import { readdirSync, readFileSync } from 'node:fs';
import { residentMemory } from './resident-memory.ts';

/** Looks at a process and all that it started, as Linux shows them, until stopped. */
export function watchFamily(pid: number, everyMs = 20) {
  const cpuTicks = new Map<number, number>();
  let peak = 0;
  const look = () => {
    const family = familyOf(pid);
    peak = Math.max(
      peak,
      family.reduce((sum, one) => sum + residentMemory(one), 0),
    );
    for (const one of family) cpuTicks.set(one, Math.max(cpuTicks.get(one) ?? 0, ticksOf(one)));
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      const ticks = [...cpuTicks.values()].reduce((sum, one) => sum + one, 0);
      return { cpuSeconds: ticks / 100, peak };
    },
  };
}

function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
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
