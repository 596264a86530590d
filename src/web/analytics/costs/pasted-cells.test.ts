import { expect, test } from 'vitest';
import { readPastedCells } from './pasted-cells.ts';

test.each([
  ['12.50', null],
  ['12.50\r\n', null],
  ['12.50\n\n13', { kind: 'column', costs: ['12.50', '', '13'] }],
  ['TEA-1\t12.50', { kind: 'block' }],
  ['TEA-1\t12.50\r\nTEA-2\t9', { kind: 'block' }],
])('%j', (pasted, expected) => {
  expect(readPastedCells(pasted, 'en-GB')).toEqual(expected);
});

test('currencies and the manner of the reader are understood', () => {
  expect(readPastedCells('₺1.250,50\n12,5 TL\n3 TRY\nyok', 'tr-TR')).toEqual({
    kind: 'column',
    costs: ['1250.50', '12.5', '3', 'yok'],
  });
});
