import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFiles } from './local-files.ts';
import type { MediaFiles } from './media-files.ts';
import { createS3Files } from './s3-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-media-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'posts', configs: [] }],
});
let s3Files: MediaFiles;

beforeAll(async () => {
  const { port } = await s3.run();
  s3Files = createS3Files({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'posts',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const localFiles = createLocalFiles(join(folder, 'local'));

describe.each([
  ['a folder', () => localFiles],
  ['a bucket', () => s3Files],
])('in %s', (_, files) => {
  test('a file is there whole once it was put, and gone once it was removed', async () => {
    await files().put('u/1/a.jpg', Buffer.from('a picture'), 'image/jpeg');
    expect(await textOf(files().open('u/1/a.jpg'))).toBe('a picture');
    await files().put('u/1/a.jpg', Buffer.from('another'), 'image/jpeg');
    expect(await textOf(files().open('u/1/a.jpg'))).toBe('another');
    await files().remove('u/1/a.jpg');
    expect(await files().open('u/1/a.jpg')).toBeNull();
    await files().remove('u/1/a.jpg');
  });

  test('a part of a file can be read', async () => {
    await files().put('u/1/b.mp4', Buffer.from('0123456789'), 'video/mp4');
    expect(await textOf(files().open('u/1/b.mp4', { start: 2, end: 5 }))).toBe('2345');
  });

  test('a file of this machine is put without being held as a whole', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'zip');
    const path = join(folder, 'large.zip');
    writeFileSync(path, large);
    await files().putFile('u/1/large.zip', path, 'application/zip');
    const kept = await buffer((await files().open('u/1/large.zip'))!);
    expect(kept.equals(large)).toBe(true);
    await expect(files().putFile('u/1/no.zip', join(folder, 'no.zip'), 'application/zip')).rejects.toThrow();
    expect(await files().open('u/1/no.zip')).toBeNull();
  });

  test('a folder is emptied with everything in it, and no other', async () => {
    for (const key of ['u/3/a.jpg', 'u/3/b/c.jpg', 'u/33/a.jpg'])
      await files().put(key, Buffer.from('a'), 'image/jpeg');
    await files().removeAll('u/3/');
    expect(await files().open('u/3/a.jpg')).toBeNull();
    expect(await files().open('u/3/b/c.jpg')).toBeNull();
    expect(await textOf(files().open('u/33/a.jpg'))).toBe('a');
    await files().removeAll('u/3/');
  });
});

test('a folder keeps no unfinished files', async () => {
  await localFiles.put('u/2/c.jpg', Buffer.from('c'), 'image/jpeg');
  expect(readdirSync(join(folder, 'local/u/2'))).toEqual(['c.jpg']);
});

test('a bucket that is not there is said to be missing', async () => {
  const { port } = s3.httpServer.address() as { port: number };
  const files = createS3Files({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'nowhere',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  await expect(files.put('a', Buffer.from('a'), 'image/jpeg')).rejects.toThrow('has no bucket nowhere');
});

async function textOf(opening: Promise<Readable | null>): Promise<string> {
  const stream = await opening;
  return stream ? (await buffer(stream)).toString() : 'nothing';
}
