import { graphRefusals } from './graph-errors.ts';

/*
 * Faults of a single picture, ordered by its description: `[bad-media:1]` fails while Instagram works on it,
 * `[server-error-after-accept:1]` ends without its id once it was taken. The number says for how many tries; without one
 * for all of them.
 */
type PictureFault = 'bad-media' | 'server-error-after-accept';

export type PictureFaults = ReturnType<typeof createPictureFaults>;

export function createPictureFaults() {
  const spoiled = new Map<string, number>();

  function isSpoiled(kind: PictureFault, description: string | null): boolean {
    const ordered = new RegExp(`\\[${kind}(?::(\\d+))?\\]`).exec(description ?? '');
    if (!ordered) return false;
    const key = `${kind} ${description}`;
    const tries = spoiled.get(key) ?? 0;
    spoiled.set(key, tries + 1);
    return tries < Number(ordered[1] ?? Number.POSITIVE_INFINITY);
  }

  return {
    failsLater: (description: string | null) => isSpoiled('bad-media', description),
    loseAnswer(description: string | null): void {
      if (isSpoiled('server-error-after-accept', description)) throw graphRefusals.server();
    },
  };
}
