import type { Conversion, VisitCounts } from '#shared/analytics/conversion.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

/** Visits, and how many of them reached each step; every share is of all visits. */
export function VisitSteps({ reply: { current, previous, period } }: { reply: Conversion }) {
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
