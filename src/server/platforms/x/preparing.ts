import * as z from 'zod';
import type {
  AccountAccess,
  NetworkPost,
  PostMedia,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import type { XClient } from './client.ts';
import { xFailures } from './failures.ts';
import { WireAnything, WireMedia } from './wire.ts';

/** The largest part that is sure to be taken. */
const PART_BYTES = 4 * 1024 * 1024;

/** Pictures or a video that X holds for us for a day (reference/social.md 4.3). */
export const PreparedX = z.object({
  since: z.string(),
  media: z.array(z.string()),
  /** How many of them were given their alternative text. */
  described: z.number(),
});
export type PreparedX = z.infer<typeof PreparedX>;

interface Dependencies {
  client: XClient;
  now: () => Date;
}

const VALID_MS = 23 * HOUR_MS;
const MOST_PICTURES = 4;
const MEGABYTE = 1024 * 1024;
const LARGEST = { image: 5 * MEGABYTE, video: 512 * MEGABYTE };
const VIDEO_MS = { shortest: 500, longest: 140_000 };
const LOOK_AGAIN_MS = 5_000;

export function createXPreparing({ client, now }: Dependencies) {
  async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> },
  ): Promise<Preparation> {
    checkXPost(post);
    const known = PreparedX.safeParse(prepared);
    const isFresh = known.success && now().getTime() - Date.parse(known.data.since) < VALID_MS;
    const state: PreparedX = isFresh ? known.data : { since: now().toISOString(), media: [], described: 0 };
    for (const each of post.media.slice(state.media.length)) {
      const upload = each.kind === 'video' ? uploadVideo : uploadPicture;
      state.media.push(await upload(client, access, each));
      await save(state);
    }
    for (const each of post.media.slice(state.described)) {
      await describe(access, state.media[state.described]!, each);
      state.described += 1;
      await save(state);
    }
    const waitMs = post.media[0]?.kind === 'video' ? await waitFor(access, state.media[0]!) : 0;
    return waitMs > 0
      ? { ready: false, prepared: state, lookAgainAfterMs: waitMs }
      : { ready: true, prepared: state };
  }

  async function describe(access: AccountAccess, id: string, { altText }: PostMedia) {
    if (!altText) return;
    const body = { id, metadata: { alt_text: { text: altText.slice(0, 1000) } } };
    await client.ask(access, { method: 'POST', path: '/media/metadata', body, reply: WireAnything });
  }

  /** @returns how long X is still at it, 0 when it is done. */
  async function waitFor(access: AccountAccess, id: string): Promise<number> {
    const query = { command: 'STATUS', media_id: id };
    const { data } = await client.ask(access, { path: '/media/upload', query, reply: WireMedia });
    const { state, check_after_secs: seconds, error } = data.processing_info ?? { state: 'succeeded' };
    if (state === 'failed')
      throw xFailures.refused(error?.message ?? 'the video could not be processed.', 'media_refused');
    return state === 'succeeded' ? 0 : seconds ? seconds * 1000 : LOOK_AGAIN_MS;
  }

  return prepare;
}

/** What X would refuse anyhow, said before anything is sent (reference/social.md 4.2 to 4.4). */
function checkXPost({ text, media }: NetworkPost): void {
  const refuse = (reason: string) => xFailures.refused(reason, 'post_not_allowed');
  const { characters } = POST_LIMITS.twitter;
  if (text.trim() === '' && media.length === 0) throw refuse('it is empty.');
  if (postLength('twitter', text) > characters) throw refuse(`at most ${characters} characters are allowed.`);
  if ((text.match(/(?<!\w)\$[A-Za-z]{1,6}\b/g) ?? []).length > 1)
    throw refuse('at most one cashtag is allowed.');
  if (media.length > MOST_PICTURES) throw refuse(`at most ${MOST_PICTURES} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a video stands alone.');
  for (const { kind, bytes, durationMs } of media) {
    if (bytes > LARGEST[kind]) throw refuse('the file is too large.');
    const lasts = durationMs ?? VIDEO_MS.shortest;
    if (kind === 'video' && (lasts < VIDEO_MS.shortest || lasts > VIDEO_MS.longest))
      throw refuse('a video lasts from half a second to 140 seconds.');
  }
}

/** @returns the id under which a post takes it. */
async function uploadPicture(client: XClient, access: AccountAccess, picture: PostMedia): Promise<string> {
  const body = new FormData();
  body.set('media', new Blob([new Uint8Array(await picture.read())], { type: picture.mimeType }), 'picture');
  body.set('media_category', 'tweet_image');
  const question = { method: 'POST' as const, path: '/media/upload', body, reply: WireMedia };
  return (await client.ask(access, question)).data.id;
}

/** In parts; afterwards X works on it for a while. */
async function uploadVideo(client: XClient, access: AccountAccess, video: PostMedia): Promise<string> {
  const content = await video.read();
  const post = <T>(path: string, body: object | FormData, reply: z.ZodType<T>) =>
    client.ask(access, { method: 'POST', path: `/media/upload${path}`, body, reply });
  const announced = {
    media_type: video.mimeType,
    total_bytes: content.length,
    media_category: 'tweet_video',
  };
  const { data } = await post('/initialize', announced, WireMedia);
  for (let from = 0, index = 0; from < content.length; from += PART_BYTES, index += 1) {
    const body = new FormData();
    body.set('media', new Blob([new Uint8Array(content.subarray(from, from + PART_BYTES))]), 'part');
    body.set('segment_index', String(index));
    await post(`/${data.id}/append`, body, WireAnything);
  }
  await post(`/${data.id}/finalize`, {}, WireAnything);
  return data.id;
}
