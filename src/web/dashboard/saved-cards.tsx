import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, MoreHorizontal, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Answer, askingEndpoints, type SavedCard } from '#shared/analytics/asking.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { placeOf } from '#web/analytics/insights/answer-place.ts';
import { cardAnswerQuery, savedCardsQuery } from '#web/analytics/insights/saved-cards-query.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Menu, MenuItem } from '#web/core/ui/menu.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { StaleNote } from '#web/core/ui/stale-note.tsx';
import { isStale } from '#web/core/ui/stale-reply.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The questions that the owner saved, each answered now on its own, in the order that the owner gives them. */
export function SavedCards({ store }: { store: Store }) {
  const t = useT();
  const { data: cards, isError } = useQuery(savedCardsQuery(store.id, t.language));
  const heading = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState('');
  const { move, remove } = useCardChanges(store.id);
  if (isError) return <Alert variant="destructive">{t('Failed to load your saved cards.')}</Alert>;
  if (!cards) return null;

  function moveBy(step: number, at: number, title: string) {
    const ids = cards!.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    ids.splice(at + step, 0, moved!);
    move.mutate(ids);
    setAnnounced(t('{title}: now {place} of {count}', { title, place: at + step + 1, count: ids.length }));
  }

  function removeAt(at: number) {
    remove.mutate({ card: cards![at]!, at });
    // The button that was pressed goes with its card.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="saved-cards" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="saved-cards" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('Your questions')}
      </h2>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {cards.length === 0 ? (
        <NoCards />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
          {cards.map((card, at) => (
            <li key={card.id} className="flex">
              <CardOf
                storeId={store.id}
                card={card}
                isFirst={at === 0}
                isLast={at === cards.length - 1}
                onMove={(step) => moveBy(step, at, card.title)}
                onRemove={() => removeAt(at)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The order shows at once, and goes back where it could not be saved; what was removed can be put back. */
function useCardChanges(storeId: string) {
  const t = useT();
  const client = useQueryClient();
  const { queryKey } = savedCardsQuery(storeId, t.language);
  const params = { storeId };
  const invalidates = [{ queryKey }];

  const move = useChange({
    change: (ids: string[]) => {
      client.setQueryData<SavedCard[]>(queryKey, (cards) =>
        cards?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
      return call(askingEndpoints.orderCards, { params, body: { cards: ids } });
    },
    distinguish: (ids) => ids.join(),
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The order could not be saved. Please try again.'))),
      });
    },
  });
  const restore = useChange({
    change: async ({ card, at }: Removed) => {
      const { cards } = await call(askingEndpoints.saveCard, {
        params,
        body: { reading: card.reading },
      });
      const ordered = cards.toSpliced(-1, 1).toSpliced(at, 0, cards.at(-1)!);
      return call(askingEndpoints.orderCards, { params, body: { cards: ordered } });
    },
    invalidates,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The card could not be put back. Please try again.'))),
      }),
  });
  const remove = useChange({
    change: ({ card }: Removed) =>
      call(askingEndpoints.removeCard, { params: { ...params, cardId: card.id } }),
    invalidates,
    distinguish: ({ card }) => card.id,
    onSuccess: (_, removed) =>
      toast({
        title: t('Card removed'),
        action: { label: t('Undo'), onAction: () => restore.mutate(removed) },
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The card could not be removed. Please try again.'))),
      }),
  });
  return { move, remove };
}

interface Removed {
  card: SavedCard;
  at: number;
}

function NoCards() {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line border-dashed px-4 py-3">
      <p className="text-ink-soft text-sm">
        {t('Ask about your figures and save the answer: it stays here and is always up to date.')}
      </p>
      <ButtonLink to={paths.analytics} variant="secondary" size="small">
        {t('Ask a question')}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </div>
  );
}

interface CardProps {
  storeId: string;
  card: SavedCard;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function CardOf({ storeId, card: { id, title }, isFirst, isLast, onMove, onRemove }: CardProps) {
  const t = useT();
  const query = cardAnswerQuery(storeId, id, t.language);
  return (
    <article className="flex min-w-0 flex-1 flex-col gap-1 rounded-xl border border-line bg-surface px-4 pt-3 pb-2">
      <header className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 break-words pt-1 text-ink-soft text-sm">{title}</h3>
        <RoleFence needs="write">
          <Menu
            trigger={
              <Button
                variant="ghost"
                size="small"
                square
                aria-label={t('Move or remove {title}', { title })}
                className="-mr-2"
              >
                <MoreHorizontal aria-hidden />
              </Button>
            }
          >
            <MenuItem disabled={isFirst} onSelect={() => onMove(-1)}>
              <ArrowLeft aria-hidden />
              {t('Move earlier')}
            </MenuItem>
            <MenuItem disabled={isLast} onSelect={() => onMove(1)}>
              <ArrowRight aria-hidden />
              {t('Move later')}
            </MenuItem>
            <MenuItem destructive onSelect={onRemove}>
              <X aria-hidden />
              {t('Remove from the dashboard')}
            </MenuItem>
          </Menu>
        </RoleFence>
      </header>
      <Loaded
        query={query}
        failed={t('This card could not be loaded.')}
        waiting={<Skeleton className="h-14 w-2/3" />}
      >
        {(answer) => <AnswerOf answer={answer} />}
      </Loaded>
    </article>
  );
}

function AnswerOf({ answer }: { answer: Answer }) {
  const { reading, period, figures, table } = answer;
  const place = placeOf(answer);
  return (
    <>
      {isStale(answer.basis) && <StaleNote />}
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
    </>
  );
}

const ROWS_SHOWN = 3;

/** A list has no figure of its own: what comes first in it, each by its name. */
function FirstRows({ rows }: { rows: string[][] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 pb-1 text-sm">
      {rows.slice(0, ROWS_SHOWN).map(([name = '', figure]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="min-w-0 truncate">{name}</dt>
          <dd className="font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
