import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { type ListForm, lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
import type {
  AccountAccess,
  Engagement,
  LookUp,
  NetworkPost,
  PreparedPost,
  PublishedPost,
  SentPost,
  SocialNetwork,
} from '#server/platforms/ports/social-network.ts';
import { readChannel } from './channel.ts';
import { createYoutubeClient, type YoutubeOptions } from './client.ts';
import { youtubeFailures } from './failures.ts';
import { createYoutubePreparing, lastPartFrom, PreparedYoutube } from './preparing.ts';
import { frameOfUploads, noteOf, saysTheSame, translateEngagement } from './translate.ts';
import {
  WireCountedVideos,
  WireListedVideo,
  WireUploadsPlaylist,
  type WireVideo,
  WireVideos,
} from './wire.ts';

/** By how much YouTube's clock may be behind ours. */
const BEFORE_MS = 60_000;
const MOST_READ = 50;

/**
 * Shorts of YouTube. An upload becomes a video with its last bytes, and its session makes one video only: it is saved
 * before the first byte, and answers with the video as often as it is asked. So a second call cannot make a second video
 * while it lives; once it is gone, the list of uploads is judged.
 */
export function createYoutubeNetwork({
  webOrigin,
  now = () => new Date(),
  ...options
}: YoutubeOptions & { webOrigin: string }): SocialNetwork {
  const client = createYoutubeClient({ now, ...options });

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedYoutube.safeParse(prepared);
    const content = await post.media[0]?.read();
    if (!data || content?.length !== data.bytes) throw youtubeFailures.preparationLost();
    const from = lastPartFrom(data.bytes);
    const progress = await client.finish(access, data, { from, content: content.subarray(from) });
    if (progress.state === 'gone') throw youtubeFailures.sessionGone();
    if (progress.state === 'incomplete') throw youtubeFailures.preparationLost();
    return published(access, progress.video, data);
  }

  /** With what YouTube made of it, as far as that can be read. */
  async function published(
    access: AccountAccess,
    { id, status }: WireVideo,
    { privacy }: PreparedYoutube,
  ): Promise<PublishedPost> {
    const question = { path: 'videos', query: { part: 'status', id }, reply: WireVideos };
    const read = await client.ask(access, question).catch((error) => {
      if (!(error instanceof PlatformFailure)) throw error;
      return null;
    });
    const applied = read?.items.find((each) => each.id === id)?.status ?? status ?? null;
    const note = noteOf(privacy, applied);
    return { ...addressed(id), ...(note ? { note } : {}) };
  }

  const addressed = (id: string): PublishedPost => ({
    externalId: id,
    permalink: `${webOrigin.replace(/\/+$/, '')}/shorts/${id}`,
  });

  async function lookUp(access: AccountAccess, sent: SentPost): Promise<LookUp> {
    const { data } = PreparedYoutube.safeParse(sent.prepared);
    if (!data) return lookThroughUploads(access, sent, null);
    const progress = await client.progress(access, data);
    if (progress.state === 'incomplete') return { verdict: 'not_published' };
    if (progress.state === 'gone') return lookThroughUploads(access, sent, data);
    return { verdict: 'published', post: await published(access, progress.video, data) };
  }

  async function lookThroughUploads(
    access: AccountAccess,
    { post, startedAt, since, known }: SentPost,
    prepared: PreparedYoutube | null,
  ): Promise<LookUp> {
    const written = { title: prepared?.title ?? null, description: post.text };
    const form: ListForm<WireListedVideo> = {
      entry: WireListedVideo,
      frame: frameOfUploads,
      translate(each) {
        const { resourceId, channelId, publishedAt } = each.snippet;
        return {
          post: addressed(resourceId.videoId),
          ids: [resourceId.videoId],
          accountId: channelId,
          at: publishedAt,
          isSame: saysTheSame(each, written),
        };
      },
    };
    // Whether the time of a video is that of its first or of its last byte is not documented.
    const begunMs = prepared ? Date.parse(prepared.begunAt) : since.getTime();
    const from = new Date(Math.min(since.getTime(), begunMs) - BEFORE_MS);
    const playlistId = await uploadsOf(access);
    const sought = { accountId: access.externalId, from, startedAt, known, now: now() };
    return lookThrough(sought, async ({ after, size }) => {
      const query = {
        part: 'snippet',
        playlistId,
        maxResults: String(Math.min(size, MOST_READ)),
        ...(after ? { pageToken: after } : {}),
      };
      return readListPage(await client.answerTo(access, { path: 'playlistItems', query }), form);
    });
  }

  async function uploadsOf(access: AccountAccess): Promise<string> {
    const query = { part: 'contentDetails', mine: 'true' };
    const { items } = await client.ask(access, { path: 'channels', query, reply: WireUploadsPlaylist });
    if (!items[0]) throw youtubeFailures.noChannel();
    return items[0].contentDetails.relatedPlaylists.uploads;
  }

  async function engagement(access: AccountAccess, externalIds: string[]): Promise<Engagement[]> {
    const read: Engagement[] = [];
    for (let from = 0; from < externalIds.length; from += MOST_READ) {
      const query = { part: 'statistics', id: externalIds.slice(from, from + MOST_READ).join(',') };
      const { items } = await client.ask(access, { path: 'videos', query, reply: WireCountedVideos });
      read.push(...items.map(translateEngagement));
    }
    return read;
  }

  return {
    network: 'youtube',
    inspect: (access) => readChannel(client, access),
    prepare: createYoutubePreparing({ client, now }),
    publish,
    lookUp,
    // Its quotas are of the whole installation, and it says only when they are used up.
    allowance: async () => null,
    engagement,
  };
}
