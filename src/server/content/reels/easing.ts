/* How things move: every function takes a share of the way, 0 to 1, and gives a share of the change. */

/** Share of `seconds` that has passed since `from`. */
export function passed(at: number, from: number, seconds: number): number {
  if (seconds <= 0) return at >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (at - from) / seconds));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Arrives fast and settles long. */
export function easeOut(share: number): number {
  return share >= 1 ? 1 : 1 - 2 ** (-10 * share);
}

/** 1 at each beat and quickly gone. */
export function pulse(at: number, beat: number): number {
  return Math.exp(-((at % beat) / beat) * 6);
}
