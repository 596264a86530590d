import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ReadCosts } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { type CostDraft, draftsOfRead } from './cost-drafts.ts';
import { useReadCosts } from './cost-table.tsx';
import { COST_REASONS } from './cost-words.ts';
import { TableInput } from './table-input.tsx';
import { UnmatchedLines } from './unmatched-lines.tsx';

interface ImportCostsProps {
  store: Store;
  currency: string;
  /** What is to be saved; when it holds from is asked next. */
  onTake: (drafts: CostDraft[]) => void;
}

export function ImportCosts({ store, currency, onTake }: ImportCostsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [table, setTable] = useState('');
  const [read, setRead] = useState<ReadCosts | null>(null);
  const reading = useReadCosts(store);
  const changes = draftsOfRead(read ?? NOTHING).filter(
    (_draft, at) => read?.costs[at]?.unitCost !== read?.costs[at]?.before,
  );

  function close() {
    setOpen(false);
    setTable('');
    setRead(null);
  }
  return (
    <>
      <RoleButton needs="manage" variant="secondary" onClick={() => setOpen(true)}>
        <FileUp aria-hidden />
        {t('Import')}
      </RoleButton>
      <Dialog
        open={open}
        onOpenChange={close}
        size="large"
        title={t('Import costs')}
        description={t(
          'From a spreadsheet or a CSV file. Nothing is saved before you have seen what changes.',
        )}
        footer={
          read ? (
            <>
              <Button variant="secondary" onClick={() => setRead(null)}>
                {t('Back')}
              </Button>
              <Button
                blocked={changes.length === 0 && t('There is nothing to save in this table.')}
                onClick={() => {
                  onTake(changes);
                  close();
                }}
              >
                {t.plural(changes.length, { one: 'Take {n} cost', other: 'Take {n} costs' })}
              </Button>
            </>
          ) : (
            <Button
              pending={reading.isPending}
              pendingLabel={t('Reading...')}
              blocked={!table.trim() && t('Please paste a table or choose a file.')}
              onClick={() => reading.mutate(table, { onSuccess: setRead })}
            >
              {t('See what changes')}
            </Button>
          )
        }
      >
        {read ? (
          <ReadTable read={read} currency={currency} changes={changes.length} />
        ) : (
          <TableInput
            value={table}
            onValueChange={setTable}
            hint={t(
              'One line for each product: its SKU, title or number, and what one unit costs you. The file of “Download CSV” is taken as it is.',
            )}
          />
        )}
      </Dialog>
    </>
  );
}

const NOTHING: ReadCosts = { costs: [], unmatched: [] };

function ReadTable({ read, currency, changes }: { read: ReadCosts; currency: string; changes: number }) {
  const t = useT();
  const format = useFormat();
  const same = read.costs.length - changes;
  return (
    <div className="grid min-w-0 gap-4">
      <Alert variant={changes > 0 ? 'success' : 'default'}>
        {t.plural(changes, { one: '{n} cost changes.', other: '{n} costs change.' })}{' '}
        {same > 0 && t.plural(same, { one: '{n} is as it was.', other: '{n} are as they were.' })}
      </Alert>
      {read.costs.length > 0 && (
        <div className="overflow-hidden rounded-lg border border-line">
          <DataTable
            caption={t('What the table says')}
            scrolls
            columns={[
              {
                name: 'product',
                label: t('Product'),
                isHeader: true,
                cell: ({ title, variantTitle }) => (variantTitle ? `${title} · ${variantTitle}` : title),
              },
              {
                name: 'before',
                label: t('Now'),
                cell: ({ before }) => format.money(before, currency),
                isNumber: true,
              },
              {
                name: 'after',
                label: t('Afterwards'),
                cell: ({ unitCost }) => format.money(unitCost, currency),
                isNumber: true,
              },
            ]}
            rows={read.costs}
            rowKey={({ productId, variantId }) => `${productId} ${variantId}`}
          />
        </div>
      )}
      <UnmatchedLines unmatched={read.unmatched} reasons={COST_REASONS} />
    </div>
  );
}
