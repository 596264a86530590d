import { pino } from 'pino';

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
        'req.headers',
        '*.params',
      ],
      censor: '[redacted]',
    },
  });
}
