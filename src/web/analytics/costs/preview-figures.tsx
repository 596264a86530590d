import type { RulesPreview } from '#shared/stores/costs.ts';
import { createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { noonOf } from '#web/core/app/zone.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { type NotYetSaved, previewQuery } from './queries.ts';

/** What would change in the last 30 days, before it is saved. */
export function PreviewFigures({ storeId, change }: { storeId: string; change: NotYetSaved }) {
  const t = useT();
  return (
    <Loaded
      query={previewQuery(storeId, change)}
      failed={t('What this changes could not be worked out. You can save all the same.')}
      waiting={<Skeleton className="h-48 rounded-lg" />}
    >
      {(preview) => <Preview preview={preview} />}
    </Loaded>
  );
}

function Preview({ preview }: { preview: RulesPreview }) {
  const t = useT();
  const format = useFormat();
  const { before, after, currency } = preview;
  const money = (amount: number) => format.money(amount, currency);
  const rows = figures(t, preview).filter((row) => row.before !== row.after);
  const day = (date: string) => format.date(noonOf(date), 'UTC');
  if (rows.length === 0)
    return (
      <Alert>
        {t('Contribution of the last 30 days stays as it is: {amount}', {
          amount: money(after.contribution),
        })}
      </Alert>
    );
  return (
    <div className="grid min-w-0 gap-3">
      <Alert>
        {t('Contribution of the last 30 days: {before} → {after}', {
          before: money(before.contribution),
          after: money(after.contribution),
        })}
      </Alert>
      <div className="overflow-hidden rounded-lg border border-line">
        <DataTable
          caption={t('What changes in the last 30 days')}
          columns={[
            { name: 'figure', label: t('Figure'), cell: ({ label }) => label, isHeader: true },
            { name: 'before', label: t('Now'), cell: (row) => row.before, isNumber: true },
            { name: 'after', label: t('Afterwards'), cell: (row) => row.after, isNumber: true },
          ]}
          rows={rows}
          rowKey={({ label }) => label}
        />
      </div>
      <p className="text-ink-faint text-xs">
        {t(
          '{from} to {to}. Contribution is what sales leave once goods, fees, shipping and packaging are paid. Where a cost is not known, the sale brings nothing to it.',
          { from: day(preview.from), to: day(preview.to) },
        )}
      </p>
    </div>
  );
}

function figures(t: Translate, { before, after, currency }: RulesPreview) {
  const format = createFormat(t.locale);
  const share = (part: number | null) => format.percent(part === null ? null : part * 100);
  const money = (label: string, name: Exclude<keyof typeof before, 'coverage'>) => ({
    label,
    before: format.money(before[name], currency),
    after: format.money(after[name], currency),
  });
  return [
    money(t('Net sales'), 'netSales'),
    { label: t('Sales with a known cost'), before: share(before.coverage), after: share(after.coverage) },
    money(t('Cost of goods'), 'costOfGoods'),
    money(t('Payment fees'), 'fees'),
    money(t('Shipping cost'), 'shippingCost'),
    money(t('Packaging'), 'handling'),
    money(t('VAT inside prices'), 'vat'),
    money(t('Contribution'), 'contribution'),
  ];
}
