import type { FileWords } from '#languages/file-words.ts';
import type { CsvColumn } from '#server/analytics/reports/csv.ts';
import type { AbandonedCart } from '#shared/analytics/customer-reports.ts';

export const cartColumns = (words: FileWords['carts']): CsvColumn<AbandonedCart>[] => [
  { title: words.email, value: (cart) => cart.customerEmail },
  { title: words.started, value: (cart) => cart.createdAt },
  { title: words.lastChange, value: (cart) => cart.updatedAt },
  { title: words.items, value: (cart) => cart.itemCount },
  {
    title: words.products,
    value: ({ items }) => items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  },
  { title: words.total, value: (cart) => cart.totalPrice },
  { title: words.currency, value: (cart) => cart.currency },
  {
    title: words.outcome,
    value: ({ outcome }) => words.outcomes[outcome],
  },
  { title: words.recoveryLink, value: (cart) => cart.recoveryUrl },
];
