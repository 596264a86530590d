import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { costEndpoints, type ReadInvoice } from '#shared/stores/costs.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { PARCEL_REASONS } from './cost-words.ts';
import { touchedByCosts } from './queries.ts';
import { TableInput } from './table-input.tsx';
import { UnmatchedLines } from './unmatched-lines.tsx';

interface ImportInvoiceProps {
  store: Store;
  currency: string;
}

export function ImportInvoice({ store, currency }: ImportInvoiceProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [table, setTable] = useState('');
  const [read, setRead] = useState<ReadInvoice | null>(null);
  const given = { params: { storeId: store.id }, body: { text: table } };
  const failed = (error: Error) =>
    toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' });
  const reading = useChange({
    change: () => call(costEndpoints.readInvoice, given),
    onSuccess: setRead,
    onError: failed,
  });
  const saving = useChange({
    change: () => call(costEndpoints.saveInvoice, given),
    invalidates: touchedByCosts(store.id),
    onSuccess({ saved }) {
      close();
      toast({
        title: t.plural(saved, { one: '{n} parcel taken over.', other: '{n} parcels taken over.' }),
        description: t('The figures are being worked out again.'),
      });
    },
    onError: failed,
  });

  function close() {
    setOpen(false);
    setTable('');
    setRead(null);
  }
  return (
    <>
      <Card
        title={t('Your carrier’s invoice')}
        description={t('What each parcel really cost. It goes before the cost per order above.')}
      >
        <RoleButton needs="manage" variant="secondary" onClick={() => setOpen(true)}>
          <FileUp aria-hidden />
          {t('Take over an invoice')}
        </RoleButton>
      </Card>
      <Dialog
        open={open}
        onOpenChange={close}
        locked={saving.isPending}
        size="large"
        title={t('Take over an invoice')}
        description={t(
          'From a spreadsheet or a CSV file. Nothing is saved before you have seen what changes.',
        )}
        footer={
          read ? (
            <>
              <Button variant="secondary" disabled={saving.isPending} onClick={() => setRead(null)}>
                {t('Back')}
              </Button>
              <Button
                pending={saving.isPending}
                pendingLabel={t('Saving...')}
                blocked={read.parcels.length === 0 && t('There is nothing to save in this table.')}
                onClick={() => saving.mutate()}
              >
                {t.plural(read.parcels.length, { one: 'Take {n} parcel', other: 'Take {n} parcels' })}
              </Button>
            </>
          ) : (
            <Button
              pending={reading.isPending}
              pendingLabel={t('Reading...')}
              blocked={!table.trim() && t('Please paste a table or choose a file.')}
              onClick={() => reading.mutate()}
            >
              {t('See what changes')}
            </Button>
          )
        }
      >
        {read ? (
          <ReadParcels read={read} currency={currency} />
        ) : (
          <TableInput
            value={table}
            onValueChange={setTable}
            hint={t(
              'One line for each parcel: its tracking number or the number of the order, and the amount.',
            )}
          />
        )}
      </Dialog>
    </>
  );
}

const otherwise = text('The invoice could not be taken over. Please try again.');

function ReadParcels({ read, currency }: { read: ReadInvoice; currency: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="grid min-w-0 gap-4">
      <Alert variant={read.parcels.length > 0 ? 'success' : 'default'}>
        {t.plural(
          read.parcels.length,
          { one: '{n} parcel found, {amount} in all.', other: '{n} parcels found, {amount} in all.' },
          { amount: format.money(read.total, currency) },
        )}
      </Alert>
      {read.parcels.length > 0 && (
        <div className="overflow-hidden rounded-lg border border-line">
          <DataTable
            caption={t('Parcels of the invoice')}
            scrolls
            columns={[
              { name: 'order', label: t('Order'), cell: ({ orderName }) => orderName, isHeader: true },
              {
                name: 'amount',
                label: t('Amount'),
                cell: ({ amount }) => format.money(amount, currency),
                isNumber: true,
              },
            ]}
            rows={read.parcels}
            rowKey={({ orderId }, at) => `${orderId} ${at}`}
          />
        </div>
      )}
      <UnmatchedLines unmatched={read.unmatched} reasons={PARCEL_REASONS} />
    </div>
  );
}
