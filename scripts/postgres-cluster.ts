import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of its own on loopback; `stop` leaves nothing behind. Null when none is installed. */
export async function startPostgres({ fsync = false }: { fsync?: boolean } = {}) {
  const bin = findPostgres();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  if (isRoot) execFileSync('chown', ['postgres', folder]);

  function asPostgres(program: string, parameters: string[]) {
    const whole = [join(bin!, program), ...parameters];
    const [first, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...whole] : whole;
    execFileSync(first!, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  }

  function stop() {
    if (existsSync(join(data, 'postmaster.pid')))
      asPostgres('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    asPostgres('initdb', ['-D', data, '-U', 'vitrin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
    asPostgres('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `postgres://vitrin@127.0.0.1:${port}/postgres`, stop };
}

export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((candidate) => existsSync(join(candidate, 'initdb')));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
