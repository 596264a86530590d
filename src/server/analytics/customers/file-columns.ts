import type { FileWords } from '#languages/file-words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { Customer } from '#shared/analytics/customer-reports.ts';

export const customerColumns = (words: FileWords['customers']): CsvColumn<Customer>[] => [
  { title: words.firstName, value: ({ firstName }) => firstName },
  { title: words.lastName, value: ({ lastName }) => lastName },
  { title: words.email, value: ({ email }) => email },
  { title: words.location, value: ({ location }) => location },
  { title: words.totalSpent, value: ({ totalSpent }) => totalSpent },
  { title: words.currency, value: ({ currency }) => currency },
  { title: words.orders, value: ({ totalOrders }) => totalOrders },
  { title: words.firstOrder, value: ({ firstOrderAt }) => firstOrderAt },
  { title: words.lastOrder, value: ({ lastOrderAt }) => lastOrderAt },
  {
    title: words.group,
    value: ({ group }) => group && words.groups[group],
  },
];
