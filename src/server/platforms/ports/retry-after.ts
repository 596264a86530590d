import type { OutsideReply } from './outside.ts';

/** For how long an answer asks to be left alone, in seconds or as a date (RFC 9110, 10.2.3); undefined where it does not. */
export function retryAfterMsIn({ headers }: Pick<OutsideReply, 'headers'>, now: Date): number | undefined {
  const text = headers['retry-after'];
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
