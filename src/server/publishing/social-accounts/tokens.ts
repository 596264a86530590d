import { notifyPlatform } from '#server/accounts/connections/notify-platform.ts';
import { createRenewal } from '#server/accounts/connections/renewal.ts';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  AccountGrant,
  ConsentAccess,
  SocialAuthorization,
} from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
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

type RenewedTokens = Pick<AccountGrant, 'accessToken' | 'refreshToken' | 'expiresAt'>;

export const WAY_OF: Record<AccountAccess['via'], ConsentWay> = {
  facebook_login: 'facebook',
  instagram_login: 'instagram',
  x: 'x',
};

const MONTH_MS = 30 * DAY_MS;

/** What opens an account. Of X's refresh tokens each is good once: who loses the answer has to connect again (reference/social.md 4.1). */
export function createAccountTokens({ db, secrets, authorizations, onDead, now, sleep }: Dependencies) {
  const renewal = createRenewal<AccountRecord, RenewedTokens>(
    {
      find: async (accountId) => (await findAccount(db, accountId))?.account,
      idOf: ({ id }) => id,
      accessTokenOf: (account) => open(account, account.accessToken),
      refresherOf(account) {
        const authorization = authorizationOf(account);
        return authorization && (() => authorization.refresh(openAll(account)));
      },
      claim: (account, lease) => claimRenewal(db, account, lease),
      release: async ({ id }) => void (await updateAccount(db, id, { tokenRefreshUntil: null })),
      save: async (account, tokens) => void (await updateAccount(db, account.id, sealed(account, tokens))),
      onDead,
      survivesLostAnswer: false,
    },
    { now, sleep },
  );

  const authorizationOf = ({ via }: Pick<AccountRecord, 'via'>) =>
    authorizations[WAY_OF[via as AccountAccess['via']]];

  async function accessOf(account: AccountRecord): Promise<AccountAccess> {
    return {
      externalId: account.externalId,
      via: account.via,
      accessToken: await renewal.currentToken(account, account.tokenExpiresAt),
      renew: (refused) => renewal.renew(account.id, refused),
    };
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
      await renewal.renewNow(account).catch((error) => {
        if (!(error instanceof PlatformFailure)) throw error;
      });
  }

  /** Ends our access to one account. */
  async function revoke(account: AccountRecord) {
    const { externalId } = account;
    await notifyPlatform(async () => authorizationOf(account)?.revoke({ externalId, ...openAll(account) }));
  }

  /** Takes back a consent of which nothing is used. */
  const withdraw = (consent: ConsentAccess) =>
    notifyPlatform(async () => authorizationOf(consent)?.withdraw(consent));

  /** As they are saved in an account's record. */
  function sealed(
    account: Pick<AccountRecord, 'storeId' | 'network' | 'externalId'>,
    { accessToken, refreshToken, expiresAt }: RenewedTokens,
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
