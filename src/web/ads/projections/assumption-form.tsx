import type { FormEvent } from 'react';
import type { AdsResult, Assumption } from '#shared/ads/ads.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { type Draft, entriesOf, isOwnEntry, readField } from './assumption-draft.ts';
import { AssumptionField } from './assumption-field.tsx';
import type { AssumptionName } from './assumption-texts.ts';
import { useSaveSettings } from './save-settings.ts';

interface AssumptionFormProps {
  storeId: string;
  result: AdsResult;
  /** With what is typed. */
  assumptions: readonly Assumption[];
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** Everything a projection takes for granted, open to be changed. */
export function AssumptionForm({ storeId, result, assumptions, draft, setDraft }: AssumptionFormProps) {
  const t = useT();
  const { save, isSaving } = useSaveSettings(storeId);
  const { timeframe } = result;
  const known = result.performance.assumptions;
  const typed = Object.entries(draft) as [AssumptionName, string][];
  const isUsable = typed.every(([name, text]) => readField(name, text) !== undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.length === 0 || !isUsable || isSaving) return;
    save({
      settings: { assumptions: entriesOf(draft), timeframe },
      before: {
        timeframe,
        assumptions: ownEntries(
          known,
          typed.map(([name]) => name),
        ),
      },
      onSaved: () => setDraft({}),
    });
  }
  function takeBack(assumption: Assumption) {
    const { [assumption.name]: _typed, ...rest } = draft;
    save({
      settings: { assumptions: { [assumption.name]: null }, timeframe },
      before: { assumptions: ownEntries(known, [assumption.name]), timeframe },
      onSaved: () => setDraft(rest),
    });
  }

  return (
    <FoldingCard
      title={t('Assumptions')}
      description={t('Change any of them: the figures follow as you type.')}
      className="min-w-0"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {assumptions.map((assumption, at) => {
          const before = known[at] ?? assumption;
          return (
            <AssumptionField
              key={assumption.name}
              result={result}
              assumption={assumption}
              typed={draft[assumption.name]}
              onType={(text) => setDraft({ ...draft, [assumption.name]: text })}
              onTakeBack={isOwnEntry(before) ? () => takeBack(before) : undefined}
              disabled={isSaving}
            />
          );
        })}
        {typed.length > 0 && (
          <div className="flex animate-appear flex-wrap gap-2">
            <RoleButton
              needs="manage"
              type="submit"
              pending={isSaving}
              blocked={!isUsable && t('Please correct the marked figures.')}
            >
              {t('Save assumptions')}
            </RoleButton>
            <Button variant="ghost" disabled={isSaving} onClick={() => setDraft({})}>
              {t('Discard')}
            </Button>
          </div>
        )}
      </form>
    </FoldingCard>
  );
}

/** What the owner had typed before, by name; null where it was ours. */
function ownEntries(assumptions: readonly Assumption[], names: readonly AssumptionName[]) {
  return Object.fromEntries(
    assumptions
      .filter(({ name }) => names.includes(name))
      .map((assumption) => [assumption.name, isOwnEntry(assumption) ? assumption.value : null]),
  );
}
