import { retry } from '#server/core/retry/retry.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

/** How one kind of connection saves its tokens, and how its platform gives new ones. */
export interface RenewableConnection<Connection, Tokens extends { accessToken: string }> {
  /** As it is now; undefined where it is gone. */
  find(id: string): Promise<Connection | undefined>;
  idOf(connection: Connection): string;
  accessTokenOf(connection: Connection): string;
  /** Asks the platform for other tokens, null where it has none; undefined where this connection is never renewed. */
  refresherOf(connection: Connection): (() => Promise<Tokens | null>) | undefined;
  /** The lease, unless another process has it or the token is no longer this one. */
  claim(connection: Connection, lease: { now: Date; until: Date }): Promise<boolean>;
  release(connection: Connection): Promise<void>;
  save(connection: Connection, tokens: Tokens): Promise<void>;
  /** The platform renews no longer: the owner has to connect again. */
  onDead?(connection: Connection, failure: PlatformFailure): Promise<void>;
  /** Whether a refresh token works once more when the answer to its use was lost. */
  survivesLostAnswer: boolean;
}

interface Dependencies {
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

const EARLY_MS = 5 * MINUTE_MS;
/** Longer than a platform is waited for. */
const LEASE_MS = MINUTE_MS;
const LOOK_AGAIN_MS = 500;

/**
 * Renews what opens a connection, by one process at a time, and saves it before it is used: a renewal may retire the
 * refresh token it was made with (reference/shopify.md 1.6, social.md 4.1).
 *
 * A renewal ahead of time that fails does not matter as long as the token opens: it is tried again with the next use. Any
 * other failure is thrown, and where the platform says that the permission is over, `onDead` is called first. Of several
 * processes one asks; a process that ended while it asked is waited for until its lease is over.
 */
export function createRenewal<Connection, Tokens extends { accessToken: string }>(
  connections: RenewableConnection<Connection, Tokens>,
  { now, sleep }: Dependencies,
) {
  /** The token to use now: another one where the present one ends within minutes. */
  async function currentToken(connection: Connection, expiresAt: Date | null): Promise<string> {
    const token = connections.accessTokenOf(connection);
    const leftMs = expiresAt ? expiresAt.getTime() - now().getTime() : Number.POSITIVE_INFINITY;
    if (leftMs >= EARLY_MS) return token;
    const renewed = await renew(connections.idOf(connection), token).catch((error) => {
      if (leftMs > 0 && error instanceof PlatformFailure && error.kind !== 'reconnect-needed') return null;
      throw error;
    });
    return renewed ?? token;
  }

  /** Another token than the one that was refused; null where there is none to be had. */
  async function renew(id: string, refused: string): Promise<string | null> {
    for (;;) {
      const connection = await connections.find(id);
      if (!connection) return null;
      const token = connections.accessTokenOf(connection);
      if (token !== refused) return token;
      const refresh = connections.refresherOf(connection);
      if (!refresh) return null;
      const until = new Date(now().getTime() + LEASE_MS);
      if (await connections.claim(connection, { now: now(), until }))
        return renewClaimed(connection, refresh);
      await sleep(LOOK_AGAIN_MS);
    }
  }

  const isLost = (error: unknown) =>
    connections.survivesLostAnswer && error instanceof PlatformFailure && error.kind === 'unavailable';

  async function renewClaimed(
    connection: Connection,
    refresh: () => Promise<Tokens | null>,
  ): Promise<string | null> {
    try {
      const tokens = await retry({ again: (error) => (isLost(error) ? { attempts: 2 } : null) }, refresh);
      if (tokens) await connections.save(connection, tokens);
      return tokens?.accessToken ?? null;
    } catch (error) {
      if (error instanceof PlatformFailure && error.kind === 'reconnect-needed')
        await connections.onDead?.(connection, error);
      throw error;
    } finally {
      await connections.release(connection);
    }
  }

  /** For connections whose permission ends when it lies unused. */
  const renewNow = (connection: Connection) =>
    renew(connections.idOf(connection), connections.accessTokenOf(connection));

  return { currentToken, renew, renewNow };
}
