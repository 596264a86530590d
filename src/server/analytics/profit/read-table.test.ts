import { expect, test } from 'vitest';
import { readAmount, readTable } from './read-table.ts';

test.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['1.234,50 TL', 1234.5],
  ['1,234.50', 1234.5],
  ['₺12', 12],
  ['1.234', 1234],
  ['1.234.567', 1234567],
  ['0', 0],
  ['0,005', 0.005],
  ['EUR 7,5', 7.5],
])('%s is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', 'mug', '12-50', '-3', '1.2.3,4,5', 'MUG-12'])('%j is none', (text) => {
  expect(readAmount(text)).toBeNull();
});

test('a table is read with tabs, commas or semicolons, and a cell in quotation marks holds either', () => {
  const cells = (text: string) => readTable(text).map((line) => line.cells);
  expect(cells('MUG\t12,50\r\nBOWL\t7')).toEqual([
    ['MUG', '12,50'],
    ['BOWL', '7'],
  ]);
  expect(cells('"Mug, blue",12.50\n\n"6"" plate",3')).toEqual([
    ['Mug, blue', '12.50'],
    ['6" plate', '3'],
  ]);
  expect(cells('\uFEFFMUG;12,50')).toEqual([['MUG', '12,50']]);
  expect(readTable('a,1\n\nb,2').map(({ line }) => line)).toEqual([1, 3]);
});
