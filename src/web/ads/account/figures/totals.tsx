import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { type FigureTrend, StatFigure } from '#web/core/ui/stat-figure.tsx';
import { type Format, shareText, timesText } from './figure-text.ts';

/** Fewer are not enough to compare by (reference: google-ads 6). */
const FEW_CLICKS = 100;
const FEW_CONVERSIONS = 30;

interface Total {
  name: keyof AdsFigures;
  label: string;
  unit: 'money' | 'number' | 'share' | 'times';
  /** What a rise means; nothing where it is neither good nor bad. */
  rise?: 'good' | 'bad';
  /** What the figure rests on. */
  counted: 'clicks' | 'conversions';
}

const TOTALS: readonly Total[] = [
  { name: 'cost', label: text('Cost'), unit: 'money', counted: 'clicks' },
  { name: 'value', label: text('Conversion value'), unit: 'money', rise: 'good', counted: 'conversions' },
  { name: 'roas', label: text('ROAS'), unit: 'times', rise: 'good', counted: 'conversions' },
  { name: 'conversions', label: text('Conversions'), unit: 'number', rise: 'good', counted: 'conversions' },
  { name: 'clicks', label: text('Clicks'), unit: 'number', rise: 'good', counted: 'clicks' },
  { name: 'costPerClick', label: text('Cost per click'), unit: 'money', rise: 'bad', counted: 'clicks' },
  {
    name: 'conversionRate',
    label: text('Conversion rate'),
    unit: 'share',
    rise: 'good',
    counted: 'conversions',
  },
  {
    name: 'costPerConversion',
    label: text('Cost per conversion'),
    unit: 'money',
    rise: 'bad',
    counted: 'conversions',
  },
];

/** What the account says of the timeframe in all, next to the days before. */
export function Totals({ figures }: { figures: AccountFigures }) {
  const t = useT();
  const format = useFormat();
  const { totals, previous, currency, breakEvenRoas } = figures;
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-4">
      {TOTALS.map((total) => {
        const { name, label, unit, counted } = total;
        const value = totals[name];
        const least = counted === 'clicks' ? FEW_CLICKS : FEW_CONVERSIONS;
        return (
          <div key={name} className="min-w-0 bg-surface p-4 sm:p-5">
            <StatFigure
              label={
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {t(label)}
                  {unit !== 'number' && totals[counted] < least && (
                    <Badge tone="caution">{t('Little data')}</Badge>
                  )}
                </span>
              }
              value={figureText(format, unit, value, currency)}
              trend={trendOf(t, format, total, value, previous?.[name] ?? null)}
              note={
                name === 'roas' &&
                breakEvenRoas !== null &&
                t('Break-even at {roas}', { roas: timesText(format, breakEvenRoas) })
              }
            />
          </div>
        );
      })}
    </div>
  );
}

function figureText(format: Format, unit: Total['unit'], value: number | null, currency: string) {
  if (unit === 'money') return format.money(value, currency);
  if (unit === 'share') return shareText(format, value, 2);
  if (unit === 'times') return timesText(format, value);
  return format.number(value, { maximumFractionDigits: 1 });
}

function trendOf(
  t: Translate,
  format: Format,
  { rise }: Total,
  value: number | null,
  before: number | null,
): FigureTrend | undefined {
  if (value === null || before === null || before === 0) return undefined;
  const change = (value / before - 1) * 100;
  const label = t('{change} from the days before', { change: format.percent(change, { signed: true }) });
  // Below this it is written as 0 %.
  if (!rise || Math.abs(change) < 0.05) return { direction: 'flat', label };
  return { direction: change > 0 ? 'up' : 'down', label, good: change > 0 === (rise === 'good') };
}
