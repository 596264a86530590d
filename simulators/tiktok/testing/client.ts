import { readReply } from '#simulators/meta/testing/client.ts';

/** Asks TikTok with a user's token. */
export function tiktokClient(origin: string, token: string) {
  const authorization = `Bearer ${token}`;
  const post = async (path: string, body: object = {}) =>
    readReply(
      await fetch(`${origin}/v2${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json; charset=UTF-8' },
        body: JSON.stringify(body),
      }),
    );
  return {
    post,
    get: async (path: string) =>
      readReply(await fetch(`${origin}/v2${path}`, { headers: { authorization } })),
    /** Of a video in parts of one size. */
    begin: (path: string, size: number, chunk = size, more: object = {}) =>
      post(path, {
        ...more,
        source_info: {
          source: 'FILE_UPLOAD',
          video_size: size,
          chunk_size: chunk,
          total_chunk_count: Math.floor(size / chunk),
        },
      }),
    status: (publishId: string) => post('/post/publish/status/fetch/', { publish_id: publishId }),
  };
}

/** Sends bytes from `from` on; `headers` replace what belongs to them. */
export async function putPart(
  address: string,
  { bytes, from = 0, size }: { bytes: Buffer; from?: number; size: number },
  headers: Record<string, string> = {},
) {
  const range = `bytes ${from}-${from + bytes.length - 1}/${size}`;
  const sent = { 'content-type': 'video/mp4', 'content-range': range, ...headers };
  return readReply(await fetch(address, { method: 'PUT', headers: sent, body: new Uint8Array(bytes) }));
}
