import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const BETWEEN_KILLS_MS = 1_500;
/** Longer than any lease: a post's is three minutes. */
const STOPPED_MS = 195_000;
/** Enough to start, too little to read a store of any size. */
const SMALL_HEAP_MB = 44;
const LARGE_SHOP = 6_000;

export const processFaults: Fault[] = [
  {
    name: 'kill',
    mayFail: true,
    async inject({ fleet }) {
      for (let round = 0; round < 2; round += 1) {
        for (const member of fleet.members.toSorted(() => Math.random() - 0.5)) {
          member.signal('SIGKILL');
          await wait(BETWEEN_KILLS_MS * (0.5 + Math.random()));
        }
      }
      return 'kill -9 of each process, twice, in any order';
    },
  },
  {
    name: 'out-of-memory',
    mayFail: false,
    async inject({ fleet, company, world }) {
      const [worker, other] = fleet.workers();
      const endsBefore = fleet.ends.length;
      for (const each of [worker!, other!]) {
        each.setFlags([`--max-old-space-size=${SMALL_HEAP_MB}`]);
        each.signal('SIGKILL');
      }
      world.openShop('large', LARGE_SHOP);
      const { owner } = company.shops[0]!;
      await company.connectShopify(owner, 'large');
      await wait(25_000);
      const ends = fleet.ends.slice(endsBefore + 2).filter(({ name }) => name.startsWith('worker'));
      for (const each of [worker!, other!]) {
        each.setFlags([]);
        each.signal('SIGKILL');
      }
      return `both workers with ${SMALL_HEAP_MB} MB while ${LARGE_SHOP} orders are read: ${ends.length} ended by it`;
    },
  },
  {
    name: 'stopped',
    mayFail: false,
    async inject({ fleet }) {
      const worker = fleet.workers().at(-1)!;
      worker.standsStill = true;
      worker.signal('SIGSTOP');
      await wait(STOPPED_MS);
      worker.signal('SIGCONT');
      worker.standsStill = false;
      return `one worker stood still for ${STOPPED_MS / 1000} s and went on with what it believed to hold`;
    },
  },
];
