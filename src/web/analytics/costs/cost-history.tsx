import { useState } from 'react';
import type { CostRow } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { dayText, sinceText, sourceText } from './cost-words.ts';

interface CostHistoryProps {
  row: CostRow;
  store: Store;
  currency: string;
}

/** Where the cost of a row is known from, and since when; it opens all that is known. */
export function CostHistory({ row, store, currency }: CostHistoryProps) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { history, source } = row;
  const holding = history.findLast((cost) => cost.source === source && cost.to === null) ?? history.at(-1);
  if (!holding) return <span className="text-ink-faint text-xs">{t('Not known yet')}</span>;
  const said = source ? sourceText(t, source, store) : t('Ended');
  const isFromBefore = row.unitCost !== null && row.uncosted > 0;
  const title = row.variantTitle ? `${row.title} · ${row.variantTitle}` : row.title;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-mx-1 rounded px-1 py-0.5 text-left text-ink-soft text-xs underline decoration-line-strong underline-offset-2 hover:text-ink"
      >
        {`${said}, ${sinceText(t, holding.from)}`}
        <span className="sr-only">{` · ${t('All costs of {product}', { product: title })}`}</span>
      </button>
      {isFromBefore && (
        <span className="block text-caution text-xs">
          {t('{amount} was sold before it', { amount: format.money(row.uncosted, currency) })}
        </span>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={t(
          'What one unit cost, and in which days. A sale is counted with the cost of its own day.',
        )}
      >
        <div className="overflow-hidden rounded-lg border border-line">
          <DataTable
            caption={t('All costs of {product}', { product: title })}
            columns={[
              { name: 'from', label: t('First day'), cell: ({ from }) => dayText(t, from), isHeader: true },
              { name: 'to', label: t('Last day'), cell: ({ to }) => (to ? dayText(t, to) : NO_FIGURE) },
              { name: 'source', label: t('Known from'), cell: (cost) => sourceText(t, cost.source, store) },
              {
                name: 'cost',
                label: t('Cost'),
                cell: ({ unitCost }) => format.money(unitCost, currency),
                isNumber: true,
              },
            ]}
            rows={[...history].reverse()}
            rowKey={(_cost, at) => `${at}`}
          />
        </div>
      </Dialog>
    </>
  );
}
