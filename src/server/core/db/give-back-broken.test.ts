import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { giveBackBroken } from './give-back-broken.ts';

const CONNECTING_MS = 70;
const PATIENCE_MS = 100;

/** Connects late, and breaks on request. */
class SlowClient extends EventEmitter {
  static readonly all: SlowClient[] = [];
  readonly _queryable = true;
  constructor() {
    super();
    SlowClient.all.push(this);
  }
  connect(done: () => void) {
    setTimeout(done, CONNECTING_MS);
  }
  end(done: () => void) {
    done();
  }
}

test('a connection that came after its caller gave up may break while idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pool = new pg.Pool({ Client: SlowClient as never, max: 1, connectionTimeoutMillis: PATIENCE_MS });
  giveBackBroken(pool);
  const connecting = pool.connect();
  vi.advanceTimersByTime(CONNECTING_MS);
  const first = await connecting;
  const tooLate = pool.connect();
  vi.advanceTimersByTime(PATIENCE_MS - CONNECTING_MS / 2);
  first.release(true);
  vi.advanceTimersByTime(CONNECTING_MS / 2);
  await expect(tooLate).rejects.toThrow('timeout exceeded when trying to connect');
  vi.advanceTimersByTime(CONNECTING_MS / 2);
  await Promise.resolve();

  expect([SlowClient.all.length, pool.idleCount]).toEqual([2, 1]);
  expect(() => SlowClient.all[1]!.emit('end')).not.toThrow();
});
