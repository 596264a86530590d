import { expect, test } from 'vitest';
import { csvFileName, csvLine, csvLines } from './csv.ts';

test.each([
  [['plain', 12.5, null], 'plain,12.5,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['çay', '茶'], 'çay,茶\r\n'],
])('values are separated and quoted as RFC 4180 says', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test.each(['=1+1', '+905551112233', '-2', '@sum(a1)', '\t=1', ' =1', '\r=1', '=cmd|"/c calc"!a1'])(
  'a text that a spreadsheet would take for a formula stays a text: %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a number below nought stays a number', () => {
  expect(csvLine([-2.5])).toBe('-2.5\r\n');
});

test('a list begins with the mark of UTF-8 and its titles, and has every page of rows', async () => {
  async function* pages() {
    yield [{ name: 'Ada' }, { name: 'Bob' }];
    yield [];
    yield [{ name: 'Cem' }];
  }
  let file = '';
  for await (const line of csvLines([{ title: 'Name', value: (row) => row.name }], pages())) file += line;
  expect(file).toBe('\uFEFFName\r\nAda\r\nBob\r\nCem\r\n');
});

test.each([
  ['Tea House', 'tea-house-customers-2026-11-21.csv'],
  ['Işıl’ın Çiçekçisi', 'isil-in-cicekcisi-customers-2026-11-21.csv'],
  ['茶', 'customers-2026-11-21.csv'],
])('the file is called after the store and the day: %s', (store, name) => {
  expect(csvFileName(store, 'customers', '2026-11-21')).toBe(name);
});
