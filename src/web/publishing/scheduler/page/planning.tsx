import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useSchedulerAddress } from '#web/publishing/scheduler/address.ts';
import { EMPTY_FORM, formOfAnalysis } from '#web/publishing/scheduler/create/schedule-form.ts';

const CreateScheduleDialog = lazy(async () => ({
  default: (await import('#web/publishing/scheduler/create/create-schedule-dialog.tsx')).CreateScheduleDialog,
}));
const AnalysisDialog = lazy(async () => ({
  default: (await import('#web/publishing/scheduler/analysis/analysis-dialog.tsx')).AnalysisDialog,
}));

type Opened = 'create' | 'analysis' | null;

interface Planning {
  create: () => void;
  showAnalysis: (analysis: TimingAnalysis) => void;
  /** Open over what is below. */
  dialogs: ReactNode;
}

/**
 * What is planned for one store: the analysis of its timing, and a new schedule.
 * @param begun what is open at first; without it, a schedule that was being written.
 */
export function usePlanning(
  store: Store,
  begun: { opened: Opened; analysis: TimingAnalysis | null } = { opened: null, analysis: null },
): Planning {
  const { goToTab } = useSchedulerAddress();
  const cached = useCachedDraft(`schedule-${store.id}`, EMPTY_FORM);
  const { draft: form, setDraft: setForm } = cached;
  const [open, setOpen] = useState<Opened>(begun.opened ?? (cached.isCached ? 'create' : null));
  const wasOpened = useOnce(open === 'create');
  const [analysis, setAnalysis] = useState(begun.analysis);

  function takeTimes(found: TimingAnalysis) {
    setForm(formOfAnalysis(form, found));
    setOpen('create');
  }
  function setCreating(next: boolean) {
    if (!next) cached.forget();
    setOpen(next ? 'create' : null);
  }
  function showCreated() {
    setForm(EMPTY_FORM);
    cached.forget();
    setOpen(null);
    goToTab('schedules');
  }

  return {
    create: () => setOpen('create'),
    showAnalysis(found) {
      setAnalysis(found);
      setOpen('analysis');
    },
    dialogs: (
      <>
        <Suspense>
          {wasOpened && (
            <CreateScheduleDialog
              store={store}
              open={open === 'create'}
              onOpenChange={setCreating}
              form={form}
              setForm={setForm}
              cacheForm={cached.cache}
              onCreated={showCreated}
            />
          )}
        </Suspense>
        <Suspense>
          {analysis && (
            <AnalysisDialog
              analysis={analysis}
              open={open === 'analysis'}
              onOpenChange={(next) => setOpen(next ? 'analysis' : null)}
              onUse={() => takeTimes(analysis)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}

/** True from the first time on that it is: what is read in when it is opened stays for its way out. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}
