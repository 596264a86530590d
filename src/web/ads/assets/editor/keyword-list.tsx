import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { type AssetProblem, type Keyword, MATCH_TYPES } from '#shared/ads/ads-assets.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { TextInput } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { problemsAt } from './ad-content.ts';
import { useRowFocus } from './use-row-focus.ts';

const MATCHES: Record<Keyword['matchType'], string> = {
  exact: text('Exact'),
  phrase: text('Phrase'),
  broad: text('Broad'),
};

interface KeywordListProps {
  title: string;
  hint: string;
  keywords: readonly Keyword[];
  onChange: (keywords: Keyword[]) => void;
  mostKeywords: number;
  /** Null for those of the whole campaign. */
  group: number | null;
  field: 'keywords' | 'negatives';
  problems: readonly AssetProblem[];
  lang: string;
}

export function KeywordList(props: KeywordListProps) {
  const { title, hint, keywords, onChange, mostKeywords, group, field, problems, lang } = props;
  const t = useT();
  const format = useFormat();
  const { focusNext, rowRef } = useRowFocus();
  const nameOf = (number: number) => {
    const at = { n: format.number(number) };
    return field === 'negatives' ? t('Negative keyword {n}', at) : t('Keyword {n}', at);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{title}</legend>
      <p className="text-ink-faint text-xs">{hint}</p>
      {problemsAt(problems, group, field)
        .map(t.message)
        .map((problem) => (
          <p key={problem} className="text-negative text-xs">
            {problem}
          </p>
        ))}
      <ul className={classNames('grid gap-x-6 gap-y-2', field === 'negatives' && 'xl:grid-cols-2')}>
        {keywords.map((keyword, at) => (
          <KeywordRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and each is controlled
            key={at}
            keyword={keyword}
            name={nameOf(at + 1)}
            lang={lang}
            inputRef={rowRef(at)}
            problems={problemsAt(problems, group, `${field}.${at}`)}
            onChange={(changed) => onChange(keywords.with(at, changed))}
            onRemove={() => {
              focusNext(Math.max(0, at - 1));
              onChange(keywords.toSpliced(at, 1));
            }}
          />
        ))}
      </ul>
      {keywords.length < mostKeywords && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-2.5 justify-self-start"
          onClick={() => {
            focusNext(keywords.length);
            onChange([...keywords, { text: '', matchType: 'phrase' }]);
          }}
        >
          <Plus aria-hidden />
          {field === 'negatives' ? t('Add a negative keyword') : t('Add a keyword')}
        </Button>
      )}
    </fieldset>
  );
}

interface KeywordRowProps {
  keyword: Keyword;
  name: string;
  lang: string;
  inputRef: (element: HTMLElement | null) => void;
  problems: readonly Sentence[];
  onChange: (keyword: Keyword) => void;
  onRemove: () => void;
}

function KeywordRow({ keyword, name, lang, inputRef, problems, onChange, onRemove }: KeywordRowProps) {
  const t = useT();
  const id = useId();
  return (
    <li className="grid min-w-0 gap-1">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TextInput
            ref={inputRef}
            aria-label={name}
            aria-describedby={id}
            aria-invalid={problems.length > 0 || undefined}
            lang={lang}
            autoCapitalize="none"
            maxLength={1_000}
            value={keyword.text}
            onChange={({ target }) => onChange({ ...keyword, text: target.value })}
          />
        </div>
        <Select
          aria-label={t('Match type: {what}', { what: name })}
          className="w-27 shrink-0"
          value={keyword.matchType}
          onValueChange={(matchType) => onChange({ ...keyword, matchType })}
          options={MATCH_TYPES.map((value) => ({ value, label: t(MATCHES[value]) }))}
        />
        <Button variant="ghost" square aria-label={t('Remove: {what}', { what: name })} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      </div>
      <div id={id} className="text-negative text-xs empty:hidden">
        {problems.map(t.message).map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </li>
  );
}
