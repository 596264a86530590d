import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const AWAY_MS = 6_000;
/** What is asked and not answered is given up by nobody before its time. */
const SILENT_MS = 12_000;

export const databaseFaults: Fault[] = [
  {
    name: 'database-restart',
    mayFail: true,
    async inject({ postgres }) {
      postgres.restart('fast');
      await wait(3_000);
      postgres.restart('immediate');
      return 'restarted in order, then without';
    },
  },
  {
    name: 'database-away',
    mayFail: true,
    async inject({ postgres }) {
      postgres.proxy.set('refused');
      await wait(AWAY_MS);
      postgres.proxy.set('open');
      return `refused for ${AWAY_MS / 1000} s`;
    },
  },
  {
    name: 'database-silent',
    mayFail: true,
    async inject({ postgres }) {
      postgres.proxy.set('silent');
      await wait(SILENT_MS);
      postgres.proxy.set('open');
      return `accepted and never answered for ${SILENT_MS / 1000} s`;
    },
  },
  {
    name: 'database-failover',
    mayFail: true,
    async inject({ postgres }) {
      postgres.failOver();
      return 'the replica was promoted behind the same address';
    },
  },
  {
    name: 'database-full',
    mayFail: true,
    async inject({ postgres }) {
      postgres.disk.fill();
      await wait(AWAY_MS);
      postgres.disk.free();
      postgres.startAgain();
      return `no byte left for tables and WAL for ${AWAY_MS / 1000} s`;
    },
  },
];
