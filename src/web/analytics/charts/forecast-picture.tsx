import type { Forecast, ForecastMethod } from '#shared/analytics/sales-reports.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { daysText } from '#web/analytics/reports/periods.ts';
import { forecastQuery } from '#web/analytics/reports/sales-queries.ts';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { ForecastChart } from './forecast-chart.tsx';
import { Legend } from './legend.tsx';
import { Picture } from './picture.tsx';

/** What the next 30 days are expected to bring, how sure that is, and how it did before. */
export function ForecastPicture({ store }: { store: Store }) {
  const t = useT();
  const format = useFormat();
  return (
    <Picture
      title={t('The next 30 days')}
      store={store}
      query={forecastQuery(store.id)}
      failed={t('Failed to load the forecast.')}
      height="h-72"
      isEmpty={({ status }) => status !== 'ok'}
      empty={t('A forecast needs at least 28 days with orders. It appears once they are read.')}
      inputs={(reply) => ({
        formula: `${t('Each method is weighted by how little its 30-day sums were off at past moments of this store: the fourth power of one over its error.')} ${methodSentences(t, reply).join(' ')} ${t('The band of the sum reaches as far as 80% of past 30-day sums were off, a little farther while few are known; that of a day by the errors of past days as far ahead. Net sales are never expected below zero.')}`,
        rows: t.plural(reply.historyDays, { one: '{n} day of net sales', other: '{n} days of net sales' }),
        computedAt: reply.computedAt,
        facts: pastFacts(t, format, reply),
      })}
      chart={(reply) => <ForecastView reply={reply} />}
      table={(reply) => (
        <DataTable
          scrolls
          caption={t('The next 30 days')}
          rows={reply.days}
          rowKey={({ day }) => day}
          columns={[
            { name: 'day', label: t('Day'), isHeader: true, cell: ({ day }) => format.date(day, 'UTC') },
            {
              name: 'expected',
              label: t('Expected'),
              isNumber: true,
              cell: ({ expected }) => format.money(expected, reply.currency, { whole: true }),
            },
            {
              name: 'band',
              label: t('80% band'),
              isNumber: true,
              cell: ({ low, high }) => bandText(format, { low, high }, reply.currency),
            },
          ]}
        />
      )}
    />
  );
}

function ForecastView({ reply }: { reply: Forecast }) {
  const t = useT();
  const format = useFormat();
  const { total, past, lastYear, currency } = reply;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {total && (
          <p className="grid gap-0.5 tabular-nums">
            <span className="font-display font-semibold text-2xl tracking-[-0.02em]">
              {format.money(total.expected, currency, { whole: true })}
            </span>
            <span className="text-ink-soft text-sm">
              {t('net sales expected, between {low} and {high} in 8 of 10 cases', {
                low: format.money(total.low, currency, { whole: true }),
                high: format.money(total.high, currency, { whole: true }),
              })}
            </span>
          </p>
        )}
        <Legend
          entries={[
            { mark: 'line', label: t('So far') },
            { mark: 'dotted', label: t('Expected') },
            { mark: 'band', label: t('80% band') },
          ]}
        />
      </div>
      <ForecastChart reply={reply} />
      <p className="max-w-prose text-ink-soft text-sm">
        {lastYear &&
          t('The same days of last year ({days}) brought {amount}.', {
            days: daysText(format, lastYear),
            amount: format.money(lastYear.netSales, currency, { whole: true }),
          })}{' '}
        {methodSentences(t, reply)[0]}{' '}
        {past?.monthError != null &&
          t('Past 30-day forecasts were off by {error} on average.', {
            error: format.percent(past.monthError * 100),
          })}{' '}
        {past?.sumHeld != null &&
          t('{held} of past 30-day totals fell within this range.', {
            held: format.percent(past.sumHeld * 100, { digits: 0 }),
          })}
      </p>
    </>
  );
}

type Format = ReturnType<typeof createFormat>;

function bandText(format: Format, { low, high }: { low: number; high: number }, currency: string): string {
  return `${format.money(low, currency, { whole: true })} – ${format.money(high, currency, { whole: true })}`;
}

const METHOD_NAMES = {
  four_weeks: text('Mean of four weeks'),
  eight_weeks: text('Mean of eight weeks'),
  damped_trend: text('Fading trend'),
  last_year: text('Same days of last year'),
} as const satisfies Record<ForecastMethod, string>;

const METHOD_SENTENCES = {
  four_weeks: text(
    'The estimate is mostly based on what each weekday sold on average in the last four weeks.',
  ),
  eight_weeks: text(
    'The estimate is mostly based on what each weekday sold on average in the last eight weeks.',
  ),
  damped_trend: text('The estimate mostly follows the trend of recent weeks, easing off over time.'),
  last_year: text(
    'The estimate is mostly based on the same days last year and the growth of the last eight weeks.',
  ),
} as const satisfies Record<ForecastMethod, string>;

/** The heaviest method in a sentence, then what the others are. */
function methodSentences(t: Translate, { methods }: Forecast): string[] {
  const [first, ...others] = methods;
  if (!first) return [];
  const names = others.map(({ method }) => t(METHOD_NAMES[method]).toLocaleLowerCase(t.locale));
  return [
    t(METHOD_SENTENCES[first.method]),
    ...(names.length === 0
      ? []
      : [
          t('The rest comes from: {methods}.', {
            methods: new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names),
          }),
        ]),
  ];
}

function pastFacts(t: Translate, format: Format, { past, methods, lastYear, currency }: Forecast) {
  const share = (value: number) => format.percent(value * 100, { digits: 0 });
  const facts = methods.map(({ method, weight, monthError }) => ({
    term: t(METHOD_NAMES[method]),
    fact:
      monthError === null
        ? t('{weight} of the forecast, not tried yet', { weight: share(weight) })
        : t('{weight} of the forecast, by itself off by {error}', {
            weight: share(weight),
            error: format.percent(monthError * 100),
          }),
  }));
  if (lastYear)
    facts.push({
      term: t('Same days of last year, weekday by weekday'),
      fact: `${format.money(lastYear.netSales, currency)}, ${daysText(format, lastYear)}`,
    });
  if (!past) return facts;
  return [
    ...facts,
    { term: t('Tried on past days'), fact: t.plural(past.origins, { one: '{n} time', other: '{n} times' }) },
    ...(past.monthError === null
      ? []
      : [{ term: t('Off by, over 30 days'), fact: format.percent(past.monthError * 100) }]),
    ...(past.sumHeld === null
      ? []
      : [{ term: t('30-day sums within their band'), fact: share(past.sumHeld) }]),
    { term: t('Days within their band'), fact: share(past.bandHeld) },
  ];
}
