import { ChevronRight } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { AdsAction } from '#shared/ads/ads.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ActionFigures } from '#web/ads/actions/action-figures.tsx';
import { ActionHeadline } from '#web/ads/actions/action-headline.tsx';
import { ActionSteps } from '#web/ads/actions/action-steps.tsx';
import { AtStake } from '#web/ads/actions/at-stake.tsx';
import { EvidenceButton } from '#web/ads/actions/evidence-button.tsx';
import { WordingNote } from '#web/ads/actions/wording-note.tsx';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { OutcomeNote } from '#web/analytics/reports/outcome-note.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { MarkButtons } from './mark-buttons.tsx';
import type { Mark } from './marking.ts';

interface PlanItemProps {
  store: Store;
  action: AdsAction;
  /** The address asks for it: it stands open, in view. */
  isAsked: boolean;
  /** It came back a moment ago, and the keyboard goes on here. */
  takesFocus: boolean;
  onMarked: (mark: Mark) => void;
}

/** One action of the plan, closed until it is looked at. */
export function PlanItem({ store, action, isAsked, takesFocus, onMarked }: PlanItemProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(isAsked);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAsked || takesFocus) button.current?.focus();
  }, [isAsked, takesFocus]);
  const { title, description, steps, status } = action;
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-2.5 rounded-xl border border-line bg-surface px-5 py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-[1_1_20rem] gap-1.5">
          <ActionHeadline action={action} />
          <h3 className="font-semibold text-base">
            <button
              ref={button}
              id={id}
              type="button"
              aria-expanded={open}
              aria-controls={open ? `${id}-details` : undefined}
              onClick={() => setOpen(!open)}
              className="-ml-1 flex min-w-0 scroll-mt-28 items-start gap-1.5 rounded px-1 text-left hover:text-accent"
            >
              <ChevronRight
                aria-hidden
                className={classNames(
                  'mt-[0.2em] size-4 shrink-0 text-ink-faint transition-transform',
                  open && 'rotate-90',
                )}
              />
              <span dir="auto" className="min-w-0 break-words">
                {title}
              </span>
            </button>
          </h3>
          <div className="pl-5.5 empty:hidden">
            {status === 'open' ? <AtStake action={action} /> : <StatusLine store={store} action={action} />}
          </div>
        </div>
        <div className="-mx-2.5">
          <MarkButtons storeId={store.id} action={action} describedBy={id} onMarked={onMarked} />
        </div>
      </div>
      {open && (
        <div id={`${id}-details`} className="grid min-w-0 animate-appear gap-4 pt-1 sm:pl-5.5">
          <p className="max-w-3xl break-words text-ink-soft text-sm">{description}</p>
          <ActionFigures action={action} />
          {steps.length > 0 && (
            <div className="grid gap-2">
              <h4 className="font-medium text-ink-faint text-xs">{t('How it is done')}</h4>
              <ActionSteps steps={steps} />
            </div>
          )}
          <div className="-ml-2.5">
            <EvidenceButton action={action} describedBy={id} />
          </div>
          <WordingNote action={action} />
        </div>
      )}
      {action.outcome && (
        <OutcomeNote outcome={action.outcome}>
          <BasisBadge basis={action.outcome.basis} counted="records" />
        </OutcomeNote>
      )}
    </article>
  );
}

/** Since when or until when it is not open. */
function StatusLine({ store, action }: { store: Store; action: AdsAction }) {
  const t = useT();
  const format = useFormat();
  const { status, doneAt, snoozedUntil } = action;
  // A day is a day of the store already, a moment is put on its clock.
  const dayText = (when: string) => format.date(when, when.length === 10 ? 'UTC' : store.timeZone);
  const line =
    status === 'done'
      ? doneAt && t('Done on {day}', { day: dayText(doneAt) })
      : snoozedUntil && t('Comes back on {day}', { day: dayText(snoozedUntil) });
  return line ? <p className="text-ink-soft text-sm tabular-nums">{line}</p> : null;
}
