import type { CUSTOMER_SORTS, Customer } from '#shared/analytics/customer-reports.ts';
import { locationText } from '#web/analytics/charts/place-name.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import type { Column } from '#web/core/ui/data-table.tsx';
import { groupTexts } from './group-texts.ts';

export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export function customerColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  timeZone: string,
): Column<Customer, CustomerSort>[] {
  return [
    {
      name: 'customer',
      label: t('Customer'),
      isHeader: true,
      grows: true,
      cell: (customer) => <Who customer={customer} />,
    },
    {
      name: 'location',
      label: t('Location'),
      from: 'md',
      cell: ({ location }) => (location ? locationText(t, location) : NO_FIGURE),
    },
    {
      name: 'group',
      label: t('Group'),
      from: 'sm',
      cell: ({ group }) => (group ? <Badge>{t(groupTexts[group].label)}</Badge> : NO_FIGURE),
    },
    {
      name: 'lastOrderAt',
      label: t('Last order'),
      from: 'lg',
      isNumber: true,
      sort: 'lastOrderAt',
      cell: ({ lastOrderAt }) => format.date(lastOrderAt, timeZone),
    },
    {
      name: 'totalOrders',
      label: t('Orders'),
      isNumber: true,
      sort: 'totalOrders',
      cell: ({ totalOrders }) => format.number(totalOrders),
    },
    {
      name: 'totalSpent',
      label: t('Spent'),
      isNumber: true,
      sort: 'totalSpent',
      cell: ({ totalSpent, currency }) => format.money(totalSpent, currency),
    },
  ];
}

function Who({ customer }: { customer: Customer }) {
  const t = useT();
  const { email, location } = customer;
  const name = customerName(t, customer);
  return (
    <span className="block min-w-0">
      <span dir="auto" className="block truncate font-medium sm:max-w-xs">
        {name}
      </span>
      {email && email !== name && (
        <span className="block truncate text-ink-soft text-xs sm:max-w-xs">{email}</span>
      )}
      {location && (
        <span className="block text-ink-faint text-xs md:hidden">{locationText(t, location)}</span>
      )}
    </span>
  );
}

/** What to call a customer: the name, else the e-mail. */
function customerName(
  t: Translate,
  { firstName, lastName, email }: Pick<Customer, 'firstName' | 'lastName' | 'email'>,
): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || t('Anonymous Customer');
}
