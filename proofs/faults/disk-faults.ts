import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { pictureOf } from './picture-of.ts';

const FULL_MS = 10_000;

export const diskFaults: Fault[] = [
  {
    name: 'disk-full',
    // What cannot be saved is answered as not made, and its allowance given back.
    mayFail: true,
    async inject({ disk, company }) {
      disk.fill();
      const answers = await Promise.all(company.shops.slice(0, 2).map((shop) => pictureOf(shop)));
      await wait(FULL_MS);
      disk.free();
      return `no byte left for pictures for ${FULL_MS / 1000} s; who asked for one got: ${answers.join(', ')}`;
    },
  },
];
