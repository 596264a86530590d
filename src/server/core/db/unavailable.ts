import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Pool } from 'pg';

/** Why the database cannot answer now what it may answer in a moment. */
export type Unavailability = 'busy' | 'slow' | 'away';

/** There is no connection that could be asked; `cause` says why. */
export class NoConnection extends Error {
  override name = 'NoConnection';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** Codes of PostgreSQL and of Node.js, and sentences of the driver that have no code. */
const REASONS: [Unavailability, Set<string>][] = [
  ['busy', new Set(['53300', '40001', '40P01', 'timeout exceeded when trying to connect'])],
  ['slow', new Set(['57014', 'Query read timeout'])],
  [
    'away',
    new Set([
      '08000',
      '08001',
      '08003',
      '08004',
      '08006',
      '57P01',
      '57P02',
      '57P03',
      '57P05',
      '25006',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
    ]),
  ],
];

/** Null where another question, or the same one tomorrow, would fail just as well: that is a fault of ours. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  let ofDatabase = false;
  let hasConnection = true;
  for (let each = error; each instanceof Error; each = each.cause) {
    ofDatabase ||= each instanceof DrizzleQueryError || each instanceof NoConnection;
    hasConnection &&= !(each instanceof NoConnection);
    if (!ofDatabase) continue;
    const { code = '', message } = each as Error & { code?: string };
    const known = REASONS.find(([, said]) => said.has(code) || said.has(message));
    if (known) return known[0];
  }
  return hasConnection ? null : 'away';
}

/** drizzle leaves bare why a transaction got no connection, which then looks like a fault of any other service. */
export function nameNoConnection(pool: Pool) {
  const { connect } = pool;
  type Callback = Parameters<typeof connect>[0];
  function named(callback?: Callback) {
    if (callback)
      return connect.call(pool, (error, client, release) =>
        callback(error && new NoConnection(error), client, release),
      );
    return (connect as () => Promise<unknown>).call(pool).catch((error) => {
      throw new NoConnection(error);
    });
  }
  pool.connect = named as typeof connect;
}
