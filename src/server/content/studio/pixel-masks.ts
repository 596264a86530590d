/* Pictures of ones and zeros, row by row. */

interface Size {
  width: number;
  height: number;
}

export interface Mask extends Size {
  values: Uint8Array;
}

/** Grows what is 1 by a number of pixels in all directions. */
export function widen(mask: Uint8Array, { width, height }: Size, by: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  const result = new Uint8Array(mask.length);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0, since = by + 1; column < width; column++, at++) {
      since = mask[at] ? 0 : since + 1;
      if (since > by) continue;
      across[at] = 1;
      if (since === 0) for (let back = 1; back <= by && back <= column; back++) across[at - back] = 1;
    }
  }
  for (let column = 0; column < width; column++) {
    for (let row = 0, since = by + 1; row < height; row++) {
      const at = row * width + column;
      since = across[at] ? 0 : since + 1;
      if (since > by) continue;
      result[at] = 1;
      if (since === 0) for (let back = 1; back <= by && back <= row; back++) result[at - back * width] = 1;
    }
  }
  return result;
}

/** All pixels that hang together with the first one. */
function collectPart(
  first: number,
  { width, height }: Size,
  seen: Uint8Array,
  belongs: (at: number) => boolean,
): Int32Array {
  const part: number[] = [first];
  seen[first] = 1;
  for (let next = 0; next < part.length; next++) {
    const at = part[next]!;
    const column = at % width;
    const row = (at - column) / width;
    const visit = (neighbour: number) => {
      if (seen[neighbour] || !belongs(neighbour)) return;
      seen[neighbour] = 1;
      part.push(neighbour);
    };
    if (column + 1 < width) visit(at + 1);
    if (column > 0) visit(at - 1);
    if (row + 1 < height) visit(at + width);
    if (row > 0) visit(at - width);
  }
  return Int32Array.from(part);
}

/** All parts of ones, or of zeros. */
export function partsOf({ values, width, height }: Mask, kind: 0 | 1): Int32Array[] {
  const seen = new Uint8Array(values.length);
  const parts: Int32Array[] = [];
  for (let at = 0; at < values.length; at++)
    if (values[at] === kind && !seen[at])
      parts.push(collectPart(at, { width, height }, seen, (neighbour) => values[neighbour] === kind));
  return parts;
}

export function touchesEdge(part: Int32Array, { width, height }: Size): boolean {
  return part.some((at) => {
    const column = at % width;
    const row = (at - column) / width;
    return column === 0 || row === 0 || column === width - 1 || row === height - 1;
  });
}

/** Takes a pixel off all around. */
export function erode(mask: Uint8Array, { width }: Size): Uint8Array {
  const result = new Uint8Array(mask.length);
  for (let at = width + 1; at < mask.length - width - 1; at++)
    result[at] = mask[at]! & mask[at - 1]! & mask[at + 1]! & mask[at - width]! & mask[at + width]!;
  return result;
}
