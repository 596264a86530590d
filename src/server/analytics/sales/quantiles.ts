/** By linear interpolation between the two nearest values; of nothing there is none. */
export function quantile(values: number[], share: number): number | null {
  return sortedQuantile(
    values.toSorted((a, b) => a - b),
    share,
  );
}

/** The same of values in ascending order. */
export function sortedQuantile(sorted: ArrayLike<number>, share: number): number | null {
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below]!;
  return low + (place - below) * ((sorted[below + 1] ?? low) - low);
}

export function median(values: number[]): number | null {
  return quantile(values, 0.5);
}
