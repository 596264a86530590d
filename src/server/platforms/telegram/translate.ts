import type { NetworkAccount, PublishedPost } from '#server/platforms/ports/social-network.ts';
import type { WireChannel, WireMessage } from './wire.ts';

export function translateChannel({ result }: WireChannel, followers: number | null): NetworkAccount {
  const { id, title, username } = result;
  // The address of a channel's picture has the token in it.
  const pictureUrl = null;
  return {
    externalId: String(id),
    name: title ?? username ?? String(id),
    username: username ?? null,
    pictureUrl,
    followers,
  };
}

/** A private channel has no name to be found by; its people open its messages by its number. */
export function translateMessage({ message_id, chat }: WireMessage, webOrigin: string): PublishedPost {
  const place = chat.username ?? `c/${String(chat.id).replace(/^-100/, '')}`;
  return {
    externalId: String(message_id),
    permalink: `${webOrigin.replace(/\/+$/, '')}/${place}/${message_id}`,
  };
}
