import type { WaterfallStep } from '#shared/analytics/profit.ts';

export interface Span {
  from: number;
  to: number;
}

/**
 * Where each bar begins and ends. A part begins where the one before it ended; a total stands on nought and is the
 * server's own, so that nothing adds up here which does not add up there.
 */
export function spansOf(steps: readonly WaterfallStep[]): Span[] {
  let reached = 0;
  return steps.map(({ kind, amount }) => {
    const from = kind === 'total' ? 0 : reached;
    reached = from + amount;
    return { from, to: reached };
  });
}

/** What the bars reach over, nought included. */
export function reachOf(spans: readonly Span[]): { least: number; most: number } {
  const reached = [0, ...spans.flatMap(({ from, to }) => [from, to])];
  return { least: Math.min(...reached), most: Math.max(...reached) };
}
