import { calendarDay } from './days.ts';

/*
 * Cells of a file of rates. What can be read in two ways is not read: another line of the file has to prove which is meant.
 */

export type ReadDay = (cell: string) => string | null;
export type ReadNumber = (cell: string) => number | null;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

/**
 * `2026-11-28`, `28.11.2026`, and `28/11/2026` or `28-11-2026` where a line such as this shows that the day is first.
 * @param isDayFirst known of the file's source.
 */
export function dayReader(cells: string[], isDayFirst: boolean): ReadDay {
  const firsts = cells.map((cell) => YEAR_LAST.exec(cell));
  const over12 = (place: 1 | 3) =>
    firsts.some((found) => found && found[2] !== '.' && Number(found[place]) > 12);
  const provesDayFirst = isDayFirst || (over12(1) && !over12(3));
  return (cell) => {
    const yearFirst = YEAR_FIRST.exec(cell);
    if (yearFirst) return calendarDay(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
    const yearLast = YEAR_LAST.exec(cell);
    if (!yearLast || !(yearLast[2] === '.' || provesDayFirst)) return null;
    return calendarDay(yearLast[4]!, yearLast[3]!, yearLast[1]!);
  };
}

const NUMBER = /^-?\d+(?:[.,]\d+)*$/;
const MARKS = ['.', ','] as const;
type Mark = (typeof MARKS)[number];

/**
 * Rates are decimal numbers, and `1.159` is no thousand. Which mark is the decimal one the file's other numbers tell; null
 * where they contradict each other, and where a comma with three digits behind it stands between commas.
 */
export function numberReader(cells: string[], separator: string): ReadNumber | null {
  const used = new Set<Mark>();
  const proven = new Set<Mark>();
  for (const cell of cells) {
    if (!NUMBER.test(cell)) continue;
    for (const mark of MARKS) {
      if (!cell.includes(mark)) continue;
      used.add(mark);
      if (!proven.has(mark) && provesDecimal(cell, mark)) proven.add(mark);
    }
  }
  const [decimal = '.', other] = proven.size > 0 ? proven : used;
  if (other || (proven.size === 0 && decimal === ',' && separator === ',')) return null;
  return (cell) => readNumber(cell, decimal);
}

/** It is the last mark, stands once, and what follows is no group of thousands, or what precedes. */
function provesDecimal(cell: string, mark: Mark): boolean {
  const parts = cell.split(mark);
  if (parts.length !== 2) return false;
  const [whole, fraction] = parts as [string, string];
  if (/[.,]/.test(fraction)) return false;
  return (
    /[.,]/.test(whole) || fraction.length !== 3 || /^-?0+$/.test(whole) || whole.replace('-', '').length > 3
  );
}

/** With thousands parted by the other mark, or not parted. */
const WRITTEN = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
};

function readNumber(cell: string, decimal: Mark): number | null {
  if (!WRITTEN[decimal].test(cell)) return null;
  return Number(decimal === '.' ? cell.replaceAll(',', '') : cell.replaceAll('.', '').replace(',', '.'));
}
