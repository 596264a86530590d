import type { MetricDetail, Metrics, MissingReason } from '#shared/analytics/analytics.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import type { createFormat } from '#web/core/app/format.ts';
import { NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import type { FigureTrend } from '#web/core/ui/stat-figure.tsx';
import { comparisonWords } from './comparison-words.ts';
import type { Unit } from './metrics.ts';

type Format = ReturnType<typeof createFormat>;

/** Beyond this the pence only cost room; the explanation has them. */
const WHOLE_FROM = 1_000_000;

export function exactFigure(format: Format, unit: Unit, value: number | null, currency: string): string {
  if (unit === 'money') return format.money(value, currency);
  if (unit === 'percent') return format.percent(value, { digits: 2 });
  return format.number(value);
}

export function cardFigure(format: Format, unit: Unit, value: number | null, currency: string): string {
  if (unit === 'money')
    return format.money(value, currency, { whole: value !== null && Math.abs(value) >= WHOLE_FROM });
  return exactFigure(format, unit, value, currency);
}

/** Growth as a signed figure, or null where there is none to state. */
export function growthFigure(
  t: Translate,
  format: Format,
  unit: Unit,
  { growth, growthKind }: MetricDetail,
  currency: string,
): string | null {
  if (growth === null) return null;
  if (growthKind === 'percent') return format.percent(growth, { signed: true });
  if (growthKind !== 'difference') return null;
  const sign = growth > 0 ? '+' : '';
  if (unit === 'percent')
    return t('{points} points', {
      points: format.number(growth, {
        signDisplay: 'exceptZero',
        // A rate of two percent moves by hundredths.
        maximumFractionDigits: Math.abs(growth) < 1 ? 2 : 1,
      }),
    });
  return sign + exactFigure(format, unit, growth, currency);
}

export function growthTrend(
  t: Translate,
  format: Format,
  unit: Unit,
  detail: MetricDetail,
  { currency, period }: Pick<Metrics, 'currency' | 'period'>,
): FigureTrend | undefined {
  if (period.range === 'all') return undefined;
  const words = comparisonWords(t, period);
  if (detail.growthKind === 'new') return { direction: 'up', label: words.isNew };
  const growth = growthFigure(t, format, unit, detail, currency);
  return { direction: directionOf(detail), label: words.growthOf(growth ?? NO_FIGURE) };
}

export function directionOf({ growth, growthKind }: MetricDetail): FigureTrend['direction'] {
  if (growthKind === 'new') return 'up';
  if (growthKind === 'none' || !growth) return 'flat';
  return growth > 0 ? 'up' : 'down';
}

/** Why the figure itself is missing. */
export function missingSentence(t: Translate, reason: MissingReason, platform: string): string {
  switch (reason) {
    case 'no_sessions':
      return t('No visits in this period, so there is nothing to divide by.');
    case 'sessions_not_asked':
      return t('Visits have not been read yet.');
    case 'sessions_not_offered':
      return t('{platform} does not share visits, so there is no rate to show.', { platform });
    case 'sessions_scope_missing':
      return t('{platform} refused: this connection may not read reports.', { platform });
    case 'sessions_protected':
      return t('{platform} refused: Vitrin is not approved for protected customer data.', { platform });
    case 'sessions_refused':
      return t('{platform} refused to share visits with this connection.', { platform });
    case 'sessions_not_covered':
      return t('The visits of this period are not known.');
    case 'no_finished_day':
      return t('Visits count by whole days. The first one is not over yet.');
    case 'no_carts':
      return t('No carts were read.');
    case 'no_orders':
      return t('No orders in this period, so there is nothing to divide by.');
    case 'not_covered':
      return t('This period is older than what has been read.');
    case 'before_records':
      return t('This period begins before the first order.');
    case 'no_data_yet':
      return t('Nothing has been read yet.');
    case 'no_comparison':
      return t('All of the history has nothing before it.');
    case 'not_shared':
      return t('Not shared by {platform}', { platform });
    case 'no_rate':
      return t('No exchange rate is known for some of these days.');
  }
}

/** Why there is no growth. */
export function noGrowthSentence(
  t: Translate,
  format: Format,
  reason: MissingReason,
  { store, period }: { store: Store; period: Metrics['period'] },
): string {
  if (reason === 'no_orders') return comparisonWords(t, period).noOrdersBefore;
  if (reason === 'not_covered') return comparisonWords(t, period).notCovered;
  if (reason === 'sessions_not_covered') return t('Not compared: the visits of some days are not known.');
  if (reason === 'no_sessions') return t('Not compared: there were no visits before.');
  if (reason === 'no_finished_day') return t('Not compared: no whole day to compare with.');
  if (reason === 'before_records') return beforeRecordsSentence(t, format, store);
  return missingSentence(t, reason, PLATFORM_NAMES[store.platform]);
}

/** What is compared would begin before the first order. */
export function beforeRecordsSentence(t: Translate, format: Format, { sync, timeZone }: Store): string {
  return t('Records begin {date}, so there is no full period before to compare with.', {
    date: sync.historyFrom ? format.date(sync.historyFrom, timeZone) : NO_FIGURE,
  });
}
