import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountDisk } from '#server/testing/small-disk.ts';
import { findPostgres, freePort } from '../../scripts/postgres-cluster.ts';
import { createTcpProxy } from './tcp-proxy.ts';

const SETTINGS = [
  'max_connections=200',
  'fsync=off',
  'max_wal_size=96MB',
  'min_wal_size=32MB',
  'wal_keep_size=32MB',
  'listen_addresses=127.0.0.1',
];

/** A PostgreSQL with a streaming replica, on a disk of their own, behind one address that follows the one that leads. */
export async function startPostgresPair() {
  const bin = findPostgres();
  if (!bin) return null;
  const parent = mkdtempSync(join(tmpdir(), 'vitrin-pair-'));
  chmodSync(parent, 0o755);
  const disk = mountDisk(join(parent, 'disk'), 640);
  execFileSync('chown', ['postgres', disk.folder]);
  const members = [await member('first'), await member('second')];
  let [leading, following] = members as [Member, Member];
  const proxy = await createTcpProxy(() => [leading.port]);

  async function member(name: string) {
    return { port: await freePort(), data: join(disk.folder, name), log: join(parent, `${name}.log`) };
  }

  function run(program: string, parameters: string[]) {
    // What it starts holds standard error open, so nobody may wait for that to close.
    execFileSync('runuser', ['-u', 'postgres', '--', join(bin!, program), ...parameters], {
      stdio: 'ignore',
      cwd: disk.folder,
      timeout: 60_000,
    });
  }

  function control(of: Member, order: string, ...more: string[]) {
    const options = [
      '-o',
      ['-p', of.port, '-k', disk.folder, ...SETTINGS.map((each) => `-c ${each}`)].join(' '),
    ];
    run('pg_ctl', ['-D', of.data, '-w', '-l', of.log, ...options, ...more, order]);
  }

  function isRunning(of: Member): boolean {
    try {
      run('pg_ctl', ['-D', of.data, 'status']);
      return true;
    } catch {
      return false;
    }
  }

  /** The other one is made again from the one that leads. */
  function followAgain() {
    if (isRunning(following)) control(following, 'stop', '-m', 'immediate');
    rmSync(following.data, { recursive: true, force: true });
    const source = ['-h', '127.0.0.1', '-p', String(leading.port), '-U', 'vitrin'];
    run('pg_basebackup', [...source, '-D', following.data, '-R', '-X', 'stream', '-c', 'fast']);
    control(following, 'start');
  }

  for (const { log } of members) {
    execFileSync('touch', [log]);
    execFileSync('chown', ['postgres', log]);
  }
  run('initdb', ['-D', leading.data, '-U', 'vitrin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  control(leading, 'start');
  followAgain();

  return {
    /** What the product connects to. */
    url: `postgres://vitrin@127.0.0.1:${proxy.port}/postgres`,
    /** For a look from outside. */
    directUrl: () => `postgres://vitrin@127.0.0.1:${leading.port}/postgres`,
    proxy,
    disk,
    restart: (how: 'fast' | 'immediate') => control(leading, 'restart', '-m', how),
    /** What ended by a full disk is started by its operator. */
    startAgain() {
      if (!isRunning(leading)) control(leading, 'start');
      if (!isRunning(following)) control(following, 'start');
    },
    /** The one that leads is stopped in order, so that its last word has reached the other, which then leads. */
    failOver() {
      control(leading, 'stop', '-m', 'fast');
      control(following, 'promote');
      [leading, following] = [following, leading];
      proxy.cut();
      followAgain();
    },
    async stop() {
      await proxy.close();
      for (const each of members) if (isRunning(each)) control(each, 'stop', '-m', 'immediate');
      disk.unmount();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
export type PostgresPair = NonNullable<Awaited<ReturnType<typeof startPostgresPair>>>;

interface Member {
  port: number;
  data: string;
  log: string;
}
