import type { Store } from '#shared/stores/stores.ts';
import { CardFigures, PHONE, RowCards } from '#web/analytics/lists/row-cards.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { type Column, DataTable, type Sorting } from '#web/core/ui/data-table.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import type { StoreInAll } from './store-groups.ts';

interface OfStore {
  store: Store;
}

interface StoreRowsProps<Row extends OfStore, Sort extends string> {
  label: string;
  rows: readonly Row[];
  /** The first names the row. */
  columns: readonly Column<Row, Sort>[];
  sorting?: Sorting<Sort>;
}

const keyOf = ({ store }: OfStore) => store.id;

/** Stores with their figures side by side; on a phone one below the other. */
export function StoreRows<Row extends OfStore, Sort extends string = string>({
  label,
  rows,
  columns,
  sorting,
}: StoreRowsProps<Row, Sort>) {
  const isPhone = useMedia(PHONE);
  const [name, ...figures] = columns;
  if (!isPhone || !name)
    return (
      <DataTable caption={label} columns={columns} rows={rows} rowKey={keyOf} {...(sorting && { sorting })} />
    );
  return (
    <RowCards
      label={label}
      rows={rows}
      rowKey={keyOf}
      card={(row) => (
        <>
          {name.cell(row)}
          <CardFigures
            figures={figures.map(({ label: term, cell }) => ({ term: `${term}`, figure: cell(row) }))}
          />
        </>
      )}
    />
  );
}

/** Stores of which nothing has been read yet have no currency and no figures. */
export function UnreadStores({ stores }: { stores: readonly StoreInAll[] }) {
  const t = useT();
  const names = new Intl.ListFormat(t.locale).format(stores.map(({ store }) => store.storeName));
  if (stores.length === 0) return null;
  return (
    <p className="text-ink-soft text-sm">{t('Nothing has been read yet of {stores}.', { stores: names })}</p>
  );
}
