import type { SocialEntry } from '#server/platforms/ports/social-network.ts';
import { createTelegramClient, type TelegramOptions } from './client.ts';
import { readChannel } from './connector.ts';
import { telegramFailures } from './failures.ts';

/** A bot's token and the name of a channel, as their owner pastes them. */
export function createTelegramEntry(options: TelegramOptions): SocialEntry {
  const client = createTelegramClient(options);
  return {
    async open({ token = '', channel = '' }) {
      // It stands in the address that is asked.
      if (!TOKEN.test(token.trim())) throw telegramFailures.tokenRefused();
      const account = await readChannel(client, token.trim(), nameOf(channel));
      return {
        network: 'telegram',
        via: 'telegram',
        ...account,
        accessToken: token.trim(),
        refreshToken: null,
        expiresAt: null,
      };
    },
  };
}

const TOKEN = /^\d{1,20}:[\w-]{1,100}$/;

/** `@name`, whether it was typed so, bare, or as the address of the channel; a private one has a number. */
function nameOf(written: string): string {
  const name = written.trim().replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(?:s\/)?/i, '');
  return /^-?\d+$/.test(name) ? name : `@${name.replace(/^@/, '').replace(/\/.*$/, '')}`;
}
