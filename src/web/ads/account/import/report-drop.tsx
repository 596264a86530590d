import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { adsAccountEndpoints, REPORT_MOST_CHARACTERS } from '#shared/ads/ads-account.ts';
import { type Text, text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { buttonLook } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { REPORT_KIND_TEXTS } from './report-texts.ts';

/** No character takes more bytes in UTF-8 or UTF-16. */
const MOST_BYTES = 4 * REPORT_MOST_CHARACTERS;

export const REPORT_FAULTS = {
  tooLarge: text(
    'This file is too large. Choose fewer days or fewer columns in Google Ads and export it again.',
  ),
  empty: text('This file is empty.'),
  workbook: text(
    'This is an Excel workbook or an archive. Choose “.csv” when you download the report, and import that file.',
  ),
  unreadable: text(
    'The characters of this file cannot be read. Choose “.csv” when you download the report in Google Ads.',
  ),
} as const;

class ReportFileError extends Error {
  readonly sentence: Text;

  constructor(sentence: Text) {
    super(sentence);
    this.sentence = sentence;
  }
}

const LONGEST_NAME = 200;

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

function useImportReport(storeId: string) {
  const t = useT();
  const { mutate, isPending, error } = useChange({
    change: async (file: File) =>
      call(adsAccountEndpoints.importReport, {
        params: { storeId },
        body: { name: file.name.slice(-LONGEST_NAME), text: await readReportFile(file) },
      }),
    invalidates: touchedByAccount(storeId),
    // What opened the dialog may be gone by now, and the dialog with it: the first report takes the place of an empty page.
    onSuccess({ kind, rows, skipped }) {
      const read = t.plural(rows, { one: '{n} row read.', other: '{n} rows read.' });
      const unread = t.plural(skipped, {
        one: '{n} row could not be read.',
        other: '{n} rows could not be read.',
      });
      toast({
        title: t('Imported: {kind}', { kind: t(REPORT_KIND_TEXTS[kind]) }),
        description: skipped > 0 ? `${read} ${unread}` : read,
      });
    },
  });
  const otherwise = text('The report could not be imported. Please try again.');
  return {
    importFile: mutate,
    isImporting: isPending,
    problem: error && (error instanceof ReportFileError ? error.sentence : reasonOf(error, otherwise)),
  };
}

/** The text of an exported report: Google writes UTF-8, and UTF-16 for “Excel .csv”. @throws ReportFileError */
export async function readReportFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new ReportFileError(REPORT_FAULTS.tooLarge);
  const decoded = decode(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.trim()) throw new ReportFileError(REPORT_FAULTS.empty);
  if (decoded.length > REPORT_MOST_CHARACTERS) throw new ReportFileError(REPORT_FAULTS.tooLarge);
  return decoded;
}

function decode(bytes: Uint8Array): string {
  // Zip archives, and so .xlsx, begin with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    throw new ReportFileError(REPORT_FAULTS.workbook);
  try {
    // The decoder takes the byte order mark away.
    const decoded = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // Said below, as for what decodes to no text.
  }
  throw new ReportFileError(REPORT_FAULTS.unreadable);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
