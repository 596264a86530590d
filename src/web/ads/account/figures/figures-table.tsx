import { type ReactNode, useState } from 'react';
import type { AdsFigures } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { type Column, DataTable, type Direction } from '#web/core/ui/data-table.tsx';
import { type Format, shareText, timesText } from './figure-text.ts';

const SHOWN_ROWS = 10;

type FigureName = keyof AdsFigures;

interface FigureColumn {
  name: FigureName;
  label: string;
  write: (format: Format, value: number | null, currency: string) => string;
}

const money: FigureColumn['write'] = (format, value, currency) => format.money(value, currency);
const count: FigureColumn['write'] = (format, value) => format.number(value, { maximumFractionDigits: 1 });
const share: FigureColumn['write'] = (format, value) => shareText(format, value, 2);

const COLUMNS: readonly FigureColumn[] = [
  { name: 'cost', label: text('Cost'), write: money },
  { name: 'roas', label: text('ROAS'), write: timesText },
  { name: 'conversions', label: text('Conversions'), write: count },
  { name: 'value', label: text('Conversion value'), write: money },
  { name: 'costPerConversion', label: text('Cost per conversion'), write: money },
  { name: 'conversionRate', label: text('Conversion rate'), write: share },
  { name: 'clicks', label: text('Clicks'), write: count },
  { name: 'costPerClick', label: text('Cost per click'), write: money },
  { name: 'ctr', label: text('Click rate'), write: share },
  { name: 'impressions', label: text('Impressions'), write: count },
];

export interface ShareColumn<Row> {
  name: string;
  label: string;
  value: (row: Row) => number | null;
}

interface FiguresTableProps<Row extends AdsFigures> {
  caption: string;
  /** What a row is. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  currency: string;
  head: (row: Row) => ReactNode;
  /** More shares of the row, after the first figures. */
  shares?: readonly ShareColumn<Row>[];
}

/** Figures of parts of the account, in the order they come until one column is chosen. */
export function FiguresTable<Row extends AdsFigures>({
  caption,
  label,
  rows,
  rowKey,
  currency,
  head,
  shares = [],
}: FiguresTableProps<Row>) {
  const t = useT();
  const format = useFormat();
  const [order, setOrder] = useState<{ sort: string; direction: Direction }>();
  const [all, setAll] = useState(false);

  const figureColumns = COLUMNS.map(({ name, label: words, write }) => ({
    name: name as string,
    label: t(words),
    value: (row: Row) => row[name],
    written: (row: Row) => write(format, row[name], currency),
  }));
  const shareColumns = shares.map(({ name, label: words, value }) => ({
    name,
    label: words,
    value,
    written: (row: Row) => shareText(format, value(row)),
  }));
  const measured = [...figureColumns.slice(0, 3), ...shareColumns, ...figureColumns.slice(3)];
  const sorted = order
    ? sortRows(rows, measured.find(({ name }) => name === order.sort)?.value, order)
    : rows;
  const columns: Column<Row>[] = [
    {
      name: 'head',
      label,
      isHeader: true,
      cell: (row) => <div className="wrap-anywhere min-w-36 max-w-80 sm:min-w-52">{head(row)}</div>,
    },
    ...measured.map(({ name, label: words, written }) => ({
      name,
      label: words,
      isNumber: true,
      sort: name,
      cell: written,
    })),
  ];

  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={all ? sorted : sorted.slice(0, SHOWN_ROWS)}
        rowKey={rowKey}
        sorting={{
          sort: order?.sort ?? '',
          direction: order?.direction ?? 'desc',
          onSort: (sort, direction) => setOrder({ sort, direction }),
        }}
      />
      {rows.length > SHOWN_ROWS && (
        <div className="border-line border-t px-5 py-2">
          <ShowAll shown={SHOWN_ROWS} total={rows.length} all={all} onChange={setAll} what={caption} />
        </div>
      )}
    </>
  );
}

/** What is not known stands last either way. */
function sortRows<Row>(
  rows: readonly Row[],
  value: ((row: Row) => number | null) | undefined,
  { direction }: { direction: Direction },
): readonly Row[] {
  if (!value) return rows;
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
