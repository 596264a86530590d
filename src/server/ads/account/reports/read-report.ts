import { inEnglish, type Phrase } from '#shared/core/sentence.ts';
import { type Column, folded, NUMERIC, nameOf, WHOLE } from './column-names.ts';
import { findTable, type ReportTable } from './find-table.ts';
import { mergeCampaigns, mergeTerms } from './merge-rows.ts';
import { reportProblems, rowProblems } from './problems.ts';
import { readDay, readRange, slashOrderOf } from './read-days.ts';
import { decimalSignOf, isBlank, isUnclear, readNumber } from './read-numbers.ts';
import type { CampaignRow, CompetitorRow, ReadReport, ReportCounts, SearchTermRow } from './report-rows.ts';

/** A campaign may be called Total as well, but not with a colon and nothing of its own. */
const SUM = /^\s*(?:total|toplam|gesamt|summe)\s*:/i;
const SUM_WORD = /^\s*(?:total|toplam|gesamt|summe)\s*(?::|$)/i;
const YOU = new Set(['you', 'siz', 'tu', 'usted', 'voce', 'sie', 'ihre', 'vous'].map(folded));
/** Where the sign of the money leaves no doubt; there are many dollars. */
const CURRENCY_SIGNS: Record<string, string> = { '£': 'GBP', '€': 'EUR', '₺': 'TRY' };
/** How Google's own interface says less than a tenth; reference: google-ads 2. */
const BELOW_TENTH = 0.0999;
const LONGEST_NAME = 500;

type Cell = (column: Column) => string;

/** A row that cannot be read, with the reason. */
class Unreadable extends Error {
  readonly problem: Phrase;

  constructor(problem: Phrase) {
    super(inEnglish(problem));
    this.problem = problem;
  }
}

/** What an export from Google Ads says, in whatever dialect it was written. @throws Problem when it is something else. */
export function readReport(text: string): ReadReport {
  if (text.includes('\0')) throw reportProblems.notText();
  const table = findTable(text.replace(/^\uFEFF/, ''));
  const rows = table.rows.filter((row) => isData(row, table));
  if (rows.length === 0) throw reportProblems.noRows();
  const cellsOf = (column: Column) => {
    const index = table.columns.get(column);
    return index === undefined ? [] : rows.map((row) => row[index] ?? '');
  };
  const numberOf = numbersBy(cellsOf);
  const slashOrder = slashOrderOf(cellsOf('day'));
  const currency = currencyOf(cellsOf);

  const skipped = { count: 0, first: null as Phrase | null };
  function readRows<Row>(read: (cell: Cell) => Row): Row[] {
    const found = rows.flatMap((row) => {
      try {
        return [read((column) => row[table.columns.get(column) ?? -1] ?? '')];
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        skipped.count += 1;
        skipped.first ??= error.problem;
        return [];
      }
    });
    if (found.length === 0) throw reportProblems.nothingReadable(skipped.first!);
    return found;
  }

  const counted = (cell: Cell): ReportCounts => {
    const count = (column: Column) => atLeastNothing(cell(column), column, numberOf(column));
    return {
      impressions: count('impressions'),
      clicks: count('clicks'),
      cost: count('cost'),
      conversions: count('conversions'),
      value: count('value'),
    };
  };
  const share = (cell: Cell, column: Column) => shareOf(cell(column), numberOf(column));
  const dayOf = (cell: Cell) => {
    if (!table.columns.has('day')) return null;
    const day = readDay(cell('day'), slashOrder);
    if (!day) throw new Unreadable(rowProblems.noDay(cell('day')));
    return day;
  };

  const campaignRow = (cell: Cell): CampaignRow => ({
    day: dayOf(cell),
    campaign: named(cell, 'campaign'),
    type: textOf(cell('type')),
    status: textOf(cell('status')),
    budget: isBlank(cell('budget')) ? null : numberOf('budget')(cell('budget')),
    ...counted(cell),
    searchShare: share(cell, 'search_share')?.value ?? null,
    lostToBudget: share(cell, 'lost_to_budget')?.value ?? null,
    lostToRank: share(cell, 'lost_to_rank')?.value ?? null,
  });
  const termRow = (cell: Cell): SearchTermRow => ({
    day: dayOf(cell),
    term: named(cell, 'search_term'),
    campaign: textOf(cell('campaign')) ?? '',
    ...counted(cell),
  });
  const competitorRow = (cell: Cell): CompetitorRow => {
    const domain = named(cell, 'domain');
    const own = share(cell, 'impression_share');
    return {
      domain,
      isYou: YOU.has(folded(domain)),
      impressionShare: own?.isBelow ? null : (own?.value ?? null),
      belowTenth: own?.isBelow ?? false,
      overlapRate: share(cell, 'overlap_rate')?.value ?? null,
      positionAboveRate: share(cell, 'position_above_rate')?.value ?? null,
      topOfPageRate: share(cell, 'top_rate')?.value ?? null,
      absoluteTopRate: share(cell, 'absolute_top_rate')?.value ?? null,
      outrankingShare: share(cell, 'outranking_share')?.value ?? null,
    };
  };

  const understood =
    table.kind === 'campaigns'
      ? { kind: table.kind, rows: mergeCampaigns(readRows(campaignRow)) }
      : table.kind === 'search_terms'
        ? { kind: table.kind, rows: mergeTerms(readRows(termRow)) }
        : { kind: table.kind, rows: withoutSegments(readRows(competitorRow)) };
  const days = understood.kind === 'auction_insights' ? [] : understood.rows.map(({ day }) => day);
  return {
    ...understood,
    ...periodOf(table, days),
    currency,
    skipped: skipped.count,
    problem: skipped.first,
  };
}

/** Shares of single days or devices make none of all of them. @throws Problem */
function withoutSegments(rows: CompetitorRow[]): CompetitorRow[] {
  if (new Set(rows.map(({ domain }) => domain)).size < rows.length) throw reportProblems.segmented();
  return rows;
}

/** Neither empty nor a sum of other rows. */
function isData(row: string[], { kind, columns }: ReportTable): boolean {
  if (row.every((cell) => cell === '')) return false;
  if (SUM.test(row[0] ?? '')) return false;
  const key = kind === 'campaigns' ? 'campaign' : kind === 'search_terms' ? 'search_term' : 'domain';
  const name = row[columns.get(key)!] ?? '';
  return !(isBlank(name) && row.some((cell) => SUM_WORD.test(cell)));
}

/** How numbers of a column are read: by its own cells, else by those of the whole file. @throws Problem when neither decides. */
function numbersBy(cellsOf: (column: Column) => string[]) {
  const own = new Map(
    NUMERIC.map((column) => [column, decimalSignOf(cellsOf(column), WHOLE.includes(column))] as const),
  );
  const signs = new Set([...own.values()].filter((sign) => sign === '.' || sign === ','));
  const ofFile = signs.size === 1 ? [...signs][0]! : null;
  for (const column of NUMERIC) {
    const sign = own.get(column);
    const unclear = sign === null && !ofFile && cellsOf(column).find(isUnclear);
    const example = sign === 'mixed' ? cellsOf(column).find((cell) => /[.,]/.test(cell)) : unclear;
    if (example) throw reportProblems.numbersUnclear(nameOf(column), example);
  }
  return (column: Column) => {
    const sign = own.get(column);
    const decimal = sign === '.' || sign === ',' ? sign : (ofFile ?? '.');
    return (cell: string) => readNumber(cell, decimal);
  };
}

function atLeastNothing(cell: string, column: Column, read: (cell: string) => number | null): number {
  if (isBlank(cell)) return 0;
  const value = read(cell);
  if (value === null) throw new Unreadable(rowProblems.noNumber(cell, nameOf(column)));
  if (value < 0) throw new Unreadable(rowProblems.negative(cell, nameOf(column)));
  return value;
}

/** `< 10%`, `> 90%`, `12.5%` or `0.125`. */
function shareOf(cell: string, read: (cell: string) => number | null) {
  if (isBlank(cell)) return null;
  const value = read(cell);
  if (value === null || value < 0) return null;
  const isBelow = cell.includes('<');
  const share = cell.includes('%') || value > 1 ? value / 100 : value;
  return { isBelow, value: isBelow ? Math.min(BELOW_TENTH, share) : Math.min(1, share) };
}

function named(cell: Cell, column: Column): string {
  const name = textOf(cell(column));
  if (!name) throw new Unreadable(rowProblems.nameless(nameOf(column)));
  return name;
}

const textOf = (cell: string): string | null => (isBlank(cell) ? null : cell.slice(0, LONGEST_NAME));

function currencyOf(cellsOf: (column: Column) => string[]): string | null {
  const codes = new Set(
    cellsOf('currency')
      .map((cell) => cell.toUpperCase())
      .filter((cell) => /^[A-Z]{3}$/.test(cell)),
  );
  if (codes.size > 1) throw reportProblems.severalCurrencies([...codes].sort().join(', '));
  if (codes.size === 1) return [...codes][0]!;
  const signs = new Set(cellsOf('cost').flatMap((cell) => cell.match(/\p{Sc}/u) ?? []));
  return signs.size === 1 ? (CURRENCY_SIGNS[[...signs][0]!] ?? null) : null;
}

/** What the file says of its days, else the first and the last of its rows. */
function periodOf({ preamble }: ReportTable, days: (string | null)[]) {
  for (const line of preamble) {
    const range = readRange(line);
    if (range) return range;
  }
  const known = days.filter((day) => day !== null).sort();
  return { from: known[0] ?? null, to: known.at(-1) ?? null };
}
