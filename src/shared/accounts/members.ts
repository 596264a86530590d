import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { ROLES } from '#shared/core/permissions.ts';
import { OwnerAgain } from './owner-again.ts';
import { Email } from './sign-in.ts';

export const INVITATION_DAYS = 7;
export const MOST_MEMBERS = 100;
/** Of one account within an hour. */
export const MOST_INVITATIONS = 30;

const Role = z.enum(ROLES);
/** Null: all stores, those of later too. */
const StoreIds = z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000)));

/** What a person may do, and in which stores. Owners have all of them. */
export const Grant = z.object({ role: Role, storeIds: StoreIds });
export type Grant = z.infer<typeof Grant>;

export const Member = z.object({
  id: z.uuid(),
  ...Grant.shape,
  name: z.string(),
  /** As are the two below, for owners and managers, and of oneself; null for everybody else. */
  email: z.nullable(z.string()),
  since: z.string(),
  /** Null also where they were never here since. */
  lastSeenAt: z.nullable(z.string()),
  /** A code is asked for when they sign in. */
  hasSecondFactor: z.nullable(z.boolean()),
  isYou: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.object({
  id: z.uuid(),
  ...Grant.shape,
  email: z.string(),
  /** The name of the owner who invited. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Members = z.object({
  members: z.array(Member),
  /** For owners; empty for everybody else. */
  invitations: z.array(Invitation),
  /** Members without a second factor are let in to nothing but setting one up. */
  requiresSecondFactor: z.boolean(),
  /** Where no mail server is set up, the link is handed over by the owner. */
  sendsMail: z.boolean(),
});
export type Members = z.infer<typeof Members>;

/** An account that a person is in, as the choice among several shows it. */
export const OwnAccount = z.object({
  id: z.uuid(),
  ...Grant.shape,
  /** Of its owner. */
  name: z.string(),
  /** Of its stores that this person may look into. */
  storeNames: z.array(z.string()),
  isCurrent: z.boolean(),
  /** Its owner requires a second factor, and this person has none. */
  needsSecondFactor: z.boolean(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

const OwnAccounts = z.object({ accounts: z.array(OwnAccount) });

/** What the link in a mail shows before it is accepted. */
export const InvitationOffer = z.object({
  accountName: z.string(),
  storeNames: z.array(z.string()),
  role: Role,
  email: z.string(),
  /** An account signs in with this address already. */
  hasUser: z.boolean(),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;

const InvitationToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });
const InvitationParams = z.object({ invitationId: z.uuid() });
const MemberParams = z.object({ memberId: z.uuid() });
const Done = z.object({ success: z.boolean() });
/** The link is shown where no mail can be sent. */
const Invited = z.object({ invitation: Invitation, link: z.nullable(z.string()) });

export const memberEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/members',
    access: 'account',
    needs: 'see',
    summary: 'Who is in the account, and as what',
    reply: Members,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/members/invitations',
    access: 'account',
    needs: 'own',
    summary: 'Invite a person by mail; asks for the owner again',
    perMinute: 20,
    body: z.object({ ...OwnerAgain.shape, ...Grant.shape, email: Email }),
    activity: ['member-invited'],
    reply: Invited,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/members/invitations/:invitationId/again',
    access: 'account',
    needs: 'own',
    summary: 'Send an invitation again, with a new link in place of the one before; asks for the owner again',
    perMinute: 20,
    params: InvitationParams,
    body: OwnerAgain,
    activity: ['member-invited'],
    reply: Invited,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/members/invitations/:invitationId',
    access: 'account',
    needs: 'own',
    summary: 'Withdraw an invitation',
    params: InvitationParams,
    activity: ['invitation-withdrawn'],
    reply: Done,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/members/:memberId',
    access: 'account',
    needs: 'own',
    summary: 'Change what a member may do; asks for the owner again',
    perMinute: 20,
    params: MemberParams,
    body: z.object({ ...OwnerAgain.shape, ...Grant.shape }),
    activity: ['member-changed'],
    reply: Members,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/members/:memberId',
    access: 'account',
    needs: 'own',
    summary: 'Remove a member at once; asks for the owner again',
    perMinute: 20,
    params: MemberParams,
    body: OwnerAgain,
    activity: ['member-removed'],
    reply: Members,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/members/leave',
    access: 'account',
    needs: 'see',
    summary: 'Leave the account; the last owner cannot',
    activity: ['member-left'],
    reply: Done,
  }),
  requireSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/members/second-factor',
    access: 'account',
    needs: 'own',
    summary: 'Whether members must have a second factor; asks for the owner again',
    perMinute: 20,
    body: z.object({ ...OwnerAgain.shape, required: z.boolean() }),
    activity: ['second-factor-required', 'second-factor-optional'],
    reply: Members,
  }),
  ownAccounts: endpoint({
    method: 'GET',
    path: '/api/auth/accounts',
    access: 'user',
    summary: 'The accounts that the signed-in person is in',
    reply: OwnAccounts,
  }),
  switchAccount: endpoint({
    method: 'PUT',
    path: '/api/auth/accounts/current',
    access: 'user',
    summary: 'Act in another of them from now on, in this browser',
    body: z.object({ accountId: z.uuid() }),
    activity: { none: 'reader' },
    reply: OwnAccounts,
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/auth/invitations/read',
    access: 'public',
    summary: 'What an invitation offers',
    perMinute: 30,
    body: InvitationToken,
    activity: { none: 'reads' },
    reply: InvitationOffer,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/auth/invitations/accept',
    access: 'user',
    summary: 'Join the account, signed in with the address that was invited, and act in it from now on',
    perMinute: 30,
    body: InvitationToken,
    activity: { none: 'sign-in' },
    reply: OwnAccounts,
  }),
};
