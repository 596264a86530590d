import { ExternalLink } from 'lucide-react';
import type { AbandonedCart, CART_SORTS } from '#shared/analytics/customer-reports.ts';
import type { createFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import type { Column } from '#web/core/ui/data-table.tsx';

export type CartSort = (typeof CART_SORTS)[number];

export function cartColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  timeZone: string,
  { withOutcome }: { withOutcome: boolean },
): Column<AbandonedCart, CartSort>[] {
  const outcome: Column<AbandonedCart, CartSort> = {
    name: 'outcome',
    label: t('Outcome'),
    from: 'sm',
    cell: (cart) => <Outcome outcome={cart.outcome} />,
  };
  return [
    {
      name: 'customer',
      label: t('Customer'),
      isHeader: true,
      grows: true,
      cell: (cart) => <Who cart={cart} />,
    },
    ...(withOutcome ? [outcome] : []),
    {
      name: 'itemCount',
      label: t('Items'),
      isNumber: true,
      sort: 'itemCount',
      from: 'sm',
      cell: ({ itemCount }) => format.number(itemCount),
    },
    {
      name: 'updatedAt',
      label: t('Left'),
      isNumber: true,
      sort: 'updatedAt',
      from: 'md',
      cell: ({ updatedAt }) => format.dateTime(updatedAt, timeZone),
    },
    {
      name: 'totalPrice',
      label: t('Value'),
      isNumber: true,
      sort: 'totalPrice',
      cell: ({ totalPrice, currency, recoveryUrl, customerEmail, outcome: reached }) => (
        <>
          {format.money(totalPrice, currency)}
          {recoveryUrl && isWebAddress(recoveryUrl) && reached === 'open' && (
            <a
              href={recoveryUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('Recovery link for {customer}', {
                customer: customerEmail ?? t('Anonymous Customer'),
              })}
              className="flex min-h-6 items-center justify-end gap-1 text-accent text-xs hover:underline"
            >
              {t('Recovery link')}
              <ExternalLink aria-hidden className="size-3" />
            </a>
          )}
        </>
      ),
    },
  ];
}

function Who({ cart: { customerEmail, items } }: { cart: AbandonedCart }) {
  const t = useT();
  return (
    <span className="block min-w-0">
      <span className="block truncate font-medium sm:max-w-sm">
        {customerEmail ?? t('Anonymous Customer')}
      </span>
      {items.length > 0 && (
        <span dir="auto" className="block truncate text-ink-soft text-xs sm:max-w-sm">
          {items.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ')}
        </span>
      )}
    </span>
  );
}

function Outcome({ outcome }: Pick<AbandonedCart, 'outcome'>) {
  const t = useT();
  switch (outcome) {
    case 'open':
      return <Badge>{t('Open')}</Badge>;
    case 'recovered':
      return <Badge tone="positive">{t('Recovered')}</Badge>;
    case 'otherwise':
      return <Badge tone="accent">{t('Bought otherwise')}</Badge>;
  }
}
