import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The longest that browsers allow. Sessions end on the server, thirty days after their last use. */
const SESSION_SECONDS = 400 * 24 * 3600;

const session = createCookie('vitrin_session', SESSION_SECONDS);
export const sessionToken = session.of;
export const setSessionCookie = session.set;
export const clearSessionCookie = session.clear;

/** A secret of one browser, which no script can read. */
export function createCookie(plainName: string, maxAge: number) {
  /** Under https the name that no other host of the domain, and no page without TLS, can set. */
  const nameAt = ({ secureCookies }: FastifyInstance) => (secureCookies ? `__Host-${plainName}` : plainName);
  return {
    of: (request: FastifyRequest): string | undefined => request.cookies[nameAt(request.server)],

    set(reply: FastifyReply, token: string) {
      const secure = reply.server.secureCookies;
      reply.setCookie(nameAt(reply.server), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge,
      });
    },

    clear(reply: FastifyReply) {
      const secure = reply.server.secureCookies;
      reply.clearCookie(nameAt(reply.server), { path: '/', secure });
    },
  };
}
