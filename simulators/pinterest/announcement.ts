import type { PinterestSimulator } from './simulator.ts';

/** What the program says of Pinterest when it is ready. */
export function announcePinterest(simulator: PinterestSimulator) {
  const { apiOrigin, authOrigin, clientId, clientSecret, feedUrl } = simulator;
  return { apiOrigin, authOrigin, clientId, clientSecret, feedUrl };
}
