import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { ReportFileError, readReportFile } from './read-report-file.ts';
import { REPORT_KIND_TEXTS } from './report-texts.ts';

const LONGEST_NAME = 200;

export function useImportReport(storeId: string) {
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
