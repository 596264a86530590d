import { Problem } from '#server/core/http/problem.ts';
import { say, text } from '#shared/core/sentence.ts';

export const memberProblems = {
  lastOwner: () =>
    new Problem(
      409,
      'last_owner',
      text('An account needs an owner. Please make another member an owner first.'),
    ),
  ownFactorFirst: () =>
    new Problem(409, 'own_factor_first', text('Set up a second factor for yourself first.')),
  alreadyMember: () => new Problem(409, 'already_member', text('This person is a member already.')),
  ownersSeeAll: () =>
    new Problem(
      400,
      'owners_see_all',
      text('An owner has all stores. Please choose another role for some of them.'),
    ),
  unknownStore: () =>
    new Problem(
      400,
      'unknown_store',
      text('One of these stores is no longer connected. Please reload the page.'),
    ),
  manyMembers: () => new Problem(409, 'many_members', text('An account has at most 100 members.')),
  manyInvitations: () =>
    new Problem(
      429,
      'many_invitations',
      text('Many invitations were sent already. Please try again in an hour.'),
    ),
  invitationGone: () =>
    new Problem(
      404,
      'invitation_gone',
      text('This invitation was withdrawn, replaced by a newer one or used already.'),
    ),
  invitationExpired: () =>
    new Problem(
      410,
      'invitation_expired',
      text('This invitation has expired. Please ask the account’s owner for a new one.'),
    ),
  otherAddress: (email: string) =>
    new Problem(
      403,
      'other_address',
      say('This invitation is for {email}. Please sign in with that address.', { email }),
    ),
};
