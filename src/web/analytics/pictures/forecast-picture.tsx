import type { Forecast } from '#shared/sales-reports.ts';
import type { Store } from '#shared/stores.ts';
import { forecastQuery } from '#web/analytics/sales-queries.ts';
import { type createFormat, useFormat } from '#web/app/format.ts';
import { type Translate, useT } from '#web/app/i18n.ts';
import { DataTable } from '#web/ui/data-table.tsx';
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
      grounds={(reply) => ({
        formula: `${methodSentence(t, reply)} ${t('The band holds 80 % of the errors that the method made on past days as far ahead. Net sales are never expected below nought.')}`,
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
              label: t('80 % band'),
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
  const { total, past, currency } = reply;
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
            { mark: 'band', label: t('80 % band') },
          ]}
        />
      </div>
      <ForecastChart reply={reply} />
      <p className="max-w-prose text-ink-soft text-sm">
        {methodSentence(t, reply)}{' '}
        {past?.monthError != null &&
          t('In the past it was off by {error} over 30 days, and its band held on {held} of days.', {
            error: format.percent(past.monthError * 100),
            held: format.percent(past.bandHeld * 100, { digits: 0 }),
          })}
      </p>
    </>
  );
}

type Format = ReturnType<typeof createFormat>;

function bandText(format: Format, { low, high }: { low: number; high: number }, currency: string): string {
  return `${format.money(low, currency, { whole: true })} – ${format.money(high, currency, { whole: true })}`;
}

function methodSentence(t: Translate, { method, usesNaive }: Forecast): string {
  if (usesNaive)
    return t(
      'Each day is expected to be like the same weekday of the weeks before: no finer method was clearly better on this store’s past.',
    );
  switch (method) {
    case 'drift':
      return t('The trend of the past days is carried on.');
    case 'holt_winters':
      return t('Level, trend and the pattern of the week are carried on, recent days weighing more.');
    case 'holt_winters_monthly':
      return t('Level, trend and the pattern of the year are carried on, recent months weighing more.');
    default:
      return t('Each day is expected to be like the same weekday of the weeks before.');
  }
}

function pastFacts(t: Translate, format: Format, { past }: Forecast) {
  if (!past) return [];
  const share = (value: number) => format.percent(value * 100);
  return [
    { term: t('Tried on past days'), fact: t.plural(past.origins, { one: '{n} time', other: '{n} times' }) },
    ...(past.monthError === null ? [] : [{ term: t('Off by, over 30 days'), fact: share(past.monthError) }]),
    {
      term: t('Scaled error, beside that of the naive rule'),
      fact: `${format.number(past.mase, { maximumFractionDigits: 2 })} / ${format.number(past.naiveMase, { maximumFractionDigits: 2 })}`,
    },
    { term: t('Band held'), fact: share(past.bandHeld) },
  ];
}
