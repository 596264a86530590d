import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import { sidOf } from '#server/accounts/sessions/sessions.ts';
import type { OwnerAgain } from '#server/accounts/sign-in/owner-again.ts';
import { ownerProof } from '#server/accounts/sign-in/owner-proof.ts';
import { serve } from '#server/core/http/serve.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { Invitations } from './invitations.ts';
import type { MembersService } from './members.ts';

interface Services {
  members: MembersService;
  invitations: Invitations;
  ownerAgain: OwnerAgain;
}

export function memberRoutes(app: FastifyInstance, { members, invitations, ownerAgain }: Services) {
  serve(app, memberEndpoints.list, ({ user, account }) => members.list(user, account));

  serve(app, memberEndpoints.invite, async ({ user, account, body, request, note }) => {
    const { email, role, storeIds } = body;
    await ownerAgain.confirm(user, ownerProof(request, body));
    const made = await invitations.invite(user, account, { email, role, storeIds });
    note({ subject: { id: made.invitation.id, name: email }, details: { role } });
    return made;
  });

  serve(app, memberEndpoints.inviteAgain, async ({ user, account, params, body, request, note }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    const made = await invitations.inviteAgain(user, account, params.invitationId);
    const { id, email, role } = made.invitation;
    note({ subject: { id, name: email }, details: { role } });
    return made;
  });

  serve(app, memberEndpoints.withdraw, async ({ account, params, note }) => {
    note({ subject: await invitations.withdraw(account, params.invitationId) });
    return { success: true };
  });

  serve(app, memberEndpoints.change, async ({ user, account, params, body, request, note }) => {
    const { role, storeIds } = body;
    await ownerAgain.confirm(user, ownerProof(request, body));
    note({ subject: await members.change(account, params.memberId, { role, storeIds }), details: { role } });
    return members.list(user, account);
  });

  serve(app, memberEndpoints.remove, async ({ user, account, params, body, request, note }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    note({ subject: await members.remove(account, params.memberId) });
    return members.list(user, account);
  });

  serve(app, memberEndpoints.leave, async ({ user, account, note }) => {
    note({ subject: await members.leave(user, account) });
    return { success: true };
  });

  serve(app, memberEndpoints.requireSecondFactor, async ({ user, account, body, request, note }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    await members.setSecondFactorRequired(user, account, body.required);
    note({ kind: body.required ? 'second-factor-required' : 'second-factor-optional' });
    return members.list(user, account);
  });

  serve(app, memberEndpoints.ownAccounts, ({ user, request }) => members.accountsOf(user, tokenOf(request)));

  serve(app, memberEndpoints.switchAccount, ({ user, request, body }) =>
    members.switchTo(user, tokenOf(request), body.accountId),
  );

  serve(app, memberEndpoints.readInvitation, ({ body }) => invitations.read(body.token));

  serve(app, memberEndpoints.acceptInvitation, async ({ user, request, body }) => {
    const token = tokenOf(request);
    await invitations.accept(user, sidOf(token), body.token);
    return members.accountsOf(user, token);
  });
}

const tokenOf = (request: FastifyRequest) => sessionToken(request)!;
