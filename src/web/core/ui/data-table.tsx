import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Direction = 'asc' | 'desc';

export interface Column<Row, Sort extends string = string> {
  name: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Names the row; the first such column is its header. */
  isHeader?: boolean;
  isNumber?: boolean;
  /** On a phone it takes the room the others leave, and its words are cut to it. */
  grows?: boolean;
  /** Its header sorts the list by this. */
  sort?: Sort;
  /** Left out where there is no room. */
  from?: 'sm' | 'md' | 'lg';
}

export interface Sorting<Sort extends string> {
  sort: Sort;
  direction: Direction;
  onSort: (sort: Sort, direction: Direction) => void;
}

interface DataTableProps<Row, Sort extends string> {
  /** Read out; not shown. */
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string;
  sorting?: Sorting<Sort>;
  /** Limits a long table to this height, its header in view. */
  scrolls?: boolean;
}

const shownFrom = { sm: 'hidden sm:table-cell', md: 'hidden md:table-cell', lg: 'hidden lg:table-cell' };

export function DataTable<Row, Sort extends string = string>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  scrolls = false,
}: DataTableProps<Row, Sort>) {
  const table = (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead
        className={classNames(
          'text-ink-faint text-xs',
          scrolls && 'sticky top-0 bg-surface shadow-[0_1px_0_var(--line)]',
        )}
      >
        <tr className="border-line border-b">
          {columns.map((column) => (
            <HeaderCell key={column.name} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row, at) => (
          <tr key={rowKey(row, at)}>
            {columns.map((column) => (
              <BodyCell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!scrolls) return <div className="relative overflow-x-auto">{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative max-h-96 overflow-auto">
      {table}
    </section>
  );
}

interface CellProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
}

const room = 'px-2 first:pl-5 last:pr-5 sm:px-4';

function HeaderCell<Row, Sort extends string>({
  column: { label, sort, isNumber, from },
  sorting,
}: CellProps<Row, Sort> & { sorting: Sorting<Sort> | undefined }) {
  const isSorted = sort !== undefined && sorting?.sort === sort;
  const look = classNames(
    'whitespace-nowrap py-2.5 font-medium',
    room,
    isNumber ? 'text-right' : 'text-left',
    from && shownFrom[from],
  );
  if (!sorting || sort === undefined)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    );
  const Arrow = sorting.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.direction === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={look}
    >
      <button
        type="button"
        onClick={() => sorting.onSort(sort, isSorted && sorting.direction === 'desc' ? 'asc' : 'desc')}
        className={classNames(
          '-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded px-1.5 hover:text-ink',
          isNumber && 'flex-row-reverse',
          isSorted && 'text-ink',
        )}
      >
        {label}
        <Arrow aria-hidden className={classNames('size-3', !isSorted && 'invisible')} />
      </button>
    </th>
  );
}

function BodyCell<Row, Sort extends string>({
  column: { cell, isHeader, isNumber, grows, from },
  row,
}: CellProps<Row, Sort> & { row: Row }) {
  const look = classNames(
    'py-2.5',
    room,
    grows && 'max-sm:w-full max-sm:min-w-32 max-sm:max-w-0',
    isNumber ? 'whitespace-nowrap text-right' : 'text-left',
    from && shownFrom[from],
  );
  if (isHeader)
    return (
      <th scope="row" className={classNames(look, 'font-normal')}>
        {cell(row)}
      </th>
    );
  return <td className={look}>{cell(row)}</td>;
}
