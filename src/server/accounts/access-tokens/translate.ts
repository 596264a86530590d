import { nameOf } from '#server/accounts/members/translate.ts';
import type { Account } from '#server/core/http/serve.ts';
import type { AccessToken, AccessTokenCall } from '#shared/accounts/access-tokens.ts';
import type { AccessTokenRecord, CallRecord } from './repository.ts';

export function publicAccessToken(
  { token, owner }: { token: AccessTokenRecord; owner: Parameters<typeof nameOf>[0] },
  { user, account, now }: { user: { id: string }; account: Account; now: Date },
): AccessToken {
  const { id, name, ending, scopes, storeIds, createdAt, expiresAt, revokedAt, usedAt, usedFrom } = token;
  return {
    id,
    name,
    ending,
    scopes,
    storeIds: storeIds.filter((each) => account.storeIds === null || account.storeIds.includes(each)),
    state: stateOf(token, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    usedFrom,
    owner: nameOf(owner),
    isYours: token.userId === user.id,
  };
}

function stateOf({ revokedAt, expiresAt }: AccessTokenRecord, now: Date): AccessToken['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

export function publicCall({ id, at, method, path, status, storeId, address }: CallRecord): AccessTokenCall {
  return { id, at: at.toISOString(), method, path, status, storeId, address };
}
