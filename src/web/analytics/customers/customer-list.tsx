import {
  CUSTOMER_CSV,
  CUSTOMER_GROUPS,
  CUSTOMER_SORTS,
  LISTED_GROUPS,
  type ListedGroup,
} from '#shared/analytics/customer-reports.ts';
import { pathOf } from '#shared/core/endpoint.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useListAddress } from '#web/analytics/lists/list-address.ts';
import { ListView } from '#web/analytics/lists/list-view.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { customerListQuery } from '#web/analytics/reports/customer-queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Select } from '#web/core/ui/select.tsx';
import { customerColumns } from './customer-columns.tsx';
import { groupTexts } from './group-texts.ts';

export function CustomerList({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  const { oneOf, go } = useReportAddress();
  const { query, sorting, onSearch, onPage } = useListAddress(CUSTOMER_SORTS, 'totalSpent');
  const group = oneOf('group', LISTED_GROUPS) ?? undefined;
  const narrowed = group ? { ...query, group } : query;
  const { page: _page, ...rows } = narrowed;
  return (
    <ListView
      title={t('All customers')}
      query={customerListQuery(store.id, narrowed)}
      failed={t('Failed to load customers.')}
      empty={t('No matching customers.')}
      searchLabel={t('Search by name or e-mail')}
      search={query.search}
      onSearch={onSearch}
      onPage={onPage}
      sorting={sorting}
      columns={() => customerColumns(t, format, store.timeZone)}
      rowKey={({ id }) => id}
      limits={({ byBeginnings }) =>
        byBeginnings &&
        t('With so many customers, the search finds names and e-mails that begin with what you type.')
      }
      csv={pathOf({ path: CUSTOMER_CSV }, { storeId: store.id }) + searchOf(rows)}
      filter={
        <Select<ListedGroup | 'all'>
          aria-label={t('Group')}
          value={group ?? 'all'}
          onValueChange={(chosen) => go({ group: chosen === 'all' ? undefined : chosen, page: undefined })}
          options={[
            { value: 'all', label: t('All groups') },
            ...CUSTOMER_GROUPS.map((value) => ({ value, label: t(groupTexts[value].label) })),
            { value: 'overdue', label: t('Best customers, overdue') },
          ]}
        />
      }
    />
  );
}
