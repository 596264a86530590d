import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { CostRow } from '#shared/stores/costs.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { type Drafts, draftOf, isCost, keyOfVariant } from './cost-drafts.ts';

interface CostCellProps {
  row: CostRow;
  drafts: Drafts;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A cost in the list, typed as in a spreadsheet: Enter and the arrows go from row to row, Escape takes back. */
export function CostCell({ row, drafts, onPaste }: CostCellProps) {
  const t = useT();
  const draft = drafts.drafts[keyOfVariant(row)];
  const saved = row.unitCost === null ? '' : String(row.unitCost);
  const typed = draft?.typed ?? saved;
  const isWrong = !isCost(typed);
  const isChanged = draft !== undefined && draft.typed !== saved;

  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      neighbourOf(event.currentTarget, step)?.select();
    }
    if (event.key === 'Escape' && draft) {
      event.preventDefault();
      drafts.forget([row]);
    }
  }
  /** What the platform says cannot be taken away here. */
  function leave() {
    if (draft && draft.typed.trim() === '' && row.source !== 'owner') drafts.forget([row]);
  }
  return (
    <NumberInput
      data-cost
      enterKeyHint="next"
      aria-label={t('Cost of {product}', { product: draftOf(row, '').title })}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t('Please enter a number of at least {minimum}.', { minimum: 0 }) : undefined}
      className={classNames(
        'ml-auto h-9! w-24 scroll-mb-36 text-right sm:w-28',
        isChanged && !isWrong && 'border-accent! bg-accent-soft!',
      )}
      placeholder="—"
      value={typed}
      onValueChange={(value) => drafts.put([draftOf(row, value)])}
      onKeyDown={walk}
      onPaste={onPaste}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlurCapture={leave}
    />
  );
}

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function neighbourOf(input: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const inputs = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-cost]') ?? [])];
  const next = inputs[inputs.indexOf(input) + step];
  next?.focus();
  return next;
}
