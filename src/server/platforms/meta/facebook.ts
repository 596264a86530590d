import { PlatformFailure } from '#server/platforms/platform-failure.ts';
import {
  type AccountAccess,
  type Engagement,
  type LookUp,
  type NetworkPost,
  OutcomeUnknown,
  type PreparedPost,
  type PublishedPost,
  type SocialNetwork,
} from '#server/platforms/social-network.ts';
import { createGraphClient, type GraphOptions, type MetaApp } from './client.ts';
import { readPageEngagement } from './facebook-insights.ts';
import { createFacebookPreparing, PreparedFacebook, readVideo } from './facebook-preparing.ts';
import { isUnknownField } from './failures.ts';
import { findSamePost, translatePage, verdictOnReel } from './translate.ts';
import { WireId, WirePage, WirePagePostList, WirePermalink, WireVideoFinish } from './wire.ts';

/** How long its address may take to be told, once a post is out. */
const BESIDE_MS = 8_000;
const BEFORE_MS = 2 * 60_000;
/** After so long what is not in the list is taken not to exist; error 506 guards an immediate repetition. */
const LISTED_MS = 5 * 60_000;
const MOST_READ = 100;

/** Pages of Facebook (reference/social.md 3). */
export function createFacebookNetwork({
  now = () => new Date(),
  ...options
}: GraphOptions & { now?: () => Date }): SocialNetwork {
  const client = createGraphClient('facebook', options);
  const { failures } = client;

  async function publish(
    access: AccountAccess,
    post: NetworkPost,
    prepared: PreparedPost,
  ): Promise<PublishedPost> {
    const { data } = PreparedFacebook.safeParse(prepared);
    const isReel = post.media[0]?.kind === 'video';
    if (!data || (isReel ? !data.uploaded : data.photos.length !== post.media.length))
      throw failures.preparationLost();
    try {
      const id = isReel
        ? await publishReel(access, post, data.video!)
        : await publishPost(access, post, data.photos);
      return { externalId: id, permalink: await permalinkOf(access, id) };
    } catch (error) {
      if (!(error instanceof PlatformFailure && error.code === 'duplicate_post')) throw error;
      const since = new Date(Date.parse(data.since) - BEFORE_MS);
      return findEarlier(access, { post, photos: data.photos, since, refusal: error });
    }
  }

  async function publishPost(access: AccountAccess, { text }: NetworkPost, photos: string[]) {
    const attached = photos.map((id) => ({ media_fbid: id }));
    const link = photos.length === 0 ? linkIn(text) : null;
    const values = {
      message: text,
      ...(attached.length > 0 ? { attached_media: JSON.stringify(attached) } : {}),
      ...(link ? { link } : {}),
    };
    const path = `/${access.externalId}/feed`;
    return (await client.publish(access, { path, values, reply: WireId })).id;
  }

  async function publishReel(access: AccountAccess, { text }: NetworkPost, video: string) {
    const values = {
      upload_phase: 'finish',
      video_id: video,
      video_state: 'PUBLISHED',
      description: text,
    };
    const path = `/${access.externalId}/video_reels`;
    return (await client.publish(access, { path, values, reply: WireVideoFinish })).post_id ?? video;
  }

  /** Refused as a repetition: either a try of ours before went through after all, or the words are old. */
  async function findEarlier(
    access: AccountAccess,
    sought: { post: NetworkPost; photos: string[]; since: Date; refusal: PlatformFailure },
  ): Promise<PublishedPost> {
    const { found } = await findPublished(access, sought).catch((error) => {
      throw new OutcomeUnknown('Refused as a repetition', { cause: error });
    });
    if (!found) throw sought.refusal;
    return found;
  }

  /** `cut` when there may be more posts since then than are told at once. */
  async function findPublished(
    access: AccountAccess,
    { post, photos, since }: { post: NetworkPost; photos: string[]; since: Date },
  ): Promise<{ found: PublishedPost | null; cut: boolean }> {
    const { data } = await client.ask(access, {
      path: `/${access.externalId}/posts`,
      values: {
        since: String(Math.floor(since.getTime() / 1000)),
        limit: String(MOST_READ),
        fields: 'id,message,created_time,permalink_url,attachments{target,subattachments}',
      },
      reply: WirePagePostList,
    });
    const found = findSamePost(data, { text: post.text, photos, since });
    return {
      found: found && { externalId: found.id, permalink: found.permalink_url ?? null },
      cut: data.length >= MOST_READ,
    };
  }

  async function lookUp(
    access: AccountAccess,
    { post, prepared, startedAt }: { post: NetworkPost; prepared: PreparedPost; startedAt: Date },
  ): Promise<LookUp> {
    const { data } = PreparedFacebook.safeParse(prepared);
    if (!data) return { verdict: 'unclear' };
    const listed = now().getTime() - startedAt.getTime() >= LISTED_MS;
    if (data.video) {
      const video = await readVideo(client, access, data.video);
      const verdict = verdictOnReel(video);
      if (verdict === 'published')
        return {
          verdict,
          post: { externalId: data.video, permalink: absolute(video.permalink_url ?? null) },
        };
      return { verdict: listed ? verdict : 'unclear' };
    }
    // Words could be anybody's of before; photos are only ours.
    const since = new Date(startedAt.getTime() - (data.photos.length > 0 ? BEFORE_MS : WHOLE_SECOND_MS));
    const { found, cut } = await findPublished(access, { post, photos: data.photos, since });
    if (found) return { verdict: 'published', post: found };
    return { verdict: listed && !cut ? 'not_published' : 'unclear' };
  }

  async function permalinkOf(access: AccountAccess, id: string): Promise<string | null> {
    const values = { fields: 'permalink_url' };
    const question = { path: `/${id}`, values, reply: WirePermalink, timeoutMs: BESIDE_MS };
    const read = client.ask(access, question);
    // The post is out; its address may be had another time.
    return read.then(({ permalink_url }) => absolute(permalink_url ?? null)).catch(() => null);
  }

  /** A Page's tasks are told to its people only; of its token we learn what it still may do. */
  async function inspect(access: AccountAccess) {
    const values = { fields: 'id,name,followers_count,picture{url}' };
    const read = client.ask(access, { path: `/${access.externalId}`, values, reply: WirePage });
    const page = await read.catch((error) => {
      // What may not be seen is not there.
      throw isUnknownField(error) ? failures.permissionMissing(error) : error;
    });
    if (options.app) await checkRights(access, options.app);
    return translatePage(page);
  }

  async function checkRights(access: AccountAccess, app: MetaApp) {
    const { data } = await client.debugToken(access, app);
    if (!data.is_valid) throw failures.tokenRefused();
    if (!data.scopes.includes('pages_manage_posts')) throw failures.permissionMissing();
  }

  return {
    network: 'facebook',
    inspect,
    prepare: createFacebookPreparing({ client, outside: options.outside, now }),
    publish,
    lookUp,
    allowance: async () => null,
    async engagement(access, externalIds) {
      const read: Engagement[] = [];
      for (const id of externalIds) read.push(await readPageEngagement(client, access, id));
      return read;
    },
  };
}

/** Their times have no fractions. */
const WHOLE_SECOND_MS = 1_000;

/** The page that is shown as a preview; Facebook refuses its own. */
function linkIn(text: string): string | null {
  const address = /https?:\/\/[^\s]+/.exec(text)?.[0].replace(/[.,;:!?)\]]+$/, '');
  if (!address || !URL.canParse(address)) return null;
  return /(^|\.)facebook\.com$/.test(new URL(address).hostname) ? null : address;
}

function absolute(permalink: string | null): string | null {
  return permalink?.startsWith('/') ? `https://www.facebook.com${permalink}` : permalink;
}
