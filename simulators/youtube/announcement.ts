import type { YoutubeSimulator } from './simulator.ts';

/** What the program says of YouTube when it is ready. */
export function announceYoutube({
  issuer,
  apiOrigin,
  webOrigin,
  clientId,
  clientSecret,
  feedUrl,
}: YoutubeSimulator) {
  return { issuer, apiOrigin, webOrigin, clientId, clientSecret, feedUrl };
}
