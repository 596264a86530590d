import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Info } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { type Column, DataTable, type Sorting } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { SearchInput } from '#web/core/ui/search-input.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { PHONE, RowCards } from './row-cards.tsx';
import { WaitingTable } from './waiting-table.tsx';

interface ListReply<Row> {
  rows: Row[];
  total: number;
  page: number;
  pageSize: number;
}

interface ListViewProps<Row, Sort extends string, Reply extends ListReply<Row>, Key extends QueryKey> {
  title: string;
  query: UseQueryOptions<Reply, Error, Reply, Key>;
  failed: string;
  empty: string;
  /** Without it there is nothing to search in. */
  searchLabel?: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  sorting: Sorting<Sort>;
  columns: (reply: Reply) => readonly Column<Row, Sort>[];
  rowKey: (row: Row, at: number) => string;
  /** On a phone, in place of a row of the table. */
  card?: (row: Row, reply: Reply) => ReactNode;
  /** Address of the same rows, all of them, as a file. */
  csv: string;
  /** More that narrows the list. */
  filter?: ReactNode;
  /** What a search left out, to be read before anybody takes it for all there is. */
  limits?: (reply: Reply) => ReactNode;
}

/** A whole list with its search, sorting, pages and file, in place of the tab's first rows. */
export function ListView<Row, Sort extends string, Reply extends ListReply<Row>, Key extends QueryKey>(
  props: ListViewProps<Row, Sort, Reply, Key>,
) {
  const { title, query, failed, empty, searchLabel, search, onSearch, csv, filter } = props;
  const t = useT();
  const { closeList } = useReportAddress();
  const { data } = useQuery(query);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, so the focus goes to what came in its place.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="ghost" size="small" square aria-label={t('Back')} onClick={closeList}>
          <ArrowLeft aria-hidden />
        </Button>
        <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
          {title}
          {data && <Badge>{new Intl.NumberFormat(t.locale).format(data.total)}</Badge>}
        </h2>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        {searchLabel && (
          <SearchInput
            label={searchLabel}
            value={search}
            onSearch={onSearch}
            className="min-w-0 flex-[1_1_14rem] sm:max-w-xs"
          />
        )}
        {filter}
        <a href={csv} download className={`${buttonLook({ variant: 'secondary' })} ml-auto`}>
          <Download aria-hidden />
          {t('Download CSV')}
        </a>
      </div>
      <Loaded query={query} failed={failed} waiting={<WaitingTable rows={12} />}>
        {(reply) => (
          <div className="grid min-w-0 gap-3">
            <SearchLimits>{props.limits?.(reply)}</SearchLimits>
            <ListRows {...props} reply={reply} empty={empty} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function SearchLimits({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

function ListRows<Row, Sort extends string, Reply extends ListReply<Row>, Key extends QueryKey>({
  title,
  empty,
  reply,
  columns,
  rowKey,
  card,
  sorting,
  onPage,
}: ListViewProps<Row, Sort, Reply, Key> & { reply: Reply }) {
  const t = useT();
  const isPhone = useMedia(PHONE);
  const { rows, total, page, pageSize } = reply;
  const number = (value: number) => new Intl.NumberFormat(t.locale).format(value);
  if (rows.length === 0)
    return (
      <p className="rounded-xl border border-line bg-surface px-5 py-12 text-center text-ink-soft text-sm">
        {empty}
      </p>
    );
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      {card && isPhone ? (
        <RowCards label={title} rows={rows} rowKey={rowKey} card={(row) => card(row, reply)} />
      ) : (
        <DataTable caption={title} columns={columns(reply)} rows={rows} rowKey={rowKey} sorting={sorting} />
      )}
      <div className="border-line border-t">
        <Pager
          label={t('Pages')}
          page={page}
          pages={Math.ceil(total / pageSize)}
          text={t('{from} to {to} of {total}', {
            from: number(first),
            to: number(first + rows.length - 1),
            total: number(total),
          })}
          previous={t('Previous page')}
          next={t('Next page')}
          onPage={onPage}
        />
      </div>
    </div>
  );
}
