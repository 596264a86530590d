import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { MediaFiles } from './media-files.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 60_000;

/** Files in a bucket of any S3-compatible store, addressed by path (`endpoint/bucket/key`). */
export function createS3Files({ endpoint, bucket, ...credentials }: S3Settings): MediaFiles {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;

  async function send(key: string, init: RequestInit): Promise<Response> {
    const response = await client.fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The media store answered ${response.status} to ${init.method} ${key}`);
  }

  return {
    async put(key, content, mimeType) {
      const response = await send(key, {
        method: 'PUT',
        // A view on shared memory is no body for fetch; ours never are.
        body: content as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': mimeType },
      });
      if (response.status === 404) throw new Error(`The media store has no bucket ${bucket}`);
    },
    async open(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await send(key, { method: 'GET', headers });
      if (response.status === 404 || !response.body) return null;
      return Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
    },
    async remove(key) {
      await send(key, { method: 'DELETE' });
    },
  };
}
