import type { NetworkPost, SocialNetwork } from '#server/platforms/ports/social-network.ts';
import { createContainerNetwork, type PublishingForm } from './container-network.ts';
import { altTextOf } from './container-preparing.ts';
import { createThreadsClient, type ThreadsOptions } from './threads-client.ts';
import { readThreadsEngagement } from './threads-insights.ts';
import { checkThreadsPost } from './threads-rules.ts';
import { formOfThreads, translateThreadsAccount } from './translate.ts';
import { type WireThread, WireThreadsAccount, WireThreadsContainer } from './wire.ts';

export const THREADS_ACCOUNT_FIELDS = 'id,username,name,threads_profile_picture_url';

const FORM: PublishingForm<WireThread> = {
  edge: 'threads',
  publishEdge: 'threads_publish',
  limitEdge: 'threads_publishing_limit',
  state: { fields: 'status,error_message', reply: WireThreadsContainer },
  worthAnother: /^(FAILED_DOWNLOADING_VIDEO|FAILED_PROCESSING_AUDIO|FAILED_PROCESSING_VIDEO|UNKNOWN)$/,
  list: {
    edge: 'threads',
    fieldsOf: () => 'id,text,timestamp,permalink,owner',
    of: ({ text }) => formOfThreads(text),
  },
  check: checkThreadsPost,
  pictureOf: (picture) => ({
    media_type: 'IMAGE',
    image_url: picture.address,
    is_carousel_item: 'true',
    ...altTextOf(picture),
  }),
  postOf: (post, children) => ({ ...partsOf(post, children), text: post.text }),
};

function partsOf({ media: [first, ...more] }: NetworkPost, children: string[]): Record<string, string> {
  if (!first) return { media_type: 'TEXT' };
  if (more.length > 0) return { media_type: 'CAROUSEL', children: children.join(',') };
  if (first.kind === 'video') return { media_type: 'VIDEO', video_url: first.address, ...altTextOf(first) };
  return { media_type: 'IMAGE', image_url: first.address, ...altTextOf(first) };
}

/** Threads, which publishes as Instagram does, under names of its own (reference/networks.md 2.4). */
export function createThreadsNetwork({
  now = () => new Date(),
  ...options
}: ThreadsOptions & { now?: () => Date }): SocialNetwork {
  const client = createThreadsClient(options);
  const { readLimit, ...containers } = createContainerNetwork({ client, form: FORM, now });

  return {
    network: 'threads',

    async inspect(access) {
      const account = await client.ask(access, {
        path: '/me',
        values: { fields: THREADS_ACCOUNT_FIELDS },
        reply: WireThreadsAccount,
      });
      await readLimit({ ...access, externalId: account.id });
      return translateThreadsAccount(account);
    },

    ...containers,

    async engagement(access, externalIds) {
      const read = [];
      for (const id of externalIds) read.push(await readThreadsEngagement(client, access, id));
      return read;
    },
  };
}
