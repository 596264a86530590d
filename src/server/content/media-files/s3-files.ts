import { openAsBlob } from 'node:fs';
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
/** A large file is given more time, at the pace of a slow line. */
const BYTES_PER_MS = 500;

/** Files in a bucket of any S3-compatible store, addressed by path (`endpoint/bucket/key`). */
export function createS3Files({ endpoint, bucket, ...credentials }: S3Settings): MediaFiles {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;

  async function send(key: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const response = await client.fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The media store answered ${response.status} to ${init.method} ${key}`);
  }

  async function putBody(
    key: string,
    body: BodyInit,
    { size, mimeType }: { size: number; mimeType: string },
  ) {
    const request = { method: 'PUT', body, headers: { 'content-type': mimeType } };
    const response = await send(key, request, TIMEOUT_MS + Math.ceil(size / BYTES_PER_MS));
    if (response.status === 404) throw new Error(`The media store has no bucket ${bucket}`);
  }

  /** The first thousand, as ListObjectsV2 lists them. */
  async function keysIn(folder: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: folder });
    const response = await send(`?${query}`, { method: 'GET' });
    const keys = [...(await response.text()).matchAll(/<Key>([^<]+)<\/Key>/g)];
    return keys.map(([, key]) => key!);
  }

  return {
    put: (key, content, mimeType) =>
      // A view on shared memory is no body for fetch; ours never are.
      putBody(key, content as Uint8Array<ArrayBuffer>, { size: content.length, mimeType }),
    async putFile(key, path, mimeType) {
      const content = await openAsBlob(path);
      await putBody(key, content, { size: content.size, mimeType });
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
    async removeAll(folder) {
      for (let keys = await keysIn(folder); keys.length > 0; keys = await keysIn(folder))
        for (const key of keys) await send(key, { method: 'DELETE' });
    },
  };
}
