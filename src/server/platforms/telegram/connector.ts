import type {
  AccountAccess,
  NetworkAccount,
  NetworkPost,
  PostMedia,
  PublishedPost,
  SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import {
  createTelegramClient,
  type TelegramClient,
  type TelegramOptions,
  type UploadedFile,
} from './client.ts';
import { telegramFailures } from './failures.ts';
import { checkTelegramPost } from './rules.ts';
import { translateChannel, translateMessage } from './translate.ts';
import { WireAlbum, WireBot, WireChannel, WireCount, WireMember, WireMessage } from './wire.ts';

/**
 * Channels of Telegram, by a bot that is an administrator of them. Uploading and publishing are one call, and nothing lists
 * what a channel has: a call without an answer is put to the owner (decision 027).
 */
export function createTelegramNetwork({
  webOrigin,
  ...options
}: TelegramOptions & { webOrigin: string }): SocialNetwork {
  const client = createTelegramClient(options);

  async function publish(
    { accessToken, externalId }: AccountAccess,
    post: NetworkPost,
  ): Promise<PublishedPost> {
    const chat = { chat_id: externalId };
    const [first, ...more] = post.media;
    if (!first) {
      const body = { ...chat, text: post.text };
      const { result } = await client.publish(accessToken, {
        method: 'sendMessage',
        body,
        reply: WireMessage,
      });
      return translateMessage(result, webOrigin);
    }
    if (more.length > 0) {
      const media = JSON.stringify(post.media.map((_, at) => albumItem(at, post.text)));
      const files = await Promise.all(post.media.map((each, at) => fileOf(each, `picture${at}`)));
      const { result } = await client.publish(accessToken, {
        method: 'sendMediaGroup',
        body: { ...chat, media },
        files,
        reply: WireAlbum,
      });
      return translateMessage(result[0]!, webOrigin);
    }
    const caption: Record<string, string> = post.text ? { caption: post.text } : {};
    const { result } = await client.publish(accessToken, {
      method: first.kind === 'video' ? 'sendVideo' : 'sendPhoto',
      body: { ...chat, ...caption, ...(first.kind === 'video' ? videoFacts(first) : {}) },
      files: [await fileOf(first, first.kind === 'video' ? 'video' : 'photo')],
      reply: WireMessage,
    });
    return translateMessage(result, webOrigin);
  }

  return {
    network: 'telegram',
    inspect: ({ accessToken, externalId }) => readChannel(client, accessToken, externalId),
    async prepare(_access, post, { prepared }) {
      checkTelegramPost(post);
      return { ready: true, prepared };
    },
    publish,
    lookUp: async () => ({ verdict: 'unclear', because: 'no_list' }),
    allowance: async () => null,
    // Bots learn nothing of who has seen what.
    engagement: async () => [],
  };
}

/** @throws PlatformFailure when the bot could not post there. */
export async function readChannel(
  client: TelegramClient,
  token: string,
  channel: string,
): Promise<NetworkAccount> {
  const bot = await client.ask(token, { method: 'getMe', reply: WireBot });
  const chat = { chat_id: channel };
  const found = await client.ask(token, { method: 'getChat', body: chat, reply: WireChannel });
  if (found.result.type !== 'channel') throw telegramFailures.notChannel();
  const member = await client.ask(token, {
    method: 'getChatMember',
    body: { ...chat, user_id: String(bot.result.id) },
    reply: WireMember,
  });
  const { status, can_post_messages } = member.result;
  if (status !== 'creator' && !(status === 'administrator' && can_post_messages))
    throw telegramFailures.notAdministrator();
  const count = await client.ask(token, { method: 'getChatMemberCount', body: chat, reply: WireCount });
  return translateChannel(found, count.result);
}

function videoFacts({ width, height, durationMs }: PostMedia): Record<string, string> {
  return {
    width: String(width),
    height: String(height),
    supports_streaming: 'true',
    ...(durationMs ? { duration: String(Math.round(durationMs / 1000)) } : {}),
  };
}

/** The caption of the first picture is shown as that of all. */
function albumItem(at: number, text: string) {
  return { type: 'photo', media: `attach://picture${at}`, ...(at === 0 && text ? { caption: text } : {}) };
}

async function fileOf(media: PostMedia, field: string): Promise<UploadedFile> {
  const name = media.kind === 'video' ? 'reel.mp4' : 'picture.jpg';
  return { field, name, type: media.mimeType, bytes: await media.read() };
}
