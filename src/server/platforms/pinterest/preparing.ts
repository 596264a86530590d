import * as z from 'zod';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  AccountAccess,
  NetworkPost,
  PostMedia,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { pinterest } from '#shared/content/networks/pinterest.ts';
import { postLength } from '#shared/content/post-limits.ts';
import { MINUTE_MS, SECOND_MS } from '#shared/core/time.ts';
import type { PinterestClient } from './client.ts';
import { NOT_THERE, pinterestFailures } from './failures.ts';
import { WireMedia, WireUpload } from './wire.ts';

/** What the pin is known by when it is looked up, and the video that Pinterest holds for it. */
export const PreparedPinterest = z.object({
  board: z.string(),
  title: z.string().nullable(),
  link: z.string().nullable(),
  video: z.string().nullable(),
});
export type PreparedPinterest = z.infer<typeof PreparedPinterest>;

const MEGABYTE = 1024 ** 2;
const LARGEST = { image: 20 * MEGABYTE, video: 2048 * MEGABYTE };
const VIDEO_MS = { shortest: 4 * SECOND_MS, longest: 15 * MINUTE_MS };
const LONGEST_LINK = 2048;
const LOOK_AGAIN_MS = 5 * SECOND_MS;

export function createPinterestPreparing({ client }: { client: PinterestClient }) {
  async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> },
  ): Promise<Preparation> {
    const board = post.choices.board;
    if (!board) throw pinterestFailures.boardNeeded();
    checkPin(post);
    const known = PreparedPinterest.safeParse(prepared).data;
    const { title, link } = post;
    const [first] = post.media;
    if (first?.kind !== 'video') return { ready: true, prepared: { board, title, link, video: null } };
    const state: PreparedPinterest = { board, title, link, video: known?.video ?? null };
    const status = state.video ? await statusOf(access, state.video) : null;
    if (status === null) {
      state.video = await uploadVideo(access, first);
      await save(state);
      return { ready: false, prepared: state, lookAgainAfterMs: LOOK_AGAIN_MS };
    }
    if (status === 'failed') {
      // The next try sends it again.
      await save({ ...state, video: null });
      throw pinterestFailures.refused('the video could not be processed.', 'media_refused');
    }
    return status === 'succeeded'
      ? { ready: true, prepared: state }
      : { ready: false, prepared: state, lookAgainAfterMs: LOOK_AGAIN_MS };
  }

  /** Null where Pinterest no longer has it. */
  async function statusOf(access: AccountAccess, video: string): Promise<string | null> {
    try {
      return (await client.ask(access, { path: `/media/${video}`, reply: WireMedia })).status;
    } catch (error) {
      if (error instanceof PlatformFailure && error.code === NOT_THERE) return null;
      throw error;
    }
  }

  /** Registering and sending are one step: what an upload is signed with is not to be saved. */
  async function uploadVideo(access: AccountAccess, video: PostMedia): Promise<string> {
    const body = { media_type: 'video' };
    const upload = await client.ask(access, { path: '/media', body, reply: WireUpload });
    const file = { type: video.mimeType, bytes: await video.read() };
    await client.upload(upload.upload_url, upload.upload_parameters, file);
    return upload.media_id;
  }

  return prepare;
}

/** What Pinterest would refuse anyhow, said before anything is sent. */
function checkPin({ text, title, link, media }: NetworkPost): void {
  const refuse = (reason: string) => pinterestFailures.refused(reason, 'post_not_allowed');
  const { limits, pictures, title: longestTitle } = pinterest;
  if (media.length === 0) throw refuse('it has neither a picture nor a reel.');
  if (postLength('pinterest', text) > limits.characters)
    throw refuse(`at most ${limits.characters} characters are allowed.`);
  if (title && title.length > longestTitle)
    throw refuse(`at most ${longestTitle} characters are allowed in its title.`);
  if (link && link.length > LONGEST_LINK) throw refuse('its address is too long.');
  if (media.length > pictures) throw refuse(`at most ${pictures} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a video stands alone.');
  for (const { kind, bytes, durationMs } of media) {
    if (bytes > LARGEST[kind]) throw refuse('the file is too large.');
    const lasts = durationMs ?? VIDEO_MS.shortest;
    if (kind === 'video' && (lasts < VIDEO_MS.shortest || lasts > VIDEO_MS.longest))
      throw refuse('a video lasts from four seconds to 15 minutes.');
  }
}
