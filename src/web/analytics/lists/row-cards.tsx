import type { ReactNode } from 'react';

/** Where a row of many figures has no room. */
export const PHONE = '(max-width: 39.99rem)';

interface RowCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string;
  card: (row: Row) => ReactNode;
}

/** The rows of a list one below the other, for a phone. */
export function RowCards<Row>({ label, rows, rowKey, card }: RowCardsProps<Row>) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row, at) => (
        <li key={rowKey(row, at)} className="grid gap-2 px-5 py-3.5 text-sm tabular-nums">
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** Figures of a card, each with its name. */
export function CardFigures({ figures }: { figures: readonly { term: string; figure: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5">
      {figures.map(({ term, figure }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-faint text-xs">{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
