import { ALL_STORES_CSV, type AllStoresDashboard } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { PHONE } from '#web/analytics/lists/row-cards.tsx';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { CsvLink } from './csv-link.tsx';
import { currencyName } from './group-words.ts';
import { STORE_SORTS, sortStores, storeColumns } from './store-columns.tsx';
import { groupsIn, storesIn } from './store-groups.ts';
import { StoreRows, UnreadStores } from './store-rows.tsx';

interface StoresTabProps {
  reply: AllStoresDashboard;
  stores: readonly Store[];
  range: RangeQuery;
}

/** The stores side by side, by currency. */
export function StoresTab({ reply, stores, range }: StoresTabProps) {
  const t = useT();
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const { query, sorting } = useListAddress(STORE_SORTS, 'sales');
  const columns = storeColumns(t, format);
  const groups = groupsIn(reply, stores);
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isPhone ? (
          <Select
            aria-label={t('Sort by')}
            value={query.sort}
            onValueChange={(sort) => sorting.onSort(sort, sort === 'name' ? 'asc' : 'desc')}
            options={columns.flatMap(({ sort, label }) => (sort ? [{ value: sort, label: `${label}` }] : []))}
          />
        ) : (
          <p className="text-ink-soft text-sm">{t('Growth is of revenue, against the period before.')}</p>
        )}
        <CsvLink href={ALL_STORES_CSV + searchOf(rangeInput(range))} />
      </div>
      {groups.map(({ group, members }) => {
        const name = currencyName(t, group.currency);
        return (
          <Card key={group.currency} flush className="overflow-hidden" title={groups.length > 1 && name}>
            <StoreRows
              label={groups.length > 1 ? name : t('All stores')}
              columns={columns}
              rows={sortStores(members, query.sort, query.direction, t.locale)}
              sorting={sorting}
            />
          </Card>
        );
      })}
      <UnreadStores stores={storesIn(reply, stores).filter(({ figures }) => figures.group === null)} />
    </div>
  );
}
