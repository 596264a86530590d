import { useId } from 'react';

interface QuestionListProps {
  label: string;
  questions: readonly string[];
  disabled?: boolean;
  onAsk: (question: string) => void;
}

/** Questions that are asked by a press. */
export function QuestionList({ label, questions, disabled = false, onAsk }: QuestionListProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-ink-faint text-xs">
        {label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-1.5">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(question)}
              className="min-h-8 rounded-full border border-line bg-surface px-3 py-1 text-left text-[0.8125rem] text-ink-soft transition-colors not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:opacity-55"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
