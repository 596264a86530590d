import { pino, stdSerializers } from 'pino';

/** Structured events on standard output. What must not be logged is also taken out here, as a second lock. */
export function createLog(level: string) {
  return pino({
    level,
    redact: {
      paths: [
        '*.password',
        '*.accessToken',
        '*.refreshToken',
        '*.apiKey',
        '*.email',
        '*.token',
        '*.params',
        'req.headers',
      ],
      censor: '[redacted]',
    },
    serializers: {
      err: (error: Error) => {
        const { query: _query, ...told } = stdSerializers.err(error) as unknown as Record<string, unknown>;
        return { ...told, message: withoutValues(told.message), stack: withoutValues(told.stack) };
      },
    },
  });
}

/** drizzle repeats a failed query with all its values: addresses and names of customers, sealed tokens. */
function withoutValues(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/^params: .*$/gm, 'params: [redacted]') : text;
}
