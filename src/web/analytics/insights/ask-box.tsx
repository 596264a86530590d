import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Asked, Question, type Reading } from '#shared/analytics/asking.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { text } from '#shared/core/sentence.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { useAddressRequest } from '#web/core/app/address.ts';
import { useCachedDraft } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { StaleNote } from '#web/core/ui/stale-note.tsx';
import { isStale } from '#web/core/ui/stale-reply.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';
import { askAbout, type GivenAnswer } from './ask.ts';
import { AskAnswer } from './ask-answer.tsx';
import { keepAsked, readAsked } from './asked-questions.ts';
import { QuestionList } from './question-list.tsx';

const LONGEST = 300;

/** The server understands these without a provider. */
const EXAMPLES = [
  text('How much revenue did I make this month?'),
  text('Why did revenue change this month?'),
  text('Which products sold best in the last 30 days?'),
  text('What do you expect for the next 30 days?'),
];

const EXAMPLES_OF_ALL = [
  text('How much revenue did I make this month?'),
  text('Which store sold the most this month?'),
  text('Which products sold best in the last 30 days?'),
  text('What do you expect for the next 30 days?'),
];

/** One field for a question in plain words; the answer comes from the figures of a store, or of `ALL_STORES`, alone. */
export function AskBox({ storeId }: { storeId: string }) {
  const t = useT();
  const { ask, askReading, startOver, asked, change, turns, question, setQuestion, error } =
    useAsking(storeId);
  const { isPending } = change;
  const given = turns.at(-1)?.answer;
  const answer = useRenewed(storeId, given);
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLElement>(null);
  const before = turns.length === 0 ? asked : [];
  const isOfAll = storeId === ALL_STORES;
  // Not asked by itself: a link from anywhere could spend what asking costs.
  useAddressRequest('ask', (words) => {
    setQuestion(words.slice(0, LONGEST));
    field.current?.focus();
  });

  // On a phone it lies below the fold, and under the keyboard for as long as the field has the focus. An answer that was
  // there before the box leaves the page where it is.
  const seen = useRef(given);
  useLayoutEffect(() => {
    if (given === seen.current) return;
    seen.current = given;
    if (!given || !isPhone()) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [given]);

  /** What was pressed may be gone with the answer before; the field stays. */
  function askNow(words: string) {
    ask(words);
    if (!isPhone()) field.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    askNow(question);
  }
  return (
    <Card
      title={isOfAll ? t('Ask about your stores') : t('Ask about your store')}
      description={t('Answered from your figures alone, with the way they were computed.')}
    >
      <div className="grid min-w-0 gap-4">
        <form noValidate onSubmit={submit} className="flex flex-col gap-2 sm:flex-row sm:items-end">
          <Field label={t('Your question')} error={error} className="min-w-0 flex-1">
            <TextInput
              ref={field}
              value={question}
              maxLength={LONGEST}
              enterKeyHint="send"
              autoComplete="off"
              placeholder={
                answer?.reading ? t('Ask a follow-up, such as “and in Turkey?” or “last year?”') : undefined
              }
              onChange={({ target }) => setQuestion(target.value)}
            />
          </Field>
          <Button
            type="submit"
            pending={isPending}
            pendingLabel={t('Looking it up...')}
            className={error ? 'sm:mb-5.5' : undefined}
          >
            {t('Ask')}
          </Button>
        </form>
        <section
          ref={place}
          tabIndex={-1}
          aria-label={answer && t('Answer')}
          className={answer ? 'grid min-w-0 gap-4 outline-none' : 'sr-only'}
        >
          <p role="status" className="max-w-3xl break-words font-medium text-sm">
            {answer?.answer}
          </p>
          {isStale(answer?.basis) && <StaleNote />}
          {answer && (
            <AskAnswer
              storeId={storeId}
              answer={answer}
              isPending={isPending}
              onAsk={askNow}
              onChange={askReading}
            />
          )}
        </section>
        {turns.length > 1 && <EarlierTurns turns={turns.slice(0, -1)} onStartOver={startOver} />}
        {change.isError && (
          <Alert variant="destructive">
            {t.message(reasonOf(change.error, text('The question could not be answered. Please try again.')))}
          </Alert>
        )}
        {!answer && (
          <QuestionList
            label={t('For example')}
            questions={(isOfAll ? EXAMPLES_OF_ALL : EXAMPLES).map((each) => t(each))}
            disabled={isPending}
            onAsk={askNow}
          />
        )}
        {before.length > 0 && (
          <QuestionList label={t('Asked before')} questions={before} disabled={isPending} onAsk={askNow} />
        )}
      </div>
    </Card>
  );
}

/** Where the answer comes below the question, and a field with the focus brings a keyboard. */
function isPhone() {
  return window.matchMedia('(max-width: 39.99rem)').matches;
}

/** One question of a conversation; what was changed by a chip has no words of its own. */
interface Turn {
  /** The moment of its answer. */
  at: number;
  question: string;
  answer: GivenAnswer;
}

/** What was asked before in this conversation, newest first. */
function EarlierTurns({ turns, onStartOver }: { turns: readonly Turn[]; onStartOver: () => void }) {
  const t = useT();
  return (
    <section aria-label={t('Earlier in this conversation')} className="grid gap-3 border-line border-t pt-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-ink-faint text-xs">{t('Earlier in this conversation')}</h3>
        <Button variant="ghost" size="small" onClick={onStartOver}>
          {t('New conversation')}
        </Button>
      </header>
      <dl className="grid gap-3">
        {turns.toReversed().map(({ at, question, answer }) => (
          <div key={at} className="grid min-w-0 gap-0.5">
            <dt className="break-words text-ink-soft text-xs">{question}</dt>
            <dd className="break-words text-sm">{answer.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An answer whose records have changed since is asked for again when they have been counted. */
function useRenewed(storeId: string, given: GivenAnswer | undefined): GivenAnswer | undefined {
  const reading = given?.reading;
  const { data } = useQuery({
    queryKey: keyOf(storeId, 'answer', {
      reading: JSON.stringify(reading),
      computedAt: given?.basis?.computedAt,
      said: given?.answer,
    }),
    queryFn: ({ signal }) => askAbout(storeId, { reading: reading! }, { storeIds: given?.storeIds, signal }),
    initialData: given,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: ({ state }) => isStale(state.data?.basis),
  });
  return data;
}

const MOST_TURNS = 6;

/** In the cache, as the answers are: a turned phone shows the box elsewhere on the page, and other pages lie between. */
function useConversation(storeId: string) {
  const client = useQueryClient();
  const queryKey = ['conversation', storeId];
  const { data: turns = [] } = useQuery<Turn[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const setTurns = (next: (before: Turn[]) => Turn[]) =>
    client.setQueryData<Turn[]>(queryKey, (before) => next(before ?? []));
  return [turns, setTurns] as const;
}

function useAsking(storeId: string) {
  const t = useT();
  const { draft: question, setDraft: setQuestion, forget } = useCachedDraft(`question-${storeId}`, '');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(() => readAsked(storeId));
  const [turns, setTurns] = useConversation(storeId);
  const change = useChange({
    change: (body: Asked) => askAbout(storeId, body, { storeIds: turns.at(-1)?.answer.storeIds }),
    onSuccess(answer, body) {
      forget();
      setTurns((before) =>
        body.question === undefined
          ? // What a chip changes is the same question, read otherwise.
            [...before.slice(0, -1), { ...before.at(-1)!, answer }]
          : [...before, { at: momentAfter(before), question: body.question, answer }].slice(-MOST_TURNS),
      );
    },
  });

  function ask(words: string) {
    if (change.isPending) return;
    const given = Question.safeParse({ question: words }, { error: wordIssue });
    setQuestion(words);
    setError(given.success ? undefined : t.message(issueSentence(given.error.issues[0]!)));
    if (!given.success) return;
    setAsked(keepAsked(storeId, given.data.question));
    const previous = turns.findLast(({ answer }) => answer.reading !== null)?.answer.reading;
    change.mutate(previous ? { ...given.data, previous } : given.data);
  }
  function askReading(reading: Reading) {
    if (!change.isPending) change.mutate({ reading });
  }
  function startOver() {
    setTurns(() => []);
    setQuestion('');
    change.reset();
  }
  function type(words: string) {
    setQuestion(words);
    setError(undefined);
  }
  return { ask, askReading, startOver, asked, change, turns, question, setQuestion: type, error };
}

/** Also for two answers within a millisecond. */
const momentAfter = (turns: readonly Turn[]) => Math.max(Date.now(), (turns.at(-1)?.at ?? 0) + 1);
