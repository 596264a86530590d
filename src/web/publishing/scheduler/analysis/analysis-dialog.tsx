import type { ReactNode } from 'react';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { AnalysisInputs } from './analysis-inputs.tsx';
import { BestTimes } from './best-times.tsx';
import { ShareBar } from './share-bar.tsx';

interface AnalysisDialogProps {
  analysis: TimingAnalysis;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Goes on with the dialog that creates a schedule. */
  onUse: () => void;
}

/** When, how often and what to post, each with its reason and what that rests on. */
export function AnalysisDialog({ analysis, open, onOpenChange, onUse }: AnalysisDialogProps) {
  const t = useT();
  const format = useFormat();
  const { bestTimes, frequency, contentMix, timeMatters, summary, timeZone } = analysis;
  return (
    <Dialog
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title={t('Timing Analysis')}
      description={summary}
    >
      <div className="grid gap-7">
        {!timeMatters && (
          <Alert title={t('Time matters little for you')}>
            {t(
              'The best and the worst time differ by less than a tenth, so post when it suits you. What you post counts for more.',
            )}
          </Alert>
        )}
        <Part title={t('Best times')} action={<Button onClick={onUse}>{t('Use these times')}</Button>}>
          <BestTimes times={bestTimes} />
          <p className="text-ink-faint text-xs">
            {t('On the clock of {zone}', { zone: zoneText(timeZone, t) })}
          </p>
        </Part>
        <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-8">
          <Part title={t('How often')}>
            <p className="font-display font-semibold text-xl tabular-nums">
              {t.plural(frequency.postsPerWeek, {
                one: '{n} post a week',
                other: '{n} posts a week',
              })}
            </p>
            <p className="text-ink-soft text-sm">{frequency.reasoning}</p>
          </Part>
          <Part title={t('What to post')}>
            <ul className="grid gap-3.5">
              {contentMix.map(({ type, percentage, reasoning }) => (
                <li key={type} className="grid gap-1">
                  <p className="flex justify-between gap-3 text-sm">
                    <span className="font-medium">{t(TYPE_TEXTS[type])}</span>
                    <span className="tabular-nums">{format.percent(percentage, { digits: 0 })}</span>
                  </p>
                  <ShareBar share={percentage / 100} />
                  <p className="text-ink-soft text-xs">{reasoning}</p>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <Part title={t('What this is based on')}>
          <AnalysisInputs evidence={analysis.evidence} />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="font-semibold text-base">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
