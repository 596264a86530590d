import { createHash, randomBytes } from 'node:crypto';
import { findUser, findUserByEmail, updateUser } from '#server/accounts/users/repository.ts';
import { recordActivities } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { Account } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { invitationWords } from '#server/platforms/mail/account-messages.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import {
  type Grant,
  INVITATION_DAYS,
  type Invitation,
  type InvitationOffer,
  MOST_INVITATIONS,
  MOST_MEMBERS,
} from '#shared/accounts/members.ts';
import type { User } from '#shared/accounts/sign-in.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { mailInvitation } from './jobs.ts';
import { checkGrant, type MembersService } from './members.ts';
import { memberProblems } from './problems.ts';
import {
  chooseAccount,
  countInvitedSince,
  countMembers,
  deleteInvitation,
  findInvitation,
  findInvitationByHash,
  findInvitationById,
  findMember,
  findMembersOf,
  findStoreNames,
  type InvitationRecord,
  lockAccount,
  replaceToken,
  saveInvitation,
  saveMember,
} from './repository.ts';
import { nameOf, publicInvitation } from './translate.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  mail: MailService;
  members: MembersService;
  publicUrl: string;
  now: () => Date;
}

/** By mail: who has the link and signs in with the address that it was sent to, joins. */
export function createInvitations({ db, jobs, mail, members, publicUrl, now }: Dependencies) {
  async function invite(user: User, account: Account, { email, ...grant }: Grant & { email: string }) {
    await checkGrant(db, account.id, grant);
    const known = await findUserByEmail(db, email);
    if (known && (await findMember(db, account.id, known.id))) throw memberProblems.alreadyMember();
    if ((await countMembers(db, account.id)) >= MOST_MEMBERS) throw memberProblems.manyMembers();
    return make(user, account, { email, ...grant });
  }

  async function inviteAgain(user: User, account: Account, invitationId: string) {
    const invitation = await findInvitation(db, account.id, invitationId);
    if (!invitation) throw httpProblems.notFound();
    return make(user, account, invitation);
  }

  async function make(
    user: User,
    account: Account,
    { email, role, storeIds }: Grant & { email: string },
  ): Promise<{ invitation: Invitation; link: string | null }> {
    const since = new Date(now().getTime() - HOUR_MS);
    if ((await countInvitedSince(db, account.id, since)) >= MOST_INVITATIONS)
      throw memberProblems.manyInvitations();
    const token = newToken();
    const saved = await db.transaction(async (tx) => {
      await lockAccount(tx, account.id);
      // Who was removed while they asked offers nothing any more.
      if ((await findMember(tx, account.id, user.id))?.role !== 'owner')
        throw httpProblems.roleTooSmall('own');
      const invitation = await saveInvitation(tx, {
        accountId: account.id,
        email,
        role,
        storeIds,
        invitedBy: user.id,
        hash: hashOf(token),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + INVITATION_DAYS * DAY_MS),
      });
      const { id } = invitation;
      if (mail.canSend) await jobs.enqueue(tx, mailInvitation, { invitationId: id }, { key: id });
      return invitation;
    });
    return {
      invitation: publicInvitation(saved, nameOf(user), now()),
      link: mail.canSend ? null : addressOf(token),
    };
  }

  /** With a token of its own, which stands in no table. */
  async function send(invitationId: string): Promise<void> {
    const found = await findInvitationById(db, invitationId);
    if (!found || found.expiresAt <= now()) return;
    const token = newToken();
    if (!(await replaceToken(db, found.id, mailedHashOf(token)))) return;
    const { accountName, storeNames } = await offerOf(found);
    const inviter = found.invitedBy ? await findUser(db, found.invitedBy) : undefined;
    const reader = await findUserByEmail(db, found.email);
    const language = reader?.language ?? inviter?.language ?? 'en';
    await mail.deliver(
      { email: found.email, language },
      invitationWords(
        { firstName: reader?.firstName ?? null, language },
        { by: inviter ? nameOf(inviter) : accountName, storeNames, days: INVITATION_DAYS },
        addressOf(token),
      ),
    );
  }

  /** @returns whose it was. */
  async function withdraw(account: Account, invitationId: string): Promise<{ id: string; name: string }> {
    const deleted = await deleteInvitation(db, account.id, invitationId);
    if (!deleted) throw httpProblems.notFound();
    return { id: deleted.id, name: deleted.email };
  }

  async function read(token: string): Promise<InvitationOffer> {
    const found = await open(token);
    const hasUser = (await findUserByEmail(db, found.email)) !== undefined;
    return { ...(await offerOf(found)), role: found.role, email: found.email, hasUser };
  }

  async function open(token: string, tx = db): Promise<InvitationRecord> {
    const found = await findInvitationByHash(tx, [hashOf(token), mailedHashOf(token)]);
    if (!found) throw memberProblems.invitationGone();
    if (found.expiresAt <= now()) throw memberProblems.invitationExpired();
    return found;
  }

  async function offerOf({ accountId, storeIds }: InvitationRecord) {
    const [people, stores] = await Promise.all([findMembersOf(db, accountId), findStoreNames(db, accountId)]);
    return {
      accountName: nameOf(people.find(({ role }) => role === 'owner')!),
      storeNames: stores
        .filter(({ id }) => storeIds === null || storeIds.includes(id))
        .map(({ name }) => name),
    };
  }

  /** Who opens a link that was mailed has read the mailbox, so the address is theirs. */
  async function accept(user: User, sid: string, token: string): Promise<void> {
    await db.transaction(async (tx) => {
      const { id, accountId, email, role, storeIds, hash } = await open(token, tx);
      if (email !== user.email) throw memberProblems.otherAddress(email);
      await lockAccount(tx, accountId);
      if (!(await deleteInvitation(tx, accountId, id))) throw memberProblems.invitationGone();
      if (!(await findMember(tx, accountId, user.id)))
        await saveMember(tx, accountId, user.id, { role, storeIds }, now());
      if (!user.emailVerified && hash === mailedHashOf(token))
        await updateUser(tx, user.id, { emailVerified: true });
      await chooseAccount(tx, sid, accountId);
      await members.announce(tx, accountId, user.id);
      const joined = {
        kind: 'member-joined',
        by: { userId: user.id },
        of: { accountId },
        subject: { id: user.id, name: nameOf(user) },
        details: { role },
      } as const;
      await recordActivities(tx, [joined], now());
    });
  }

  const addressOf = (token: string) => `${publicUrl}/invitation?token=${token}`;

  return { invite, inviteAgain, send, withdraw, read, accept };
}
export type Invitations = ReturnType<typeof createInvitations>;

const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
/** Of a token that only a mailbox has received: one that was handed over proves nothing. */
const mailedHashOf = (token: string) => hashOf(`mailed:${token}`);
