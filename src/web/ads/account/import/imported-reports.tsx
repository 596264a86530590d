import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adsAccountEndpoints, type ImportedReport } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { accountQuery, touchedByAccount } from '#web/ads/account/queries.ts';
import { daysText } from '#web/analytics/reports/periods.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { REPORT_KIND_TEXTS } from './report-texts.ts';

/** What was imported, with its days, and what of it could not be read. Nothing while there is none. */
export function ImportedReports({ store }: { store: Store }) {
  const t = useT();
  const { data } = useQuery(accountQuery(store.id));
  const [leaving, setLeaving] = useState<ImportedReport | null>(null);
  const reports = data?.reports ?? [];
  if (reports.length === 0) return null;
  return (
    <section aria-label={t('Imported reports')} className="grid min-w-0 gap-1">
      <h3 className="font-medium font-sans text-sm tracking-normal">{t('Imported reports')}</h3>
      <ul className="divide-y divide-line border-line border-y">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} onDelete={() => setLeaving(report)} />
        ))}
      </ul>
      <DeleteReport store={store} report={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

function ReportRow({ report, onDelete }: { report: ImportedReport; onDelete: () => void }) {
  const t = useT();
  const format = useFormat();
  const { name, kind, from, to, currency, rows, skipped, problem, importedAt } = report;
  const facts = [
    from && to ? daysText(format, { from, to }) : t('Days not given in the file'),
    t.plural(rows, { one: '{n} row', other: '{n} rows' }),
    currency,
    t('imported {moment}', { moment: format.since(importedAt, new Date()) }),
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium text-sm">{t(REPORT_KIND_TEXTS[kind])}</p>
        <p className="wrap-anywhere text-ink-soft text-xs">{name}</p>
        <p className="text-ink-soft text-xs tabular-nums">{facts.join(' · ')}</p>
        {skipped > 0 && (
          <p className="text-caution text-xs">
            {t.plural(skipped, { one: '{n} row skipped', other: '{n} rows skipped' })}
            {problem && `: ${t.message(problem)}`}
          </p>
        )}
      </div>
      <RoleButton
        needs="manage"
        variant="ghost"
        size="small"
        square
        aria-label={t('Delete {report}', { report: `${t(REPORT_KIND_TEXTS[kind])} (${name})` })}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </RoleButton>
    </li>
  );
}

interface DeleteReportProps {
  store: Store;
  report: ImportedReport | null;
  onClose: () => void;
}

function DeleteReport({ store, report, onClose }: DeleteReportProps) {
  const t = useT();
  const deleting = useChange({
    change: (reportId: string) =>
      call(adsAccountEndpoints.deleteReport, { params: { storeId: store.id, reportId } }),
    invalidates: touchedByAccount(store.id),
    onSuccess() {
      onClose();
      toast({ title: t('Report Deleted') });
    },
    onError(error) {
      onClose();
      toast({
        title: t('Not Deleted'),
        description: t.message(reasonOf(error, text('The report could not be deleted. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={report !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete this report?')}
      description={t(
        'Its figures are removed from the advice. The file on your computer stays, and can be imported again.',
      )}
      confirmLabel={t('Delete')}
      pending={deleting.isPending}
      destructive
      onConfirm={() => report && deleting.mutate(report.id)}
    />
  );
}
