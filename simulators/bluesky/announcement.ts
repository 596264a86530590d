import type { BlueskySimulator } from './simulator.ts';

/** What the program says of Bluesky when it is ready. */
export function announceBluesky({ apiOrigin, feedUrl }: BlueskySimulator) {
  return { apiOrigin, feedUrl };
}
