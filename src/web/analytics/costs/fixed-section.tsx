import { Plus } from 'lucide-react';
import type { RulesReply } from '#shared/stores/costs.ts';
import { FIXED_COST_PERIODS } from '#shared/stores/profit-rules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { PERIODS } from './cost-words.ts';
import { costsPerMonth } from './costs-per-month.ts';
import { RemoveRow } from './remove-row.tsx';
import { TypedDay, TypedNumber } from './row-fields.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { type FixedCostRow, type Problems, placeOf } from './rules-form.ts';

interface FixedSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

export function FixedSection({ store, reply: { currency }, draft, problems }: FixedSectionProps) {
  const t = useT();
  const format = useFormat();
  const { fixedCosts } = draft.form;
  const entered = fixedCosts
    .map((row) => ({ ...row, amount: Number(row.amount.trim() || Number.NaN) }))
    .filter(({ amount }) => amount >= 0);
  const today = wallOf(new Date(), store.timeZone).day;
  return (
    <Card
      title={t('What you pay however much you sell')}
      description={t(
        'Rent, salaries, your shop’s plan, apps, accountant. Spread over their days, they are taken from your profit.',
      )}
    >
      <div className="grid gap-6">
        {fixedCosts.length === 0 ? (
          <p className="text-ink-soft text-sm">
            {t('Nothing entered yet, so net profit cannot be worked out.')}
          </p>
        ) : (
          fixedCosts.map((row) => (
            <FixedCostFields key={row.key} row={row} currency={currency} draft={draft} problems={problems} />
          ))
        )}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            draft.addRow('fixedCosts', { name: '', amount: '', every: 'month', from: '', to: '' })
          }
        >
          <Plus aria-hidden />
          {t('Add a fixed cost')}
        </Button>
        <StatFigure
          label={t('Together per month, as of today')}
          value={entered.length === 0 ? NO_FIGURE : format.money(costsPerMonth(entered, today), currency)}
          note={t('A month is a twelfth of a year.')}
        />
      </div>
    </Card>
  );
}

interface FixedCostFieldsProps {
  row: FixedCostRow;
  currency: string;
  draft: RulesDraft;
  problems: Problems;
}

function FixedCostFields({ row, currency, draft, problems }: FixedCostFieldsProps) {
  const t = useT();
  const { editRow, removeRow } = draft;
  const given = { list: 'fixedCosts', row, problems } as const;
  const problem = problems[placeOf('fixedCosts', row, 'name')];
  const label = row.name || t('Fixed cost');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid min-w-0 grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_2.5rem]">
        <Field
          label={t('What it is for')}
          error={problem && t.message(problem)}
          className="max-lg:col-span-2"
        >
          <TextInput
            maxLength={100}
            value={row.name}
            onChange={({ target }) => editRow('fixedCosts', { ...row, name: target.value })}
          />
        </Field>
        <TypedNumber
          {...given}
          field="amount"
          label={t('Amount ({currency})', { currency })}
          onValueChange={(amount) => editRow('fixedCosts', { ...row, amount })}
        />
        <Field label={t('How often')}>
          <Select
            value={row.every}
            onValueChange={(every) => editRow('fixedCosts', { ...row, every })}
            options={FIXED_COST_PERIODS.map((every) => ({ value: every, label: t(PERIODS[every]) }))}
          />
        </Field>
        <TypedDay
          {...given}
          field="from"
          label={t('First day')}
          onValueChange={(from) => editRow('fixedCosts', { ...row, from })}
        />
        <TypedDay
          {...given}
          field="to"
          label={t('Last day')}
          onValueChange={(to) => editRow('fixedCosts', { ...row, to })}
        />
        <RemoveRow label={label} onRemove={() => removeRow('fixedCosts', row)} />
      </div>
    </fieldset>
  );
}
