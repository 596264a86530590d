import { lookThrough, readListPage } from '#server/platforms/ports/post-list.ts';
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
import { MINUTE_MS } from '#shared/core/time.ts';
import { createGraphClient, type GraphOptions, type MetaApp } from './client.ts';
import { readPageEngagement } from './facebook-insights.ts';
import { createFacebookPreparing, PreparedFacebook, readVideo } from './facebook-preparing.ts';
import { isUnknownField } from './failures.ts';
import { formOfPosts, translatePage, verdictOnReel } from './translate.ts';
import { WireId, WirePage, WirePermalink, WireVideoFinish } from './wire.ts';

/** How long its address may take to be known, once a post is out. */
const BESIDE_MS = 8_000;
const BEFORE_MS = 2 * MINUTE_MS;

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
    const id = isReel
      ? await publishReel(access, post, data.video!)
      : await publishPost(access, post, data.photos);
    return { externalId: id, permalink: await permalinkOf(access, id) };
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

  async function lookUp(access: AccountAccess, sent: SentPost): Promise<LookUp> {
    const { data } = PreparedFacebook.safeParse(sent.prepared);
    if (!data) return { verdict: 'unclear', because: 'nothing_before' };
    const attached = [...data.photos, ...(data.video ? [data.video] : [])];
    const reel = data.video ? await readVideo(client, access, data.video) : null;
    const ofReel = reel && verdictOnReel(reel);
    if (ofReel === 'published') {
      const permalink = absolute(reel?.permalink_url ?? null);
      return { verdict: ofReel, post: { externalId: data.video!, permalink } };
    }
    const listed = await findListed(access, { ...sent, attached });
    // Where the two differ, the list may be behind.
    return listed.verdict === 'not_published' && ofReel === 'unclear'
      ? { verdict: 'unclear', because: 'too_soon' }
      : listed;
  }

  function findListed(
    access: AccountAccess,
    { post, attached, startedAt, since, known }: SentPost & { attached: string[] },
  ): Promise<LookUp> {
    const form = formOfPosts({ text: post.text, attached });
    // Words could be anybody's of before; photos are only ours.
    const from = new Date(since.getTime() - (attached.length > 0 ? BEFORE_MS : WHOLE_SECOND_MS));
    const sought = { accountId: access.externalId, from, startedAt, known, now: now() };
    return lookThrough(sought, async ({ after, size }) => {
      const fields = 'id,message,created_time,permalink_url,from,attachments{target,subattachments}';
      const values = { limit: String(size), fields, ...(after ? { after } : {}) };
      const path = `/${access.externalId}/posts`;
      return readListPage(await client.answerTo(access, { path, values }), form);
    });
  }

  async function permalinkOf(access: AccountAccess, id: string): Promise<string | null> {
    const values = { fields: 'permalink_url' };
    const question = { path: `/${id}`, values, reply: WirePermalink, timeoutMs: BESIDE_MS };
    const read = client.ask(access, question);
    // The post is out; its address may be had another time.
    return read.then(({ permalink_url }) => absolute(permalink_url ?? null)).catch(() => null);
  }

  /** A Page's tasks are shown to its people only; of its token we learn what it still may do. */
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
