import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as browsers keep one. Sessions end on the server, thirty days after their last use. */
const COOKIE_DAYS = 400;

/** Under https by the name that no other host of the domain, and no page without TLS, can set. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-vitrin_session' : 'vitrin_session';
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookieName(request.server.secureCookies)];
}

export function setSessionCookie(reply: FastifyReply, token: string, { secure }: { secure: boolean }) {
  reply.setCookie(sessionCookieName(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_DAYS * 24 * 3600,
  });
}

export function clearSessionCookie(reply: FastifyReply) {
  const secure = reply.server.secureCookies;
  reply.clearCookie(sessionCookieName(secure), { path: '/', secure });
}
