import type { Engagement, NetworkPost, SocialNetwork } from '#server/platforms/ports/social-network.ts';
import { createGraphClient, type GraphOptions } from './client.ts';
import { createContainerNetwork, type PublishingForm } from './container-network.ts';
import { altTextOf } from './container-preparing.ts';
import { isUnknownField } from './failures.ts';
import { readInstagramEngagement } from './instagram-insights.ts';
import { checkInstagramPost } from './instagram-rules.ts';
import { formOfMedia, translateInstagramAccount } from './translate.ts';
import { WireInstagramAccount, WireInstagramContainer, type WireInstagramMedia } from './wire.ts';

const ACCOUNT_FIELDS = 'id,username,name,profile_picture_url,followers_count';

const FORM: PublishingForm<WireInstagramMedia> = {
  edge: 'media',
  publishEdge: 'media_publish',
  limitEdge: 'content_publishing_limit',
  state: { fields: 'status_code,status', reply: WireInstagramContainer },
  // reference/social.md 2.7
  worthAnother: /\b(2207001|2207003|2207020|2207032|2207053|2207082)\b/,
  list: {
    edge: 'media',
    // Under Instagram's own sign-in, ids of owners are the app's own and say nothing (reference/social.md 2.2).
    fieldsOf: ({ via }) => `id,caption,timestamp,permalink${via === 'instagram_login' ? '' : ',owner'}`,
    of: ({ text }) => formOfMedia(text),
  },
  check: checkInstagramPost,
  pictureOf: (picture) => ({
    image_url: picture.address,
    is_carousel_item: 'true',
    ...altTextOf(picture),
  }),
  postOf: (post, children) => ({
    ...partsOf(post, children),
    caption: post.text,
    ...(post.madeWithAi ? { is_ai_generated: 'true' } : {}),
  }),
};

function partsOf({ media: [first, ...more] }: NetworkPost, children: string[]): Record<string, string> {
  if (more.length > 0) return { media_type: 'CAROUSEL', children: children.join(',') };
  if (first!.kind === 'video')
    return { media_type: 'REELS', video_url: first!.address, share_to_feed: 'true' };
  return { image_url: first!.address, ...altTextOf(first!) };
}

/** Instagram by either sign-in (reference/social.md 2). */
export function createInstagramNetwork({
  now = () => new Date(),
  ...options
}: GraphOptions & { now?: () => Date }): SocialNetwork {
  const client = createGraphClient('instagram', options);
  const { readLimit, ...containers } = createContainerNetwork({ client, form: FORM, now });

  return {
    network: 'instagram',

    async inspect(access) {
      const own = access.via === 'instagram_login';
      const read = client.ask(access, {
        path: own ? '/me' : `/${access.externalId}`,
        values: { fields: own ? `user_id,${ACCOUNT_FIELDS}` : ACCOUNT_FIELDS },
        reply: WireInstagramAccount,
      });
      const account = await read.catch((error) => {
        // What may not be seen is not there.
        throw isUnknownField(error) ? client.failures.permissionMissing(error) : error;
      });
      await readLimit(access);
      return translateInstagramAccount(account);
    },

    ...containers,

    async engagement(access, externalIds) {
      const read: Engagement[] = [];
      for (const id of externalIds) read.push(await readInstagramEngagement(client, access, id));
      return read;
    },
  };
}
