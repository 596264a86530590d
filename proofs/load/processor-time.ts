import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Seconds of processor a process and its children have taken, those that ended included, as Linux reports them. */
export function processorSeconds(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const ticks = own.ticks + own.ended + children.reduce((sum, child) => sum + child.ticks + child.ended, 0);
  return ticks / TICKS_A_SECOND;
}

function statOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return null; // has ended
  }
}
