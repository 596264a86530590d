import { useQuery } from '@tanstack/react-query';
import { ArrowRight, X } from 'lucide-react';
import { askingEndpoints, type SavedCard } from '#shared/asking.ts';
import type { Store } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { placeOf } from '#web/insights/answer-place.ts';
import { savedCardsQuery } from '#web/insights/saved-cards-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StaleNote } from '#web/ui/stale-note.tsx';
import { isStale } from '#web/ui/stale-reply.ts';
import { toast } from '#web/ui/toast.ts';

/** The questions that the owner saved, answered now. Nothing is shown where none was. */
export function SavedCards({ store }: { store: Store }) {
  const t = useT();
  const { data: cards, isError } = useQuery(savedCardsQuery(store.id, t.language));
  if (isError) return <Alert variant="destructive">{t('Failed to load your saved cards.')}</Alert>;
  if (!cards || cards.length === 0) return null;
  return (
    <section aria-labelledby="saved-cards" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="saved-cards" className="text-lg">
        {t('Your questions')}
      </h2>
      {cards.some(({ answer }) => isStale(answer.basis)) && <StaleNote />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {cards.map((card) => (
          <li key={card.id} className="flex">
            <CardOf storeId={store.id} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardOf({ storeId, card: { id, answer } }: { storeId: string; card: SavedCard }) {
  const t = useT();
  const { title, reading, period, figures, table } = answer;
  const place = placeOf(answer);
  const change = useChange({
    change: () => call(askingEndpoints.removeCard, { params: { storeId, cardId: id } }),
    invalidates: [savedCardsQuery(storeId, t.language)],
    onError: () =>
      toast({ variant: 'destructive', title: t('The card could not be removed. Please try again.') }),
  });
  return (
    <article className="flex min-w-0 flex-1 flex-col gap-1 rounded-xl border border-line bg-surface px-4 pt-3 pb-2">
      <header className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 break-words pt-1 text-ink-soft text-sm">{title}</h3>
        <Button
          variant="ghost"
          size="small"
          square
          pending={change.isPending}
          aria-label={t('Remove {title}', { title: title ?? '' })}
          onClick={() => change.mutate()}
          className="-mr-2"
        >
          <X aria-hidden />
        </Button>
      </header>
      {reading?.by && table ? (
        <FirstRows rows={table.rows} />
      ) : (
        <p className="truncate font-display font-semibold text-2xl tabular-nums tracking-[-0.02em]">
          {figures[0]?.text ?? '—'}
        </p>
      )}
      <p className="flex-1 text-ink-faint text-xs">{answer.answer}</p>
      {place && period && (
        <ButtonLink
          to={place.address}
          variant="ghost"
          size="small"
          className="-ml-2.5 justify-self-start self-start"
        >
          <span className="first-letter:uppercase inline-block">{period.label}</span>
          <ArrowRight aria-hidden />
        </ButtonLink>
      )}
    </article>
  );
}

const ROWS_SHOWN = 3;

/** A list has no figure of its own: what comes first in it, each by its name. */
function FirstRows({ rows }: { rows: string[][] }) {
  return (
    <dl className="grid gap-1 pb-1 text-sm">
      {rows.slice(0, ROWS_SHOWN).map(([name = '', figure]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="min-w-0 truncate">{name}</dt>
          <dd className="font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
