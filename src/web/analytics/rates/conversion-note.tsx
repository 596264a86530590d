import { Link } from 'wouter';
import type { Conversion, RateUse } from '#shared/analytics/rates.ts';
import type { Store } from '#shared/stores/stores.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { daySpan, dayText, sourceText, worthText } from './rate-words.ts';

interface ConversionNoteProps {
  /** Null where nothing is converted. */
  conversion: Conversion | null;
  stores: readonly Store[];
}

/** What converted figures rest on, and which stores are not in them. */
export function ConversionNote({ conversion, stores }: ConversionNoteProps) {
  const t = useT();
  if (!conversion) return null;
  const { into, rates, without } = conversion;
  if (rates.length + without.length === 0) return null;
  return (
    <div className="grid gap-1 text-ink-faint text-xs tabular-nums">
      {rates.length > 0 && (
        <p>
          {[t('Converted into {currency} at each day’s rate', { currency: into }), ...basesOf(t, rates)].join(
            ' · ',
          )}
        </p>
      )}
      {without.length > 0 && <KeptApart without={without} stores={stores} />}
    </div>
  );
}

/** Rates of the same sources and days stand together. */
function basesOf(t: Translate, rates: readonly RateUse[]): string[] {
  const bases = new Map<string, string[]>();
  for (const use of rates) {
    const names = new Set(use.sources.map((source) => sourceText(t, source)));
    const basis = [...names, daySpan(t, use.firstDay, use.lastDay)].join(', ');
    bases.set(basis, [...(bases.get(basis) ?? []), worthText(t, use)]);
  }
  return [...bases].flatMap(([basis, worths]) => [basis, worths.join(', ')]);
}

/** So many are named one by one. */
const NAMED = 3;

function KeptApart({
  without,
  stores,
}: { without: Conversion['without'] } & Pick<ConversionNoteProps, 'stores'>) {
  const t = useT();
  const more = without.length - NAMED;
  return (
    <ul className="grid gap-0.5 text-caution">
      {without.slice(0, NAMED).map(({ storeId, currency, firstDay, days }) => (
        <li key={storeId}>
          {t.plural(
            days,
            {
              one: '{store} stays apart in {currency}: no rate is known for {n} of its days, {day}.',
              other:
                '{store} stays apart in {currency}: no rate is known for {n} of its days, the first is {day}.',
            },
            {
              store: stores.find(({ id }) => id === storeId)?.storeName ?? currency,
              currency,
              day: dayText(t, firstDay),
            },
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          {t.plural(more, {
            one: '{n} more store stays apart for the same reason.',
            other: '{n} more stores stay apart for the same reason.',
          })}
        </li>
      )}
      <li>
        <Link
          href={paths.rates}
          className="-my-1 inline-flex min-h-7 items-center rounded text-accent underline-offset-2 hover:underline"
        >
          {t('Add exchange rates')}
        </Link>
      </li>
    </ul>
  );
}
