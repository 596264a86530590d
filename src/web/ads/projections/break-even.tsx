import { type FormEvent, useState } from 'react';
import type { AdsResult, Projection } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { useSaveSettings } from './save-settings.ts';

interface BreakEvenProps {
  storeId: string;
  result: AdsResult;
  projection: Projection;
}

/** From which ROAS on ads earn more than they cost, once the owner says what is left of a sale. */
export function BreakEven({ storeId, result, projection }: BreakEvenProps) {
  const t = useT();
  const format = useFormat();
  const saved = result.settings.grossMargin;
  const [typed, setTyped] = useState<string>();
  const { save, isSaving } = useSaveSettings(storeId);
  const shown = typed ?? (saved === null ? '' : `${Number((saved * 100).toFixed(2))}`);
  const margin = readMargin(shown);
  const roas = margin ? 1 / margin : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed === undefined || margin === undefined || isSaving) return;
    save({
      settings: { grossMargin: margin },
      before: { grossMargin: saved },
      onSaved: () => setTyped(undefined),
    });
  }

  return (
    <FoldingCard
      title={t('Break-even')}
      description={t('What is left of a sale after the goods decides what an ad may cost.')}
      className="min-w-0"
    >
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <form noValidate onSubmit={submit} className="grid gap-3">
          <Field
            label={t('Gross margin')}
            note="%"
            error={margin === undefined ? t('Please enter a margin above 0 and up to 100%.') : undefined}
            hint={t('Of each sale without tax, what remains after buying or making the goods.')}
          >
            <NumberInput value={shown} onValueChange={setTyped} />
          </Field>
          {typed !== undefined && (
            <RoleButton
              needs="manage"
              type="submit"
              size="small"
              className="animate-appear justify-self-start"
              pending={isSaving}
              blocked={margin === undefined && t('Please enter a margin above 0 and up to 100%.')}
            >
              {t('Save margin')}
            </RoleButton>
          )}
        </form>
        <section aria-label={t('Break-even ROAS')} className="grid justify-items-start gap-0.5">
          <h3 className="font-normal font-sans text-ink-soft text-sm tracking-normal">
            {t('Break-even ROAS')}
          </h3>
          <p className="font-display font-semibold text-2xl tabular-nums tracking-[-0.02em]">
            {roas === null ? NO_FIGURE : `${format.number(roas, { maximumFractionDigits: 2 })}×`}
          </p>
          <p className="text-ink-faint text-xs">{t('1 ÷ gross margin')}</p>
          <p className="text-ink-soft text-sm">{verdict(t, roas, projection.estimatedRoas)}</p>
          {roas !== null && <BasisBadge basis={{ kind: 'assumption', source: 'own_entry', cases: null }} />}
        </section>
      </div>
    </FoldingCard>
  );
}

/** 0 to 1; null for an empty field, undefined for what is no margin. */
function readMargin(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const margin = Number(typed) / 100;
  return margin >= 0.001 && margin <= 1 ? margin : undefined;
}

function verdict(t: Translate, breakEven: number | null, projected: Projection['estimatedRoas']) {
  if (breakEven === null) return t('Known once you enter your gross margin.');
  if (!projected) return null;
  if (projected.low >= breakEven) return t('The projection lies above it from its low end on.');
  if (projected.high < breakEven)
    return t('The projection lies below it even at its high end: ads would lose money.');
  if (projected.expected >= breakEven) return t('The expected ROAS lies above it, the low end below.');
  return t('The expected ROAS lies below it: ads would more likely lose money than earn it.');
}
