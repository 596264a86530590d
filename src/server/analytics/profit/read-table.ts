/*
 * A table that an owner pasted or chose as a file: from a spreadsheet with tabs, or as CSV with commas or, where commas
 * are decimal, semicolons.
 */

export interface TableLine {
  /** From 1, as editors count. */
  line: number;
  text: string;
  cells: string[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Lines with something in them. */
export function readTable(text: string): TableLine[] {
  const lines = text.replace(BYTE_ORDER_MARK, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(lines);
  return lines
    .map((each, index) => ({ line: index + 1, text: each, cells: cellsOf(each, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The one that most lines have. */
function separatorOf(lines: string[]): string {
  const counts = ['\t', ';', ','].map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
  }));
  return counts.reduce((best, each) => (each.lines > best.lines ? each : best)).separator;
}

/** RFC 4180: a cell in quotation marks may hold the separator, and a mark doubled is one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (isQuoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/**
 * An amount as people write it, with whatever currency beside it: `12.50`, `1.234,50 TL`, `₺12`. The last of two kinds of
 * separator is the decimal one; a single one followed by three digits parts thousands. Null where it is no amount.
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(/^'/, '').replace(/\p{Sc}|\b[A-Z]{2,3}\b|\s|\u00A0/gu, '');
  if (!/^\d+([.,]\d+)*$/.test(bare)) return null;
  const separators = bare.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(bare);
  const decimals = bare.length - bare.lastIndexOf(last) - 1;
  const isMixed = new Set(separators).size === 2;
  const isFraction = /^0[.,]/.test(bare);
  const isDecimal = isMixed
    ? separators.split(last).length === 2
    : separators.length === 1 && (decimals !== 3 || isFraction);
  if (!isDecimal) return isMixed ? null : Number(bare.replace(/[.,]/g, ''));
  const whole = bare.slice(0, bare.lastIndexOf(last)).replace(/[.,]/g, '');
  return Number(`${whole}.${bare.slice(bare.lastIndexOf(last) + 1)}`);
}
