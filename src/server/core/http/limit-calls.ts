import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { httpProblems } from './problem.ts';

/** Several people share an address, and one person may have several. */
const SHARED_TIMES = 5;
/** However slowly they are made: so many guesses at one account's password within an hour (OWASP ASVS 4.0.3, 2.2.1). */
const E_MAIL_TRIES_AN_HOUR = 100;

interface Limit {
  counted: 'caller' | 'e-mail' | 'address' | 'e-mail this hour';
  window?: '1 hour';
  max: number | ((request: FastifyRequest) => number);
  /** Null counts a call nowhere; without it, callers that share an address (or an IPv6 network) are counted together. */
  keyOf?: (request: FastifyRequest) => string | null;
}

/**
 * An endpoint's calls within a minute: so many for one person, that is a user or an address with the e-mail that the
 * body names, and five times as many for one address or one e-mail, however many callers share it. One e-mail also
 * has a limit within an hour.
 */
export function limitCalls(
  app: FastifyInstance,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  perMinute: number,
) {
  const limits: Limit[] = [
    { counted: 'caller', max: perMinute, keyOf: callerKey },
    { counted: 'e-mail', max: perMinute * SHARED_TIMES, keyOf: namedEmail },
    { counted: 'e-mail this hour', window: '1 hour', max: E_MAIL_TRIES_AN_HOUR, keyOf: namedEmail },
    {
      counted: 'address',
      max: (request) => (callerKey(request) ? perMinute * SHARED_TIMES : perMinute),
    },
  ];
  const counters = limits.map(({ counted, max, window = '1 minute', keyOf }) => {
    const options = {
      max,
      timeWindow: window,
      countedAs: `${method} ${path} ${counted}`,
      ...(keyOf ? { keyGenerator: (request: FastifyRequest) => keyOf(request) ?? '' } : {}),
    };
    const refused = window === '1 hour' ? httpProblems.tooManyThisHour : httpProblems.tooMany;
    return { keyOf, refused, count: app.createRateLimit(options) };
  });

  return async (request: FastifyRequest) => {
    for (const { keyOf, refused, count } of counters) {
      if (keyOf?.(request) === null) continue;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      throw refused(counted.ttlInSeconds);
    }
  };
}

function callerKey(request: FastifyRequest): string | null {
  if (request.caller) return request.caller.id;
  const email = namedEmail(request);
  return email && `${request.ip} ${email}`;
}

function namedEmail({ caller, body }: FastifyRequest): string | null {
  const { email } = (body ?? {}) as { email?: unknown };
  return !caller && typeof email === 'string' ? email.trim().toLowerCase() : null;
}
