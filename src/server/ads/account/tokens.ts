import { setTimeout as wait } from 'node:timers/promises';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import type { AdsAccess, AdsAuthorization, AdsTokens } from '#server/platforms/ports/ads-platform.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { NoteDeadToken } from './dead-token.ts';
import {
  type AccountRecord,
  claimRenewal,
  countOtherAccounts,
  findAccount,
  keepToken,
  releaseRenewal,
} from './repository.ts';

interface Dependencies {
  db: Database;
  secrets: Secrets;
  authorization: AdsAuthorization | null;
  noteDeadToken: NoteDeadToken;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

const EARLY_MS = 5 * MINUTE_MS;
/** Longer than Google is waited for. */
const CLAIM_MS = 60_000;
const WAIT_MS = 500;
const FAREWELL_MS = 5_000;

/** What opens an account. A token lives an hour and is renewed by one process at a time. */
export function createAdsTokens({ db, secrets, authorization, noteDeadToken, now, sleep }: Dependencies) {
  async function accessOf(account: AccountRecord): Promise<AdsAccess> {
    const { storeId, managerId, tokenExpiresAt } = account;
    const access: AdsAccess = {
      accessToken: open(storeId, account.accessToken),
      managerId,
      renew: (refused) => renew(storeId, refused),
    };
    const leftMs = (tokenExpiresAt?.getTime() ?? 0) - now().getTime();
    if (leftMs < EARLY_MS)
      access.accessToken = (await renew(storeId, access.accessToken)) ?? access.accessToken;
    return access;
  }

  /** Another token than `old`; null when the account is gone. */
  async function renew(storeId: string, old: string): Promise<string | null> {
    for (;;) {
      const account = await findAccount(db, storeId);
      if (!account || !authorization) return null;
      const current = open(storeId, account.accessToken);
      if (current !== old) return current;
      const until = new Date(now().getTime() + CLAIM_MS);
      if (await claimRenewal(db, account, { now: now(), until })) return renewClaimed(account, authorization);
      await sleep(WAIT_MS);
    }
  }

  async function renewClaimed(account: AccountRecord, authorization: AdsAuthorization): Promise<string> {
    const { storeId, refreshToken } = account;
    try {
      const tokens = await authorization.refresh(open(storeId, refreshToken));
      await keepToken(db, account, sealedAccess(storeId, tokens));
      return tokens.accessToken;
    } catch (error) {
      const isDead = error instanceof PlatformFailure && error.kind === 'reconnect-needed';
      if (isDead) await noteDeadToken(account, error);
      throw error;
    } finally {
      await releaseRenewal(db, storeId);
    }
  }

  /**
   * Tells Google that we are done; when it is away, it is not told. Google ends everything that the person granted, so
   * while another store of the same owner may live on that consent, the token is only forgotten.
   */
  async function revoke(account: AccountRecord, userId: string) {
    const { storeId } = account;
    if (!authorization || (await countOtherAccounts(db, { storeId, userId })) > 0) return;
    const revoke = async () => authorization.revoke(open(storeId, account.refreshToken));
    const tooLate = new AbortController();
    await Promise.race([
      revoke().catch((error) => {
        if (!(error instanceof PlatformFailure)) throw error;
      }),
      wait(FAREWELL_MS, undefined, { signal: tooLate.signal }).catch(() => {}),
    ]).finally(() => tooLate.abort());
  }

  /** As an account's record keeps them. */
  function sealed(storeId: string, { refreshToken, ...access }: AdsTokens & { refreshToken: string }) {
    return {
      ...sealedAccess(storeId, access),
      refreshToken: secrets.seal(refreshToken, ownerOf(storeId)),
      tokenRefreshUntil: null,
    };
  }

  function sealedAccess(storeId: string, { accessToken, expiresAt }: AdsTokens) {
    return { accessToken: secrets.seal(accessToken, ownerOf(storeId)), tokenExpiresAt: expiresAt };
  }

  const open = (storeId: string, text: string | null) => secrets.open(text ?? '', ownerOf(storeId));

  return { accessOf, sealed, revoke };
}
export type AdsTokenKeeper = ReturnType<typeof createAdsTokens>;

function ownerOf(storeId: string): string {
  return `${storeId} google-ads`;
}
