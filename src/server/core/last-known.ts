import { LRUCache } from 'lru-cache';

interface Options<Value> {
  load: (key: string) => Promise<Value | null>;
  /** So long an answer is taken for the present one. */
  freshMs: number;
  /** Who has an older answer waits no longer for a newer one. */
  waitMs: number;
  /** How many answers are held. */
  most: number;
  now: () => Date;
}

interface Known<Value> {
  value: Value | null;
  at: number;
}

/**
 * What is asked for by many who must get an answer: asked again when it is older than `freshMs`, and the last known where
 * that fails or takes too long. Only what was never known fails with its source.
 */
export function createLastKnown<Value extends object>({ load, freshMs, waitMs, most, now }: Options<Value>) {
  const known = new LRUCache<string, Known<Value>>({ maxSize: most, sizeCalculation: () => 1 });
  const loading = new Map<string, Promise<Value | null>>();

  async function find(key: string): Promise<Value | null> {
    const last = known.get(key);
    if (last && now().getTime() - last.at < freshMs) return last.value;
    const loaded = loading.get(key) ?? begin(key);
    return last ? within(loaded, last.value) : loaded;
  }

  function begin(key: string): Promise<Value | null> {
    const loaded = load(key)
      .then((value) => {
        // Not where it was forgotten meanwhile.
        if (loading.get(key) === loaded) known.set(key, { value, at: now().getTime() });
        return value;
      })
      .finally(() => {
        if (loading.get(key) === loaded) loading.delete(key);
      });
    loading.set(key, loaded);
    return loaded;
  }

  function within(loaded: Promise<Value | null>, last: Value | null): Promise<Value | null> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => resolve(last), waitMs);
      loaded
        .catch(() => last)
        .then((value) => {
          clearTimeout(patience);
          resolve(value);
        });
    });
  }

  return {
    find,
    /** Before it is asked for. */
    learn: (key: string, value: Value) => void known.set(key, { value, at: now().getTime() }),
    /** They count as old, and are the last known still; what was not there may be by now. */
    expire(which: (value: Value) => boolean) {
      // A copy: what is set anew comes last, and would be met again.
      for (const [key, { value }] of [...known.entries()]) {
        if (value && !which(value)) continue;
        if (value) known.set(key, { value, at: Number.NEGATIVE_INFINITY });
        else known.delete(key);
        loading.delete(key);
      }
    },
  };
}
