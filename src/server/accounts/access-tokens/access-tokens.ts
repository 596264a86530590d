import { checkStores } from '#server/accounts/members/members.ts';
import { lockAccount } from '#server/accounts/members/repository.ts';
import { publicUser } from '#server/accounts/sign-in/entry.ts';
import { timeOrderedId } from '#server/core/activity/time-ordered-id.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { Account } from '#server/core/http/serve.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import {
  type AccessToken,
  type AccessTokenCall,
  API_VERSIONS,
  type ApiVersion,
  CALLS_KEPT_DAYS,
  CALLS_ON_A_PAGE,
  MOST_ACCESS_TOKENS,
  NEEDED_FOR,
  type Scope,
} from '#shared/accounts/access-tokens.ts';
import type { User } from '#shared/accounts/sign-in.ts';
import { roleMay } from '#shared/core/permissions.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import { accessTokenProblems } from './problems.ts';
import {
  type AccessTokenRecord,
  countOpenTokens,
  deleteCallsBefore,
  deleteTokensEndedBefore,
  findCalls,
  findOpenToken,
  findToken,
  findTokensOf,
  insertAccessToken,
  insertCall,
  noteUse,
  revokeToken,
  takeExpiring,
} from './repository.ts';
import { endingOf, hashOfTokenText, isTokenText, newTokenText } from './token-text.ts';
import { publicAccessToken, publicCall } from './translate.ts';

const WARNED_DAYS_BEFORE = 7;
/** One that does not live for twice as long is warned of the day before. */
const SHORT_LIVED_DAYS = 2 * WARNED_DAYS_BEFORE;
/** How exactly the last use is known without the list of calls. */
const USED_EVERY_MS = MINUTE_MS;

interface Wanted {
  name: string;
  scopes: Scope[];
  storeIds: string[];
  days: number;
}

/** Who a program acts for, and what of theirs it may do. */
export interface Holder {
  accessTokenId: string;
  /** Of the token, by which its owner knows the program. */
  name: string;
  user: User;
  /** Of what the member may look into, the stores that the token was made for. */
  account: Account & { storeIds: string[] };
  scopes: Scope[];
  apiVersion: ApiVersion;
}

/** What a program called, as the owner reads it. */
export type MadeCall = Pick<AccessTokenCall, 'method' | 'path' | 'status' | 'storeId' | 'address'>;

interface Dependencies {
  db: Database;
  mail: MailService;
  now: () => Date;
}

/** By which programs act for a member: never for more than that member may do at the moment of a call. */
export function createAccessTokens({ db, mail, now }: Dependencies) {
  async function list(user: User, account: Account): Promise<{ accessTokens: AccessToken[] }> {
    const found = await findTokensOf(db, account.id, account.role === 'owner' ? null : user.id);
    return {
      accessTokens: found.map((each) => publicAccessToken(each, { user, account, now: now() })),
    };
  }

  /** @returns the token itself as `secret`, which stands nowhere else. */
  async function make(
    user: User,
    account: Account,
    { name, scopes, storeIds, days }: Wanted,
  ): Promise<{ accessToken: AccessToken; secret: string }> {
    if (!scopes.every((scope) => roleMay(account.role, NEEDED_FOR[scope])))
      throw accessTokenProblems.beyondRole();
    await checkStores(db, account, storeIds);
    const secret = newTokenText();
    const token = await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      if ((await countOpenTokens(tx, account.id, now())) >= MOST_ACCESS_TOKENS)
        throw accessTokenProblems.many();
      await mail.enqueue(tx, user.id, { kind: 'access-token-made', name });
      const expiresAt = new Date(now().getTime() + days * DAY_MS);
      const warnedBefore = days > SHORT_LIVED_DAYS ? WARNED_DAYS_BEFORE : 1;
      return insertAccessToken(tx, {
        id: timeOrderedId(now()),
        accountId: account.id,
        userId: user.id,
        name,
        ending: endingOf(secret),
        hash: hashOfTokenText(secret),
        scopes: [...new Set(scopes)],
        storeIds: [...new Set(storeIds)],
        apiVersion: API_VERSIONS.at(-1)!,
        createdAt: now(),
        expiresAt,
        warnsAt: new Date(expiresAt.getTime() - warnedBefore * DAY_MS),
      });
    });
    const reader = { user, account, now: now() };
    return { accessToken: publicAccessToken({ token, owner: user }, reader), secret };
  }

  /** @returns which it was; nothing where it had ended before. */
  async function revoke(user: User, account: Account, id: string): Promise<AccessTokenRecord | undefined> {
    await open(user, account, id);
    return revokeToken(db, id, now());
  }

  async function callsOf(user: User, account: Account, id: string, after: string | undefined) {
    await open(user, account, id);
    const found = await findCalls(db, id, { after, most: CALLS_ON_A_PAGE + 1 });
    const shown = found.slice(0, CALLS_ON_A_PAGE);
    return { calls: shown.map(publicCall), next: found.length > shown.length ? shown.at(-1)!.id : null };
  }

  /** One’s own, for owners everybody’s. */
  async function open(user: User, account: Account, id: string): Promise<AccessTokenRecord> {
    const found = await findToken(db, account.id, id);
    if (!found || (found.userId !== user.id && account.role !== 'owner')) throw httpProblems.notFound();
    return found;
  }

  /** Null where the text is no token, or one that has ended or whose owner is no member any more. */
  async function holderOf(text: string): Promise<Holder | null> {
    const found = isTokenText(text) ? await findOpenToken(db, hashOfTokenText(text), now()) : undefined;
    if (!found) return null;
    const { token, user, account } = found;
    const isSeen = (id: string) => account.storeIds === null || account.storeIds.includes(id);
    return {
      accessTokenId: token.id,
      name: token.name,
      user: publicUser(user),
      account: { ...account, storeIds: token.storeIds.filter(isSeen) },
      scopes: token.scopes,
      apiVersion: token.apiVersion,
    };
  }

  async function recordCall(accessTokenId: string, call: MadeCall): Promise<void> {
    const at = now();
    await insertCall(db, { id: timeOrderedId(at), accessTokenId, at, ...call });
    const unseenSince = new Date(at.getTime() - USED_EVERY_MS);
    await noteUse(db, accessTokenId, { at, address: call.address, unseenSince });
  }

  /** Once each. */
  async function warnOfExpiry(): Promise<void> {
    await db.transaction(async (tx) => {
      for (const { userId, name, expiresAt } of await takeExpiring(tx, now())) {
        const days = Math.ceil((expiresAt.getTime() - now().getTime()) / DAY_MS);
        await mail.enqueue(tx, userId, { kind: 'access-token-ends', name, days });
      }
    });
  }

  async function clearOld(): Promise<void> {
    const before = new Date(now().getTime() - CALLS_KEPT_DAYS * DAY_MS);
    await deleteCallsBefore(db, before);
    await deleteTokensEndedBefore(db, before);
  }

  return { list, make, revoke, callsOf, holderOf, recordCall, warnOfExpiry, clearOld };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;
