import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from './sessions.ts';

const NAME = 'vitrin_session';

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function setSessionCookie(reply: FastifyReply, token: string, { secure }: { secure: boolean }) {
  reply.setCookie(NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_DAYS * 24 * 3600,
  });
}

export function clearSessionCookie(reply: FastifyReply) {
  reply.clearCookie(NAME, { path: '/' });
}
