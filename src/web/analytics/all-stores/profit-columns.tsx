import type { UNEARNED_REASONS } from '#shared/analytics/all-stores.ts';
import { text } from '#shared/core/sentence.ts';
import { coverageText } from '#web/analytics/profit/figures.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { type EarnedMoney, earnedText, type StoreEarned } from './earned.ts';
import { shareText } from './store-columns.tsx';
import { StoreName } from './store-name.tsx';

type Format = ReturnType<typeof createFormat>;

const REASONS: Record<(typeof UNEARNED_REASONS)[number], string> = {
  being_read: text('What its orders cost is being read'),
  no_rate: text('A day has no exchange rate'),
};

export function profitColumns(t: Translate, format: Format): Column<StoreEarned>[] {
  const money = (name: EarnedMoney, label: string): Column<StoreEarned> => ({
    name,
    label,
    isNumber: true,
    cell: (row) => <EarnedCell row={row} name={name} format={format} />,
  });
  return [
    {
      name: 'store',
      label: t('Store'),
      isHeader: true,
      cell: ({ store, figures: { reason } }) => (
        <>
          <StoreName store={store} />
          {reason && <span className="mt-1 block text-ink-faint text-xs">{t(REASONS[reason])}</span>}
        </>
      ),
    },
    money('netSales', t('Net sales')),
    money('grossProfit', t('Gross profit')),
    {
      name: 'grossMargin',
      label: t('Gross margin'),
      isNumber: true,
      cell: ({ figures: { own } }) => shareText(format, own?.grossMargin ?? null),
    },
    money('contribution', t('Contribution')),
    {
      name: 'coverage',
      label: t('Costs known'),
      isNumber: true,
      cell: ({ figures: { own } }) =>
        own?.coverage == null ? NO_FIGURE : coverageText(format, own.coverage),
    },
  ];
}

interface EarnedCellProps {
  row: StoreEarned;
  name: EarnedMoney;
  format: Format;
}

function EarnedCell({ row, name, format }: EarnedCellProps) {
  const { shown, own } = earnedText(row, name, format);
  return (
    <>
      {shown}
      {own && <span className="block text-ink-faint text-xs">{own}</span>}
    </>
  );
}
