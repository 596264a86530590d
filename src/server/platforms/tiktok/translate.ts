import type { NetworkAccount, OfferedOption } from '#server/platforms/ports/social-network.ts';
import type { WireCreator, WireStatus, WireUser } from './wire.ts';

export function translateUser({ user }: WireUser): NetworkAccount {
  const { open_id, display_name, username, avatar_url } = user;
  return {
    externalId: open_id,
    name: display_name || username || 'TikTok',
    username: username ?? null,
    pictureUrl: avatar_url ?? null,
    // It takes a permission of its own, and nothing here needs it.
    followers: null,
  };
}

/** Where an upload stands; `unclear` where its status does not say. */
export type Standing = 'incomplete' | 'processing' | 'delivered' | 'published' | 'failed' | 'unclear';

export function standingOf({ status, uploaded_bytes: uploaded }: WireStatus, size: number): Standing {
  switch (status) {
    case 'PROCESSING_UPLOAD':
      if (uploaded == null) return 'unclear';
      return uploaded < size ? 'incomplete' : 'processing';
    case 'SEND_TO_USER_INBOX':
      return 'delivered';
    case 'PUBLISH_COMPLETE':
      return 'published';
    case 'FAILED':
      return 'failed';
    // We never ask TikTok to fetch anything.
    case 'PROCESSING_DOWNLOAD':
      return 'unclear';
  }
}

/** In TikTok's order; the declaration has words for those that we know. */
/** Who can see a post of this account, and which switches its own settings leave off. */
export function translateOffers(creator: WireCreator): Record<string, OfferedOption[]> {
  const { privacy_level_options: privacies, comment_disabled, duet_disabled, stitch_disabled } = creator;
  return {
    privacy: privacies.map((value) => ({ value, label: value })),
    ...(comment_disabled && { comments: [] }),
    ...(duet_disabled && { duet: [] }),
    ...(stitch_disabled && { stitch: [] }),
  };
}
