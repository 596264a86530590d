const MEGABYTE = 1024 * 1024;
/** The smallest part that TikTok takes: the last one, which makes a video arrive, is sent in one call. */
const PART_BYTES = 5 * MEGABYTE;

/** How a video is cut: parts of one size, and a last one that takes what remains; a small one goes in one piece. */
export function partsOf(size: number): { partBytes: number; count: number } {
  const partBytes = Math.min(size, PART_BYTES);
  return { partBytes, count: Math.floor(size / partBytes) };
}

/** The bytes of one of them, from its first to before `to`. */
export function rangeOf(size: number, nth: number): { from: number; to: number } {
  const { partBytes, count } = partsOf(size);
  return { from: nth * partBytes, to: nth === count - 1 ? size : (nth + 1) * partBytes };
}
