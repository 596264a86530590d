import { X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { adTextLength } from '#shared/ads/ads-assets.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { TextArea } from '#web/core/ui/field.tsx';

const ONE_LINE = 40;

interface CountedInputProps {
  /** Read out; the list or field it stands in says it to the eye. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** As Google counts. */
  most: number;
  problems: readonly Sentence[];
  lang?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
  onRemove?: () => void;
}

/** One text of an ad with its length as Google counts it, and what Google would refuse. */
export function CountedInput(props: CountedInputProps) {
  const { label, value, onChange, most, lang, inputRef, onRemove } = props;
  const t = useT();
  const format = useFormat();
  const id = useId();
  const length = adTextLength(value.trim());
  const isOver = length > most;
  const tooLong = t('{length} characters by Google’s count; at most {most} fit.', {
    length: format.number(length),
    most: format.number(most),
  });
  const problems = [...new Set([...(isOver ? [tooLong] : []), ...props.problems.map(t.message)])];
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-start gap-1">
        <div className="relative min-w-0 flex-1">
          {/* Grows with its words, so that a phone shows them all. */}
          <TextArea
            ref={inputRef}
            aria-label={label}
            aria-describedby={`${id}-count ${id}-problems`}
            aria-invalid={problems.length > 0 || undefined}
            lang={lang}
            value={value}
            rows={most > ONE_LINE ? 2 : 1}
            maxLength={1_000}
            className="field-sizing-content block min-h-10 resize-none pr-16"
            // An ad has no line breaks.
            onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
          />
          <span
            id={`${id}-count`}
            className={classNames(
              'pointer-events-none absolute right-3 bottom-2.5 text-xs tabular-nums',
              isOver ? 'font-medium text-negative' : 'text-ink-faint',
            )}
          >
            {format.number(length)}/{format.number(most)}
          </span>
        </div>
        {onRemove && (
          <Button variant="ghost" square aria-label={t('Remove: {what}', { what: label })} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div id={`${id}-problems`} className="text-negative text-xs empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}
