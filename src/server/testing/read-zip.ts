import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const UTF8_NAMES = 0x0800;

/** The files of a zip by its central directory (APPNOTE 4.3), each with its sum checked. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This is no zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('The central directory is broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!);
    if (/[^\x20-\x7e]/.test(name) && !(zip.readUInt16LE(at + 8) & UTF8_NAMES))
      throw new Error(`${name} is not marked as UTF-8`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, contentOf(zip, at));
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

function contentOf(zip: Buffer, entry: number): Buffer {
  const method = zip.readUInt16LE(entry + 10);
  const [sum, packedSize, size, local] = [16, 20, 24, 42].map((place) => zip.readUInt32LE(entry + place));
  if (zip.readUInt32LE(local!) !== LOCAL) throw new Error('An entry does not begin where it should');
  const from = local! + 30 + zip.readUInt16LE(local! + 26) + zip.readUInt16LE(local! + 28);
  const packed = zip.subarray(from, from + packedSize!);
  const content = method === 0 ? packed : inflateRawSync(packed);
  if (content.length !== size || crc32(content) !== sum) throw new Error('An entry is damaged');
  return content;
}
