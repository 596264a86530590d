import type { FastifyRequest } from 'fastify';
import { readAgent } from '#server/accounts/sessions/agent.ts';
import { sessionToken } from '#server/accounts/sessions/cookie.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import type { Caller } from './entry.ts';

export function callerOf(request: FastifyRequest): Caller {
  return {
    // Coming back from Google, a browser sends its own language, not the one that was chosen here.
    language: readerLanguage(request.cookies['vitrin-language'] ?? request.headers['accept-language']),
    agent: readAgent(request.headers['user-agent']),
    token: sessionToken(request),
    address: request.ip,
  };
}
