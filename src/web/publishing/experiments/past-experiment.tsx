import type { Experiment, ExperimentResult } from '#shared/publishing/experiments.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { IntervalPicture } from './interval-picture.tsx';
import { NotKept } from './not-kept.tsx';
import { foundText, useDayTexts, useShareText } from './texts.ts';
import { WeeksTable } from './weeks-table.tsx';

/** What came of an experiment that is over. */
export function PastExperiment({ experiment }: { experiment: Experiment }) {
  const t = useT();
  const days = useDayTexts();
  const { weeks, result, endedAt } = experiment;
  const format = useFormat();
  const span = days.weeks(weeks[0]!.day, weeks.length);
  if (result) return <ResultCard experiment={experiment} result={result} span={span} />;
  return (
    <Card
      title={t('Experiment from {span}', { span })}
      action={<Badge tone="neutral">{t('Ended early')}</Badge>}
    >
      <p className="text-ink-soft text-sm">
        {t('It was ended on {day}, before its time, so it has no result.', { day: format.date(endedAt!) })}
      </p>
    </Card>
  );
}

interface ResultCardProps {
  experiment: Experiment;
  result: ExperimentResult;
  span: string;
}

function ResultCard({ experiment, result, span }: ResultCardProps) {
  const t = useT();
  const format = useFormat();
  const shareText = useShareText();
  return (
    <Card
      title={t('Experiment from {span}', { span })}
      action={<Badge tone="positive">{t('Has a result')}</Badge>}
    >
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <p className="max-w-2xl font-display font-semibold text-xl leading-7 tracking-[-0.01em]">
            {foundText(result, t, shareText)}
          </p>
          <p className="text-ink-soft text-sm">
            {t('90 of 100 such intervals hold the truth. Why it is so, an experiment does not say.')}
          </p>
        </div>
        <IntervalPicture result={result} />
        <NotKept experiment={experiment} />
        <WeeksTable result={result} />
        <details className="text-sm">
          <summary className="cursor-pointer font-medium text-accent">{t('How this is computed')}</summary>
          <div className="grid max-w-prose gap-2 pt-2 text-ink-soft">
            <p>{methodText(result)}</p>
            <p>
              {t(
                'Net sales are those of the dashboard: what was sold, minus discounts and what came back in these weeks. What a post brings in the week after it counts for that week.',
              )}
            </p>
            <p>
              {t(
                'Said beforehand: {power} of 100 such experiments find {effect}. The weeks were drawn with the number {seed}. The result was given on {day} and stays as it was then, also if orders change later.',
                {
                  power: Math.floor(experiment.rule.power * 100),
                  effect: format.percent(experiment.rule.effect, { signed: true, digits: 0 }),
                  seed: String(experiment.rule.seed),
                  day: format.date(result.givenAt),
                },
              )}
            </p>
          </div>
        </details>
      </div>
    </Card>
  );

  function methodText({ method, weeks }: ExperimentResult): string {
    const pairs = weeks.length / 2;
    if (method === 'logs')
      return t(
        'Of every two weeks, the one with posts is divided by the one without. The interval is that of Student for the average of the {pairs} ratios, on a logarithmic scale.',
        { pairs },
      );
    return t(
      'A week sold nothing, so the ratios of weeks cannot be averaged. The interval holds every difference that the draw cannot rule out: exchanging the two weeks within the {pairs} pairs at random would give as large a difference of their sums in more than 10 of 100 cases.',
      { pairs },
    );
  }
}
