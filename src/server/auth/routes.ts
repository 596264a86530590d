import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { readerLanguage } from '#server/language/reader-language.ts';
import { authEndpoints } from '#shared/auth.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './cookie.ts';
import type { AuthService } from './service.ts';

export function authRoutes(app: FastifyInstance, auth: AuthService, cookies: { secure: boolean }) {
  serve(app, authEndpoints.user, async ({ user }) => ({ user }));

  serve(app, authEndpoints.login, async ({ body, request, reply }) => {
    const { user, token } = await auth.logIn(body, languageOf(request));
    setSessionCookie(reply, token, cookies);
    return { success: true, user };
  });

  serve(app, authEndpoints.register, async ({ body, request, reply }) => {
    const { user, token } = await auth.register(body, languageOf(request));
    setSessionCookie(reply, token, cookies);
    return { success: true, user };
  });

  serve(app, authEndpoints.logout, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) await auth.logOut(token);
    clearSessionCookie(reply);
    return { success: true };
  });

  app.get('/api/auth/google', (_request, reply) => reply.redirect('/auth?error=google_not_configured'));
  app.get('/api/login', (_request, reply) => reply.redirect('/auth'));
}

function languageOf(request: FastifyRequest) {
  return readerLanguage(request.headers['accept-language']);
}
