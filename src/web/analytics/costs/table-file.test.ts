import { expect, test } from 'vitest';
import { readTableFile, TABLE_FAULTS } from './table-file.ts';

const file = (bytes: number[] | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc5, 0x9f]],
  ['UTF-16', [0xff, 0xfe, 0x5f, 0x01]],
  ['what Windows writes in Turkey', [0xfe]],
])('%s', async (_name, bytes) => {
  expect(await readTableFile(file(bytes))).toBe('ş');
});

test.each([
  ['workbook', [0x50, 0x4b, 3, 4]],
  ['empty', ' \n'],
] as const)('a file that is no table: %s', async (fault, bytes) => {
  const content = typeof bytes === 'string' ? bytes : [...bytes];
  await expect(readTableFile(file(content))).rejects.toThrow(TABLE_FAULTS[fault]);
});

test('a packed file is told from a workbook by its name', async () => {
  const packed = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'eurofxref-hist.zip');
  await expect(readTableFile(packed)).rejects.toThrow(TABLE_FAULTS.archive);
});

test('a file may be as long as it is asked for', async () => {
  await expect(readTableFile(file('12345'), 4)).rejects.toThrow(TABLE_FAULTS.tooLarge);
  expect(await readTableFile(file('1234'), 4)).toBe('1234');
});
