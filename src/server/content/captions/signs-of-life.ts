const EVERY_MS = 5_000;
/** The rest is for what comes after the waiting. */
const MOST = 0.8;

/**
 * Providers do not say how far they are. While one works, progress is guessed from the time: a generation that reports
 * none is taken for abandoned, and only a report notices a cancellation.
 * @returns what was waited for, and how progress is reported after it.
 */
export async function waitShowingLife<T>(
  wait: () => Promise<T>,
  { longestMs, onProgress }: { longestMs: number; onProgress: (progress: number) => void },
): Promise<{ result: T; onRest: (progress: number) => void }> {
  const begun = performance.now();
  const guess = () => MOST * Math.sqrt(Math.min(1, (performance.now() - begun) / longestMs));
  const timer = setInterval(() => onProgress(guess()), EVERY_MS);
  try {
    const result = await wait();
    const reached = guess();
    return { result, onRest: (progress) => onProgress(reached + (1 - reached) * progress) };
  } finally {
    clearInterval(timer);
  }
}
