import type { ReportKind } from '#shared/ads/ads-account.ts';
import { type Column, columnOf, nameOf } from './column-names.ts';
import { reportProblems } from './problems.ts';

/** Exports begin with a title and a line of dates; anyone who edits one adds a few more at most. */
const LOOKED_AT = { characters: 40_000, rows: 30 };
const DELIMITERS: Delimiter[] = ['\t', ';', ','];
const LONGEST_FOUND = 80;

const RATES: Column[] = ['impression_share', 'overlap_rate', 'outranking_share'];
const COUNTS: Column[] = ['impressions', 'clicks', 'cost'];
const NEEDED: Record<ReportKind, Column[]> = {
  campaigns: ['campaign', 'clicks', 'cost', 'conversions'],
  search_terms: ['search_term', 'clicks', 'cost', 'conversions'],
  auction_insights: ['domain', 'impression_share'],
};

export interface ReportTable {
  kind: ReportKind;
  /** Lines above the names of the columns, as they stand there. */
  preamble: string[];
  columns: Map<Column, number>;
  rows: string[][];
}

/** The table of a report, known by the names of its columns. @throws Problem when there is none. */
export function findTable(text: string): ReportTable {
  const start = text.slice(0, LOOKED_AT.characters);
  let best: (Pick<ReportTable, 'kind' | 'columns'> & { delimiter: Delimiter; header: number }) | null = null;
  for (const delimiter of DELIMITERS)
    for (const [header, cells] of splitTable(start, delimiter).slice(0, LOOKED_AT.rows).entries()) {
      const columns = columnsOf(cells);
      const kind = kindOf(columns);
      if (kind && columns.size > (best?.columns.size ?? 0)) best = { kind, columns, delimiter, header };
    }
  if (!best) throw reportProblems.notAReport(firstWords(text));
  const { kind, columns, delimiter, header } = best;
  for (const needed of NEEDED[kind])
    if (!columns.has(needed)) throw reportProblems.columnMissing(nameOf(needed));
  return {
    kind,
    columns,
    preamble: start.split(/\r\n|\r|\n/).slice(0, header),
    rows: splitTable(text, delimiter).slice(header + 1),
  };
}

/** The first of each name. */
function columnsOf(cells: string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}

function kindOf(columns: Map<Column, number>): ReportKind | null {
  const hasOneOf = (of: Column[]) => of.some((column) => columns.has(column));
  if (columns.has('domain') && hasOneOf(RATES)) return 'auction_insights';
  if (columns.has('search_term') && hasOneOf(COUNTS)) return 'search_terms';
  return columns.has('campaign') && hasOneOf(COUNTS) ? 'campaigns' : null;
}

function firstWords(text: string): string {
  const line = text.split(/[\r\n]/).find((each) => each.trim() !== '') ?? '';
  const words = line.replace(/\s+/g, ' ').trim().slice(0, LONGEST_FOUND);
  return `“${words}”.`;
}

type Delimiter = '\t' | ';' | ',';

/** Fields in quotes may hold the delimiter, line ends and doubled quotes. */
function splitTable(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const end = text.length;
  while (at < end) {
    let field: string;
    if (text[at] === '"') [field, at] = quoted(text, at);
    else {
      const from = at;
      while (at < end && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      field = text.slice(from, at);
    }
    row.push(field.trim());
    if (text[at] === delimiter) {
      at += 1;
      if (at < end) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return rows;
}

/** What stands after the closing quote belongs to the field too. */
function quoted(text: string, from: number): [field: string, at: number] {
  let field = '';
  let at = from + 1;
  while (at < text.length) {
    const close = text.indexOf('"', at);
    if (close < 0) return [field + text.slice(at), text.length];
    field += text.slice(at, close);
    if (text[close + 1] !== '"') return [field, close + 1];
    field += '"';
    at = close + 2;
  }
  return [field, at];
}
