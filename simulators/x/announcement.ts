import type { XSimulator } from './simulator.ts';

/** What the program says of X when it is ready. */
export function announceX({ apiOrigin, authOrigin, clientId, clientSecret, feedUrl }: XSimulator) {
  return { apiOrigin, authOrigin, clientId, clientSecret, feedUrl };
}
