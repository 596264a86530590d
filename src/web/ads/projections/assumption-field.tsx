import { RotateCcw } from 'lucide-react';
import type { AdsResult, Assumption } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { fieldText, readField } from './assumption-draft.ts';
import { ASSUMPTION_TEXTS, type AssumptionName } from './assumption-texts.ts';

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

interface AssumptionFieldProps {
  result: AdsResult;
  assumption: Assumption;
  /** What stands in the field and is not saved. */
  typed: string | undefined;
  onType: (text: string) => void;
  /** Leads from the owner's entry back to what we would assume. */
  onTakeBack: (() => void) | undefined;
  disabled: boolean;
}

export function AssumptionField({
  result,
  assumption,
  typed,
  onType,
  onTakeBack,
  disabled,
}: AssumptionFieldProps) {
  const t = useT();
  const { name, value, basis } = assumption;
  const { label, unit } = ASSUMPTION_TEXTS[name];
  const isEmpty = (typed ?? fieldText(assumption)) === '';
  return (
    <div className="grid gap-1">
      <Field
        label={
          name === 'budget'
            ? t.plural(DAYS[result.timeframe], { one: 'Budget for {n} day', other: 'Budget for {n} days' })
            : t(label)
        }
        note={unit === 'percent' ? '%' : result.currency}
        error={errorOf(t, name, typed)}
        hint={
          isEmpty ? (
            t('No trustworthy figure is published for this. Enter your own.')
          ) : (
            <Spread assumption={assumption} result={result} />
          )
        }
      >
        <NumberInput value={typed ?? fieldText(assumption)} onValueChange={onType} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {value !== null && <BasisBadge basis={basis} counted={countedFor(assumption)} />}
        {onTakeBack && (
          <Button
            variant="ghost"
            size="small"
            className="-ml-2.5"
            disabled={disabled}
            aria-label={t('Use what Vitrin would assume: {name}', { name: t(label) })}
            onClick={onTakeBack}
          >
            <RotateCcw aria-hidden />
            {t('Use what Vitrin would assume')}
          </Button>
        )}
      </div>
    </div>
  );
}

function countedFor({ name, basis }: Assumption) {
  if (basis.kind !== 'account') return 'orders';
  return name === 'orderValue' ? 'conversions' : 'clicks';
}

/** How far it may be off; nothing where it is taken as it is. */
function Spread({ assumption, result }: { assumption: Assumption; result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const { name, low, high } = assumption;
  if (low === null || high === null || low === high) return null;
  const write = (value: number) =>
    ASSUMPTION_TEXTS[name].unit === 'percent'
      ? format.percent(value * 100, { digits: 2 })
      : format.money(value, result.currency);
  return (
    <span className="tabular-nums">{t('From {low} to {high}', { low: write(low), high: write(high) })}</span>
  );
}

function errorOf(t: Translate, name: AssumptionName, typed: string | undefined) {
  if (typed === undefined || readField(name, typed) !== undefined) return undefined;
  return ASSUMPTION_TEXTS[name].unit === 'percent'
    ? t('Please type a percentage above 0 and up to 100.')
    : t('Please type a figure above 0.');
}
