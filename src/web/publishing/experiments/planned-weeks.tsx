import { Check, X } from 'lucide-react';
import type { Experiment } from '#shared/publishing/experiments.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useDayTexts } from './texts.ts';

/** Every week of the plan, with what became of it. */
export function PlannedWeeks({ experiment: { weeks, currentWeek } }: { experiment: Experiment }) {
  const t = useT();
  const days = useDayTexts();
  return (
    <ol aria-label={t('The weeks')} className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
      {weeks.map(({ day, withPosts, isKept }, index) => {
        const isCurrent = index + 1 === currentWeek;
        return (
          <li
            key={day}
            aria-current={isCurrent ? 'date' : undefined}
            className={classNames(
              'grid content-start gap-0.5 rounded-lg border px-3 py-2 text-sm',
              withPosts ? 'border-transparent bg-accent-soft' : 'border-line-strong border-dashed',
              isCurrent && 'outline-2 outline-accent',
            )}
          >
            <span className="text-ink-soft text-xs tabular-nums">{days.week(day)}</span>
            <span className="flex items-center gap-1.5 font-medium">
              {withPosts ? t('With posts') : t('Without posts')}
              {isKept !== null && <Kept isKept={isKept} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Kept({ isKept }: { isKept: boolean }) {
  const t = useT();
  const Icon = isKept ? Check : X;
  return (
    <>
      <Icon aria-hidden className={classNames('size-3.5', isKept ? 'text-positive' : 'text-caution')} />
      <span className="sr-only">{isKept ? t('kept') : t('not kept')}</span>
    </>
  );
}
