const COUNTER_BITS = 26n;
const LOW_BITS = 14n;
const RANDOM_BITS = 48n;

let last = { ms: 0n, counter: 0n };

/** A UUID of version 7 (RFC 9562): ids that a process makes are in the order in which it made them. */
export function timeOrderedId(at: Date): string {
  const ms = BigInt(at.getTime());
  last = { ms, counter: ms === last.ms ? (last.counter + 1n) & ((1n << COUNTER_BITS) - 1n) : 0n };
  const high = last.counter >> LOW_BITS;
  const low = last.counter & ((1n << LOW_BITS) - 1n);
  const random = BigInt(`0x${crypto.randomUUID().replaceAll('-', '').slice(-12)}`);
  const bits = (ms << 80n) | (7n << 76n) | (high << 64n) | (2n << 62n) | (low << RANDOM_BITS) | random;
  return bits
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
