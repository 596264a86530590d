const MOST_GROWTH = 4;

/**
 * How much to do at once so that every piece costs about as much, in time or in rows: what the next piece may hold
 * follows from what the last one cost, and grows at most fourfold at once.
 */
export function createSliceSize({ first, most, aim }: { first: number; most: number; aim: number }) {
  let size = first;
  return {
    get size() {
      return size;
    },
    /** What a piece of this size cost. */
    cost(spent: number) {
      const factor = Math.min(aim / Math.max(spent, Number.EPSILON), MOST_GROWTH);
      size = Math.min(Math.max(Math.round(size * factor), 1), most);
    },
  };
}

/** A piece of work of a job: shorter than what a reader notices, though the embedded database has one connection. */
export const PIECE_MS = 30;

/** What work takes in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
