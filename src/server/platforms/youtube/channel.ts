import type { AccountAccess, NetworkAccount } from '#server/platforms/ports/social-network.ts';
import type { YoutubeClient } from './client.ts';
import { youtubeFailures } from './failures.ts';
import { translateChannel } from './translate.ts';
import { WireChannels } from './wire.ts';

/** The channel that a token opens; a Google account may have none. */
export async function readChannel(client: YoutubeClient, access: AccountAccess): Promise<NetworkAccount> {
  const query = { part: 'snippet,statistics', mine: 'true' };
  const { items } = await client.ask(access, { path: 'channels', query, reply: WireChannels });
  if (!items[0]) throw youtubeFailures.noChannel();
  return translateChannel(items[0]);
}
