import { randomInt } from 'node:crypto';

const SIGNS = '234567abcdefghijklmnopqrstuvwxyz';

/** A key for a record (https://atproto.com/specs/tid): microseconds and a number of chance, in 13 signs that sort by time. */
export function tidAt(moment: Date, chance = randomInt(1024)): string {
  let value = ((BigInt(moment.getTime()) * 1000n) << 10n) | BigInt(chance);
  let tid = '';
  for (let at = 0; at < 13; at += 1) {
    tid = SIGNS[Number(value & 31n)] + tid;
    value >>= 5n;
  }
  return tid;
}
