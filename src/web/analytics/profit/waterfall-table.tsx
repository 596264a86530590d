import type { ProfitReport } from '#shared/analytics/profit.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { evidenceWords, figureOfStep, partLabel } from './figure-words.ts';
import { ExplainProfit } from './profit-explanation.tsx';

/** The same in rows, each with the figure that explains it. */
export function WaterfallTable({ reply, store }: { reply: ProfitReport; store: Store }) {
  const t = useT();
  const format = useFormat();
  return (
    <DataTable
      caption={t('From sales to profit')}
      rows={reply.waterfall}
      rowKey={({ name }) => name}
      columns={[
        {
          name: 'step',
          label: t('Step'),
          isHeader: true,
          cell: (step) => (
            <span className={step.kind === 'total' ? 'font-semibold' : 'pl-4'}>
              {t(partLabel(step.name))}
            </span>
          ),
        },
        {
          name: 'evidence',
          label: t('Evidence'),
          from: 'sm',
          cell: (step) => {
            if (step.kind === 'total') return null;
            return step.evidence ? t(evidenceWords[step.evidence]) : t('no cost known');
          },
        },
        {
          name: 'amount',
          label: t('Amount'),
          isNumber: true,
          cell: (step) => (
            <span className={step.kind === 'total' ? 'font-semibold' : undefined}>
              {format.money(step.amount, reply.currency)}
            </span>
          ),
        },
        {
          name: 'explained',
          label: <span className="sr-only">{t('How is this computed?')}</span>,
          cell: (step) => <ExplainProfit name={figureOfStep(step.name)} reply={reply} store={store} />,
        },
      ]}
    />
  );
}
