import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { ExportSteps } from './export-steps.tsx';
import { ImportedReports } from './imported-reports.tsx';
import { ReportDrop } from './report-drop.tsx';

/** Opens where reports are brought in, and those that were. `quiet` next to a connected account. */
export function ImportReportButton({ store, quiet = false }: { store: Store; quiet?: boolean }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoleButton
        needs="manage"
        variant={quiet ? 'ghost' : 'secondary'}
        size="small"
        onClick={() => setOpen(true)}
      >
        <FileUp aria-hidden />
        {t('Import a report')}
      </RoleButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('Import a report')}
        description={t(
          'A .csv file you download from Google Ads. It is read here and saved with your store; nothing goes back to Google.',
        )}
      >
        <div className="grid min-w-0 gap-6">
          <ReportDrop store={store} />
          <ImportedReports store={store} />
          <ExportSteps />
        </div>
      </Dialog>
    </>
  );
}
