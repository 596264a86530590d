import { readTypedNumber } from '#web/core/ui/typed-number.ts';

/** Cells copied from a spreadsheet: a column of costs, or costs beside what names them. Null for a single value. */
export function readPastedCells(
  text: string,
  locale: string,
): { kind: 'column'; costs: string[] } | { kind: 'block' } | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  if (cells.some((line) => line.length > 1)) return { kind: 'block' };
  if (lines.length === 1) return null;
  return { kind: 'column', costs: lines.map((line) => readCost(line, locale)) };
}

/** As `Number` reads it, without the sign or code of a currency. */
function readCost(cell: string, locale: string): string {
  const bare = cell.replace(/\p{Sc}|\b(?:TL|[A-Z]{3})\b/gu, '').trim();
  return readTypedNumber(bare, locale);
}
