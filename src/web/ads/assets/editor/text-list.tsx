import { Plus } from 'lucide-react';
import type { AssetProblem } from '#shared/ads/ads-assets.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { problemsAt } from './ad-content.ts';
import { CountedInput } from './counted-input.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface TextListProps {
  title: string;
  hint: string;
  /** 'Headline 3' */
  nameOf: (number: string) => string;
  addLabel: string;
  texts: readonly string[];
  onChange: (texts: string[]) => void;
  /** Texts, and characters of one. */
  mostTexts: number;
  most: number;
  group: number;
  field: 'headlines' | 'descriptions';
  problems: readonly AssetProblem[];
  lang: string;
}

export function TextList(props: TextListProps) {
  const { title, hint, nameOf, addLabel, texts, onChange, mostTexts, most, group, field, problems, lang } =
    props;
  const t = useT();
  const format = useFormat();
  const { focusNext, rowRef } = useRowFocus();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">
        {title}{' '}
        <span className="font-normal text-ink-faint text-xs tabular-nums">
          {t('{n} of {most}', { n: format.number(texts.length), most: format.number(mostTexts) })}
        </span>
      </legend>
      <p className="text-ink-faint text-xs">{hint}</p>
      {problemsAt(problems, group, field)
        .map(t.message)
        .map((problem) => (
          <p key={problem} className="text-negative text-xs">
            {problem}
          </p>
        ))}
      <ol className="grid gap-2">
        {texts.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be the same, and each is controlled
          <li key={at}>
            <CountedInput
              label={nameOf(format.number(at + 1))}
              value={value}
              most={most}
              lang={lang}
              inputRef={rowRef(at)}
              problems={problemsAt(problems, group, `${field}.${at}`)}
              onChange={(text) => onChange(texts.with(at, text))}
              onRemove={() => {
                focusNext(Math.max(0, at - 1));
                onChange(texts.toSpliced(at, 1));
              }}
            />
          </li>
        ))}
      </ol>
      {texts.length < mostTexts && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-2.5 justify-self-start"
          onClick={() => {
            focusNext(texts.length);
            onChange([...texts, '']);
          }}
        >
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
