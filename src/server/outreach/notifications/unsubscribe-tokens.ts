import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { TOPICS, type Topic } from '#shared/outreach/notifications.ts';

/** Enough of the signature that nobody guesses it, short enough for one line of a header. */
const SIGNATURE_BYTES = 16;

export interface Unsubscribing {
  userId: string;
  topic: Topic;
}

/** Names whose mails, and which of them. It never expires: an old mail is unsubscribed from as well as a new one. */
export function createUnsubscribeTokens(appSecret: string, earlierSecrets: string[] = []) {
  const sign = (text: string, secret = appSecret) =>
    createHmac('sha256', `unsubscribe ${secret}`).update(text).digest().subarray(0, SIGNATURE_BYTES);

  function tokenFor({ userId, topic }: Unsubscribing): string {
    const named = `${userId}.${topic}`;
    return `${named}.${sign(named).toString('base64url')}`;
  }

  /** Null when the token is not ours. */
  function read(token: string): Unsubscribing | null {
    const [userId, topic, signature, ...more] = token.split('.');
    if (!userId || !topic || !signature || more.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = [appSecret, ...earlierSecrets].some((secret) => {
      const expected = sign(`${userId}.${topic}`, secret);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isOurs) return null;
    const parsed = z.object({ userId: z.uuid(), topic: z.enum(TOPICS) }).safeParse({ userId, topic });
    return parsed.success ? parsed.data : null;
  }

  return { tokenFor, read };
}
export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;
