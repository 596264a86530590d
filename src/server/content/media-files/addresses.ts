import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#shared/core/time.ts';

/** Networks fetch a picture within minutes, and may come back for a video within a day. */
export const ADDRESS_LIFE_MS = DAY_MS;

const PATH = '/api/media/shared/';

/** Addresses that open one file for anyone who holds them, until they expire: for networks, which cannot sign in. */
export function createMediaAddresses({
  appSecret,
  earlierSecrets = [],
  publicUrl,
  now,
}: {
  appSecret: string;
  /** What they signed still opens. */
  earlierSecrets?: string[];
  publicUrl: string;
  now: () => Date;
}) {
  const sign = (text: string, secret = appSecret) =>
    createHmac('sha256', `media ${secret}`).update(text).digest('base64url');

  function addressOf(mediaId: string, extension: string): string {
    const expires = (now().getTime() + ADDRESS_LIFE_MS).toString(36);
    return `${publicUrl}${PATH}${mediaId}.${expires}.${sign(`${mediaId}.${expires}`)}.${extension}`;
  }

  /** @returns the id of the file, or null when the address is not ours or has expired. */
  function read(token: string): string | null {
    const [mediaId, expires, signature] = token.split('.');
    if (!mediaId || !expires || !signature) return null;
    const given = Buffer.from(signature);
    const isOurs = [appSecret, ...earlierSecrets].some((secret) => {
      const expected = Buffer.from(sign(`${mediaId}.${expires}`, secret));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isOurs) return null;
    return Number.parseInt(expires, 36) > now().getTime() ? mediaId : null;
  }

  return { addressOf, read };
}
export type MediaAddresses = ReturnType<typeof createMediaAddresses>;
