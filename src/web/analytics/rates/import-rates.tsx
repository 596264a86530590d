import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { MOST_RATE_BYTES, type Rates, type ReadRates, rateEndpoints } from '#shared/analytics/rates.ts';
import { text } from '#shared/core/sentence.ts';
import { TableInput } from '#web/analytics/costs/table-input.tsx';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { touchedByRates } from './queries.ts';
import { nameOfFile } from './rate-file-name.ts';
import { ReadRatesPreview } from './read-rates-preview.tsx';

interface ReadFile {
  table: string;
  name: string;
  read: ReadRates;
}

/** A file of published rates is chosen or pasted, looked at, named and saved. */
export function ImportRates({ rates }: { rates: Rates }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<ReadFile | null>(null);
  const reading = useChange({
    change: ({ table }: Omit<ReadFile, 'read'>) => call(rateEndpoints.read, { body: { text: table } }),
    onSuccess: (read, given) => setFile({ ...given, read }),
    onError(error) {
      const otherwise = text('The file could not be read. Please try again.');
      toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' });
    },
  });
  const importing = useChange({
    change: ({ name, table }: ReadFile) =>
      call(rateEndpoints.import, { body: { name: name.trim(), text: table } }),
    invalidates: touchedByRates,
    onSuccess(_reply, { read }) {
      close();
      toast({
        title: t.plural(read.days, { one: 'Rates of {n} day saved.', other: 'Rates of {n} days saved.' }),
      });
    },
  });

  function close() {
    setOpen(false);
    setPasted('');
    backToFile();
  }
  function backToFile() {
    setFile(null);
    importing.reset();
  }
  return (
    <>
      <RoleButton needs="manage" variant="secondary" onClick={() => setOpen(true)}>
        <FileUp aria-hidden />
        {t('Import a file')}
      </RoleButton>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        locked={importing.isPending}
        size="large"
        title={t('Import exchange rates')}
        description={t('Nothing is saved before you have seen what the file holds.')}
        footer={
          file ? (
            <>
              <Button variant="secondary" disabled={importing.isPending} onClick={backToFile}>
                {t('Back')}
              </Button>
              <Button
                pending={importing.isPending}
                pendingLabel={t('Saving...')}
                blocked={whyNot()}
                onClick={() => importing.mutate(file)}
              >
                {t('Save')}
              </Button>
            </>
          ) : (
            <Button
              pending={reading.isPending}
              pendingLabel={t('Reading...')}
              blocked={!pasted.trim() && t('Please paste a table or choose a file.')}
              onClick={() => reading.mutate({ table: pasted, name: '' })}
            >
              {t('See what it holds')}
            </Button>
          )
        }
      >
        {file ? (
          <div className="grid min-w-0 gap-4">
            {importing.error && (
              <Alert variant="destructive" title={t('Not saved')}>
                {t.message(reasonOf(importing.error, otherwise))}
              </Alert>
            )}
            <ReadRatesPreview
              rates={rates}
              read={file.read}
              name={file.name}
              onName={(name) => setFile({ ...file, name })}
            />
          </div>
        ) : (
          <TableInput
            value={pasted}
            onValueChange={setPasted}
            onFile={(table, fileName) => reading.mutate({ table, name: nameOfFile(t, fileName) })}
            most={MOST_RATE_BYTES}
            hint={t(
              'The first line names the columns: a date and a column for each currency, such as “Date (EUR), USD, GBP”; or date, from, to and rate.',
            )}
          />
        )}
      </Dialog>
    </>
  );

  function whyNot() {
    if (file?.read.days === 0) return t('There are no rates in this file.');
    return !file?.name.trim() && t('Please enter a name.');
  }
}

const otherwise = text('The rates could not be saved. Please try again.');
