/** A box of an MP4: its kind and where its content lies in the buffer it was read from. */
export interface Box {
  kind: string;
  start: number;
  end: number;
}

/** Header of the box that begins with these bytes; null when they are none. `left` is what the file still holds. */
export function readBoxHeader(
  bytes: Buffer,
  left: number,
): { kind: string; headerSize: number; size: number } | null {
  if (bytes.length < 8) return null;
  const short = bytes.readUInt32BE(0);
  const kind = bytes.toString('latin1', 4, 8);
  if (short === 1 && bytes.length < 16) return null;
  // 1 announces a 64-bit size, 0 a box that ends with the file.
  const headerSize = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? left : short;
  return size < headerSize || size > left ? null : { kind, headerSize, size };
}

/** The boxes side by side within a part of a buffer; ends early where the bytes make no sense. */
export function boxesIn(bytes: Buffer, { start, end }: { start: number; end: number }): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const header = readBoxHeader(bytes.subarray(at, Math.min(at + 16, end)), end - at);
    if (!header) break;
    boxes.push({ kind: header.kind, start: at + header.headerSize, end: at + header.size });
    at += header.size;
  }
  return boxes;
}

/** Follows a path of kinds, `mdia/minf/stbl`, down the first box of each. */
export function findBox(bytes: Buffer, within: { start: number; end: number }, path: string): Box | null {
  let place: { start: number; end: number } | null = within;
  let found: Box | null = null;
  for (const kind of path.split('/')) {
    found = place && (boxesIn(bytes, place).find((box) => box.kind === kind) ?? null);
    place = found;
  }
  return found;
}
