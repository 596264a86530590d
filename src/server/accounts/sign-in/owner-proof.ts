import type { FastifyRequest } from 'fastify';
import { challengeCookie } from '#server/accounts/passkeys/challenge-cookie.ts';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import type { OwnerAgain } from '#shared/accounts/owner-again.ts';
import type { OwnerProof } from './owner-again.ts';

/** For users who are signed in. */
export function ownerProof(request: FastifyRequest, body: OwnerAgain): OwnerProof {
  return { ...body, token: sessionToken(request)!, challengeToken: challengeCookie.of(request) };
}
