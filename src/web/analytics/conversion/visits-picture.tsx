import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conversion, VisitCounts, VisitDimension } from '#shared/analytics/conversion.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Picture } from '#web/analytics/charts/picture.tsx';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { conversionQuery } from '#web/analytics/reports/sales-queries.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { PartBars, PartTable } from './visit-parts.tsx';
import { useVisitWords } from './visit-words.ts';
import { VisitsMissing } from './visits-missing.tsx';

/** How far the visits to the online store came, and where those that ended in an order came from. */
export function VisitsPicture({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const query = conversionQuery(store.id, range);
  const { data } = useQuery(query);
  const [chosen, setChosen] = useState<VisitDimension>('channel');
  if (data && !data.current) return <VisitsMissing store={store} range={range} reply={data} />;
  const shown = (reply: Conversion) =>
    reply.breakdowns.find(({ by }) => by === chosen) ?? reply.breakdowns[0];
  return (
    <Picture
      title={t('From visit to order')}
      description={data && isPartial(data) && <Coverage reply={data} />}
      store={store}
      query={query}
      failed={t('Failed to load the visits.')}
      height="h-72"
      inputs={(reply) => ({
        formula: t(
          'Visits to the online store as the platform counts them: a visit belongs to the day on which it began and ends after 30 minutes without a click. Each bar counts visits, not people. Only finished days count, on both sides of a comparison.',
        ),
        rows: t.plural(reply.current?.sessions ?? 0, { one: '{n} visit', other: '{n} visits' }),
        period: reply.period,
        computedAt: reply.readAt ?? reply.period.to,
      })}
      chart={(reply) => (
        <div className="grid grid-cols-1 gap-7 lg:grid-cols-2 lg:gap-10">
          <VisitSteps reply={reply} />
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <Choice reply={reply} chosen={shown(reply)?.by ?? chosen} onChoose={setChosen} />
            {shown(reply) && <PartBars breakdown={shown(reply)!} />}
          </div>
          {reply.measuredAnewFrom && <MeasuredAnew since={reply.measuredAnewFrom} />}
        </div>
      )}
      table={(reply) => {
        const breakdown = shown(reply);
        return (
          <div className="grid gap-4">
            <div className="px-5">
              <Choice reply={reply} chosen={breakdown?.by ?? chosen} onChoose={setChosen} />
            </div>
            <PartTable reply={reply} breakdown={breakdown} />
          </div>
        );
      }}
    />
  );
}

interface ChoiceProps {
  reply: Conversion;
  chosen: VisitDimension;
  onChoose: (dimension: VisitDimension) => void;
}

function Choice({ reply: { breakdowns }, chosen, onChoose }: ChoiceProps) {
  const t = useT();
  const { titles } = useVisitWords();
  if (breakdowns.length === 0) return null;
  return (
    <div className="w-fit max-w-full">
      <Segmented
        quiet
        label={t('Split visits by')}
        value={chosen}
        onValueChange={onChoose}
        options={breakdowns.map(({ by }) => ({
          value: by,
          label: <span className="sm:px-2">{titles[by]}</span>,
        }))}
      />
    </div>
  );
}

const isPartial = ({ days }: Conversion) => days.known < days.finished;

/** Which of the days are known, where not all are. */
function Coverage({ reply: { days } }: { reply: Conversion }) {
  const t = useT();
  const format = useFormat();
  return t.plural(
    days.finished,
    {
      one: 'Visits are known for {known} of {n} finished day, the first {date}.',
      other: 'Visits are known for {known} of {n} finished days, the first {date}.',
    },
    { known: days.known, date: days.firstKnown ? format.date(`${days.firstKnown}T12:00:00Z`, 'UTC') : '' },
  );
}

function MeasuredAnew({ since }: { since: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="text-ink-soft text-sm lg:col-span-2">
      {t(
        'Shopify has counted visits differently since {date}. Figures from before and after that day do not compare exactly.',
        { date: format.date(`${since}T12:00:00Z`, 'UTC') },
      )}
    </p>
  );
}

/** Visits, and how many of them reached each step; every share is of all visits. */
function VisitSteps({ reply: { current, previous, period } }: { reply: Conversion }) {
  const t = useT();
  const format = useFormat();
  const words = comparisonWords(t, period);
  if (!current) return null;
  const steps: [keyof VisitCounts, string][] = [
    ['sessions', t('Visits')],
    ['cartAdditions', t('Put something into the cart')],
    ['reachedCheckout', t('Reached the checkout')],
    ['completedCheckout', t('Bought')],
  ];
  const share = (counts: VisitCounts, step: keyof VisitCounts) =>
    counts.sessions === 0 ? NO_FIGURE : format.percent((counts[step] / counts.sessions) * 100, { digits: 2 });
  return (
    <ol className="grid grid-cols-1 content-start gap-4">
      {steps.map(([step, label]) => (
        <li key={step} className="grid grid-cols-1 gap-1.5 text-sm tabular-nums">
          <div className="flex items-baseline gap-4">
            <span className="min-w-0 flex-1">{label}</span>
            <span className="font-medium">{format.number(current[step])}</span>
            <span className="w-15 text-right text-ink-soft">{share(current, step)}</span>
          </div>
          <div className="h-2.5 rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${current.sessions > 0 ? (current[step] / current.sessions) * 100 : 0}%` }}
            />
          </div>
          {previous && (
            <p className="text-ink-faint text-xs">
              {words.previous}: {format.number(previous[step])}
              {step !== 'sessions' && ` (${share(previous, step)})`}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
