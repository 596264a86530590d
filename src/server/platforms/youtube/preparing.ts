import * as z from 'zod';
import type {
  AccountAccess,
  NetworkPost,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/core/time.ts';
import type { Progress, YoutubeClient } from './client.ts';
import { youtubeFailures } from './failures.ts';
import { readYoutubePost } from './rules.ts';
import { resourceOf } from './translate.ts';

/** An upload of which YouTube has all but the last bytes, and what was asked for with it. */
export const PreparedYoutube = z.object({
  session: z.string(),
  bytes: z.number(),
  title: z.string(),
  privacy: z.string(),
  begunAt: z.string(),
});
export type PreparedYoutube = z.infer<typeof PreparedYoutube>;

/** Every part but the last is a multiple of it. */
const STEP_BYTES = 256 * 1024;
const PART_BYTES = 16 * STEP_BYTES;
const TURN_MS = MINUTE_MS;
const NEXT_TURN_MS = SECOND_MS;

/** Where the last bytes begin: as few as can be left, so that the call that publishes is short. */
export function lastPartFrom(bytes: number): number {
  return Math.floor((bytes - 1) / STEP_BYTES) * STEP_BYTES;
}

export function createYoutubePreparing({ client, now }: { client: YoutubeClient; now: () => Date }) {
  return async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> },
  ): Promise<Preparation> {
    const { details, video } = readYoutubePost(post);
    const known = PreparedYoutube.safeParse(prepared).data;
    const progress = known ? await client.progress(access, known) : null;
    const content = await video.read();
    if (known && progress && progress.state !== 'gone' && known.bytes === content.length)
      return sendAllButLast(access, known, { content, progress });
    const announced = { type: video.mimeType, bytes: content.length };
    const begun: PreparedYoutube = {
      session: await client.begin(access, announced, resourceOf(details)),
      bytes: content.length,
      title: details.title,
      privacy: details.privacy,
      begunAt: now().toISOString(),
    };
    await save(begun);
    return sendAllButLast(access, begun, { content, progress: { state: 'incomplete', received: 0 } });
  };

  /** A worker holds a post for some minutes only, so a large video is sent in several turns. */
  async function sendAllButLast(
    access: AccountAccess,
    prepared: PreparedYoutube,
    begun: { content: Buffer; progress: Progress },
  ): Promise<Preparation> {
    const { content } = begun;
    const end = lastPartFrom(content.length);
    const until = now().getTime() + TURN_MS;
    let { progress } = begun;
    while (progress.state === 'incomplete' && progress.received < end) {
      if (now().getTime() >= until) return { ready: false, prepared, lookAgainAfterMs: NEXT_TURN_MS };
      const from: number = progress.received;
      const part = content.subarray(from, Math.min(from + PART_BYTES, end));
      progress = await client.send(access, prepared, { from, content: part });
      if (progress.state === 'incomplete' && progress.received <= from)
        throw youtubeFailures.unavailable(new Error('the upload does not advance'));
    }
    if (progress.state === 'gone') throw youtubeFailures.preparationLost();
    return { ready: true, prepared };
  }
}
