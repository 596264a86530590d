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
  SocialEntry,
} from '#server/platforms/ports/social-network.ts';
import { type Via, WAY_KEYS, WAYS } from '#shared/content/networks/networks.ts';
import type { ConnectWay, ConsentWay, EntryWay } from '#shared/publishing/social-accounts.ts';
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
  entries: Partial<Record<EntryWay, SocialEntry>>;
  /** The network takes its token no longer. */
  onDead(account: AccountRecord, failure: PlatformFailure): Promise<void>;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

type RenewedTokens = Pick<AccountGrant, 'accessToken' | 'refreshToken' | 'expiresAt'>;

/** By which way an account came. */
export const wayOf = (via: Via): ConnectWay => WAY_KEYS.find((key) => WAYS[key].via === via)!;

/** What opens an account. Of X's refresh tokens each is good once: who loses the answer has to connect again (reference/social.md 4.1). */
export function createAccountTokens({
  db,
  secrets,
  authorizations,
  entries,
  onDead,
  now,
  sleep,
}: Dependencies) {
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

  const consentOf = ({ via }: Pick<AccountRecord, 'via'>) =>
    (authorizations as Partial<Record<ConnectWay, SocialAuthorization>>)[wayOf(via)];
  const entryOf = ({ via }: Pick<AccountRecord, 'via'>) =>
    (entries as Partial<Record<ConnectWay, SocialEntry>>)[wayOf(via)]?.renewed;
  /** None where what its owner pasted opens it. */
  const authorizationOf = (account: Pick<AccountRecord, 'via'>) => consentOf(account) ?? entryOf(account);

  async function accessOf(account: AccountRecord): Promise<AccountAccess> {
    return {
      externalId: account.externalId,
      via: account.via,
      accessToken: await renewal.currentToken(account, account.tokenExpiresAt),
      renew: (refused) => renewal.renew(account.id, refused),
    };
  }

  /** Those that end by themselves while nothing is posted. */
  async function renewOld() {
    for (const way of WAY_KEYS) {
      const { via } = WAYS[way];
      const ahead = authorizationOf({ via })?.renewAhead ?? null;
      if (ahead === null) continue;
      const before = new Date(now().getTime() + ahead);
      for (const account of await findRunningOut(db, via, before))
        await renewal.renewNow(account).catch((error) => {
          if (!(error instanceof PlatformFailure)) throw error;
        });
    }
  }

  /** Ends our access to one account. */
  async function revoke(account: AccountRecord) {
    const { externalId } = account;
    await notifyPlatform(async () => authorizationOf(account)?.revoke({ externalId, ...openAll(account) }));
  }

  /** Takes back a consent of which nothing is used. */
  const withdraw = (consent: ConsentAccess) =>
    notifyPlatform(async () => consentOf(consent)?.withdraw(consent));

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
