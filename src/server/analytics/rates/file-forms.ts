import type { TableLine } from '#server/analytics/profit/read-table.ts';
import { foldText } from '#server/analytics/reports/search-text.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { isCurrency } from './currencies.ts';
import { fileProblems, lineProblems } from './problems.ts';

/* The forms in which files of rates come, told by their first line. */

export interface LineProblem {
  line: number;
  problem: Sentence;
}

/** A column of amounts, and what they say: how many of `currency` one base was, or how much of the base they cost. */
interface RateColumn {
  at: number;
  currencyOf(cells: string[]): { currency: string; isInverse: boolean } | { problem: Sentence };
  /** So many units of the currency are quoted. */
  units?: number;
}

export interface Form {
  base: string;
  dayColumn: number;
  columns: RateColumn[];
  isDayFirst?: boolean;
  /** Columns of the header that nothing is taken of. */
  problems?: LineProblem[];
}

export function formOf(header: TableLine, lines: TableLine[]): Form | { problem: Sentence } {
  return (
    turkishForm(header) ??
    longForm(header, lines) ??
    wideForm(header) ?? { problem: fileProblems.unknownForm() }
  );
}

/**
 * The Turkish central bank's data service (EVDS) names a column after its series: `TP_DK_USD_A_YTL`, with dots, blanks or
 * underscores, is what it paid in liras for a dollar; `S` is what it asked, `EF` the rate of banknotes. Its days are
 * `28-11-2026`, and days without a rate are empty.
 */
const SERIES = /^TP[ ._]DK[ ._]([A-Z]{3})[ ._]([AS])(?:[ ._]YTL)?$/;
/** https://www.tcmb.gov.tr/kurlar/today.xml: the `Unit` of all others is 1. */
const SERIES_UNITS: Record<string, number> = { JPY: 100, IRR: 100 };

function turkishForm({ cells }: TableLine): Form | null {
  const series = cells.flatMap((cell, at) => {
    const found = SERIES.exec(cell);
    return found && isCurrency(found[1]!) ? [{ at, currency: found[1]!, isBuying: found[2] === 'A' }] : [];
  });
  if (series.length === 0) return null;
  const bought = new Set(series.filter(({ isBuying }) => isBuying).map(({ currency }) => currency));
  return {
    base: 'TRY',
    dayColumn: 0,
    isDayFirst: true,
    columns: series
      .filter(({ currency, isBuying }) => isBuying || !bought.has(currency))
      .map(({ at, currency }) => ({
        at,
        currencyOf: () => ({ currency, isInverse: true }),
        units: SERIES_UNITS[currency] ?? 1,
      })),
  };
}

const TITLES = {
  day: ['date', 'day', 'tarih', 'gun'],
  from: ['from', 'base', 'from currency', 'kaynak', 'kaynak para birimi', 'baz'],
  to: ['to', 'quote', 'to currency', 'hedef', 'hedef para birimi', 'karsi'],
  rate: ['rate', 'exchange rate', 'kur', 'doviz kuru'],
};

/** A line for each rate; the currency that most lines have is the base. */
function longForm({ cells }: TableLine, lines: TableLine[]): Form | null {
  const titles = cells.map((cell) => foldText(cell));
  const [day, from, to, rate] = [TITLES.day, TITLES.from, TITLES.to, TITLES.rate].map((names) =>
    titles.findIndex((title) => names.includes(title)),
  ) as [number, number, number, number];
  if ([day, from, to, rate].includes(-1)) return null;
  const pairOf = (line: string[]) => [line[from] ?? '', line[to] ?? ''].map((cell) => cell.toUpperCase());
  const base = mostNamed(lines.flatMap((line) => pairOf(line.cells).filter(isCurrency)));
  if (base === null) return null;
  return {
    base,
    dayColumn: day,
    columns: [
      {
        at: rate,
        currencyOf(line) {
          const pair = pairOf(line);
          const unknown = pair.find((each) => !isCurrency(each));
          if (unknown !== undefined) return { problem: lineProblems.noCurrency(unknown) };
          if (pair[0] === pair[1]) return { problem: lineProblems.sameCurrency() };
          if (!pair.includes(base)) return { problem: lineProblems.otherBase(base) };
          return pair[0] === base
            ? { currency: pair[1]!, isInverse: false }
            : { currency: pair[0]!, isInverse: true };
        },
      },
    ],
  };
}

/** Of equally many, the one that is named first. */
function mostNamed(names: string[]): string | null {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, each]) => ({
    name,
    times: each.length,
  }));
  return (
    counts.reduce<(typeof counts)[number] | null>(
      (best, each) => (best && best.times >= each.times ? best : each),
      null,
    )?.name ?? null
  );
}

/** A column for each currency; the first one's title names the base, as in `Date (GBP)`. */
function wideForm({ line, cells: [first = '', ...named] }: TableLine): Form | { problem: Sentence } | null {
  const titles = named.map((title) => title.toUpperCase());
  if (!titles.some(isCurrency)) return null;
  const base =
    first.match(/\b[A-Z]{3}\b/g)?.find(isCurrency) ?? (isOfEuropeanBank(first, titles) ? 'EUR' : null);
  if (base === null) return { problem: fileProblems.noBase() };
  return {
    base,
    dayColumn: 0,
    problems: titles
      .filter((title) => title !== '' && !isCurrency(title))
      .map((title) => ({ line, problem: lineProblems.noCurrency(title) })),
    columns: titles.flatMap((currency, index) =>
      isCurrency(currency) && currency !== base
        ? [{ at: index + 1, currencyOf: () => ({ currency, isInverse: false }) }]
        : [],
    ),
  };
}

/** `eurofxref-hist.csv` of https://www.ecb.europa.eu/stats/eurofxref: units of each for one euro, and no column of it. */
const isOfEuropeanBank = (first: string, [dollar, yen, ...others]: string[]) =>
  first === 'Date' && dollar === 'USD' && yen === 'JPY' && !others.includes('EUR');
