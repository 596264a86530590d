import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Complaint, type End, type Member, startMember } from './member.ts';
import { SHOPIFY_HOST } from './world.ts';

interface FleetOptions {
  folder: string;
  settings: Record<string, string>;
}

/**
 * Processes of Vitrin that are started again when they end, as their operator would. Each sees a hosts file of this
 * fleet's own and, where libfaketime is installed, a clock that can be set.
 */
export function createFleet({ folder, settings }: FleetOptions) {
  const hosts = join(folder, 'hosts');
  const complaints: Complaint[] = [];
  const ends: End[] = [];
  const members: Member[] = [];
  resolveShopify(true);

  function resolveShopify(known: boolean) {
    writeFileSync(hosts, `127.0.0.1 localhost\n${known ? `127.0.0.1 ${SHOPIFY_HOST}\n` : ''}`);
  }

  async function add(name: string, role: 'all' | 'web' | 'worker') {
    members.push(await startMember(name, role, { folder, hosts, settings, complaints, ends }));
  }

  return {
    members,
    complaints,
    ends,
    add,
    resolveShopify,
    web: () => members.filter(({ role }) => role !== 'worker'),
    workers: () => members.filter(({ role }) => role === 'worker'),
    async untilReady(limitMs = 300_000) {
      for (const until = Date.now() + limitMs; Date.now() < until; await wait(100)) {
        if ((await Promise.all(members.map((each) => each.isReady()))).every(Boolean)) return;
      }
      throw new Error(`Vitrin did not start\n${complaints.map(({ text }) => text).join('\n')}`);
    },
    end() {
      for (const each of members) each.end();
    },
  };
}
export type Fleet = ReturnType<typeof createFleet>;
