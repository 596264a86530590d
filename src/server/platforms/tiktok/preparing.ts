import * as z from 'zod';
import { OutsideFault } from '#server/platforms/ports/outside.ts';
import type {
  AccountAccess,
  NetworkPost,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { tiktok } from '#shared/content/networks/tiktok.ts';
import { say, text } from '#shared/core/sentence.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/core/time.ts';
import type { TikTokClient } from './client.ts';
import { tiktokFailures } from './failures.ts';
import { partsOf, rangeOf } from './parts.ts';
import { WireCreator, WireUpload } from './wire.ts';

/** An upload of which TikTok has everything but the last part; nobody sees any of it (reference/networks.md 2.1). */
export const PreparedTikTok = z.object({
  since: z.string(),
  publishId: z.string(),
  uploadUrl: z.string(),
  /** Whether it goes to its owner's phone, and does not appear by itself. */
  isForPhone: z.boolean(),
  size: z.number(),
  /** How many parts have arrived. */
  sent: z.number(),
  /** How often it was begun anew. */
  restarts: z.number(),
});
export type PreparedTikTok = z.infer<typeof PreparedTikTok>;

/** The address of an upload lives for an hour. */
export const UPLOAD_VALID_MS = 55 * MINUTE_MS;
const GIGABYTE = 1024 ** 3;
const LARGEST_VIDEO = 4 * GIGABYTE;
const LONGEST_VIDEO_MS = 10 * MINUTE_MS;
const SMALLEST_SIDE = 360;
const LARGEST_SIDE = 4096;
const MOST_RESTARTS = 2;
const SOON_MS = 5 * SECOND_MS;

interface Dependencies {
  client: TikTokClient;
  /** Whether posts appear by themselves; otherwise they go to their owner's phone. */
  isDirect: boolean;
  now: () => Date;
}
type Saving = { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> };

export function createTikTokPreparing({ client, isDirect, now }: Dependencies) {
  async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: Saving,
  ): Promise<Preparation> {
    checkTikTokPost(post);
    const video = await post.media[0]!.read();
    const { data: known } = PreparedTikTok.safeParse(prepared);
    const restarts = typeof prepared.restarts === 'number' ? prepared.restarts : 0;
    const isUsable = known?.size === video.length && isOpen(known, now());
    const state = isUsable ? known : await begin(access, post, { size: video.length, restarts });
    if (!isUsable) await save(state);
    for (const last = partsOf(state.size).count - 1; state.sent < last; ) {
      const { from, to } = rangeOf(state.size, state.sent);
      const bytes = video.subarray(from, to);
      if (!(await arrives(state.uploadUrl, { bytes, from, to, size: state.size })))
        return beginAgain(restarts + 1, save);
      state.sent += 1;
      await save(state);
    }
    return { ready: true, prepared: state };
  }

  async function begin(
    access: AccountAccess,
    post: NetworkPost,
    { size, restarts }: Pick<PreparedTikTok, 'size' | 'restarts'>,
  ): Promise<PreparedTikTok> {
    const { partBytes, count } = partsOf(size);
    const source_info = {
      source: 'FILE_UPLOAD',
      video_size: size,
      chunk_size: partBytes,
      total_chunk_count: count,
    };
    const of = isDirect
      ? { path: '/post/publish/video/init/', body: { post_info: await infoOf(access, post), source_info } }
      : { path: '/post/publish/inbox/video/init/', body: { source_info } };
    const { publish_id, upload_url } = await client.ask(access, { ...of, reply: WireUpload });
    const since = now().toISOString();
    const upload = { publishId: publish_id, uploadUrl: upload_url, isForPhone: !isDirect };
    return { since, ...upload, size, sent: 0, restarts };
  }

  /** What a direct post says of itself, as far as the account allows it. */
  async function infoOf(access: AccountAccess, { text: title, media, madeWithAi, choices }: NetworkPost) {
    const { privacy } = choices;
    if (!privacy) throw tiktokFailures.privacyMissing();
    const creator = await readCreator(client, access);
    if (!creator.privacy_level_options.includes(privacy)) throw tiktokFailures.privacyGone();
    const longest = creator.max_video_post_duration_sec;
    if (longest && (media[0]!.durationMs ?? 0) > longest * SECOND_MS) throw tiktokFailures.tooLong(longest);
    const isOn = (name: string) => choices[name] === 'yes';
    return {
      title,
      privacy_level: privacy,
      disable_comment: Boolean(creator.comment_disabled) || !isOn('comments'),
      disable_duet: Boolean(creator.duet_disabled) || !isOn('duet'),
      disable_stitch: Boolean(creator.stitch_disabled) || !isOn('stitch'),
      brand_content_toggle: isOn('brandContent'),
      brand_organic_toggle: isOn('brandOrganic'),
      is_aigc: madeWithAi,
    };
  }

  async function arrives(address: string, part: Parameters<TikTokClient['put']>[1]): Promise<boolean> {
    const { status } = await client.put(address, part).catch((error) => {
      throw error instanceof OutsideFault ? tiktokFailures.unavailable(error) : error;
    });
    if (status >= 500) throw tiktokFailures.unavailable(new Error(`status ${status}`));
    return status === 206;
  }

  /** TikTok and we disagree on what has arrived; without its last part an upload comes to nothing. */
  async function beginAgain(restarts: number, save: Saving['save']): Promise<Preparation> {
    if (restarts > MOST_RESTARTS)
      throw tiktokFailures.refused('its parts could not be sent.', 'upload_refused');
    const prepared = { restarts };
    await save(prepared);
    return { ready: false, prepared, lookAgainAfterMs: SOON_MS };
  }

  return prepare;
}

/** Whether its address still takes parts. */
export function isOpen({ since }: PreparedTikTok, now: Date): boolean {
  return now.getTime() - Date.parse(since) < UPLOAD_VALID_MS;
}

/** What an account allows now; TikTok wants it asked before every direct post. */
export function readCreator(client: TikTokClient, access: AccountAccess): Promise<WireCreator> {
  return client.ask(access, { path: '/post/publish/creator_info/query/', body: {}, reply: WireCreator });
}

/** What TikTok would refuse anyhow, said before anything is sent. */
function checkTikTokPost({ text: words, media: [video] }: NetworkPost): void {
  const { notAllowed } = tiktokFailures;
  if (video?.kind !== 'video') throw notAllowed(tiktok.needsVideo);
  const { characters } = tiktok.limits;
  if (words.length > characters)
    throw notAllowed(say('TikTok takes texts of up to {n} characters.', { n: characters }));
  const { bytes, width, height, durationMs } = video;
  if (bytes > LARGEST_VIDEO || (durationMs ?? 0) > LONGEST_VIDEO_MS)
    throw notAllowed(text('TikTok takes videos of up to ten minutes and four gigabytes.'));
  if (Math.min(width, height) < SMALLEST_SIDE || Math.max(width, height) > LARGEST_SIDE)
    throw notAllowed(text('TikTok takes videos between 360 and 4096 pixels on each side.'));
}
