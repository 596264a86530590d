import { pino, stdSerializers } from 'pino';
import { whatIsDone } from './doing.ts';

const NEVER_LOGGED = [
  'password',
  'currentPassword',
  'newPassword',
  'secret',
  'clientSecret',
  'appSecret',
  'apiKey',
  'apiSecret',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'params',
  'headers',
];

/** Structured events on standard output. What must not be logged is also taken out here, as a second lock. */
export function createLog(level: string, output?: { write(line: string): void }) {
  const options = {
    level,
    mixin: () => ({ ...whatIsDone() }),
    redact: {
      paths: NEVER_LOGGED.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: {
      url: (url: unknown) => (typeof url === 'string' ? withoutSecrets(url) : url),
      err: (error: Error) => {
        const { query: _query, ...details } = stdSerializers.err(error) as unknown as Record<string, unknown>;
        return { ...details, message: withoutValues(details.message), stack: withoutValues(details.stack) };
      },
    },
  };
  return output ? pino(options, output) : pino(options);
}

/** Addresses hold e-mails and tokens behind the question mark, and tokens of links for approval in their path. */
function withoutSecrets(url: string): string {
  return url.replace(/=[^&#]*/g, '=…').replace(/^((?:\/api\/approvals|\/approve)\/)[^/?#]+/, '$1…');
}

const QUERY_VALUES = /^params: .*$/gm;
const E_MAIL = /[^\s<>"'`=&?:;,()[\]/@]+@[a-z0-9-]+(\.[a-z0-9-]+)+/gi;
const CREDENTIALS = /\b(bearer|basic) [\w.~+/=-]+/gi;

/**
 * drizzle repeats a failed query with all its values: addresses and names of customers, sealed tokens. Mail servers
 * repeat the address they refuse.
 */
function withoutValues(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return text
    .replace(QUERY_VALUES, 'params: [redacted]')
    .replace(CREDENTIALS, '$1 [redacted]')
    .replace(E_MAIL, '[e-mail]');
}
