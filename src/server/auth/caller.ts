import type { FastifyRequest } from 'fastify';
import { readerLanguage } from '#server/language/reader-language.ts';
import { readAgent } from './agent.ts';
import { sessionToken } from './cookie.ts';
import type { Caller } from './entry.ts';

export function callerOf(request: FastifyRequest): Caller {
  return {
    // Coming back from Google, a browser tells its own language, not the one that was chosen here.
    language: readerLanguage(request.cookies['vitrin-language'] ?? request.headers['accept-language']),
    agent: readAgent(request.headers['user-agent']),
    token: sessionToken(request),
  };
}
