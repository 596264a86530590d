import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** No more than a reader of sizes needs. */
export function jpeg(width: number, height: number, note = ''): Buffer {
  const frame = Buffer.alloc(19);
  frame.writeUInt16BE(0xffc0, 0);
  frame.writeUInt16BE(17, 2);
  frame.writeUInt8(8, 4);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9]), Buffer.from(note)]);
}

export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32BE(0x89504e47, 0);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

type Video = { seconds?: number; width?: number; height?: number; indexLast?: boolean; note?: string };

export function mp4({ seconds = 10, width = 1080, height = 1920, indexLast, note = '' }: Video = {}): Buffer {
  const movieHeader = Buffer.alloc(100);
  movieHeader.writeUInt32BE(1000, 12);
  movieHeader.writeUInt32BE(seconds * 1000, 16);
  const trackHeader = Buffer.alloc(84);
  trackHeader.writeUInt32BE(width * 65_536, 76);
  trackHeader.writeUInt32BE(height * 65_536, 80);
  const index = box('moov', Buffer.concat([box('mvhd', movieHeader), box('trak', box('tkhd', trackHeader))]));
  const pictures = box('mdat', Buffer.from(`pictures ${note}`));
  const parts = indexLast ? [pictures, index] : [index, pictures];
  return Buffer.concat([box('ftyp', Buffer.from('isom0000')), ...parts]);
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Where a network fetches pictures and videos from. */
export async function startMediaHost(files: Record<string, Buffer>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    asked.push(name);
    const content = files[name];
    if (name === 'moved.jpg') response.writeHead(302, { location: '/square.jpg' }).end();
    else if (content) response.writeHead(200).end(content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    at: (name: string) => `${origin}/${name}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
