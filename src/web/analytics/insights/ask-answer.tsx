import { ArrowRight, Pin } from 'lucide-react';
import { type AnswerOfAll, askingEndpoints, type Reading } from '#shared/analytics/asking.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';
import { AnswerChips } from './answer-chips.tsx';
import { placeOf } from './answer-place.ts';
import type { GivenAnswer } from './ask.ts';
import { Evidence, PeriodText } from './evidence.tsx';
import { QuestionList } from './question-list.tsx';
import { savedCardsQuery } from './saved-cards-query.ts';

interface AskAnswerProps {
  storeId: string;
  answer: GivenAnswer;
  isPending: boolean;
  onAsk: (question: string) => void;
  onChange: (reading: Reading) => void;
}

/** What stands behind the sentence of an answer, how its question was read, and what can be asked next. */
export function AskAnswer({ storeId, answer, isPending, onAsk, onChange }: AskAnswerProps) {
  const t = useT();
  const { answered, reading, chips, formula, figures, table, suggestions, notes = [] } = answer;
  return (
    <div className="grid min-w-0 animate-appear gap-5">
      {reading && chips.length > 0 && (
        <AnswerChips reading={reading} chips={chips} disabled={isPending} onChange={onChange} />
      )}
      {notes.length > 0 && <StoreNotes notes={notes} />}
      {answered && (
        <>
          <AnsweredPeriod answer={answer} />
          <Evidence formula={formula} figures={figures} table={table} />
          {storeId !== ALL_STORES && (
            <div className="flex flex-wrap gap-2">
              <PlaceLink answer={answer} />
              {reading && <SaveCard storeId={storeId} reading={reading} />}
            </div>
          )}
        </>
      )}
      {suggestions.length > 0 && (
        <QuestionList
          label={answered ? t('You can also ask') : t('You can ask')}
          questions={suggestions}
          disabled={isPending}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}

function StoreNotes({ notes }: { notes: AnswerOfAll['notes'] }) {
  const t = useT();
  return (
    <section aria-label={t('Notes on single stores')} className="max-w-3xl">
      <dl className="grid gap-2 text-sm">
        {notes.map(({ storeId, store, text: note }) => (
          <div key={storeId} className="grid min-w-0 gap-0.5">
            <dt dir="auto" className="break-words font-medium">
              {store}
            </dt>
            <dd className="break-words text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PlaceLink({ answer }: Pick<AskAnswerProps, 'answer'>) {
  const t = useT();
  const place = placeOf(answer);
  if (!place) return null;
  return (
    <ButtonLink to={place.address} variant="secondary" size="small">
      {place.isWhole ? t('Show it on the page') : t('Show these days on the page')}
      <ArrowRight aria-hidden />
    </ButtonLink>
  );
}

function SaveCard({ storeId, reading }: { storeId: string; reading: Reading }) {
  const t = useT();
  const change = useChange({
    change: () => call(askingEndpoints.saveCard, { params: { storeId }, body: { reading } }),
    invalidates: [savedCardsQuery(storeId, t.language)],
    onSuccess: () => toast({ title: t('Saved on your dashboard.') }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The card could not be saved. Please try again.'))),
      }),
  });
  return (
    <RoleButton
      needs="write"
      variant="secondary"
      size="small"
      pending={change.isPending}
      onClick={() => change.mutate()}
    >
      <Pin aria-hidden />
      {t('Save on the dashboard')}
    </RoleButton>
  );
}

function AnsweredPeriod({ answer: { period } }: Pick<AskAnswerProps, 'answer'>) {
  if (!period) return null;
  return (
    <p className="text-ink-soft text-xs">
      <PeriodText from={period.from} to={period.to} />
    </p>
  );
}
