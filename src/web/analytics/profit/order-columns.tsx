import type { LOSS_REASONS, ProfitOrders } from '#shared/analytics/profit.ts';
import { text } from '#shared/core/sentence.ts';
import { countryName } from '#web/analytics/charts/place-name.ts';
import { CardFigures } from '#web/analytics/lists/row-cards.tsx';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { unknownText } from './figures.ts';
import { Earned } from './part-columns.tsx';

type Order = ProfitOrders['rows'][number];

const lossWords: Record<(typeof LOSS_REASONS)[number], string> = {
  below_cost: text('Sold for less than it cost'),
  discount: text('Without the discount it would have earned'),
  returned: text('Goods came back'),
  shipping: text('Sending it cost more than it earned'),
  fees: text('The payment fees were more than it earned'),
  dispute: text('The payment was disputed'),
};

export function orderColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  currency: string,
): Column<Order, 'contribution'>[] {
  const money = (value: number | null) => format.money(value, currency);
  return [
    {
      name: 'order',
      label: t('Order'),
      isHeader: true,
      cell: (order) => <OrderFace order={order} />,
    },
    {
      name: 'netSales',
      label: t('Net sales'),
      isNumber: true,
      cell: ({ netSales }) => money(netSales),
    },
    {
      name: 'costOfGoods',
      label: t('Goods'),
      isNumber: true,
      from: 'md',
      cell: ({ costOfGoods }) => money(costOfGoods),
    },
    {
      name: 'shippingResult',
      label: t('Shipping result'),
      isNumber: true,
      from: 'lg',
      cell: ({ shippingResult }) => money(shippingResult),
    },
    {
      name: 'fees',
      label: t('Fees'),
      isNumber: true,
      from: 'lg',
      cell: ({ fees }) => money(fees),
    },
    {
      name: 'contribution',
      label: t('Contribution'),
      isNumber: true,
      sort: 'contribution',
      cell: (order) => (
        <>
          <Earned amount={order.contribution} currency={currency} />
          <Incomplete order={order} />
        </>
      ),
    },
    {
      name: 'why',
      label: t('Why'),
      from: 'sm',
      cell: (order) => <Reasons order={order} />,
    },
  ];
}

export function OrderCard({ order, currency }: { order: Order; currency: string }) {
  const t = useT();
  const format = useFormat();
  const money = (value: number | null) => format.money(value, currency);
  return (
    <>
      <span className="flex items-start justify-between gap-4">
        <OrderFace order={order} />
        <span className="text-right font-medium">
          <Earned amount={order.contribution} currency={currency} />
          <Incomplete order={order} />
        </span>
      </span>
      <Reasons order={order} />
      <CardFigures
        figures={[
          { term: t('Net sales'), figure: money(order.netSales) },
          { term: t('Goods'), figure: money(order.costOfGoods) },
          { term: t('Shipping result'), figure: money(order.shippingResult) },
          { term: t('Fees'), figure: money(order.fees) },
        ]}
      />
    </>
  );
}

function OrderFace({ order: { name, placedOn, countryCode } }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{name}</span>
      <span className="block whitespace-nowrap text-ink-faint text-xs">{format.date(placedOn, 'UTC')}</span>
      {countryCode && (
        <span className="block text-ink-faint text-xs">{countryName(t.locale, countryCode)}</span>
      )}
    </span>
  );
}

function Reasons({ order: { reasons } }: { order: Order }) {
  const t = useT();
  if (reasons.length === 0) return null;
  return (
    <ul className="min-w-36 text-ink-soft text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{t(lossWords[reason])}</li>
      ))}
    </ul>
  );
}

function Incomplete({ order: { unknown } }: { order: Order }) {
  const t = useT();
  if (unknown.length === 0) return null;
  return (
    <span className="block whitespace-normal font-normal text-ink-faint text-xs">
      {unknownText(t, unknown)}
    </span>
  );
}
