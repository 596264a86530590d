import { useState } from 'react';
import {
  type ExperimentEffect,
  type ExperimentOffer,
  HISTORY_WEEKS,
  MOST_WEEKS,
} from '#shared/publishing/experiments.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { PlannedPosts } from './planned-posts.tsx';
import { Rules } from './rules.tsx';
import { StartExperiment } from './start-experiment.tsx';
import { useDayTexts, useShareText } from './texts.ts';

interface OfferCardProps {
  store: Store;
  offer: ExperimentOffer;
}

/** What an experiment would take in this store, and whether it is worth it. */
export function ExperimentOfferCard({ store, offer }: OfferCardProps) {
  const t = useT();
  if (offer.obstacle) return <NotOffered offer={offer} />;
  const isPossible = offer.options.some(({ isOffered }) => isOffered);
  return (
    <Card
      title={isPossible ? t('Plan an experiment') : t('Not offered for this store')}
      description={t('How long it takes follows from how steadily your store sells.')}
    >
      <Choice store={store} offer={offer} isPossible={isPossible} />
    </Card>
  );
}

function NotOffered({ offer }: { offer: ExperimentOffer }) {
  const t = useT();
  const days = useDayTexts();
  return (
    <Card title={t('Not offered for this store yet')}>
      <div className="grid gap-3 text-sm">
        <p>{obstacleText(offer, t, days.week)}</p>
        <p className="text-ink-soft">
          {t(
            'How many weeks it takes is worked out from what your own weeks sold before. Without that, nobody could say whether the answer would be more than luck.',
          )}
        </p>
      </div>
    </Card>
  );
}

function obstacleText(
  { obstacle, fullWeeks, emptyWeek }: ExperimentOffer,
  t: Translate,
  weekText: (monday: string) => string,
): string {
  if (obstacle === 'history')
    return t.plural(
      fullWeeks,
      {
        one: 'An experiment needs {least} full weeks of sales before it. Your store has {n}.',
        other: 'An experiment needs {least} full weeks of sales before it. Your store has {n}.',
      },
      { least: HISTORY_WEEKS.least },
    );
  if (obstacle === 'empty_week')
    return t(
      'In the week of {week} your store sold nothing. An experiment needs {least} weeks in a row with sales before it.',
      { week: weekText(emptyWeek!), least: HISTORY_WEEKS.least },
    );
  return t(
    'Vitrin is still reading your earlier orders. Once all of them are in, it says what an experiment would take.',
  );
}

function Choice({ store, offer, isPossible }: OfferCardProps & { isPossible: boolean }) {
  const t = useT();
  const format = useFormat();
  const days = useDayTexts();
  const shareText = useShareText();
  const { options, startsOn } = offer;
  const [chosen, choose] = useState<ExperimentEffect>(15);
  const { effect, weeks, isOffered } = options.find((option) => option.effect === chosen)!;
  const effectText = (percent: number) => format.percent(percent, { signed: true, digits: 0 });
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <div className="max-w-md">
          <Segmented
            label={t('Which difference would be worth knowing?')}
            value={String(chosen)}
            onValueChange={(value) =>
              choose(options.find((option) => String(option.effect) === value)!.effect)
            }
            options={options.map((option) => ({
              value: String(option.effect),
              label: effectText(option.effect),
            }))}
          />
        </div>
        <div aria-live="polite" className="grid gap-1.5">
          <p className="font-display font-semibold text-2xl tracking-[-0.02em]">
            {weeks === null
              ? t('More than ten years')
              : t.plural(weeks, { one: '{n} week', other: '{n} weeks' })}
          </p>
          <p className="max-w-prose text-sm">
            {isOffered
              ? t(
                  'With your sales it takes {weeks} weeks to see {effect}: half of them with posts and half without, {span}. If sales really are so much higher with posts, at least 8 of 10 such experiments show it.',
                  { weeks: weeks!, effect: effectText(effect), span: days.weeks(startsOn, weeks!) },
                )
              : notWorthIt(t, { weeks, effect: effectText(effect) })}
          </p>
          <p className="text-ink-soft text-sm">
            {t.plural(
              offer.fullWeeks,
              {
                one: 'Two weeks that follow each other usually differ by {difference} in your store (last {n} week).',
                other:
                  'Two weeks that follow each other usually differ by {difference} in your store (last {n} weeks).',
              },
              { difference: shareText(offer.usualDifference!) },
            )}
          </p>
        </div>
      </div>
      {isOffered && (
        <>
          <Rules />
          <PlannedPosts store={store} offer={offer} />
          <StartExperiment store={store} effect={effect} weeks={weeks!} startsOn={startsOn} />
        </>
      )}
      {!isPossible && (
        <Alert>
          {t(
            'A shorter experiment would mostly show luck. What single posts brought stands with each post on the calendar.',
          )}
        </Alert>
      )}
    </div>
  );
}

function notWorthIt(t: Translate, { weeks, effect }: { weeks: number | null; effect: string }): string {
  if (weeks === null)
    return t(
      'With your sales not even ten years would be enough to see {effect}, so Vitrin does not offer it.',
      {
        effect,
      },
    );
  return t(
    'With your sales this would need {weeks} weeks to see {effect}, and Vitrin offers at most {most}. So it does not offer it.',
    { weeks, effect, most: MOST_WEEKS },
  );
}
