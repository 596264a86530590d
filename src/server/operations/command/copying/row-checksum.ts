import { hash } from 'node:crypto';

const LINE_END = 0x0a;

/**
 * Counts rows in COPY's text format and sums the hashes of their lines, so that neither their order nor the database
 * that wrote them matters.
 */
export function createRowChecksum() {
  let rows = 0;
  let sum = 0n;
  return {
    /** `lines` holds whole rows. */
    add(lines: Buffer) {
      for (let start = 0, end = lines.indexOf(LINE_END); end >= 0; end = lines.indexOf(LINE_END, start)) {
        rows += 1;
        sum += hash('sha256', lines.subarray(start, end), 'buffer').readBigUInt64BE();
        start = end + 1;
      }
      sum = BigInt.asUintN(64, sum);
    },
    result: (): RowChecksum => ({ rows, checksum: sum.toString(16).padStart(16, '0') }),
  };
}

export interface RowChecksum {
  rows: number;
  checksum: string;
}
