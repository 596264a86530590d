import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GoalHint, GoalKind, SavedGoal } from '#shared/analytics/goals.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import { type createFormat, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { changedBy, profitHintQuery, type ShownGoal } from './goal-card-scope.ts';
import { goalKinds, monthName } from './goal-card-words.ts';

export function GoalForm({ onClose, ...shown }: ShownGoal & { onClose: () => void }) {
  const t = useT();
  const { scope, standing } = shown;
  const { goal, month, currency, hint } = standing;
  const [kind, setKind] = useState<GoalKind>(goal?.kind ?? 'sales');
  const [amount, setAmount] = useState(goal ? String(goal.amount) : '');
  const [error, setError] = useState<string>();
  const profitHint = useQuery({ ...profitHintQuery(scope), enabled: kind === 'profit' });
  const { save, failure } = useSavedGoal(shown, onClose);
  const format = useFormat();
  const value = Number(amount);
  const isProper = amount.trim() !== '' && Number.isFinite(value) && value >= 1 && value <= 1e9;

  function submit() {
    if (isProper) save.mutate({ kind, amount: value });
    else setError(t('Please enter an amount of at least 1.'));
  }

  const comparison = (of: GoalHint | undefined) => of && hintText(t, format, of, currency);
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Goal for {month}', { month: monthName(t.locale, month) })}
      description={t('How it stands is shown here.')}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={save.isPending}
      failure={failure}
      onSubmit={submit}
    >
      <Segmented
        label={t('What it counts')}
        value={kind}
        onValueChange={setKind}
        options={(['sales', 'profit'] as const).map((each) => ({ value: each, label: t(goalKinds[each]) }))}
      />
      <Field
        label={t('Amount in {currency}', { currency })}
        error={error}
        hint={
          kind === 'sales'
            ? comparison(hint)
            : profitHint.isLoading
              ? t('Looking up what other months left…')
              : profitHint.isError
                ? t('What other months left could not be read.')
                : comparison(profitHint.data)
        }
      >
        <NumberInput
          value={amount}
          onValueChange={(typed) => {
            setAmount(typed);
            setError(undefined);
          }}
        />
      </Field>
      {goal && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          disabled={save.isPending}
          onClick={() => save.mutate(null)}
        >
          {t('Remove the goal')}
        </Button>
      )}
    </FormDialog>
  );
}

function hintText(
  t: Translate,
  format: ReturnType<typeof createFormat>,
  { lastMonth, lastYear }: GoalHint,
  currency: string,
): string | undefined {
  const hints = [
    lastMonth !== null && t('last month {amount}', { amount: format.money(lastMonth, currency) }),
    lastYear !== null && t('the same month last year {amount}', { amount: format.money(lastYear, currency) }),
  ].filter(Boolean);
  return hints.length > 0 ? t('For comparison: {what}', { what: hints.join(' · ') }) : undefined;
}

/** Saved, changed or taken away; what was before can be put back. */
function useSavedGoal({ scope, standing: { month, goal, currency } }: ShownGoal, onSaved: () => void) {
  const t = useT();
  const invalidates = changedBy(scope);
  const [failure, setFailure] = useState<{ title: string; reason: string } | null>(null);
  const change = (wanted: SavedGoal | null) =>
    scope.save(month, currency, {
      kind: wanted?.kind ?? goal?.kind ?? 'sales',
      amount: wanted?.amount ?? null,
    });
  const restore = useChange({
    change,
    invalidates,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The goal could not be put back. Please try again.'))),
      }),
  });
  const save = useChange({
    change,
    invalidates,
    onSuccess: (_, wanted) => {
      toast({
        title: wanted ? t('Goal saved') : t('Goal removed'),
        action: { label: t('Undo'), onAction: () => restore.mutate(goal) },
      });
      onSaved();
    },
    onError: (error) =>
      setFailure({
        title: t('The goal was not saved.'),
        reason: t.message(reasonOf(error, text('Please try again.'))),
      }),
  });
  return { save, failure };
}
