import type { TelegramSimulator } from './simulator.ts';

/** What the program says of Telegram when it is ready. */
export function announceTelegram({ apiOrigin, feedUrl }: TelegramSimulator) {
  return { apiOrigin, feedUrl };
}
