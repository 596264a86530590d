import type { ProfitFigure, ProfitFigureName, ProfitReport } from '#shared/analytics/profit.ts';
import type { Unknown } from '#shared/stores/profit-rules.ts';
import { comparisonWords, type NamedPeriod } from '#web/analytics/reports/comparison-words.ts';
import type { createFormat } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { FigureTrend } from '#web/core/ui/stat-figure.tsx';
import { figureWords, type ProfitUnit, unknownWords } from './figure-words.ts';

type Format = ReturnType<typeof createFormat>;

export function figureText(format: Format, unit: ProfitUnit, value: number | null, currency: string): string {
  if (unit === 'money') return format.money(value, currency);
  if (unit === 'share') return format.percent(value === null ? null : value * 100);
  return format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Never more than there is: what is not all is not written as 100%. */
export function coverageText(format: Format, coverage: number): string {
  return format.percent(Math.floor(coverage * 1_000) / 10);
}

/** How much of what a figure rests on is known, in words; null where nothing can be missing. */
export function coverageSentence(
  t: Translate,
  format: Format,
  name: ProfitFigureName,
  coverage: number | null,
): string | null {
  const { covers } = figureWords[name];
  if (coverage === null || !covers) return null;
  const share = coverageText(format, coverage);
  switch (covers) {
    case 'costs':
      return t('Costs known for {share} of net sales', { share });
    case 'fees':
      return t('Fees known for {share} of payments', { share });
    case 'shipping':
      return t('Shipping cost known for {share} of orders', { share });
    case 'vat':
      return coverage < 1
        ? t('VAT not known for {share} of net sales, still inside', { share: restText(format, coverage) })
        : t('VAT known for {share} of net sales', { share });
  }
}

export function unknownText(t: Translate, unknown: readonly Unknown[]): string {
  return t('not known in full: {what}', { what: unknownNames(t, unknown) });
}

export function unknownNames(t: Translate, unknown: readonly Unknown[]): string {
  return new Intl.ListFormat(t.locale).format(unknown.map((what) => t(unknownWords[what])));
}

/** Never less than there is: what is not nothing is not written as 0%. */
export function restText(format: Format, coverage: number): string {
  return format.percent(Math.ceil((1 - coverage) * 1_000) / 10);
}

/** What goes into a figure besides goods, of which it is known apart how much is known. */
const OF_SALES = ['netSales'] as const;
const OF_ORDERS = ['netSales', 'fees', 'shippingResult'] as const;
const RESTS_ON: Partial<Record<ProfitFigureName, readonly ProfitFigureName[]>> = {
  grossProfit: OF_SALES,
  grossMargin: OF_SALES,
  contribution: OF_ORDERS,
  contributionMargin: OF_ORDERS,
  contributionAfterAds: OF_ORDERS,
  netProfit: OF_ORDERS,
  breakEvenRoas: OF_ORDERS,
};

/** How much of all that a figure rests on is known; of what goes into it, by default only what is not known in full. */
export function restingSentences(
  t: Translate,
  format: Format,
  name: ProfitFigureName,
  { figures, all = false }: Pick<ProfitReport, 'figures'> & { all?: boolean },
): string[] {
  const { value, coverage } = figures[name];
  const within = value === null ? [] : (RESTS_ON[name] ?? []);
  return [
    coverageSentence(t, format, name, coverage),
    ...within
      .filter((each) => all || (figures[each].coverage ?? 1) < 1)
      .map((each) => coverageSentence(t, format, each, figures[each].coverage)),
  ].filter((each) => each !== null);
}

interface Change {
  change: number;
  /** In percent of what it was; otherwise the plain difference. */
  inPercent: boolean;
}

type Compared = Pick<ProfitFigure, 'value' | 'previous'>;

/** A loss before, or nothing, is no base for a percentage; shares and ratios differ plainly anyway. */
export function changeOf(unit: ProfitUnit, { value, previous }: Compared): Change | null {
  if (value === null || previous === null) return null;
  const inPercent = unit === 'money' && previous > 0;
  const difference = value - previous;
  return { change: inPercent ? (difference / previous) * 100 : difference, inPercent };
}

export function changeText(
  t: Translate,
  format: Format,
  { unit, currency }: { unit: ProfitUnit; currency: string },
  { change, inPercent }: Change,
): string {
  if (inPercent) return format.percent(change, { signed: true });
  if (unit === 'share')
    return t('{points} points', {
      points: format.number(change * 100, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
    });
  return (change > 0 ? '+' : '') + figureText(format, unit, change, currency);
}

export function trendOf(
  t: Translate,
  format: Format,
  name: ProfitFigureName,
  { figures, ...about }: Pick<ProfitReport, 'figures' | 'period' | 'currency'>,
): FigureTrend | undefined {
  return comparedTrend(t, format, name, { ...figures[name], ...about });
}

export function comparedTrend(
  t: Translate,
  format: Format,
  name: ProfitFigureName,
  { period, currency, ...compared }: Compared & { period: NamedPeriod; currency: string },
): FigureTrend | undefined {
  const { unit, lessIsBetter = false } = figureWords[name];
  const change = changeOf(unit, compared);
  if (!change || period.range === 'all') return undefined;
  const direction = change.change === 0 ? 'flat' : change.change > 0 ? 'up' : 'down';
  return {
    direction,
    label: comparisonWords(t, period).growthOf(changeText(t, format, { unit, currency }, change)),
    good: (direction === 'up') !== lessIsBetter,
  };
}
