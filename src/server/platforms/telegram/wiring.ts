import { inside, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createTelegramNetwork } from './connector.ts';
import { createTelegramEntry } from './entry.ts';

const TELEGRAM = { api: 'https://api.telegram.org', web: 'https://t.me' };

export interface TelegramSettings {
  telegram: { apiOrigin: string };
}

export const telegramWiring: SocialWiring<TelegramSettings> = {
  needsSimulator: ({ telegram }) => !telegram.apiOrigin,

  settingsOf: ({ telegram }, simulators) => ({
    telegram: { apiOrigin: telegram.apiOrigin ?? simulators?.telegram.apiOrigin ?? TELEGRAM.api },
  }),

  originsOf: ({ telegram }) => [telegram.apiOrigin],

  connect({ telegram: { apiOrigin } }, surroundings) {
    const atTelegram = { apiOrigin, ...inside(surroundings, 'telegram') };
    // A stand-in shows its posts where it answers.
    const webOrigin = apiOrigin === TELEGRAM.api ? TELEGRAM.web : apiOrigin;
    return {
      networks: { telegram: createTelegramNetwork({ ...atTelegram, webOrigin }) },
      entries: { telegram: createTelegramEntry(atTelegram) },
    };
  },

  feedOf: ({ telegram }) => ({ name: 'Telegram', deskUrl: telegram.feedUrl }),
};
