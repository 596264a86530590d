import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'vitrin_session';
/** As long as browsers keep one. Sessions end on the server, thirty days after their last use. */
const COOKIE_DAYS = 400;

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function setSessionCookie(reply: FastifyReply, token: string, { secure }: { secure: boolean }) {
  reply.setCookie(NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_DAYS * 24 * 3600,
  });
}

export function clearSessionCookie(reply: FastifyReply) {
  reply.clearCookie(NAME, { path: '/' });
}
