import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { useImportReport } from './import-report.ts';

/** A file is chosen or dropped here; why one was not taken is said below. */
export function ReportDrop({ store }: { store: Store }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  const { importFile, isImporting, problem } = useImportReport(store.id);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file && !isImporting) importFile(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in addition to choosing */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-3 rounded-xl border border-dashed px-5 py-7 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <FileUp aria-hidden className="size-6 text-ink-faint" strokeWidth={1.5} />
        <p className="text-ink-soft text-sm">{t('Drop the file here, or choose it.')}</p>
        <label
          className={classNames(
            buttonLook({ variant: 'secondary', size: 'small' }),
            'cursor-pointer has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:opacity-55',
          )}
        >
          {isImporting && <Spinner />}
          {isImporting ? t('Importing...') : t('Choose a file')}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            disabled={isImporting}
            className="sr-only"
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again once it was mended.
              target.value = '';
            }}
          />
        </label>
      </div>
      {problem && (
        <Alert variant="destructive" title={t('Not imported')}>
          {t.message(problem)}
        </Alert>
      )}
    </div>
  );
}
