import sharp from 'sharp';
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
import type { BlueskyClient } from './client.ts';
import { blueskyFailures } from './failures.ts';
import { richText } from './rich-text.ts';
import { tidAt } from './tid.ts';
import { WireBlob } from './wire.ts';

/** Its key, and files that Bluesky holds for some hours, each as the JSON that a post names it by. */
export const PreparedBluesky = z.object({ rkey: z.string(), since: z.string(), blobs: z.array(z.string()) });
export type PreparedBluesky = z.infer<typeof PreparedBluesky>;

const VALID_MS = HOUR_MS;
const MOST_BYTES_OF_TEXT = 3000;
const MOST_PICTURES = 4;
const LARGEST_PICTURE = 1_000_000;
const LARGEST_VIDEO = 100_000_000;
const VIDEO_MS = 180_000;
/** From the first that fits; the last always does. */
const FITTINGS = [
  { side: 2000, quality: 90 },
  { side: 2000, quality: 80 },
  { side: 1600, quality: 75 },
  { side: 1200, quality: 65 },
  { side: 800, quality: 50 },
];

export function createBlueskyPreparing({ client, now }: { client: BlueskyClient; now: () => Date }) {
  return async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> },
  ): Promise<Preparation> {
    checkBlueskyPost(post);
    const known = PreparedBluesky.safeParse(prepared);
    const isFresh = known.success && now().getTime() - Date.parse(known.data.since) < VALID_MS;
    // A key is never given up: what was sent under it may be there.
    const state: PreparedBluesky = {
      rkey: known.data?.rkey ?? tidAt(now()),
      since: isFresh ? known.data.since : now().toISOString(),
      blobs: isFresh ? known.data.blobs : [],
    };
    if (!known.success) await save(state);
    for (const media of post.media.slice(state.blobs.length)) {
      const file = { type: media.mimeType, bytes: await fitted(media) };
      const { blob } = await client.ask(access, {
        name: 'com.atproto.repo.uploadBlob',
        file,
        reply: WireBlob,
      });
      state.blobs.push(JSON.stringify(blob));
      await save(state);
    }
    return { ready: true, prepared: state };
  };
}

function checkBlueskyPost({ text, media }: NetworkPost): void {
  const refuse = (reason: string) => blueskyFailures.refused(reason, 'post_not_allowed');
  const { characters } = POST_LIMITS.bluesky;
  if (text.trim() === '' && media.length === 0) throw refuse('it is empty.');
  if (postLength('bluesky', text) > characters || Buffer.byteLength(richText(text).text) > MOST_BYTES_OF_TEXT)
    throw refuse(`at most ${characters} characters are allowed.`);
  if (media.length > MOST_PICTURES) throw refuse(`at most ${MOST_PICTURES} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a video stands alone.');
  for (const { kind, bytes, durationMs } of media)
    if (kind === 'video' && (bytes > LARGEST_VIDEO || (durationMs ?? 0) > VIDEO_MS))
      throw refuse('a video lasts at most three minutes.');
}

/** Pictures up to a million bytes are shown; a larger one is made smaller. */
async function fitted({ kind, read }: PostMedia): Promise<Buffer> {
  const content = await read();
  if (kind === 'video' || content.length <= LARGEST_PICTURE) return content;
  let smaller = content;
  for (const { side, quality } of FITTINGS) {
    const size = { width: side, height: side, fit: 'inside' as const, withoutEnlargement: true };
    smaller = await sharp(content).rotate().resize(size).jpeg({ quality }).toBuffer();
    if (smaller.length <= LARGEST_PICTURE) break;
  }
  return smaller;
}
