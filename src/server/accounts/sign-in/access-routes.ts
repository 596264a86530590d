import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionToken, setSessionCookie } from '#server/accounts/sessions/cookie.ts';
import { serve } from '#server/core/http/serve.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { answerEntry } from './answer-entry.ts';
import { callerOf } from './caller.ts';
import { ownerProof } from './owner-proof.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { SecurityService } from './security.ts';
import type { Verification } from './verification.ts';

interface Services {
  passwords: PasswordChanges;
  verification: Verification;
  security: SecurityService;
}

/** Passwords, verified addresses and sessions of an account. */
export function accessRoutes(app: FastifyInstance, { passwords, verification, security }: Services) {
  serve(app, passwordEndpoints.forgot, async ({ body }) => {
    await passwords.forgot(body.email);
    return { success: true };
  });

  serve(app, passwordEndpoints.link, async ({ body }) => ({ email: await passwords.emailOf(body.token) }));

  serve(app, passwordEndpoints.reset, async ({ body, request, reply, note }) => {
    const entry = await passwords.reset(body, callerOf(request));
    note({ userId: entry.userId });
    return answerEntry(reply, entry, 'password reset');
  });

  serve(app, passwordEndpoints.change, async ({ user, body, request, reply }) => {
    setSessionCookie(reply, await passwords.change(user, ownerProof(request, body), body.password));
    request.log.info({ userId: user.id }, 'password changed');
    return { success: true };
  });

  serve(app, verificationEndpoints.send, async ({ user }) => {
    await verification.sendAgain(user);
    return { success: true };
  });

  serve(app, verificationEndpoints.verify, async ({ body, note }) => {
    const { userId, ...reply } = await verification.verify(body.token);
    note(...(reply.already ? [] : [{ userId }]));
    return reply;
  });

  serve(app, securityEndpoints.read, ({ user, request }) => security.read(user, tokenOf(request)));

  serve(app, securityEndpoints.history, ({ user }) => security.history(user));

  serve(app, securityEndpoints.endSession, async ({ user, params }) => {
    await security.endSession(user, params.sessionId);
    return { success: true };
  });

  serve(app, securityEndpoints.endOtherSessions, async ({ user, request }) => {
    await security.endOtherSessions(user, tokenOf(request));
    return { success: true };
  });
}

/** For users who are signed in. */
function tokenOf(request: FastifyRequest): string {
  return sessionToken(request)!;
}
