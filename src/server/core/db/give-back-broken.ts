import type { Pool, PoolClient } from 'pg';

/**
 * A connection that breaks while in use goes back by itself, so that it is replaced and nobody who closes the
 * pool waits for it: drizzle forgets the one whose `begin` fails.
 */
export function giveBackBroken(pool: Pool) {
  const held = new WeakSet<PoolClient>();
  pool.on('release', (_error: Error, client: PoolClient) => held.delete(client));
  pool.on('acquire', (client: PoolClient) => {
    held.add(client);
    // By then the pool has put its `release` there, and the waiting caller has not seen the connection yet. Who waited
    // too long gets none: then it has gone back already.
    queueMicrotask(() => held.has(client) && watch(client));
  });
}

function watch(client: PoolClient) {
  const { release } = client;
  let held = true;
  function giveBack(error?: Error | boolean) {
    if (!held) return;
    held = false;
    client.off('end', broken);
    release.call(client, error);
  }
  const broken = () => giveBack(true);
  client.once('end', broken);
  client.release = giveBack;
}
