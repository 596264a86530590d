import { inside, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createBlueskyNetwork } from './connector.ts';
import { createBlueskyEntry } from './entry.ts';

const BLUESKY = { api: 'https://bsky.social', web: 'https://bsky.app' };

export interface BlueskySettings {
  bluesky: { apiOrigin: string };
}

export const blueskyWiring: SocialWiring<BlueskySettings> = {
  needsSimulator: ({ bluesky }) => !bluesky.apiOrigin,

  settingsOf: ({ bluesky }, simulators) => ({
    bluesky: { apiOrigin: bluesky.apiOrigin ?? simulators?.bluesky.apiOrigin ?? BLUESKY.api },
  }),

  originsOf: ({ bluesky }) => [bluesky.apiOrigin],

  connect({ bluesky: { apiOrigin } }, surroundings) {
    const atBluesky = { apiOrigin, ...inside(surroundings, 'bluesky') };
    // A stand-in shows its posts where it answers.
    const webOrigin = apiOrigin === BLUESKY.api ? BLUESKY.web : apiOrigin;
    return {
      networks: { bluesky: createBlueskyNetwork({ ...atBluesky, webOrigin }) },
      entries: { bluesky: createBlueskyEntry(atBluesky) },
    };
  },

  feedOf: ({ bluesky }) => ({ name: 'Bluesky', deskUrl: bluesky.feedUrl }),
};
