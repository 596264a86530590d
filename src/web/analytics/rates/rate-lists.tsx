import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Rates, rateEndpoints } from '#shared/analytics/rates.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ImportRates } from './import-rates.tsx';
import { touchedByRates } from './queries.ts';
import { daySpan } from './rate-words.ts';

const SOURCES = {
  ecb: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  evds: 'https://evds2.tcmb.gov.tr',
};

type RateList = Rates['lists'][number];

/** Files of published rates. */
export function RateLists({ rates }: { rates: Rates }) {
  const t = useT();
  const [removing, setRemoving] = useState<RateList | null>(null);
  const removal = useChange({
    change: (listId: string) => call(rateEndpoints.removeList, { params: { listId } }),
    invalidates: touchedByRates,
    onSuccess: () => setRemoving(null),
    onError(error) {
      setRemoving(null);
      toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' });
    },
  });
  return (
    <Card
      title={t('Published rates')}
      description={t.nodes(
        'Central banks publish rates as files: the {ecb} all of them since 1999 (eurofxref-hist.zip; unpack it first), the {evds} in its data service EVDS.',
        {
          ecb: <Outside href={SOURCES.ecb}>{t('European Central Bank')}</Outside>,
          evds: <Outside href={SOURCES.evds}>{t('Central Bank of Türkiye')}</Outside>,
        },
      )}
      action={<ImportRates rates={rates} />}
      flush
    >
      {rates.lists.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft text-sm">{t('Nothing imported yet.')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {rates.lists.map((list) => (
            <ListRow key={list.id} list={list} onRemove={() => setRemoving(list)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={t('Remove “{name}”?', { name: removing?.name ?? '' })}
        description={t(
          'Amounts that only these rates convert stay apart from then on. You can import the file again.',
        )}
        confirmLabel={t('Remove rates')}
        pendingLabel={t('Removing...')}
        pending={removal.isPending}
        destructive
        onConfirm={() => removing && removal.mutate(removing.id)}
      />
    </Card>
  );
}

const otherwise = text('The rates could not be removed. Please try again.');

function ListRow({ list, onRemove }: { list: RateList; onRemove: () => void }) {
  const t = useT();
  const format = useFormat();
  const { name, base, currencies, firstDay, lastDay, importedAt } = list;
  return (
    <li className="flex items-center gap-3 py-3 pr-3 pl-5 text-sm">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 dir="auto" className="truncate font-medium">
          {name}
        </h3>
        <p className="text-ink-soft text-xs tabular-nums">
          {t.plural(
            currencies.length,
            { one: '{days} · 1 {base} in {n} currency', other: '{days} · 1 {base} in {n} currencies' },
            { days: daySpan(t, firstDay, lastDay), base },
          )}{' '}
          · {t('imported {date}', { date: format.date(importedAt) })}
        </p>
      </div>
      <RoleButton
        needs="manage"
        variant="ghost"
        square
        aria-label={t('Remove: {name}', { name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </RoleButton>
    </li>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
      {children}
    </a>
  );
}
