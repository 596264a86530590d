import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { passwordEndpoints } from '#shared/passwords.ts';
import { securityEndpoints } from '#shared/security.ts';
import { verificationEndpoints } from '#shared/verification.ts';
import { callerOf } from './caller.ts';
import { sessionToken, setSessionCookie } from './cookie.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { SecurityService } from './security.ts';
import type { Verification } from './verification.ts';

interface Services {
  passwords: PasswordChanges;
  verification: Verification;
  security: SecurityService;
}

/** Passwords, verified addresses and sessions of an account. */
export function accessRoutes(
  app: FastifyInstance,
  { passwords, verification, security }: Services,
  cookies: { secure: boolean },
) {
  serve(app, passwordEndpoints.forgot, async ({ body }) => {
    await passwords.forgot(body.email);
    return { success: true };
  });

  serve(app, passwordEndpoints.link, async ({ body }) => ({ email: await passwords.emailOf(body.token) }));

  serve(app, passwordEndpoints.reset, async ({ body, request, reply }) => {
    const { user, token } = await passwords.reset(body, callerOf(request));
    setSessionCookie(reply, token, cookies);
    request.log.info({ userId: user.id }, 'password reset');
    return { success: true, user };
  });

  serve(app, passwordEndpoints.change, async ({ user, body, request, reply }) => {
    setSessionCookie(reply, await passwords.change(user, tokenOf(request), body), cookies);
    request.log.info({ userId: user.id }, 'password changed');
    return { success: true };
  });

  serve(app, verificationEndpoints.send, async ({ user }) => {
    await verification.sendAgain(user);
    return { success: true };
  });

  serve(app, verificationEndpoints.verify, ({ body }) => verification.verify(body.token));

  serve(app, securityEndpoints.read, ({ user, request }) => security.read(user, tokenOf(request)));

  serve(app, securityEndpoints.endSession, async ({ user, params }) => {
    await security.endSession(user, params.sessionId);
    return { success: true };
  });

  serve(app, securityEndpoints.endOtherSessions, async ({ user, request }) => {
    await security.endOtherSessions(user, tokenOf(request));
    return { success: true };
  });
}

/** Of somebody who is signed in. */
function tokenOf(request: FastifyRequest): string {
  return sessionToken(request)!;
}
