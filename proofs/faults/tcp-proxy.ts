import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What a piece of network does. `slow`: everything arrives late · `silent`: connections are accepted and nothing is
 * passed on, in old ones neither · `lost`: what is asked arrives, and the connection breaks instead of the answer ·
 * `refused`: nobody listens behind it.
 */
export type Passing = 'open' | 'slow' | 'silent' | 'lost' | 'refused';

const SLOW_MS = 1_500;

/** Between two programs on loopback. `ports` are tried in turn, so it also shares connections out between several. */
export async function createTcpProxy(ports: () => number[]) {
  let passing: Passing = 'open';
  let turn = 0;
  const pairs = new Set<() => void>();

  const server = createServer((near) => {
    near.on('error', () => {});
    if (passing === 'refused') return void near.resetAndDestroy();
    const all = ports();
    turn += 1;
    reach(near, [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]);
  });

  function reach(near: Socket, [port, ...others]: number[]) {
    if (port === undefined) return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => (others.length > 0 && !near.destroyed ? reach(near, others) : near.destroy()));
    far.once('connect', () => join(near, far));
  }

  function join(near: Socket, far: Socket) {
    const end = () => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    pairs.add(end);
    far.removeAllListeners('error').on('error', () => near.destroy());
    near.on('close', () => {
      pairs.delete(end);
      far.destroy();
    });
    far.on('close', () => near.destroy());
    near.on('data', (piece) => pass(near, far, piece));
    far.on('data', (piece) => (passing === 'lost' ? end() : pass(far, near, piece)));
  }

  function pass(from: Socket, to: Socket, piece: Buffer) {
    if (passing === 'silent') return;
    if (passing !== 'slow') return void to.write(piece);
    from.pause();
    setTimeout(() => {
      to.write(piece);
      from.resume();
    }, SLOW_MS);
  }

  function cut() {
    for (const end of [...pairs]) end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What was swallowed during it is never sent, so its connections are cut when it ends. */
    set(next: Passing) {
      if (passing === 'silent' || next === 'refused') cut();
      passing = next;
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TcpProxy = Awaited<ReturnType<typeof createTcpProxy>>;
