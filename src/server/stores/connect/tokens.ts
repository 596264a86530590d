import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AppTokens,
  StoreAccess,
  StoreAuthorization,
  StoreTokens,
} from '#server/platforms/ports/store-platform.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import type { Platform } from '#shared/stores/stores.ts';
import {
  claimTokenRenewal,
  findIdleTokens,
  findStore,
  releaseTokenRenewal,
  type StoreRecord,
  updateStore,
} from './repository.ts';

interface Dependencies {
  db: Database;
  secrets: Secrets;
  authorizations: Partial<Record<Platform, StoreAuthorization>>;
  appTokens: AppTokens;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

const EARLY_MS = 5 * MINUTE_MS;
const CLAIM_MS = 60_000;
const WAIT_MS = 500;
const IDLE_MS = 7 * DAY_MS;

/**
 * What opens a store. Tokens that run out are renewed a little early or when they are refused, by one process at a
 * time: each renewal retires the refresh token it was made with (reference/shopify.md 1.6).
 */
export function createTokens({ db, secrets, authorizations, appTokens, now, sleep }: Dependencies) {
  async function accessOf(store: StoreRecord): Promise<StoreAccess> {
    const access: StoreAccess = {
      storeName: store.handle,
      accessToken: secrets.open(store.accessToken, store.externalId),
      renew: (refused) => renew(store.id, refused),
    };
    const runsOut = store.tokenExpiresAt && store.tokenExpiresAt.getTime() - now().getTime() < EARLY_MS;
    if (runsOut) {
      // What fails here fails again when the token is used, where whoever uses it can tell the owner.
      const renewed = await renew(store.id, access.accessToken).catch(nullIfOutside);
      access.accessToken = renewed ?? access.accessToken;
    }
    return access;
  }

  /** Another token than `old`; null where tokens of this connection cannot be renewed. */
  async function renew(storeId: string, old: string): Promise<string | null> {
    for (;;) {
      const found = await findStore(db, storeId);
      if (!found) return null;
      const { store } = found;
      const current = secrets.open(store.accessToken, store.externalId);
      if (current !== old) return current;
      const ask = renewalOf(store);
      if (!ask) return null;
      const until = new Date(now().getTime() + CLAIM_MS);
      if (await claimTokenRenewal(db, store, now(), until)) return await renewClaimed(store, ask);
      await sleep(WAIT_MS);
    }
  }

  async function renewClaimed(store: StoreRecord, ask: () => Promise<StoreTokens>): Promise<string> {
    try {
      const tokens = await ask().catch((error) => {
        // The answer may have been lost on its way; the same refresh token still works then.
        if (error instanceof PlatformFailure && error.kind === 'unavailable') return ask();
        throw error;
      });
      await updateStore(db, store.id, { ...sealed(store.externalId, tokens), tokenRefreshUntil: null });
      return tokens.accessToken;
    } catch (error) {
      await releaseTokenRenewal(db, store.id);
      throw error;
    }
  }

  function renewalOf(store: StoreRecord): (() => Promise<StoreTokens>) | null {
    const open = (text: string) => secrets.open(text, store.externalId);
    const { handle, clientId, clientSecret, refreshToken } = store;
    if (store.connection === 'app' && clientId && clientSecret)
      return () => appTokens(handle, { clientId, clientSecret: open(clientSecret) });
    const authorization = authorizations[store.platform as Platform];
    if (!authorization || !refreshToken) return null;
    return () => authorization.refresh({ storeName: handle, refreshToken: open(refreshToken) });
  }

  /** As a store's record keeps them. */
  function sealed(externalId: string, tokens: StoreTokens) {
    return {
      accessToken: secrets.seal(tokens.accessToken, externalId),
      refreshToken: tokens.refreshToken && secrets.seal(tokens.refreshToken, externalId),
      tokenExpiresAt: tokens.expiresAt,
      refreshTokenExpiresAt: tokens.refreshExpiresAt,
    };
  }

  /** A refresh token that is never used dies; stores that nobody reads are renewed once a week. */
  async function renewIdle() {
    for (const { store } of await findIdleTokens(db, new Date(now().getTime() - IDLE_MS))) {
      await renewCurrent(store).catch(nullIfOutside);
    }
  }

  async function renewCurrent({ id, accessToken, externalId }: StoreRecord) {
    await renew(id, secrets.open(accessToken, externalId));
  }

  return { accessOf, sealed, renewIdle };
}
export type Tokens = ReturnType<typeof createTokens>;

function nullIfOutside(error: unknown): null {
  if (error instanceof PlatformFailure) return null;
  throw error;
}

/** A token that an owner made and pasted: it lasts until they end it. */
export function lastingToken(accessToken: string): StoreTokens {
  return { accessToken, refreshToken: null, expiresAt: null, refreshExpiresAt: null, scopes: [] };
}
