import type { Entry } from './report-cache-repository.ts';

/** So much text of reports is remembered; parsed it takes a few times as much. */
const MOST_CHARACTERS = 4_000_000;

interface Remembered {
  entry: Entry;
  characters: number;
}

/**
 * Reports last read by this process, so that a large one is neither sent by the database nor parsed for every request.
 * What has not been asked for longest is forgotten first. Callers must not change a report that they get.
 */
export function createReportMemory() {
  const remembered = new Map<string, Remembered>();
  let characters = 0;

  function forget(key: string) {
    characters -= remembered.get(key)?.characters ?? 0;
    remembered.delete(key);
  }

  return {
    recall(key: string): Entry | undefined {
      const found = remembered.get(key);
      if (!found) return;
      remembered.delete(key);
      remembered.set(key, found);
      return found.entry;
    },
    remember(key: string, each: Remembered) {
      forget(key);
      if (each.characters > MOST_CHARACTERS) return;
      remembered.set(key, each);
      characters += each.characters;
      for (const oldest of remembered.keys()) {
        if (characters <= MOST_CHARACTERS) break;
        forget(oldest);
      }
    },
    forget,
  };
}
