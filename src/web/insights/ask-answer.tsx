import { ArrowRight } from 'lucide-react';
import type { Answer } from '#shared/insights.ts';
import { useT } from '#web/app/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { placeOf } from './answer-place.ts';
import { Evidence, PeriodText } from './evidence.tsx';
import { QuestionList } from './question-list.tsx';

interface AskAnswerProps {
  answer: Answer;
  onAsk: (question: string) => void;
}

/** What stands behind the sentence of an answer, and what can be asked next. */
export function AskAnswer({ answer, onAsk }: AskAnswerProps) {
  const t = useT();
  const { answered, formula, figures, table, suggestions } = answer;
  const place = placeOf(answer);
  return (
    <div className="grid min-w-0 animate-appear gap-5">
      {answered && (
        <>
          <AnsweredPeriod answer={answer} />
          <Evidence formula={formula} figures={figures} table={table} />
          {place && (
            <ButtonLink to={place} variant="secondary" size="small" className="justify-self-start">
              {t('Show it on the page')}
              <ArrowRight aria-hidden />
            </ButtonLink>
          )}
        </>
      )}
      {suggestions.length > 0 && (
        <QuestionList
          label={answered ? t('You can also ask') : t('You can ask')}
          questions={suggestions}
          onAsk={onAsk}
        />
      )}
    </div>
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
