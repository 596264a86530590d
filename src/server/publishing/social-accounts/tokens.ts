import { setTimeout as wait } from 'node:timers/promises';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  AccountGrant,
  ConsentAccess,
  SocialAuthorization,
} from '#server/platforms/ports/social-network.ts';
import type { ConsentWay } from '#shared/publishing/social-accounts.ts';
import {
  type AccountRecord,
  claimRenewal,
  findAccount,
  findRunningOut,
  updateAccount,
} from './repository.ts';

interface Dependencies {
  db: Database;
  secrets: Secrets;
  authorizations: Partial<Record<ConsentWay, SocialAuthorization>>;
  /** The network takes its token no longer. */
  onDead(account: AccountRecord, failure: PlatformFailure): Promise<void>;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

export const WAY_OF: Record<AccountAccess['via'], ConsentWay> = {
  facebook_login: 'facebook',
  instagram_login: 'instagram',
  x: 'x',
};

const EARLY_MS = 5 * 60_000;
/** Longer than a network is waited for. */
const CLAIM_MS = 60_000;
const WAIT_MS = 500;
const MONTH_MS = 30 * 86_400_000;
const NOTIFY_MS = 5_000;

/**
 * What opens an account. A token is renewed by one process at a time and kept before it is used: of X's refresh tokens
 * each is good once, and whoever loses its answer has to connect again (reference/social.md 4.1).
 */
export function createAccountTokens({ db, secrets, authorizations, onDead, now, sleep }: Dependencies) {
  async function accessOf(account: AccountRecord): Promise<AccountAccess> {
    const via = account.via as AccountAccess['via'];
    const { externalId, tokenExpiresAt } = account;
    const access: AccountAccess = {
      externalId,
      via,
      accessToken: open(account, account.accessToken),
      renew: (refused) => renew(account.id, refused),
    };
    const leftMs = tokenExpiresAt ? tokenExpiresAt.getTime() - now().getTime() : Number.POSITIVE_INFINITY;
    if (leftMs < EARLY_MS) {
      const renewed = await renew(account.id, access.accessToken).catch((error) => {
        // It still opens for a while; what ends later is said later.
        if (leftMs > 0 && error instanceof PlatformFailure && error.kind !== 'reconnect-needed') return null;
        throw error;
      });
      access.accessToken = renewed ?? access.accessToken;
    }
    return access;
  }

  /** Another token than `old`; null where tokens of this way are not renewed. */
  async function renew(accountId: string, old: string): Promise<string | null> {
    for (;;) {
      const account = (await findAccount(db, accountId))?.account;
      if (!account) return null;
      const current = open(account, account.accessToken);
      if (current !== old) return current;
      const authorization = authorizations[WAY_OF[account.via as AccountAccess['via']]];
      if (!authorization) return null;
      const until = new Date(now().getTime() + CLAIM_MS);
      if (await claimRenewal(db, account, { now: now(), until })) return renewClaimed(account, authorization);
      await sleep(WAIT_MS);
    }
  }

  async function renewClaimed(
    account: AccountRecord,
    authorization: SocialAuthorization,
  ): Promise<string | null> {
    try {
      const tokens = await authorization.refresh(openAll(account));
      if (tokens) await updateAccount(db, account.id, sealed(account, tokens));
      return tokens?.accessToken ?? null;
    } catch (error) {
      const isDead = error instanceof PlatformFailure && error.kind === 'reconnect-needed';
      if (isDead) await onDead(account, error);
      throw error;
    } finally {
      await updateAccount(db, account.id, { tokenRefreshUntil: null });
    }
  }

  /** Those that end by themselves: Instagram's after 60 days, X's refresh tokens when they lie unused for half a year. */
  async function renewOld() {
    const inAMonth = new Date(now().getTime() + MONTH_MS);
    const aMonthAgo = new Date(now().getTime() - MONTH_MS);
    const old = [
      ...(await findRunningOut(db, 'instagram_login', inAMonth)),
      ...(await findRunningOut(db, 'x', aMonthAgo)),
    ];
    for (const account of old)
      await renewCurrent(account).catch((error) => {
        if (!(error instanceof PlatformFailure)) throw error;
      });
  }

  async function renewCurrent(account: AccountRecord) {
    await renew(account.id, open(account, account.accessToken));
  }

  /** Ends our access to one account. */
  async function revoke(account: AccountRecord) {
    await notifyNetwork(account.via as AccountAccess['via'], (authorization) =>
      authorization.revoke({ externalId: account.externalId, ...openAll(account) }),
    );
  }

  /** Takes back a consent of which nothing is used. */
  async function withdraw(consent: ConsentAccess) {
    await notifyNetwork(consent.via, (authorization) => authorization.withdraw(consent));
  }

  /** When it is away, it is not told that we are done. */
  async function notifyNetwork(
    via: AccountAccess['via'],
    end: (authorization: SocialAuthorization) => Promise<void>,
  ) {
    const authorization = authorizations[WAY_OF[via]];
    if (!authorization) return;
    const tooLate = new AbortController();
    const ending = async () => end(authorization);
    await Promise.race([
      ending().catch((error) => {
        if (!(error instanceof PlatformFailure)) throw error;
      }),
      wait(NOTIFY_MS, undefined, { signal: tooLate.signal }).catch(() => {}),
    ]).finally(() => tooLate.abort());
  }

  /** As an account's record keeps them. */
  function sealed(
    account: Pick<AccountRecord, 'storeId' | 'network' | 'externalId'>,
    {
      accessToken,
      refreshToken,
      expiresAt,
    }: Pick<AccountGrant, 'accessToken' | 'refreshToken' | 'expiresAt'>,
  ) {
    const owner = ownerOf(account);
    return {
      accessToken: secrets.seal(accessToken, owner),
      refreshToken: refreshToken && secrets.seal(refreshToken, owner),
      tokenExpiresAt: expiresAt,
    };
  }

  function openAll(account: AccountRecord) {
    const { accessToken, refreshToken } = account;
    return {
      accessToken: open(account, accessToken),
      refreshToken: refreshToken && open(account, refreshToken),
    };
  }

  const open = (account: AccountRecord, text: string) => secrets.open(text, ownerOf(account));

  return { accessOf, sealed, renewOld, revoke, withdraw };
}
export type AccountTokens = ReturnType<typeof createAccountTokens>;

function ownerOf({
  storeId,
  network,
  externalId,
}: Pick<AccountRecord, 'storeId' | 'network' | 'externalId'>) {
  return `${storeId} ${network} ${externalId}`;
}
