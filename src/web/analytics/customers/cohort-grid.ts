import type { Cohorts } from '#shared/analytics/customer-reports.ts';

/** Coming back month by month, or net sales per customer by elapsed days. */
export type CohortView = 'retention' | 'value';

export interface CohortCell {
  value: number;
  finished: boolean;
}

export interface CohortGrid {
  /** Months after the first, or elapsed days. */
  columns: number[];
  rows: { month: string; size: number; uncertain: boolean; cells: (CohortCell | null)[] }[];
  averages: (number | null)[];
  /** The largest value coloured. */
  most: number;
}

export function cohortGrid({ cohorts, averages, averageValue }: Cohorts, view: CohortView): CohortGrid {
  const cellsOf = (cohort: Cohorts['cohorts'][number]) =>
    view === 'retention'
      ? // Everybody ordered in the first month; that is what makes the cohort.
        cohort.cells
          .filter(({ month }) => month > 0)
          .map(({ month, rate, finished }) => ({ at: month, value: rate, finished }))
      : cohort.valuePerCustomer.map(({ days, value, finished }) => ({ at: days, value, finished }));
  const means =
    view === 'retention'
      ? averages.map(({ month, rate }) => ({ at: month, value: rate }))
      : averageValue.map(({ days, value }) => ({ at: days, value }));
  const columns = [...new Set(cohorts.flatMap((cohort) => cellsOf(cohort).map(({ at }) => at)))].sort(
    (a, b) => a - b,
  );
  const rows = cohorts.map((cohort) => {
    const cells = cellsOf(cohort);
    return {
      month: cohort.month,
      size: cohort.size,
      uncertain: cohort.firstOrdersUncertain,
      cells: columns.map((column) => cells.find(({ at }) => at === column) ?? null),
    };
  });
  return {
    columns,
    rows,
    averages: columns.map((column) => means.find(({ at }) => at === column)?.value ?? null),
    most: Math.max(0, ...rows.flatMap(({ cells }) => cells.map((cell) => (cell?.finished ? cell.value : 0)))),
  };
}
