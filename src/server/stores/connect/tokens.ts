import { createRenewal } from '#server/accounts/connections/renewal.ts';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AppTokens,
  StoreAccess,
  StoreAuthorization,
  StoreTokens,
} from '#server/platforms/ports/store-platform.ts';
import { DAY_MS } from '#shared/core/time.ts';
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

const IDLE_MS = 7 * DAY_MS;

/** What opens a store. Shopify's refresh token works once more when the answer to its use was lost (reference/shopify.md 1.6). */
export function createTokens({ db, secrets, authorizations, appTokens, now, sleep }: Dependencies) {
  const renewal = createRenewal<StoreRecord, StoreTokens>(
    {
      find: async (storeId) => (await findStore(db, storeId))?.store,
      idOf: ({ id }) => id,
      accessTokenOf: ({ accessToken, externalId }) => secrets.open(accessToken, externalId),
      refresherOf,
      claim: (store, { now: at, until }) => claimTokenRenewal(db, store, at, until),
      release: ({ id }) => releaseTokenRenewal(db, id),
      save: async ({ id, externalId }, tokens) =>
        void (await updateStore(db, id, sealed(externalId, tokens))),
      survivesLostAnswer: true,
    },
    { now, sleep },
  );

  async function accessOf(store: StoreRecord): Promise<StoreAccess> {
    return {
      storeName: store.handle,
      // A token that ran out and could not be renewed fails again when it is used, where the owner is notified of it.
      accessToken:
        (await renewal.currentToken(store, store.tokenExpiresAt).catch(nullIfOutside)) ??
        secrets.open(store.accessToken, store.externalId),
      renew: (refused) => renewal.renew(store.id, refused),
    };
  }

  function refresherOf(store: StoreRecord): (() => Promise<StoreTokens>) | undefined {
    const open = (text: string) => secrets.open(text, store.externalId);
    const { handle, clientId, clientSecret, refreshToken } = store;
    if (store.connection === 'app' && clientId && clientSecret)
      return () => appTokens(handle, { clientId, clientSecret: open(clientSecret) });
    const authorization = authorizations[store.platform];
    if (!authorization || !refreshToken) return undefined;
    return () => authorization.refresh({ storeName: handle, refreshToken: open(refreshToken) });
  }

  /** As a store's record has them. */
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
      await renewal.renewNow(store).catch(nullIfOutside);
    }
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
