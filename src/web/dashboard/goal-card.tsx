import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import {
  type GoalKind,
  type GoalReason,
  goalEndpoints,
  type MonthGoal,
  type SavedGoal,
} from '#shared/analytics/goals.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { keyOf, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { toast } from '#web/core/ui/toast.ts';

const KINDS: Record<GoalKind, string> = {
  /** Before shipping and tax. */
  sales: text('Net sales'),
  profit: text('Contribution'),
};

/** Why nothing is said of the end of the month. */
const REASONS: Partial<Record<GoalReason, string>> = {
  no_costs: text('No costs are known yet.'),
  few_costs: text('Costs are known for too little of the sales to look ahead.'),
  too_little_data: text('There are too few days yet to look ahead.'),
  few_errors: text('There are too few days yet to say how likely it is.'),
  reached: text('The goal is reached.'),
  not_covered: text('A part of the month was not read.'),
  no_data_yet: text('Nothing has been read yet.'),
};

const goalQuery = (storeId: string) => ({
  queryKey: keyOf(storeId, 'goal', {}),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(goalEndpoints.goal, { params: { storeId }, query: {}, signal }),
  staleTime: STALE_AFTER_MS,
});

/** What the owner wants this month to bring, and how it stands. Quiet as long as there is none. */
export function GoalCard({ store }: { store: Store }) {
  const t = useT();
  const { data: reply } = useQuery(goalQuery(store.id));
  const [isOpen, setIsOpen] = useState(false);
  // Figures above it are what the page is opened for: without a reply there is nothing to say.
  if (!reply) return null;
  return (
    <section
      aria-label={t('Goal of the month')}
      className="grid gap-3 rounded-xl border border-line bg-surface px-5 py-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 text-sm">
          <GoalSentence reply={reply} />
        </p>
        <Button variant="ghost" size="small" className="-mr-2" onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden />
          {reply.goal ? t('Change the goal') : t('Set a goal')}
        </Button>
      </div>
      {reply.goal && reply.progress && <GoalProgress reply={reply} />}
      {isOpen && <GoalForm store={store} reply={reply} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function GoalSentence({ reply }: { reply: MonthGoal }) {
  const t = useT();
  const format = useFormat();
  const { goal, month, currency, lastMonth } = reply;
  const named = monthName(t.locale, month);
  if (goal)
    return t('Goal for {month}: {amount} {kind}', {
      month: named,
      amount: format.money(goal.amount, currency),
      kind: t(KINDS[goal.kind]).toLocaleLowerCase(t.locale),
    });
  if (lastMonth && lastMonth.reached !== null)
    return t('No goal for {month} yet. {before}: {reached} of {amount}.', {
      month: named,
      before: monthName(t.locale, lastMonth.month),
      reached: format.money(lastMonth.reached, currency),
      amount: format.money(lastMonth.amount, currency),
    });
  return t('No goal for {month} yet.', { month: named });
}

function GoalProgress({ reply }: { reply: MonthGoal }) {
  const t = useT();
  const format = useFormat();
  const { goal, progress, currency, days } = reply;
  const { reached, pace, projected, chance } = progress!;
  const money = (value: number) => format.money(value, currency);
  const notes = [
    days.left > 0 && t.plural(days.left, { one: '{n} day left', other: '{n} days left' }),
    paceNote(t, money, { reached: reached.value, pace: pace.value }),
    projected.value !== null &&
      t('About {amount} at the end of the month', { amount: money(projected.value) }),
    chanceNote(t, chance.value),
    reasonSentence(t, chance.reason),
    goal!.kind === 'profit' &&
      progress!.coverage !== null &&
      t('Costs known for {share} of net sales', { share: format.percent(progress!.coverage * 100) }),
    goal!.kind === 'profit' &&
      progress!.profitShare !== null &&
      t('The rest is estimated by what was left of sales in the last 90 days'),
  ].filter(Boolean);
  if (reached.value === null)
    return <p className="text-ink-faint text-xs">{reasonSentence(t, reached.reason)}</p>;
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Progress
          label={t('Goal of the month')}
          value={reached.value / goal!.amount}
          text={t('{reached} of {amount}', { reached: money(reached.value), amount: money(goal!.amount) })}
        />
        {pace.value !== null && (
          <span
            aria-hidden
            title={t('The usual course')}
            className="absolute -top-1 h-3.5 w-0.5 rounded-full bg-ink"
            style={{ insetInlineStart: `${Math.min(100, Math.max(0, (100 * pace.value) / goal!.amount))}%` }}
          />
        )}
      </div>
      <p className="text-ink-faint text-xs">{notes.join(' · ')}</p>
    </div>
  );
}

function reasonSentence(t: Translate, reason: GoalReason | null): string | null {
  const sentence = reason && REASONS[reason];
  return sentence ? t(sentence) : null;
}

function paceNote(
  t: Translate,
  money: (value: number) => string,
  { reached, pace }: { reached: number | null; pace: number | null },
): string | null {
  if (reached === null || pace === null) return null;
  const ahead = reached - pace;
  return ahead >= 0
    ? t('{amount} ahead of the usual course', { amount: money(ahead) })
    : t('{amount} behind the usual course', { amount: money(0 - ahead) });
}

/** In tenths: past errors of a forecast are no finer. */
function chanceNote(t: Translate, chance: number | null): string | null {
  if (chance === null) return null;
  const tenths = Math.round(chance * 10);
  if (tenths <= 0) return t('Reached in fewer than 1 of 10 such months');
  if (tenths >= 10) return t('Reached in more than 9 of 10 such months');
  return t('Reached in about {count} of 10 such months', { count: tenths });
}

interface GoalFormProps {
  store: Store;
  reply: MonthGoal;
  onClose: () => void;
}

function GoalForm({ store, reply, onClose }: GoalFormProps) {
  const t = useT();
  const format = useFormat();
  const { goal, month, currency, hint } = reply;
  const [kind, setKind] = useState<GoalKind>(goal?.kind ?? 'sales');
  const [amount, setAmount] = useState(goal ? String(goal.amount) : '');
  const [error, setError] = useState<string>();
  const { save, failure } = useSavedGoal(store, reply, onClose);
  const value = Number(amount);
  const isProper = amount.trim() !== '' && Number.isFinite(value) && value >= 1 && value <= 1e9;

  function submit() {
    if (isProper) save.mutate({ kind, amount: value });
    else setError(t('Please enter an amount of at least 1.'));
  }

  const hints = [
    hint.lastMonth !== null && t('last month {amount}', { amount: format.money(hint.lastMonth, currency) }),
    hint.lastYear !== null &&
      t('the same month last year {amount}', { amount: format.money(hint.lastYear, currency) }),
  ].filter(Boolean);
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
        options={(['sales', 'profit'] as const).map((each) => ({ value: each, label: t(KINDS[each]) }))}
      />
      <Field
        label={t('Amount in {currency}', { currency })}
        error={error}
        hint={
          kind === 'sales' && hints.length > 0
            ? t('For comparison: {what}', { what: hints.join(' · ') })
            : undefined
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

/** Saved, changed or taken away; what was before can be put back. */
function useSavedGoal(store: Store, { month, goal }: MonthGoal, onSaved: () => void) {
  const t = useT();
  const { queryKey } = goalQuery(store.id);
  const [failure, setFailure] = useState<{ title: string; reason: string } | null>(null);
  const params = { storeId: store.id };
  const change = (wanted: SavedGoal | null) =>
    call(goalEndpoints.save, {
      params,
      body: { month, kind: wanted?.kind ?? goal?.kind ?? 'sales', amount: wanted?.amount ?? null },
    });
  const restore = useChange({
    change,
    invalidates: [{ queryKey }],
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t.message(reasonOf(error, text('The goal could not be put back. Please try again.'))),
      }),
  });
  const save = useChange({
    change,
    invalidates: [{ queryKey }],
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

function monthName(locale: string, month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
