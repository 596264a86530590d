import type { Rates } from '#shared/analytics/rates.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { Card } from '#web/core/ui/card.tsx';
import { daySpan, dayText, sourceText, worthText } from './rate-words.ts';

type Known = Rates['known'][number];

interface KnownRatesProps {
  rates: Rates;
  into: string;
  stores: readonly Store[];
}

/** Which days of each currency can be converted, and what keeps the others from it. */
export function KnownRates({ rates, into, stores }: KnownRatesProps) {
  const t = useT();
  return (
    <Card title={t('What can be converted into {currency}', { currency: into })} flush>
      <ul className="divide-y divide-line">
        {rates.known.map((known) => (
          <KnownCurrency
            key={known.currency}
            known={known}
            into={into}
            stores={stores.filter(({ currency }) => currency === known.currency)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface KnownCurrencyProps {
  known: Known;
  into: string;
  /** Those that sell in it. */
  stores: readonly Store[];
}

function KnownCurrency({ known, into, stores }: KnownCurrencyProps) {
  const t = useT();
  const list = new Intl.ListFormat(t.locale);
  const { currency, firstDay, lastDay, latest, source } = known;
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3.5 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 content-start">
        <h3 className="font-medium">{currency}</h3>
        <p dir="auto" className="line-clamp-2 text-ink-soft text-xs">
          {list.format(stores.map(({ storeName }) => storeName))}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-0.5 tabular-nums">
        {firstDay && lastDay && (
          <p>
            {daySpan(t, firstDay, lastDay)}
            {latest !== null && (
              <span className="text-ink-soft">
                {` · ${t('latest: {rate}', { rate: worthText(t, { from: currency, to: into, lowest: latest, highest: latest }) })}`}
              </span>
            )}
          </p>
        )}
        {source && (
          <p className="text-ink-soft text-xs">
            {t('The latest one is from: {source}', { source: sourceText(t, source) })}
            {source.kind === 'platform' && ` · ${t('The platform’s own fee for exchanging may be in it.')}`}
          </p>
        )}
        {missingOf(t, known, stores).map((missing) => (
          <p key={missing} className="text-caution text-xs">
            {missing}
          </p>
        ))}
      </div>
    </li>
  );
}

function missingOf(t: Translate, { firstDay, lastDay }: Known, stores: readonly Store[]): string[] {
  if (!firstDay || !lastDay) return [t('No rate is known yet, so these amounts stay apart.')];
  const dayIn = ({ timeZone }: Store, moment: string | Date) => wallOf(moment, timeZone).day;
  const isLate = stores.some(
    (store) => store.sync.historyFrom && dayIn(store, store.sync.historyFrom) < firstDay,
  );
  const isOld = stores.some((store) => lastDay < dayIn(store, new Date()));
  return [
    ...(isLate
      ? [t('Older orders are there, but no rate before {day}.', { day: dayText(t, firstDay) })]
      : []),
    ...(isOld
      ? [t('No rate is known after {day}. Import a newer file, or enter one.', { day: dayText(t, lastDay) })]
      : []),
  ];
}
