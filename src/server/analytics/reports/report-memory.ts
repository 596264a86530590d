import { LRUCache } from 'lru-cache';
import type { Entry } from './report-cache-repository.ts';

/** So much text of reports is remembered; parsed it takes a few times as much. */
const MOST_CHARACTERS = 4_000_000;

/**
 * Reports last read by this process, so that a large one is neither sent by the database nor parsed for every request.
 * What has not been asked for longest is forgotten first. Callers must not change a report that they get.
 */
export function createReportMemory() {
  const entries = new LRUCache<string, Entry>({ maxSize: MOST_CHARACTERS });
  return {
    recall: (key: string) => entries.get(key),
    remember: (key: string, { entry, characters }: { entry: Entry; characters: number }) =>
      void entries.set(key, entry, { size: characters }),
  };
}
