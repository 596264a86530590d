/** JSON whose whole numbers beyond 2^53 become text with all their digits, as ids of platforms can be. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
      ? (context?.source ?? value)
      : value,
  );
}
