import { connect, createServer, type Server, type Socket } from 'node:net';

/** What a load balancer does: every connection to the next of these ports of this machine. */
export async function startBalancer(port: number, targets: number[]): Promise<Server> {
  let next = 0;
  const server = createServer((client) => {
    const target = connect(targets[next++ % targets.length]!, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as [Socket, Socket][]) {
      from.setNoDelay(true);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
