import { Check } from 'lucide-react';
import type { Start, StartStep } from '#shared/outreach/visits.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { nameOf, outcomeOf } from './steps.ts';

/** All five at a glance: what is done with what came of it, and what is to come. */
export function StepList({ start, next }: { start: Start; next: StartStep }) {
  const t = useT();
  return (
    <ol className="grid gap-x-5 gap-y-3 p-5 md:grid-cols-5">
      {start.steps.map((step, index) => {
        const isNext = step.name === next;
        const outcome = outcomeOf(step, start, t);
        return (
          <li
            key={step.name}
            aria-current={isNext ? 'step' : undefined}
            className="flex min-w-0 items-start gap-2.5 text-sm"
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full text-[0.6875rem] tabular-nums',
                step.done && 'bg-positive-soft text-positive',
                isNext && 'border border-accent font-medium text-accent',
                !step.done && !isNext && 'border border-line text-ink-faint',
              )}
            >
              {step.done ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
            </span>
            <span className="grid min-w-0">
              <span className={isNext ? 'font-medium' : 'text-ink-soft'}>
                {step.done && <span className="sr-only">{t('Done:')} </span>}
                {nameOf(step.name, start, t)}
              </span>
              {outcome && (
                <span dir="auto" className="truncate text-ink-faint text-xs" title={outcome}>
                  {outcome}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
