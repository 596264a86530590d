import { notifyPlatform } from '#server/accounts/connections/notify-platform.ts';
import { createRenewal } from '#server/accounts/connections/renewal.ts';
import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import type { AdsAccess, AdsAuthorization, AdsTokens } from '#server/platforms/ports/ads-platform.ts';
import type { NoteDeadToken } from './dead-token.ts';
import {
  type AccountRecord,
  claimRenewal,
  countOtherAccounts,
  findAccount,
  releaseRenewal,
  saveToken,
} from './repository.ts';

interface Dependencies {
  db: Database;
  secrets: Secrets;
  authorization: AdsAuthorization | null;
  noteDeadToken: NoteDeadToken;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
}

/** What opens an account. An access token lives an hour; the refresh token works until it is revoked. */
export function createAdsTokens({ db, secrets, authorization, noteDeadToken, now, sleep }: Dependencies) {
  const renewal = createRenewal<AccountRecord, AdsTokens>(
    {
      find: async (storeId) => (await findAccount(db, storeId)) ?? undefined,
      idOf: ({ storeId }) => storeId,
      accessTokenOf: ({ storeId, accessToken }) => open(storeId, accessToken),
      refresherOf: ({ storeId, refreshToken }) =>
        authorization ? () => authorization.refresh(open(storeId, refreshToken)) : undefined,
      claim: (account, lease) => claimRenewal(db, account, lease),
      release: ({ storeId }) => releaseRenewal(db, storeId),
      save: (account, tokens) => saveToken(db, account, sealedAccess(account.storeId, tokens)),
      onDead: noteDeadToken,
      survivesLostAnswer: true,
    },
    { now, sleep },
  );

  const accessOf = async (account: AccountRecord): Promise<AdsAccess> => ({
    // One that was never given is as good as one that ran out.
    accessToken: await renewal.currentToken(account, account.tokenExpiresAt ?? new Date(0)),
    managerId: account.managerId,
    renew: (refused) => renewal.renew(account.storeId, refused),
  });

  /**
   * Notifies Google that we are done. Google ends everything that the person granted, so while another store of the same
   * owner may live on that consent, the token is only forgotten.
   */
  async function revoke(account: AccountRecord, userId: string) {
    const { storeId } = account;
    if (!authorization || (await countOtherAccounts(db, { storeId, userId })) > 0) return;
    await notifyPlatform(async () => authorization.revoke(open(storeId, account.refreshToken)));
  }

  /** As they are saved in an account's record. */
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
export type AdsAccountTokens = ReturnType<typeof createAdsTokens>;

function ownerOf(storeId: string): string {
  return `${storeId} google-ads`;
}
