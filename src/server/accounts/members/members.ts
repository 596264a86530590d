import { type Sessions, sidOf } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { Account, StoreScope } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { Grant, Members, OwnAccount } from '#shared/accounts/members.ts';
import type { User } from '#shared/accounts/sign-in.ts';
import { memberProblems } from './problems.ts';
import {
  beginAccount,
  chooseAccount,
  countOtherOwners,
  deleteInvitationsBy,
  deleteMember,
  findAccountOfStore,
  findAccountsOf,
  findCurrentAccount,
  findInvitationsOf,
  findMember,
  findMembersOf,
  findStoreNames,
  isSecondFactorRequired,
  lockAccount,
  requireSecondFactor,
  saveMember,
} from './repository.ts';
import { nameOf, publicInvitation, publicMember } from './translate.ts';

interface Dependencies {
  db: Database;
  sessions: Sessions;
  live: Live;
  mail: MailService;
  now: () => Date;
}

/** Who acts in which account, and as what. */
export function createMembers({ db, sessions, live, mail, now }: Dependencies) {
  async function list(user: User, account: Account): Promise<Members> {
    const [found, invitations, requiresSecondFactor] = await Promise.all([
      findMembersOf(db, account.id),
      account.role === 'owner' ? findInvitationsOf(db, account.id) : [],
      isSecondFactorRequired(db, account.id),
    ]);
    const names = new Map(found.map((member) => [member.id, nameOf(member)]));
    return {
      members: found.map((member) => publicMember(member, { user, account })),
      invitations: invitations.map((each) => publicInvitation(each, names.get(each.invitedBy ?? ''), now())),
      requiresSecondFactor,
      sendsMail: mail.canSend,
    };
  }

  /** Who may look into a store, the one the account began with first. */
  async function peopleOf({ id, userId: accountId }: { id: string; userId: string }): Promise<NamedMember[]> {
    const found = await findMembersOf(db, accountId);
    return found
      .filter(({ storeIds }) => storeIds === null || storeIds.includes(id))
      .map((member) => ({ id: member.id, name: nameOf(member) }));
  }

  /** @returns who it is, as they are called. */
  async function change(account: Account, memberId: string, grant: Grant): Promise<NamedMember> {
    await checkGrant(db, account.id, grant);
    return alter(account.id, memberId, async (tx) => {
      if (grant.role !== 'owner') await keepOwner(tx, account.id, memberId);
      await saveMember(tx, account.id, memberId, grant, now());
      if (grant.role !== 'owner') await deleteInvitationsBy(tx, account.id, memberId);
    });
  }

  function remove(account: Account, memberId: string): Promise<NamedMember> {
    return alter(account.id, memberId, async (tx) => {
      await keepOwner(tx, account.id, memberId);
      await deleteMember(tx, account.id, memberId, now());
      await deleteInvitationsBy(tx, account.id, memberId);
      if ((await findAccountsOf(tx, memberId)).length === 0) await beginAccount(tx, memberId, now());
    });
  }

  async function alter(
    accountId: string,
    memberId: string,
    work: (tx: Database) => Promise<void>,
  ): Promise<NamedMember> {
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const member = (await findMembersOf(tx, accountId)).find(({ id }) => id === memberId);
      if (!member) throw httpProblems.notFound();
      await work(tx);
      await announce(tx, accountId, memberId);
      return { id: memberId, name: nameOf(member) };
    });
  }

  async function keepOwner(tx: Database, accountId: string, memberId: string): Promise<void> {
    const isOwner = (await findMember(tx, accountId, memberId))?.role === 'owner';
    if (isOwner && (await countOtherOwners(tx, accountId, memberId)) === 0) throw memberProblems.lastOwner();
  }

  /** Everybody in the account sees who is in it, and pages of a person it is about listen anew, in every process. */
  async function announce(tx: Database, accountId: string, userId: string): Promise<void> {
    const people = (await findMembersOf(tx, accountId)).map(({ id }) => id);
    for (const id of new Set([...people, userId])) await live.notify(tx, id, { type: 'members-changed' });
    for (const { sid } of await sessions.listOf(userId, tx)) await live.endPagesOf(tx, userId, sid);
  }

  /** @throws Problem where it would shut out the one who asks for it. */
  async function setSecondFactorRequired(user: User, account: Account, required: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      const people = await findMembersOf(tx, account.id);
      const isReady = people.some(({ id, hasSecondFactor }) => id === user.id && hasSecondFactor);
      if (required && !isReady) throw memberProblems.ownFactorFirst();
      await requireSecondFactor(tx, account.id, required);
      for (const { id } of people) await announce(tx, account.id, id);
    });
  }

  async function accountsOf(user: User, token: string): Promise<{ accounts: OwnAccount[] }> {
    const [found, current] = await Promise.all([
      findAccountsOf(db, user.id),
      findCurrentAccount(db, user.id, sidOf(token)),
    ]);
    return {
      accounts: await Promise.all(
        found.map(async ({ id, role, storeIds, needsSecondFactor }) => {
          const [people, stores] = await Promise.all([findMembersOf(db, id), findStoreNames(db, id)]);
          const owner = people.find((each) => each.role === 'owner')!;
          return {
            id,
            role,
            storeIds,
            name: nameOf(owner),
            storeNames: stores
              .filter((store) => storeIds === null || storeIds.includes(store.id))
              .map(({ name }) => name),
            isCurrent: id === current?.id,
            needsSecondFactor,
          };
        }),
      ),
    };
  }

  async function switchTo(user: User, token: string, accountId: string) {
    if (!(await findMember(db, accountId, user.id))) throw httpProblems.notFound();
    await chooseAccount(db, sidOf(token), accountId);
    return accountsOf(user, token);
  }

  return {
    list,
    peopleOf,
    change,
    remove,
    leave: (user: User, account: Account) => remove(account, user.id),
    setSecondFactorRequired,
    announce,
    accountsOf,
    switchTo,
    currentOf: (user: Pick<User, 'id'>, token: string | undefined) =>
      findCurrentAccount(db, user.id, token === undefined ? null : sidOf(token)),
    accountOfStore: (user: Pick<User, 'id'>, storeId: string) => findAccountOfStore(db, user.id, storeId),
    memberOf: (user: Pick<User, 'id'>, accountId: string) => findMember(db, accountId, user.id),
    allOf: (userId: string) => findAccountsOf(db, userId),
  };
}
export type MembersService = ReturnType<typeof createMembers>;

export interface NamedMember {
  id: string;
  name: string;
}

/** @throws Problem where it names what the account does not have. */
export async function checkGrant(db: Database, accountId: string, { role, storeIds }: Grant): Promise<void> {
  if (storeIds === null) return;
  if (role === 'owner') throw memberProblems.ownersSeeAll();
  await checkStores(db, { id: accountId, storeIds: null }, storeIds);
}

/** @throws Problem where one of them is not connected, or not for those who name it. */
export async function checkStores(db: Database, scope: StoreScope, storeIds: string[]): Promise<void> {
  const known = new Set((await findStoreNames(db, scope.id)).map(({ id }) => id));
  const isSeen = (id: string) => scope.storeIds === null || scope.storeIds.includes(id);
  if (!storeIds.every((id) => known.has(id) && isSeen(id))) throw memberProblems.unknownStore();
}
