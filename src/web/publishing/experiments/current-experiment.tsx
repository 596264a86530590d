import type { Experiment } from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { useNow } from '#web/core/app/use-now.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { EndExperiment } from './end-experiment.tsx';
import { NotKept } from './not-kept.tsx';
import { PlannedWeeks } from './planned-weeks.tsx';
import { useDayTexts } from './texts.ts';

interface CurrentExperimentProps {
  store: Store;
  experiment: Experiment;
  timeZone: string;
}

/** How far it is, and the whole plan; no sales. */
export function CurrentExperiment({ store, experiment, timeZone }: CurrentExperimentProps) {
  const t = useT();
  const today = wallOf(useNow(), timeZone).day;
  const days = useDayTexts();
  const format = useFormat();
  const { weeks, currentWeek, state, rule } = experiment;
  const week = currentWeek === null ? null : weeks[currentWeek - 1];
  return (
    <Card
      title={titleOf(experiment, t)}
      action={
        week && (
          <Badge tone={week.withPosts ? 'accent' : 'neutral'} dot>
            {week.withPosts ? t('This week with posts') : t('This week without posts')}
          </Badge>
        )
      }
    >
      <div className="grid gap-5">
        {state === 'running' && (
          <Progress label={t('Weeks that are over')} value={(currentWeek! - 1) / weeks.length} />
        )}
        <div className="grid max-w-prose gap-1 text-sm">
          <p>{stateText(experiment, { t, dayText: days.day, today })}</p>
          <p className="text-ink-soft">
            {t('It is planned to see {effect}: {power} of 100 such experiments find that, if it is so.', {
              effect: format.percent(rule.effect, { signed: true, digits: 0 }),
              power: Math.floor(rule.power * 100),
            })}
          </p>
        </div>
        <PlannedWeeks experiment={experiment} />
        <NotKept experiment={experiment} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
          <p className="max-w-prose text-ink-soft text-sm">
            {t('You see no sales before the end, so that it does not end at a lucky or an unlucky moment.')}
          </p>
          <EndExperiment store={store} experiment={experiment} />
        </div>
      </div>
    </Card>
  );
}

function titleOf({ state, currentWeek, weeks }: Experiment, t: Translate): string {
  if (state === 'planned') return t('Experiment planned');
  if (state === 'running') return t('Week {week} of {weeks}', { week: currentWeek!, weeks: weeks.length });
  return t('All weeks are over');
}

interface Situation {
  t: Translate;
  dayText: (day: string) => string;
  today: string;
}

function stateText({ state, weeks, resultFrom }: Experiment, { t, dayText, today }: Situation): string {
  if (state === 'planned') return t('It begins on {day}.', { day: dayText(weeks[0]!.day) });
  if (state === 'running')
    return t('The result comes on {day}, two days after the last week.', { day: dayText(resultFrom) });
  if (today < resultFrom)
    return t('The result comes on {day}, when late orders and refunds of the last week are in.', {
      day: dayText(resultFrom),
    });
  return t(
    'The result comes as soon as Vitrin has read all orders of these weeks. If that takes long, see whether your store is still connected.',
  );
}
