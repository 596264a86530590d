import { randomBytes } from 'node:crypto';
import type { StateFile } from './state-file.ts';

const CODE_LASTS_MS = 60_000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
export const ACCESS_TOKEN_LASTS_S = HOUR_S;
export const REFRESH_TOKEN_LASTS_S = 90 * DAY_S;
export const CLIENT_TOKEN_LASTS_S = DAY_S - 1;
/** A refresh token may be asked again, in case its answer was lost, for so long after its first use. */
const RETRY_LASTS_S = 30 * DAY_S;

/** An app in a shop. */
export type Owner = { shop: string; clientId: string };
type Granted = Owner & { scopes: string[] };
type AccessToken = Granted & { token: string; expiresAt: number | null };
type RefreshToken = Granted & {
  token: string;
  expiresAt: number;
  /** The token it was got with, which dies when this one is first used. */
  parent: string | null;
  firstUsedAt: number | null;
};
type Code = Granted & { expiresAt: number };

export type SavedGrants = {
  installs: Granted[];
  accessTokens: AccessToken[];
  refreshTokens: RefreshToken[];
};

export type Grants = ReturnType<typeof createGrants>;

/** Who may do what in which shop: installed apps, codes on their way, and the tokens made of them. */
export function createGrants({ saved, save }: StateFile, clock: () => Date) {
  const { grants } = saved;
  const codes = new Map<string, Code>();
  const now = () => clock().getTime();
  const isOf =
    ({ shop, clientId }: Owner) =>
    (each: Owner) =>
      each.shop === shop && each.clientId === clientId;

  function dropExpiredAndSave(): void {
    grants.accessTokens = grants.accessTokens.filter(
      ({ expiresAt }) => expiresAt === null || expiresAt > now(),
    );
    grants.refreshTokens = grants.refreshTokens.filter(({ expiresAt }) => expiresAt > now());
    save();
  }

  function install({ shop, clientId, scopes }: Granted): void {
    grants.installs = grants.installs.filter((each) => !isOf({ shop, clientId })(each));
    grants.installs.push({ shop, clientId, scopes });
    dropExpiredAndSave();
  }

  function issueCode(granted: Granted): string {
    const code = randomBytes(16).toString('hex');
    codes.set(code, { ...granted, expiresAt: now() + CODE_LASTS_MS });
    return code;
  }

  /** Null for a code that is unknown, too old, issued to another app or already used. */
  function takeCode(code: string, owner: Owner): Granted | null {
    const known = codes.get(code);
    if (!known || !isOf(owner)(known)) return null;
    codes.delete(code);
    return known.expiresAt >= now() ? { ...owner, scopes: known.scopes } : null;
  }

  function issueAccessToken({ shop, clientId, scopes }: Granted, lastsS: number | null): string {
    const token = `shpat_${randomBytes(16).toString('hex')}`;
    const expiresAt = lastsS === null ? null : now() + lastsS * 1000;
    grants.accessTokens.push({ token, shop, clientId, scopes, expiresAt });
    dropExpiredAndSave();
    return token;
  }

  /** A new consent retires the refresh tokens of the one before it; access tokens live out their hour. */
  function issuePair(granted: Granted, parent: RefreshToken | null = null) {
    if (parent === null) {
      grants.refreshTokens = grants.refreshTokens.filter((each) => !isOf(granted)(each));
    }
    const token = `shprt_${randomBytes(16).toString('hex')}`;
    grants.refreshTokens.push({
      token,
      shop: granted.shop,
      clientId: granted.clientId,
      scopes: granted.scopes,
      expiresAt: now() + REFRESH_TOKEN_LASTS_S * 1000,
      parent: parent?.token ?? null,
      firstUsedAt: null,
    });
    return { refreshToken: token, accessToken: issueAccessToken(granted, ACCESS_TOKEN_LASTS_S) };
  }

  /** Null when the token is dead. */
  function refresh(token: string, owner: Owner) {
    const known = grants.refreshTokens.find((each) => each.token === token);
    if (!known || !isOf(owner)(known) || known.expiresAt <= now()) return null;
    if (known.firstUsedAt !== null && now() - known.firstUsedAt > RETRY_LASTS_S * 1000) return null;
    if (known.firstUsedAt === null && known.parent !== null) retireFamilyOf(known);
    known.firstUsedAt ??= now();
    return { ...issuePair(known, known), scopes: known.scopes };
  }

  /** The parent, and the other answers that were made of it when it was asked again. */
  function retireFamilyOf(used: RefreshToken): void {
    grants.refreshTokens = grants.refreshTokens.filter(
      (each) => each === used || (each.token !== used.parent && each.parent !== used.parent),
    );
  }

  return {
    install,
    issueCode,
    takeCode,
    issueAccessToken,
    issuePair,
    refresh,
    isInstalled: (owner: Owner) => grants.installs.some(isOf(owner)),
    find(shop: string, token: string): Granted | null {
      const known = grants.accessTokens.find((each) => each.token === token && each.shop === shop);
      if (!known || (known.expiresAt !== null && known.expiresAt <= now())) return null;
      return known;
    },
    newestToken: (shop: string) => grants.accessTokens.findLast((each) => each.shop === shop)?.token ?? null,
    revokeToken(shop: string, token?: string): void {
      grants.accessTokens = grants.accessTokens.filter(
        (each) => each.shop !== shop || (token !== undefined && each.token !== token),
      );
      dropExpiredAndSave();
    },
    /** Everything an app has in a shop. */
    revokeApp(owner: Owner): void {
      const isOther = (each: Owner) => !isOf(owner)(each);
      grants.installs = grants.installs.filter(isOther);
      grants.accessTokens = grants.accessTokens.filter(isOther);
      grants.refreshTokens = grants.refreshTokens.filter(isOther);
      for (const [code, each] of codes) if (isOf(owner)(each)) codes.delete(code);
      dropExpiredAndSave();
    },
    /** For every app with a token in the shop, as when a merchant changes the permissions of an app. */
    setScopes(shop: string, scopes: string[]): void {
      const { installs, accessTokens, refreshTokens } = grants;
      for (const each of [...installs, ...accessTokens, ...refreshTokens]) {
        if (each.shop === shop) each.scopes = [...scopes];
      }
      dropExpiredAndSave();
    },
  };
}
