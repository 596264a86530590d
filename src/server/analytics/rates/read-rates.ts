import { readTable, type TableLine } from '#server/analytics/profit/read-table.ts';
import { LEAST_RATE, MOST_RATE, type ReadRates } from '#shared/analytics/rates.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { dayReader, numberReader, type ReadDay, type ReadNumber } from './file-cells.ts';
import { type Form, formOf, type LineProblem } from './file-forms.ts';
import { fileProblems, lineProblems } from './problems.ts';

/** How many of each currency one unit of the base was. */
export interface RateDay {
  day: string;
  rates: Record<string, number>;
}

export interface RateFile {
  /** Null where the file says nothing of a currency, and nothing of it can be taken over. */
  base: string | null;
  /** Oldest first, each with a rate. */
  days: RateDay[];
  problems: LineProblem[];
}

const MOST_PROBLEMS = 20;

/**
 * A file of rates: the history of the European Central Bank, an export of the Turkish central bank, a table with a column
 * for each currency, or a line for each rate.
 * @param latest no rate is known of a day after it.
 */
export function readRates(text: string, latest: string): RateFile {
  const [header, ...lines] = readTable(text);
  if (!header) return refused(1, fileProblems.unknownForm());
  const form = formOf(header, lines);
  if ('problem' in form) return refused(header.line, form.problem);
  const { base, columns, isDayFirst = false } = form;
  const separator = ['\t', ';'].find((each) => header.text.includes(each)) ?? ',';
  const amounts = lines.flatMap(({ cells }) => columns.map(({ at }) => cells[at] ?? ''));
  const readNumber = numberReader(amounts, separator);
  if (!readNumber) return refused(header.line, fileProblems.numbersUnclear());
  const readDay = dayReader(
    lines.map(({ cells }) => cells[form.dayColumn] ?? ''),
    isDayFirst,
  );
  return collect(lines, { ...form, base, latest, readDay, readNumber });
}

/** What is said of a file before it is imported. */
export function summaryOf({ base, days, problems }: RateFile): ReadRates {
  const currencies = new Set(days.flatMap(({ rates }) => Object.keys(rates)));
  return {
    base,
    currencies: [...currencies].sort(),
    firstDay: days[0]?.day ?? null,
    lastDay: days.at(-1)?.day ?? null,
    days: days.length,
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

const refused = (line: number, problem: Sentence): RateFile => ({
  base: null,
  days: [],
  problems: [{ line, problem }],
});

interface Reading extends Form {
  latest: string;
  readDay: ReadDay;
  readNumber: ReadNumber;
}

/** A cell without a rate, as banks write it. */
const NONE = new Set(['', 'N/A', 'ND', '-']);

function collect(lines: TableLine[], reading: Reading): RateFile {
  const { base, columns, dayColumn, latest, readDay, readNumber } = reading;
  const problems = [...(reading.problems ?? [])];
  const days = new Map<string, Record<string, number>>();
  for (const { line, cells } of lines) {
    const refuse = (problem: Sentence) => problems.push({ line, problem });
    const written = cells[dayColumn] ?? '';
    const day = readDay(written);
    if (day === null) refuse(lineProblems.noDay(written));
    else if (day > latest) refuse(lineProblems.future());
    else {
      const rates = days.get(day) ?? {};
      let isAgain = false;
      for (const { at, currencyOf, units = 1 } of columns) {
        const cell = cells[at] ?? '';
        if (NONE.has(cell)) continue;
        const of = currencyOf(cells);
        const amount = readNumber(cell);
        if ('problem' in of) refuse(of.problem);
        else if (amount === null) refuse(lineProblems.noNumber(cell));
        else if (amount < LEAST_RATE || amount > MOST_RATE) refuse(lineProblems.noRate(cell));
        else if (of.currency in rates) isAgain = true;
        else rates[of.currency] = of.isInverse ? units / amount : amount;
      }
      if (isAgain) refuse(lineProblems.again(day));
      if (Object.keys(rates).length > 0) days.set(day, rates);
    }
  }
  return {
    base,
    days: [...days]
      .map(([day, rates]) => ({ day, rates }))
      .sort((one, other) => (one.day < other.day ? -1 : 1)),
    problems,
  };
}
