import type { EarnedName, UNEARNED_REASONS } from '#shared/analytics/all-stores.ts';
import { text } from '#shared/core/sentence.ts';
import { coverageText } from '#web/analytics/profit/figures.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { earnedText, type StoreEarned } from './earned.ts';
import { StoreName } from './store-name.tsx';

type Format = ReturnType<typeof createFormat>;

const REASONS: Record<(typeof UNEARNED_REASONS)[number], string> = {
  being_read: text('What its orders cost is being read'),
  no_rate: text('A day has no exchange rate'),
};

export function profitColumns(t: Translate, format: Format): Column<StoreEarned>[] {
  const figure = (name: EarnedName, label: string): Column<StoreEarned> => ({
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
    figure('netSales', t('Net sales')),
    figure('grossProfit', t('Gross profit')),
    figure('grossMargin', t('Gross margin')),
    figure('contribution', t('Contribution')),
    figure('adSpend', t('Ad spend')),
    figure('fixedCosts', t('Fixed costs')),
    figure('netProfit', t('Net profit')),
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
  name: EarnedName;
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
