/** How fast something grows, by least squares, with half the width of the 95 % interval. */
export function slopeOf(points: { x: number; y: number }[]): { slope: number; noise: number } {
  const count = points.length;
  if (count < 3) return { slope: 0, noise: Number.POSITIVE_INFINITY };
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const errors = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, noise: studentT(count - 2) * Math.sqrt(errors / (count - 2) / spread) };
}

/** The 97.5 % point of Student's t: Cornish and Fisher's expansion about the normal one, good to a percent from 3 on. */
function studentT(freedom: number): number {
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}
