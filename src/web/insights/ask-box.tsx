import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { insightEndpoints, Question } from '#shared/insights.ts';
import { wordIssue } from '#shared/issue-words.ts';
import { reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useAddressRequest } from '#web/app/address-request.ts';
import { text, useT } from '#web/app/i18n.ts';
import { useKeptDraft } from '#web/app/kept-drafts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
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

/** One field for a question in plain words; the answer comes from the store's figures alone. */
export function AskBox({ storeId }: { storeId: string }) {
  const t = useT();
  const { ask, asked, change, question, setQuestion, error } = useAsking(storeId);
  const { data: answer, isPending } = change;
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLElement>(null);
  const before = change.isIdle ? asked : asked.slice(1);
  // Not asked by itself: a link from anywhere could spend what asking costs.
  useAddressRequest('ask', (words) => {
    setQuestion(words.slice(0, LONGEST));
    field.current?.focus();
  });

  // On a phone it lies below the fold, and under the keyboard for as long as the field has the focus.
  useLayoutEffect(() => {
    if (!answer || !isPhone()) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [answer]);

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
      title={t('Ask about your store')}
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
          {answer && <AskAnswer answer={answer} onAsk={askNow} />}
        </section>
        {change.isError && (
          <Alert variant="destructive">
            {t.message(reasonOf(change.error, t('The question could not be answered. Please try again.')))}
          </Alert>
        )}
        {!answer && (
          <QuestionList
            label={t('For example')}
            questions={EXAMPLES.map((each) => t(each))}
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

function useAsking(storeId: string) {
  const t = useT();
  const { draft: question, setDraft: setQuestion, forget } = useKeptDraft(`question-${storeId}`, '');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(() => readAsked(storeId));
  const change = useChange({
    change: (body: { question: string }) => call(insightEndpoints.ask, { params: { storeId }, body }),
    onSuccess: forget,
  });

  function ask(words: string) {
    if (change.isPending) return;
    const given = Question.safeParse({ question: words }, { error: wordIssue });
    setQuestion(words);
    setError(given.success ? undefined : t.message(given.error.issues[0]?.message ?? ''));
    if (!given.success) return;
    setAsked(keepAsked(storeId, given.data.question));
    change.mutate(given.data);
  }
  function type(words: string) {
    setQuestion(words);
    setError(undefined);
  }
  return { ask, asked, change, question, setQuestion: type, error };
}
