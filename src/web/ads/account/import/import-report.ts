import { adsAccountEndpoints } from '#shared/ads-account.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { text } from '#web/app/i18n.ts';
import { ReportFileError, readReportFile } from './read-report-file.ts';

const LONGEST_NAME = 200;

export function useImportReport(storeId: string) {
  const { mutate, isPending, data, error } = useChange({
    change: async (file: File) =>
      call(adsAccountEndpoints.importReport, {
        params: { storeId },
        body: { name: file.name.slice(-LONGEST_NAME), text: await readReportFile(file) },
      }),
    invalidates: touchedByAccount(storeId),
  });
  const otherwise = text('The report could not be imported. Please try again.');
  return {
    importFile: mutate,
    isImporting: isPending,
    imported: data,
    problem: error && (error instanceof ReportFileError ? error.message : reasonOf(error, otherwise)),
  };
}
