import { type GroundModel, groundAt } from './ground.ts';
import type { Box, Pixels } from './photo.ts';

/** Where a photo differs from its plain ground; null where it does so nowhere, or only at a point. */
export function boxOfProduct({ data, width, height }: Pixels, model: GroundModel): Box | null {
  const columns = new Int32Array(width);
  const rows = new Int32Array(height);
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = (row * width + column) * 4;
      const [x, y] = [(column / width) * 2 - 1, (row / height) * 2 - 1];
      const far = model.some((terms, channel) => Math.abs(data[at + channel]! - groundAt(terms, x, y)) > 36);
      if (!far) continue;
      columns[column]! += 1;
      rows[row]! += 1;
    }
  }
  // Single specks do not count.
  const filled = (line: Int32Array, across: number) => {
    const least = across * 0.004;
    return [line.findIndex((count) => count > least), line.findLastIndex((count) => count > least)] as const;
  };
  const [left, right] = filled(columns, height);
  const [top, bottom] = filled(rows, width);
  if (left < 0 || top < 0 || right - left < width * 0.08 || bottom - top < height * 0.08) return null;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
