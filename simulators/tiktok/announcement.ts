import type { TikTokSimulator } from './simulator.ts';

/** What the program says of TikTok when it is ready. */
export function announceTikTok({ apiOrigin, authOrigin, clientId, clientSecret, feedUrl }: TikTokSimulator) {
  return { apiOrigin, authOrigin, clientId, clientSecret, feedUrl };
}
