/** Why something that waited was not begun. */
export class Overtaken extends Error {}

interface Turn {
  begin: () => void;
  giveUp: (reason: unknown) => void;
}

interface Line {
  waiting: Turn | null;
}

/**
 * For each key one thing at a time, and of those that wait only the newest: it takes the place of the one before.
 * What nobody wants any more before its turn is not begun.
 */
export function createNewestFirst() {
  const lines = new Map<string, Line>();

  /** @throws Overtaken, or the signal's reason, when it was not begun. */
  async function run<Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key);
    if (line) await turnIn(line, signal);
    else lines.set(key, { waiting: null });
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      goOn(key);
    }
  }

  function turnIn(line: Line, signal: AbortSignal): Promise<void> {
    line.waiting?.giveUp(new Overtaken());
    return new Promise((begin, giveUp) => {
      const turn = { begin, giveUp };
      line.waiting = turn;
      signal.addEventListener(
        'abort',
        () => {
          if (line.waiting !== turn) return;
          line.waiting = null;
          giveUp(signal.reason);
        },
        { once: true },
      );
    });
  }

  function goOn(key: string) {
    const line = lines.get(key)!;
    const { waiting } = line;
    line.waiting = null;
    if (waiting) waiting.begin();
    else lines.delete(key);
  }

  return { run };
}
