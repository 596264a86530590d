import type { ClipboardEvent } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type CostList, type CostRow, costEndpoints, type ReadCosts } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Pager } from '#web/core/ui/pager.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { CostCell } from './cost-cell.tsx';
import { type Drafts, draftOf, draftsOfRead, keyOfVariant } from './cost-drafts.ts';
import { CostHistory } from './cost-history.tsx';
import { useCostsAddress } from './costs-address.ts';
import { readPastedCells } from './pasted-cells.ts';

interface CostTableProps {
  list: CostList;
  store: Store;
  drafts: Drafts;
  /** Lines of a pasted block that could not be taken. */
  onUnmatched: (unmatched: ReadCosts['unmatched']) => void;
}

export function CostTable({ list, store, drafts, onUnmatched }: CostTableProps) {
  const t = useT();
  const format = useFormat();
  const { onPage } = useCostsAddress();
  const { rows, total, page, pageSize, currency } = list;
  const pasteInto = usePaste({ list, store, drafts, onUnmatched });
  const history = (row: CostRow) => <CostHistory row={row} store={store} currency={currency} />;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <DataTable<CostRow>
        caption={t('Costs of your products')}
        columns={[
          {
            name: 'product',
            label: t('Product'),
            isHeader: true,
            grows: true,
            cell: (row) => (
              <div className="flex min-w-0 items-center gap-3">
                <ProductPhoto src={row.imageUrl} className="size-9 rounded-md max-sm:hidden" />
                <div className="grid min-w-0 justify-items-start">
                  <span dir="auto" className="max-w-full truncate">
                    {row.title}
                  </span>
                  <VariantLine row={row} />
                  <span className="md:hidden">{history(row)}</span>
                </div>
              </div>
            ),
          },
          {
            name: 'netSales',
            label: t('Sold in 90 days'),
            cell: ({ netSales }) => format.money(netSales, currency),
            isNumber: true,
            from: 'lg',
          },
          {
            name: 'price',
            label: t('Price'),
            cell: ({ price }) => format.money(price, currency),
            isNumber: true,
            from: 'sm',
          },
          { name: 'source', label: t('Known from'), cell: history, from: 'md' },
          {
            name: 'cost',
            label: t('Cost per unit ({currency})', { currency }),
            cell: (row) => (
              <CostCell row={row} drafts={drafts} onPaste={(event) => pasteInto(event, rows.indexOf(row))} />
            ),
            isNumber: true,
          },
        ]}
        rows={rows}
        rowKey={keyOfVariant}
      />
      <div className="border-line border-t">
        <Pager
          label={t('Pages')}
          page={page}
          pages={Math.ceil(total / pageSize)}
          text={t('{from} to {to} of {total}', {
            from: format.number(first),
            to: format.number(first + rows.length - 1),
            total: format.number(total),
          })}
          previous={t('Previous page')}
          next={t('Next page')}
          onPage={onPage}
        />
      </div>
    </div>
  );
}

function VariantLine({ row: { variantTitle, sku } }: { row: CostRow }) {
  const words = [variantTitle, sku].filter(Boolean).join(' · ');
  if (!words) return null;
  return (
    <span dir="auto" className="max-w-full truncate text-ink-faint text-xs">
      {words}
    </span>
  );
}

/** What a spreadsheet puts on the clipboard fills the rows from here on, or those that its lines name. */
function usePaste({ list, store, drafts, onUnmatched }: CostTableProps) {
  const t = useT();
  const reading = useReadCosts(store);

  return (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    const cells = readPastedCells(text, t.locale);
    if (!cells) return;
    event.preventDefault();
    if (cells.kind === 'block') {
      reading.mutate(text, {
        onSuccess(read) {
          drafts.put(draftsOfRead(read));
          onUnmatched(read.unmatched);
        },
      });
      return;
    }
    const rows = list.rows.slice(at, at + cells.costs.length);
    drafts.put(rows.map((row, index) => draftOf(row, cells.costs[index] ?? '')));
    const left = cells.costs.length - rows.length;
    if (left > 0)
      toast({
        title: t.plural(left, {
          one: '{n} pasted cost did not fit on this page.',
          other: '{n} pasted costs did not fit on this page.',
        }),
        description: t('Paste them with a column of SKUs or titles next to them, and each finds its row.'),
      });
  };
}

export function useReadCosts({ id: storeId }: Store) {
  const t = useT();
  return useChange({
    change: (pasted: string) => call(costEndpoints.read, { params: { storeId }, body: { text: pasted } }),
    onError(error) {
      const otherwise = text('The table could not be read. Please try again.');
      toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' });
    },
  });
}
