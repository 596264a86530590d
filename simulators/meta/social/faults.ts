/*
 * Faults, ordered by ordinary input: the text of a post holds one of these in square brackets. Those that end by
 * themselves spoil so many tries of the same text; `[rate-limit:5]` says how many.
 */
const TRIES_SPOILED = { 'expired-token': 1, 'rate-limit': 2, 'server-error': 1, 'timeout-before': 1 };
const ALWAYS_REFUSED = ['reject', 'bad-media'] as const;

export type BadStart = keyof typeof TRIES_SPOILED | (typeof ALWAYS_REFUSED)[number];
export type BadEnd = 'timeout-after-accept' | 'server-error-after-accept';

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  const spoiled = new Map<string, number>();

  /** Why this text is not accepted now. */
  function before(account: string, text: string): BadStart | null {
    if (!text.includes('[')) return null;
    for (const kind of ALWAYS_REFUSED) if (isOrdered(text, kind)) return kind;
    for (const [kind, usual] of Object.entries(TRIES_SPOILED)) {
      const ordered = new RegExp(`\\[${kind}(?::(\\d+))?\\]`).exec(text);
      if (!ordered) continue;
      const key = `${account} ${kind} ${text}`;
      const tries = spoiled.get(key) ?? 0;
      if (tries >= Number(ordered[1] ?? usual)) continue;
      spoiled.set(key, tries + 1);
      return kind as BadStart;
    }
    return null;
  }

  /** What happens to the answer once the post was made. */
  function after(text: string): BadEnd | null {
    if (isOrdered(text, 'timeout-after-accept')) return 'timeout-after-accept';
    return isOrdered(text, 'server-error-after-accept') ? 'server-error-after-accept' : null;
  }

  return { before, after };
}

export function isOrdered(text: string, kind: string): boolean {
  return text.includes(`[${kind}]`);
}
