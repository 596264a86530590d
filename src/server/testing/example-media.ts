import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { PostMedia } from '#server/platforms/ports/social-network.ts';

/** Pictures and a reel at addresses that a network can fetch. */
export async function servePostMedia() {
  const files = new Map<string, { type: string; content: Buffer }>();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  function serve(kind: PostMedia['kind'], content: Buffer, facts: Partial<PostMedia>): PostMedia {
    const path = `/${files.size}.${kind === 'image' ? 'jpg' : 'mp4'}`;
    const mimeType = kind === 'image' ? 'image/jpeg' : 'video/mp4';
    files.set(path, { type: mimeType, content });
    return {
      kind,
      mimeType,
      bytes: content.length,
      width: 1080,
      height: 1080,
      durationMs: null,
      altText: null,
      address: `http://127.0.0.1:${port}${path}`,
      read: async () => content,
      ...facts,
    };
  }

  return {
    async picture(colour = '#c13584', altText: string | null = null): Promise<PostMedia> {
      const blank = { width: 320, height: 320, channels: 3 as const, background: colour };
      const content = await sharp({ create: blank }).jpeg().toBuffer();
      return serve('image', content, { width: 320, height: 320, altText });
    },
    reel: (durationMs = 5_000): PostMedia =>
      serve('video', emptyVideo(durationMs), { width: 1080, height: 1920, durationMs }),
    /** An address behind which there is nothing. */
    missing: (of: PostMedia): PostMedia => ({ ...of, address: `http://127.0.0.1:${port}/missing` }),
  };
}

/** Nothing but the boxes that say how long and large it is. */
export function emptyVideo(durationMs: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(durationMs, 16);
  const track = Buffer.alloc(84);
  track.writeUInt32BE(1080 << 16, 76);
  track.writeUInt32BE(1920 * 65_536, 80);
  return Buffer.concat([
    box('ftyp', Buffer.from('isomiso2avc1mp41')),
    box('moov', box('mvhd', header), box('trak', box('tkhd', track))),
    box('mdat', Buffer.alloc(64)),
  ]);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}
