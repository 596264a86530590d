import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { hasClocks } from './member.ts';

const HOUR_S = 3_600;
const LASTING_MS = 15_000;

/** The clock on the wall of one web process and one worker, and the way back. */
function jump(name: string, seconds: number, words: string): Fault {
  return {
    name,
    mayFail: false,
    async inject({ fleet }) {
      if (!hasClocks()) return 'SKIPPED: libfaketime is not installed';
      // The last worker stands still during it.
      const some = [fleet.web().at(-1)!, fleet.workers()[0]!];
      for (const member of some) member.setClock(seconds);
      await wait(LASTING_MS);
      for (const member of some) member.setClock(0);
      return `${words} for ${LASTING_MS / 1000} s and back, in one web process and one worker`;
    },
  };
}

export const clockFaults: Fault[] = [
  jump('clock-ahead', HOUR_S, 'an hour ahead'),
  jump('clock-behind', -HOUR_S, 'an hour behind'),
];
