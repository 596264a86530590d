import { createHash } from 'node:crypto';

/*
 * What X takes for a link. Bare names count as links where they end like an address does; the list of endings is shorter
 * than the real one.
 */
const ENDINGS = 'com|net|org|info|biz|edu|gov|shop|store|app|dev|online|site|blog|cloud|xyz|[a-z]{2}';
const LINK = new RegExp(
  String.raw`(?<![@\w$#./-])(?:https?:\/\/[^\s\/.:@]+(?:\.[^\s\/.:@]+)*\.[\p{L}]{2,}(?::\d+)?(?:[\/?#]\S*)?|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${ENDINGS})(?![\w@-])(?:[\/?#]\S*)?)`,
  'giu',
);
/** A sentence goes on after these. */
const TRAILING = /[.,;:!?'")\]}…]+$/;

export type Link = { start: number; end: number; address: string };

export function findLinks(text: string): Link[] {
  return [...text.matchAll(LINK)].map((match) => {
    const address = match[0].replace(TRAILING, '');
    return { start: match.index, end: match.index + address.length, address };
  });
}

export function shortLink(seed: string): string {
  return `https://t.co/${createHash('sha256').update(seed).digest('base64url').replace(/[-_]/g, 'x').slice(0, 10)}`;
}

/** What the shown text has in place of a link: no protocol, no more than 27 characters. */
export function displayOf(address: string): string {
  const short = address.replace(/^https?:\/\/(www\.)?/, '');
  return short.length > 27 ? `${short.slice(0, 26)}…` : short;
}
