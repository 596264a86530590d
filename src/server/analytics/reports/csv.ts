/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

type Value = string | number | null;

export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => Value;
}

/** A table as the lines of a file, page by page, so that no long list is ever held as a whole. */
export async function* csvLines<Row>(
  columns: CsvColumn<Row>[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  let unsent = BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  for await (const page of pages) {
    yield unsent + page.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
    unsent = '';
  }
  if (unsent) yield unsent;
}

export function csvLine(values: Value[]): string {
  return values.map(csvValue).join(',') + LINE_END;
}

/**
 * A spreadsheet takes a text that begins like a formula for one, and people choose their names and products' titles
 * themselves: an apostrophe in front keeps it a text.
 */
function csvValue(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `Yonder Gifts`, `customers` → `yonder-gifts-customers-2026-11-21.csv`. */
export function csvFileName(storeName: string, what: string, day: string): string {
  return [plainName(storeName), what, day].filter(Boolean).join('-').concat('.csv');
}

/** `Çay Evi` → `cay-evi`; nothing where no letter is left. */
export function plainName(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
