import { useState } from 'react';
import type { Sentence } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';

const RATES = ['1', '10', '20', '0'] as const;

interface RateChoiceProps {
  label: string;
  /** Nothing where it was not said. */
  percent: string;
  onPercent: (percent: string) => void;
  problem: Sentence | undefined;
}

/** A rate of VAT. None is chosen beforehand. */
export function RateChoice({ label, percent, onPercent, problem }: RateChoiceProps) {
  const t = useT();
  const format = useFormat();
  const known = RATES.find((rate) => rate === percent);
  const [isOther, setOther] = useState(percent !== '' && !known);
  const chosen = isOther ? 'other' : (known ?? '');

  function choose(value: string) {
    setOther(value === 'other');
    onPercent(value === 'other' ? '' : value);
  }
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3">
      <Segmented<string>
        label={label}
        value={chosen}
        onValueChange={choose}
        options={[
          ...RATES.map((rate) => ({ value: rate, label: format.percent(Number(rate)) })),
          { value: 'other', label: t('Other') },
        ]}
      />
      {isOther && (
        <Field label={t('Rate in percent')} error={problem && t.message(problem)}>
          <NumberInput className="max-w-28" value={percent} onValueChange={onPercent} />
        </Field>
      )}
    </div>
  );
}
