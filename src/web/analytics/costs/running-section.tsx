import { Plus } from 'lucide-react';
import type { RulesReply } from '#shared/stores/costs.ts';
import { COST_PERIODS } from '#shared/stores/profit-rules.ts';
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
import { type Problems, placeOf, type RunningCostRow, type RunningList } from './rules-form.ts';

interface RunningSectionProps {
  store: Store;
  reply: RulesReply;
  draft: RulesDraft;
  problems: Problems;
}

/** What is paid for a time and not for an order: ads elsewhere, and all that is fixed. */
export function RunningSection({ store, reply: { currency }, draft, problems }: RunningSectionProps) {
  const t = useT();
  const given = { store, currency, draft, problems };
  return (
    <div className="grid min-w-0 gap-5">
      <Card
        title={t('Ads that Vitrin does not see')}
        description={t(
          'What you spend on Meta, TikTok, boosted posts or influencers, without the VAT that you get back. Spending in a connected Google Ads account is read by itself; leave it out.',
        )}
      >
        <RunningCosts {...given} list="adCosts" empty={t('Nothing entered yet.')} add={t('Add ad spend')} />
      </Card>
      <Card
        title={t('What you pay however much you sell')}
        description={t(
          'Rent, salaries, your shop’s plan, apps, accountant. Spread over their days, they are taken from your profit.',
        )}
      >
        <RunningCosts
          {...given}
          list="fixedCosts"
          empty={t('Nothing entered yet, so net profit cannot be worked out.')}
          add={t('Add a fixed cost')}
        />
      </Card>
    </div>
  );
}

interface RunningCostsProps extends Omit<RunningSectionProps, 'reply'> {
  currency: string;
  list: RunningList;
  empty: string;
  add: string;
}

function RunningCosts({ store, currency, draft, problems, list, empty, add }: RunningCostsProps) {
  const t = useT();
  const format = useFormat();
  const rows = draft.form[list];
  const entered = rows
    .map((row) => ({ ...row, amount: Number(row.amount.trim() || Number.NaN) }))
    .filter(({ amount }) => amount >= 0);
  const today = wallOf(new Date(), store.timeZone).day;
  return (
    <div className="grid gap-6">
      {rows.length === 0 ? (
        <p className="text-ink-soft text-sm">{empty}</p>
      ) : (
        rows.map((row) => <RunningCostFields key={row.key} {...{ row, list, currency, draft, problems }} />)
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => draft.addRow(list, { name: '', amount: '', every: 'month', from: '', to: '' })}
      >
        <Plus aria-hidden />
        {add}
      </Button>
      {rows.length > 0 && (
        <StatFigure
          label={t('Together per month, as of today')}
          value={entered.length === 0 ? NO_FIGURE : format.money(costsPerMonth(entered, today), currency)}
          note={t('A month is a twelfth of a year.')}
        />
      )}
    </div>
  );
}

interface RunningCostFieldsProps extends Pick<RunningCostsProps, 'currency' | 'draft' | 'problems' | 'list'> {
  row: RunningCostRow;
}

function RunningCostFields({ list, row, currency, draft, problems }: RunningCostFieldsProps) {
  const t = useT();
  const { editRow, removeRow } = draft;
  const given = { list, row, problems };
  const problem = problems[placeOf(list, row, 'name')];
  const label = row.name || (list === 'adCosts' ? t('Ad spend') : t('Fixed cost'));
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
            onChange={({ target }) => editRow(list, { ...row, name: target.value })}
          />
        </Field>
        <TypedNumber
          {...given}
          field="amount"
          label={t('Amount ({currency})', { currency })}
          onValueChange={(amount) => editRow(list, { ...row, amount })}
        />
        <Field label={t('How often')}>
          <Select
            value={row.every}
            onValueChange={(every) => editRow(list, { ...row, every })}
            options={COST_PERIODS.map((every) => ({ value: every, label: t(PERIODS[every]) }))}
          />
        </Field>
        <TypedDay
          {...given}
          field="from"
          label={t('First day')}
          onValueChange={(from) => editRow(list, { ...row, from })}
        />
        <TypedDay
          {...given}
          field="to"
          label={t('Last day')}
          onValueChange={(to) => editRow(list, { ...row, to })}
        />
        <RemoveRow label={label} onRemove={() => removeRow(list, row)} />
      </div>
    </fieldset>
  );
}
