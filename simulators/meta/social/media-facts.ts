/** What the first bytes of a picture or video say about it. Null where they are neither. */
export type MediaFacts = {
  mime: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'video/mp4';
  bytes: number;
  width: number;
  height: number;
  durationMs: number | null;
  /** Of a video: whether its index comes before its pictures. */
  startsWithIndex: boolean;
};

export function factsOf(content: Buffer): MediaFacts | null {
  const found = jpegFacts(content) ?? pngFacts(content) ?? gifFacts(content) ?? webpFacts(content);
  if (found) return { ...found, bytes: content.length, durationMs: null, startsWithIndex: false };
  return mp4Facts(content);
}

type Picture = Pick<MediaFacts, 'mime' | 'width' | 'height'>;

function jpegFacts(content: Buffer): Picture | null {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1]!;
    // Start of frame, except the tables that share its range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        mime: 'image/jpeg',
        height: content.readUInt16BE(at + 5),
        width: content.readUInt16BE(at + 7),
      };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

function pngFacts(content: Buffer): Picture | null {
  if (content.length < 24 || content.readUInt32BE(0) !== 0x89504e47) return null;
  return { mime: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

function gifFacts(content: Buffer): Picture | null {
  if (content.length < 10 || content.toString('latin1', 0, 4) !== 'GIF8') return null;
  return { mime: 'image/gif', width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
}

/** Its size is not needed by any rule here. */
function webpFacts(content: Buffer): Picture | null {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  return { mime: 'image/webp', width: 0, height: 0 };
}

function mp4Facts(content: Buffer): MediaFacts | null {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return null;
  const boxes = [...boxesIn(content, 0, content.length)];
  const index = boxes.find(({ name }) => name === 'moov');
  if (!index) return null;
  const pictures = boxes.find(({ name }) => name === 'mdat');
  return {
    mime: 'video/mp4',
    bytes: content.length,
    ...sizeOfTrack(content, index),
    durationMs: durationOf(content, index),
    startsWithIndex: !pictures || index.from < pictures.from,
  };
}

type Box = { name: string; from: number; to: number };

function* boxesIn(content: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  while (at + 8 <= to) {
    const name = content.toString('latin1', at + 4, at + 8);
    const short = content.readUInt32BE(at);
    // 1 announces a long size, 0 means the rest of the file.
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(content.readBigUInt64BE(at + 8)) : short || to - at;
    if (size < 8) return;
    yield { name, from: at + (isLong ? 16 : 8), to: Math.min(at + size, to) };
    at += size;
  }
}

function durationOf(content: Buffer, index: Box): number | null {
  const header = [...boxesIn(content, index.from, index.to)].find(({ name }) => name === 'mvhd');
  if (!header || header.from + 32 > content.length) return null;
  const isLong = content[header.from] === 1;
  const scale = content.readUInt32BE(header.from + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(content.readBigUInt64BE(header.from + 24))
    : content.readUInt32BE(header.from + 16);
  return scale > 0 ? Math.round((duration / scale) * 1000) : null;
}

/** Of the first track that is seen and not only heard. */
function sizeOfTrack(content: Buffer, index: Box): { width: number; height: number } {
  for (const track of boxesIn(content, index.from, index.to)) {
    if (track.name !== 'trak') continue;
    const header = [...boxesIn(content, track.from, track.to)].find(({ name }) => name === 'tkhd');
    if (!header || header.to - header.from < 8) continue;
    const width = content.readUInt32BE(header.to - 8) >>> 16;
    const height = content.readUInt32BE(header.to - 4) >>> 16;
    if (width > 0 && height > 0) return { width, height };
  }
  return { width: 0, height: 0 };
}
