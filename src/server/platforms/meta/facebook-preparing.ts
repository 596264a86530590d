import * as z from 'zod';
import type { Outside } from '#server/platforms/ports/outside.ts';
import { OutsideFault } from '#server/platforms/ports/outside.ts';
import type {
  AccountAccess,
  NetworkPost,
  PostMedia,
  Preparation,
  PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import type { GraphClient } from './client.ts';
import type { MetaFailures } from './failures.ts';
import { verdictOf } from './failures.ts';
import { graphErrorIn, jsonIn } from './graph-error.ts';
import { WireId, WireUpload, WireUploadFault, WireVideo, WireVideoStart } from './wire.ts';

/** Photos and a reel that nobody sees yet (reference/social.md 3.2 and 3.3). */
export const PreparedFacebook = z.object({
  since: z.string(),
  photos: z.array(z.string()),
  video: z.string().nullable(),
  uploadAddress: z.string().nullable(),
  uploaded: z.boolean(),
});
export type PreparedFacebook = z.infer<typeof PreparedFacebook>;

interface Dependencies {
  client: GraphClient;
  outside: Pick<Outside, 'request'>;
  now: () => Date;
}
type Saving = { prepared: PreparedPost; save(prepared: PreparedPost): Promise<void> };

const MOST_PICTURES = 10;
const REEL_MS = { shortest: 3_000, longest: 90_000 };
const LARGEST_PHOTO_BYTES = 4 * 1024 * 1024;
const UPLOAD_LIMIT_MS = 120_000;
const LOOK_AGAIN_MS = 5_000;

export function createFacebookPreparing({ client, outside, now }: Dependencies) {
  const { failures } = client;

  async function prepare(
    access: AccountAccess,
    post: NetworkPost,
    { prepared, save }: Saving,
  ): Promise<Preparation> {
    checkFacebookPost(failures, post);
    const known = PreparedFacebook.safeParse(prepared);
    const state: PreparedFacebook = known.success ? known.data : nothing(now());
    const [first] = post.media;
    if (first?.kind === 'video') return prepareReel(access, first, { state, save });
    for (const picture of post.media.slice(state.photos.length)) {
      state.photos.push(await uploadPhoto(access, picture));
      await save(state);
    }
    return { ready: true, prepared: state };
  }

  async function uploadPhoto(access: AccountAccess, { address, altText }: PostMedia): Promise<string> {
    const values = {
      url: address,
      published: 'false',
      ...(altText ? { alt_text_custom: altText } : {}),
    };
    const path = `/${access.externalId}/photos`;
    return (await client.ask(access, { method: 'POST', path, values, reply: WireId })).id;
  }

  async function prepareReel(
    access: AccountAccess,
    reel: PostMedia,
    { state, save }: { state: PreparedFacebook; save: Saving['save'] },
  ): Promise<Preparation> {
    if (!state.video) {
      const path = `/${access.externalId}/video_reels`;
      const values = { upload_phase: 'start' };
      const started = await client.ask(access, { method: 'POST', path, values, reply: WireVideoStart });
      state.video = started.video_id;
      state.uploadAddress = started.upload_url;
      await save(state);
    }
    if (!state.uploaded) {
      await upload(access, state.uploadAddress!, reel);
      state.uploaded = true;
      await save(state);
    }
    const { status } = await readVideo(client, access, state.video);
    if (status?.uploading_phase?.status === 'complete') return { ready: true, prepared: state };
    if (['error', 'upload_failed', 'expired'].includes(status?.video_status ?? ''))
      throw failures.refused('the reel could not be processed.', 'media_refused');
    return { ready: false, prepared: state, lookAgainAfterMs: LOOK_AGAIN_MS };
  }

  /** They fetch it from our address; the scheme of this host is OAuth, not Bearer. */
  async function upload(access: AccountAccess, address: string, reel: PostMedia): Promise<void> {
    const headers = { authorization: `OAuth ${access.accessToken}`, file_url: reel.address };
    const reply = await outside
      .request(address, { method: 'POST', headers, timeoutMs: UPLOAD_LIMIT_MS })
      .catch((error) => {
        throw error instanceof OutsideFault ? failures.unavailable(error) : error;
      });
    const json = jsonIn(reply.body.toString('utf8'));
    if (reply.status === 200 && WireUpload.safeParse(json).success) return;
    const error = graphErrorIn(reply, json);
    if (error) throw verdictOf(failures, error)?.failure ?? failures.unavailable(error);
    const fault = WireUploadFault.safeParse(json);
    if (fault.success && fault.data.debug_info.retriable === false)
      throw failures.refused(fault.data.debug_info.message ?? 'the reel was not taken.', 'media_refused');
    throw failures.unavailable(new Error(`The upload was answered with status ${reply.status}`));
  }

  return prepare;
}

export function readVideo(client: GraphClient, access: AccountAccess, video: string) {
  const values = { fields: 'status,permalink_url' };
  return client.ask(access, { path: `/${video}`, values, reply: WireVideo });
}

/** What Facebook would refuse anyhow, said before anything is sent (reference/social.md 3.3 and 3.5). */
function checkFacebookPost(failures: MetaFailures, { text, media }: NetworkPost): void {
  const refuse = (reason: string) => failures.refused(reason, 'post_not_allowed');
  const { characters } = POST_LIMITS.facebook;
  if (text.trim() === '' && media.length === 0) throw refuse('it is empty.');
  if (postLength('facebook', text) > characters)
    throw refuse(`at most ${characters} characters are allowed.`);
  if (media.length > MOST_PICTURES) throw refuse(`at most ${MOST_PICTURES} pictures can be shown.`);
  if (media.length > 1 && media.some(({ kind }) => kind === 'video')) throw refuse('a reel stands alone.');
  for (const { kind, bytes, durationMs } of media) {
    if (kind === 'image' && bytes > LARGEST_PHOTO_BYTES) throw refuse('the file is too large.');
    const lasts = durationMs ?? REEL_MS.shortest;
    if (kind === 'video' && (lasts < REEL_MS.shortest || lasts > REEL_MS.longest))
      throw refuse('a reel lasts from 3 to 90 seconds.');
  }
}

function nothing(now: Date): PreparedFacebook {
  return { since: now.toISOString(), photos: [], video: null, uploadAddress: null, uploaded: false };
}
