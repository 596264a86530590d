import type { Rates, ReadRates } from '#shared/analytics/rates.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { daySpan } from './rate-words.ts';

interface ReadRatesPreviewProps {
  rates: Rates;
  read: ReadRates;
  name: string;
  onName: (name: string) => void;
}

/** What a file says, which of the owner's currencies it knows, and what of it was not understood. */
export function ReadRatesPreview({ rates, read, name, onName }: ReadRatesPreviewProps) {
  const t = useT();
  const former = rates.lists.find((list) => list.name === name.trim());
  return (
    <>
      {read.days > 0 && (
        <>
          <Holds rates={rates} read={read} />
          <Field
            label={t('Name')}
            hint={t('It stands next to every figure that is converted with these rates.')}
            className="max-w-md"
          >
            <TextInput required maxLength={80} value={name} onChange={({ target }) => onName(target.value)} />
          </Field>
          {former && (
            <Alert>
              {t('This takes the place of the rates of the same name that you imported, {days}.', {
                days: daySpan(t, former.firstDay, former.lastDay),
              })}
            </Alert>
          )}
        </>
      )}
      <Problems problems={read.problems} />
    </>
  );
}

function Holds({ rates, read }: Pick<ReadRatesPreviewProps, 'rates' | 'read'>) {
  const t = useT();
  const list = new Intl.ListFormat(t.locale);
  const { base, currencies, firstDay, lastDay, days } = read;
  const wanted = new Set([...rates.storeCurrencies, ...(rates.currency ? [rates.currency] : [])]);
  const isThere = (currency: string) => currency === base || currencies.includes(currency);
  const missing = [...wanted].filter((currency) => !isThere(currency));
  return (
    <>
      <Alert variant="success">
        {t.plural(days, { one: 'Rates of {n} day', other: 'Rates of {n} days' })}
        {firstDay && lastDay && `, ${daySpan(t, firstDay, lastDay)}`}
      </Alert>
      <p className="text-sm">
        {base &&
          t.plural(
            currencies.length,
            {
              one: 'What 1 {base} was in {currencies}.',
              other: 'What 1 {base} was in {n} currencies: {currencies}.',
            },
            { base, currencies: list.format(currencies) },
          )}
      </p>
      {missing.length > 0 && (
        <Alert variant="caution">
          {t('Of your currencies this file does not know: {currencies}', {
            currencies: list.format(missing),
          })}
        </Alert>
      )}
    </>
  );
}

function Problems({ problems }: Pick<ReadRates, 'problems'>) {
  const t = useT();
  if (problems.length === 0) return null;
  const title = t('What could not be taken over');
  return (
    <div className="grid min-w-0 gap-2">
      <Alert variant="caution">{title}</Alert>
      <div className="overflow-hidden rounded-lg border border-line">
        <DataTable
          caption={title}
          scrolls
          columns={[
            { name: 'line', label: t('Line'), cell: ({ line }) => line, isNumber: true },
            {
              name: 'problem',
              label: t('Why not'),
              cell: ({ problem }) => t.message(problem),
              isHeader: true,
            },
          ]}
          rows={problems}
          rowKey={({ line }, at) => `${line} ${at}`}
        />
      </div>
    </div>
  );
}
