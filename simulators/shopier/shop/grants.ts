import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { Refusal } from '#simulators/shopier/http/answer.ts';
import type { SavedState, StateFile } from './state-file.ts';

const CODE_LIFE_MS = 5 * MINUTE_MS;
const ACCESS_LIFE_SECONDS = 259_200;

/** That a shop let an app in. The app holds an access token and the refresh token that gets it the next pair. */
export type Grant = {
  id: string;
  shop: string;
  scopes: string[];
  accessTokens: { token: string; expiresAt: number }[];
  refreshToken: string;
};

export type Grants = ReturnType<typeof createGrants>;

export function createGrants({ state, save }: StateFile, now: () => number) {
  const codes = new Map<string, { shop: string; scopes: string[]; redirectUri: string; expiresAt: number }>();

  /** Good once, and for five minutes. */
  function issueCode(shop: string, scopes: string[], redirectUri: string): string {
    const code = randomBytes(20).toString('hex');
    codes.set(code, { shop, scopes, redirectUri, expiresAt: now() + CODE_LIFE_MS });
    return code;
  }

  function redeemCode(code: string, redirectUri: string | null) {
    const issued = codes.get(code);
    codes.delete(code);
    if (!issued || issued.expiresAt <= now()) throw invalidGrant('The code is invalid or has expired.');
    if (redirectUri !== null && redirectUri !== issued.redirectUri)
      throw invalidGrant('The code was issued for another redirect_uri.');
    const { shop, scopes } = issued;
    const grant: Grant = { id: newToken(), shop, scopes, accessTokens: [], refreshToken: '' };
    state.grants.push(grant);
    return issuePair(grant);
  }

  function refresh(refreshToken: string) {
    const grant = state.grants.find((each) => each.refreshToken === refreshToken);
    if (!grant) throw invalidGrant('The refresh token is invalid.');
    return issuePair(grant);
  }

  function issuePair(grant: Grant) {
    const token = newToken();
    grant.accessTokens = grant.accessTokens.filter(({ expiresAt }) => expiresAt > now());
    grant.accessTokens.push({ token, expiresAt: now() + ACCESS_LIFE_SECONDS * 1000 });
    grant.refreshToken = newToken();
    save();
    return {
      token_type: 'Bearer',
      access_token: token,
      expires_in: ACCESS_LIFE_SECONDS,
      refresh_token: grant.refreshToken,
    };
  }

  function findGrant(accessToken: string): Grant | null {
    const isGood = (each: { token: string; expiresAt: number }) =>
      each.token === accessToken && each.expiresAt > now();
    return state.grants.find(({ accessTokens }) => accessTokens.some(isGood)) ?? null;
  }

  /** Either token of the pair ends the whole grant. */
  function revoke(token: string): void {
    endGrants(
      state,
      ({ refreshToken, accessTokens }) =>
        refreshToken === token || accessTokens.some((each) => each.token === token),
    );
    save();
  }

  function revokeShop(shopName: string): void {
    endGrants(state, ({ shop }) => shop === shopName);
    save();
  }

  return { issueCode, redeemCode, refresh, findGrant, revoke, revokeShop };
}

function endGrants(state: SavedState, ends: (grant: Grant) => boolean): void {
  state.grants = state.grants.filter((grant) => !ends(grant));
}

function invalidGrant(message: string): Refusal {
  return new Refusal(400, 'invalid_grant', message);
}

function newToken(): string {
  return randomBytes(32).toString('hex');
}
