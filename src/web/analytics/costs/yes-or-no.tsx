import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';

interface YesOrNoProps {
  question: string;
  /** Null where it was not answered. */
  answer: boolean | null;
  onAnswer: (answer: boolean) => void;
  /** What follows from it. */
  consequence: string;
}

export function YesOrNo({ question, answer, onAnswer, consequence }: YesOrNoProps) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented
        label={question}
        value={answer === null ? '' : answer ? 'yes' : 'no'}
        onValueChange={(value) => onAnswer(value === 'yes')}
        options={[
          { value: 'yes', label: t('Yes') },
          { value: 'no', label: t('No') },
        ]}
      />
      <p aria-live="polite" className="text-ink-soft text-sm">
        {consequence}
      </p>
    </div>
  );
}
