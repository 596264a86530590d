import { ChevronRight } from 'lucide-react';
import type { CustomerGroups } from '#shared/analytics/customer-reports.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { customerGroupsQuery } from '#web/analytics/reports/customer-queries.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { groupTexts } from './group-texts.ts';

type Group = CustomerGroups['groups'][number];

/** Customers by how recently, how often and how much they bought, each group with what to do. */
export function GroupsPicture({ store }: { store: Store }) {
  const t = useT();
  return (
    <Picture
      title={t('Customer groups')}
      description={t(
        'By how recently, how often and how much they bought. Open a group to see its customers.',
      )}
      store={store}
      query={customerGroupsQuery(store.id)}
      failed={t('Failed to load the customer groups.')}
      height="h-96"
      isEmpty={({ customers }) => customers === 0}
      empty={t('No customers with an order in the last 24 months.')}
      inputs={({ basis, customers, computedAt }) => ({
        formula: `${
          basis === 'quintiles'
            ? t(
                'Recency and money are scored 1 to 5 by fifths of all customers, frequency by 1, 2, 3, 4 to 5 and 6 or more orders. Frequency and money are averaged; that and recency make the group.',
              )
            : t(
                'With fewer than 50 customers, recency is scored by fixed steps of 30, 60, 120 and 240 days, money by thirds, frequency by 1, 2, 3, 4 to 5 and 6 or more orders.',
              )
        } ${t('Cancelled and test orders are left out, and orders of which all goods or all money were given back.')}`,
        rows: t.plural(customers, {
          one: '{n} customer with an order in the last 24 months',
          other: '{n} customers with an order in the last 24 months',
        }),
        computedAt,
      })}
      chart={(reply) => <GroupBars reply={reply} />}
      table={(reply) => <GroupTable reply={reply} />}
    />
  );
}

function GroupBars({ reply }: { reply: CustomerGroups }) {
  const t = useT();
  const { prospects } = reply;
  const most = Math.max(...reply.groups.map(({ share, netShare }) => Math.max(share, netShare ?? 0)));
  return (
    <>
      <ul className="-mx-2 grid grid-cols-1 gap-x-6 lg:grid-cols-2">
        {reply.groups.map((group) => (
          <GroupBar key={group.group} group={group} most={most} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
        <span className="flex items-center gap-2">
          <span aria-hidden className="h-2 w-4 rounded-xs bg-accent" />
          {t('Share of customers')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="h-2 w-4 rounded-xs bg-accent/30" />
          {t('Share of net sales')}
        </span>
        {prospects !== null && prospects > 0 && (
          <span>
            {t.plural(prospects, {
              one: '{n} person without an order yet',
              other: '{n} people without an order yet',
            })}
          </span>
        )}
      </div>
    </>
  );
}

function GroupBar({ group: { group, customers, share, netShare }, most }: { group: Group; most: number }) {
  const t = useT();
  const format = useFormat();
  const { go } = useReportAddress();
  const { label, meaning, action } = groupTexts[group];
  const width = (part: number) => `${most > 0 ? Math.max(0.5, (part / most) * 100) : 0}%`;
  return (
    <li>
      <button
        type="button"
        aria-label={t('{group}: {customers} customers, show them', {
          group: t(label),
          customers: format.number(customers),
        })}
        onClick={() => go({ list: 'all', group })}
        className="grid w-full grid-cols-1 gap-1.5 rounded-lg px-2 py-2.5 text-left hover:bg-sunken"
      >
        <span className="flex items-baseline gap-3 text-sm tabular-nums">
          <span className="font-medium">{t(label)}</span>
          <span className="min-w-0 flex-1 truncate text-ink-faint text-xs">
            <span className="max-sm:hidden">{t(meaning)}</span>
          </span>
          <span>{format.number(customers)}</span>
          <span className="w-12 text-right text-ink-soft">{format.percent(share * 100)}</span>
          <ChevronRight aria-hidden className="size-3.5 shrink-0 self-center text-ink-faint" />
        </span>
        <span aria-hidden className="grid gap-0.5">
          <span className="h-1.5 rounded-xs bg-accent" style={{ width: width(share) }} />
          <span className="h-1.5 rounded-xs bg-accent/30" style={{ width: width(netShare ?? 0) }} />
        </span>
        <span className="text-ink-soft text-xs">{t(action)}</span>
      </button>
    </li>
  );
}

function GroupTable({ reply }: { reply: CustomerGroups }) {
  const t = useT();
  const format = useFormat();
  const share = (value: number | null) => (value === null ? NO_FIGURE : format.percent(value * 100));
  return (
    <DataTable
      caption={t('Customer groups')}
      rows={reply.groups}
      rowKey={({ group }) => group}
      columns={[
        { name: 'group', label: t('Group'), isHeader: true, cell: ({ group }) => t(groupTexts[group].label) },
        {
          name: 'customers',
          label: t('Customers'),
          isNumber: true,
          cell: ({ customers }) => format.number(customers),
        },
        { name: 'share', label: t('Share'), isNumber: true, cell: (group) => share(group.share) },
        {
          name: 'netSales',
          label: t('Net sales'),
          isNumber: true,
          from: 'sm',
          cell: ({ netSales }) => format.money(netSales, reply.currency, { whole: true }),
        },
        {
          name: 'netShare',
          label: t('Share of net sales'),
          isNumber: true,
          from: 'md',
          cell: ({ netShare }) => share(netShare),
        },
        {
          name: 'days',
          label: t('Days since last order (median)'),
          isNumber: true,
          from: 'lg',
          cell: ({ medianDaysSinceOrder }) =>
            format.number(medianDaysSinceOrder, { maximumFractionDigits: 0 }),
        },
        {
          name: 'orders',
          label: t('Orders per customer'),
          isNumber: true,
          from: 'lg',
          cell: ({ meanOrders }) => format.number(meanOrders, { maximumFractionDigits: 1 }),
        },
      ]}
    />
  );
}
