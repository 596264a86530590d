import type { PROFIT_SORTS, ProfitPart, ProfitParts, ProfitRow } from '#shared/analytics/profit.ts';
import { CardFigures } from '#web/analytics/lists/row-cards.tsx';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import type { Column } from '#web/core/ui/data-table.tsx';
import { evidenceWords } from './figure-words.ts';
import { coverageText, figureText, unknownText } from './figures.ts';
import { partName, partWords } from './part-words.ts';

export type PartSort = (typeof PROFIT_SORTS)[number];

export function partColumns(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  { by, currency }: Pick<ProfitParts, 'by' | 'currency'>,
): Column<ProfitRow, PartSort>[] {
  const money = (value: number | null) => format.money(value, currency);
  return [
    {
      name: 'name',
      label: t(partWords[by].column),
      isHeader: true,
      grows: true,
      sort: 'name',
      cell: (row) => <PartFace row={row} by={by} />,
    },
    {
      name: 'units',
      label: t('Units'),
      isNumber: true,
      sort: 'units',
      from: 'lg',
      cell: ({ units }) => format.number(units),
    },
    {
      name: 'netSales',
      label: t('Net sales'),
      isNumber: true,
      sort: 'netSales',
      cell: ({ netSales }) => money(netSales),
    },
    {
      name: 'grossProfit',
      label: t('Gross profit'),
      isNumber: true,
      sort: 'grossProfit',
      from: 'md',
      cell: ({ grossProfit }) => money(grossProfit),
    },
    {
      name: 'margin',
      label: t('Gross margin'),
      isNumber: true,
      sort: 'margin',
      from: 'lg',
      cell: ({ margin }) => figureText(format, 'share', margin, currency),
    },
    {
      name: 'contribution',
      label: t('Contribution'),
      isNumber: true,
      sort: 'contribution',
      cell: (row) => (
        <>
          <Earned amount={row.contribution} currency={currency} />
          <Sureness row={row} />
        </>
      ),
    },
    {
      name: 'contributionMargin',
      label: t('of net sales'),
      isNumber: true,
      sort: 'contributionMargin',
      from: 'md',
      cell: ({ contributionMargin }) => figureText(format, 'share', contributionMargin, currency),
    },
  ];
}

export function PartCard({ row, by, currency }: { row: ProfitRow; by: ProfitPart; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { units, netSales, grossProfit, margin, contribution, contributionMargin } = row;
  const share = (value: number | null) => figureText(format, 'share', value, currency);
  return (
    <>
      <span className="flex items-start justify-between gap-4">
        <PartFace row={row} by={by} />
        <span className="text-right font-medium">
          <Earned amount={contribution} currency={currency} />
          <Sureness row={row} />
        </span>
      </span>
      <CardFigures
        figures={[
          { term: t('Net sales'), figure: format.money(netSales, currency) },
          { term: t('Contribution margin'), figure: share(contributionMargin) },
          {
            term: t('Gross profit'),
            figure: `${format.money(grossProfit, currency)}${margin === null ? '' : ` (${share(margin)})`}`,
          },
          { term: t('Units'), figure: format.number(units) },
        ]}
      />
    </>
  );
}

function PartFace({ row, by }: { row: ProfitRow; by: ProfitPart }) {
  const t = useT();
  const hasPhoto = by === 'product' || by === 'variant';
  return (
    <span className="flex min-w-0 items-center gap-3">
      {hasPhoto && <ProductPhoto src={row.imageUrl} className="size-9 rounded-md" />}
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2 font-medium sm:max-w-64">
          {partName(t, by, row)}
        </span>
        {row.variantTitle && (
          <span dir="auto" className="block truncate text-ink-faint text-xs">
            {row.variantTitle}
          </span>
        )}
      </span>
    </span>
  );
}

export function Earned({ amount, currency }: { amount: number | null; currency: string }) {
  const format = useFormat();
  return (
    <span className={classNames(amount !== null && amount < 0 && 'text-negative')}>
      {format.money(amount, currency)}
    </span>
  );
}

/** Only where not all of it is known, or not all of it measured. */
function Sureness({ row: { coverage, contribution, evidence, unknown } }: { row: ProfitRow }) {
  const t = useT();
  const format = useFormat();
  const besides = unknown.filter((what) => what !== 'costs');
  const remarks = [
    contribution === null
      ? t('no cost known')
      : coverage !== null &&
        coverage < 1 &&
        t('costs known for {share}', { share: coverageText(format, coverage) }),
    contribution !== null && evidence && evidence !== 'measured' && t(evidenceWords[evidence]),
    contribution !== null && besides.length > 0 && unknownText(t, besides),
  ].filter(Boolean);
  if (remarks.length === 0) return null;
  return (
    <span className="block whitespace-normal font-normal text-ink-faint text-xs">{remarks.join(', ')}</span>
  );
}
