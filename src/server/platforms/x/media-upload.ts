import type * as z from 'zod';
import type { AccountAccess, PostMedia } from '#server/platforms/ports/social-network.ts';
import type { XClient } from './client.ts';
import { WireAnything, WireMedia } from './wire.ts';

/** The largest part that is sure to be taken. */
const PART_BYTES = 4 * 1024 * 1024;

/** @returns the id under which a post takes it. */
export async function uploadPicture(
  client: XClient,
  access: AccountAccess,
  picture: PostMedia,
): Promise<string> {
  const body = new FormData();
  body.set('media', new Blob([new Uint8Array(await picture.read())], { type: picture.mimeType }), 'picture');
  body.set('media_category', 'tweet_image');
  const question = { method: 'POST' as const, path: '/media/upload', body, reply: WireMedia };
  return (await client.ask(access, question)).data.id;
}

/** In parts; afterwards X works on it for a while. */
export async function uploadVideo(client: XClient, access: AccountAccess, video: PostMedia): Promise<string> {
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
