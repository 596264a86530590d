import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, sessionToken } from '#server/accounts/sessions/cookie.ts';
import { serve } from '#server/core/http/serve.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { answerEntry } from './answer-entry.ts';
import { callerOf } from './caller.ts';
import type { AuthService } from './service.ts';

export function authRoutes(app: FastifyInstance, auth: AuthService) {
  serve(app, authEndpoints.user, async ({ user }) => ({ user }));

  serve(app, authEndpoints.login, async ({ body, request, reply }) => {
    return answerEntry(reply, await auth.logIn(body, callerOf(request)), 'signed in');
  });

  serve(app, authEndpoints.register, async ({ body, request, reply }) => {
    return answerEntry(reply, await auth.register(body, callerOf(request)), 'signed up');
  });

  serve(app, authEndpoints.changeName, async ({ user, body }) => ({
    user: await auth.changeName(user.id, body),
  }));

  serve(app, authEndpoints.logout, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) await auth.logOut(token);
    clearSessionCookie(reply);
    return { success: true };
  });

  app.get('/api/login', (_request, reply) => reply.redirect('/auth'));
}
