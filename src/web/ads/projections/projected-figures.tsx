import type { AdsResult, Assumption, Projection } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { CAMPAIGN_TYPE_TEXTS } from '#web/ads/option-texts.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { ASSUMPTION_TEXTS, type AssumptionName } from './assumption-texts.ts';

interface Figure {
  name: keyof Projection;
  label: string;
  formula: string;
  unit: 'count' | 'percent' | 'money' | 'times';
  needs: AssumptionName[];
}

const FIGURES: Figure[] = [
  {
    name: 'revenue',
    label: text('Revenue'),
    formula: text('conversions × order value'),
    unit: 'money',
    needs: ['budget', 'costPerClick', 'conversionRate', 'orderValue'],
  },
  {
    name: 'estimatedRoas',
    label: text('ROAS'),
    formula: text('revenue ÷ budget'),
    unit: 'times',
    needs: ['costPerClick', 'conversionRate', 'orderValue'],
  },
  {
    name: 'conversions',
    label: text('Conversions'),
    formula: text('clicks × conversion rate'),
    unit: 'count',
    needs: ['budget', 'costPerClick', 'conversionRate'],
  },
  {
    name: 'clicks',
    label: text('Clicks'),
    formula: text('budget ÷ cost per click'),
    unit: 'count',
    needs: ['budget', 'costPerClick'],
  },
  {
    name: 'impressions',
    label: text('Impressions'),
    formula: text('clicks ÷ click rate'),
    unit: 'count',
    needs: ['budget', 'costPerClick', 'clickRate'],
  },
  {
    name: 'ctr',
    label: text('Click rate'),
    formula: text('as assumed'),
    unit: 'percent',
    needs: ['clickRate'],
  },
];

interface ProjectedFiguresProps {
  result: AdsResult;
  assumptions: readonly Assumption[];
  projection: Projection;
}

/** What the assumptions make together, low to high. */
export function ProjectedFigures({ result, assumptions, projection }: ProjectedFiguresProps) {
  const t = useT();
  const missing = assumptions.filter(({ value }) => value === null).map(({ name }) => name);
  return (
    <Card
      title={t('What the budget would bring')}
      description={t('{type}. Worked out from the assumptions, not measured.', {
        type: t(CAMPAIGN_TYPE_TEXTS[result.campaignType]),
      })}
      className="min-w-0"
    >
      <div className="grid gap-5">
        <div aria-live="polite" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
          {FIGURES.map((figure) => (
            <ProjectedFigure
              key={figure.name}
              figure={figure}
              range={projection[figure.name]}
              missing={figure.needs.filter((name) => missing.includes(name))}
              currency={result.currency}
            />
          ))}
        </div>
        {missing.includes('costPerClick') && (
          <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
            {t(
              'No source we trust publishes what a click costs in {currency}, so nothing is projected from it. Enter the cost per click you see in Google Ads; what would have to be true for ads to pay is shown below.',
              { currency: result.currency },
            )}
          </p>
        )}
        <p className="text-ink-faint text-xs">
          {t(
            'The low end takes every assumption at its worse end and the high end at its better one, so the truth most likely lies closer to the middle.',
          )}
        </p>
      </div>
    </Card>
  );
}

interface ProjectedFigureProps {
  figure: Figure;
  range: Projection['clicks'];
  missing: readonly AssumptionName[];
  currency: string;
}

function ProjectedFigure({ figure, range, missing, currency }: ProjectedFigureProps) {
  const t = useT();
  const format = useFormat();
  const { label, formula, unit } = figure;
  function write(value: number) {
    if (unit === 'money') return format.money(value, currency, { whole: value >= 1000 });
    if (unit === 'percent') return format.percent(value * 100, { digits: 2 });
    if (unit === 'times') return `${format.number(value, { maximumFractionDigits: 2 })}×`;
    return format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  }
  return (
    <section aria-label={t(label)} className="grid min-w-0 content-start gap-1">
      <h3 className="font-normal font-sans text-ink-soft text-sm tracking-normal">{t(label)}</h3>
      <p className="truncate font-display font-semibold text-2xl tabular-nums tracking-[-0.02em]">
        {range ? write(range.expected) : NO_FIGURE}
      </p>
      {range ? (
        <>
          {range.low < range.high && (
            <>
              <RangeBar range={range} />
              <p className="text-ink-soft text-xs tabular-nums">
                {write(range.low)} – {write(range.high)}
              </p>
            </>
          )}
          <p className="text-ink-faint text-xs">{t(formula)}</p>
        </>
      ) : (
        <p className="text-ink-faint text-xs">
          {t('Needs: {assumptions}', {
            assumptions: new Intl.ListFormat(t.locale).format(
              missing.map((name) => t(ASSUMPTION_TEXTS[name].label)),
            ),
          })}
        </p>
      )}
    </section>
  );
}

/** From low to high with the expected on it. Decorative: the figures stand next to it. */
function RangeBar({
  range: { low, expected, high },
}: {
  range: { low: number; expected: number; high: number };
}) {
  const at = high > low ? ((expected - low) / (high - low)) * 100 : 50;
  return (
    <div aria-hidden className="relative my-1 h-1.5 rounded-full bg-accent/25">
      <span
        className="absolute top-1/2 h-3.5 w-1 -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
        style={{ left: `${Math.max(1, Math.min(99, at))}%` }}
      />
    </div>
  );
}
