import type { FastifyReply } from 'fastify';
import { createCookie, setSessionCookie } from '#server/accounts/sessions/cookie.ts';
import { SECOND_STEP_MINUTES } from '#shared/accounts/second-factor.ts';
import type { Entry, HalfEntry } from './entry.ts';

/** Of a browser that has half signed in. It opens nothing but the second step. */
export const secondStepCookie = createCookie('vitrin_second_step', SECOND_STEP_MINUTES * 60);

/** Gives the browser what it is known by from now on. */
export function answerEntry<Entered extends Entry | HalfEntry>(
  reply: FastifyReply,
  { user, token }: Entered,
  done: string,
): { success: boolean; user: Entered['user'] } {
  if (user) {
    setSessionCookie(reply, token);
    secondStepCookie.clear(reply);
    reply.request.log.info({ userId: user.id }, done);
  } else secondStepCookie.set(reply, token);
  return { success: user !== null, user };
}
